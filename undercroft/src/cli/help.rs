//! The longer texts of `--help`.
//!
//! Lines that must not be broken stay within 80 columns; what may be is one long line, which clap breaks.

pub(super) const STORY: &str = "\
The story in a few commands:
  Serve tables for friends, at an address it tells:
    undercroft
  Play Dungeon Raiders against bots in the terminal, now:
    undercroft play
  See what can be played and with which options, and read the rules:
    undercroft games
    undercroft rules raiders
  Lay out a table to look at and to edit:
    undercroft position new raiders --seed 7 > p.json
  Ask the rules what seat 1 may do there:
    undercroft position moves p.json --seat 1
  Let bots play a thousand games, and weigh the cards by what happened:
    undercroft sim raiders --games 1000 --bots search:100,random
    undercroft lab raiders --games 1000 --bots search:100

Seats are numbered from 1. A file named `-` is standard input, so commands pipe into one another:
  undercroft position new raiders | undercroft position show - --seat 2

Games are told in English or in Spanish; help, mistakes and figures are in English:
  undercroft rules raiders --language es

Every command that prints data has --json. Bad input ends with exit code 2 and its reason on standard error.";

pub(super) const SERVE: &str = "\
Example:
  undercroft serve --host 0.0.0.0 --port 8080 --database tables.db

Every move is on disk before it is acknowledged. Ctrl-C closes in order; nothing is lost if the machine does it for \
you. RUST_LOG=debug tells more.";

pub(super) const POSITION: &str = "\
Example:
  undercroft position new raiders --players 4 --seed 7 > p.json
  undercroft position show p.json --seat 1
  undercroft position moves p.json --seat 1
  undercroft position play p.json --seat 1 --move '<one of those>' > q.json
  undercroft position imagine p.json --seat 1 > q.json";

pub(super) const PLAY: &str = "\
Example:
  undercroft play raiders --players 4 --name Ann --save game.json

At the prompt: what stands before a choice, with ? after it to hear what it would bring, or ? alone for help. Leaving with q loses nothing when the game is saved; \
--resume puts you back into your seat, against the same bots:
  undercroft play --resume game.json";

pub(super) const SIM: &str = "\
Bots:
  random         any legal move
  search         looks ahead in 1000 imagined worlds a decision
  search:200     the same with 200 of them: weaker and quicker
  search:50ms    the same for 50 milliseconds, so no two runs need be alike

The bots sit in the order given, repeated to fill the seats, and move round one seat each game. A shared win counts \
as a fraction for each. The hash is of every decision and outcome: the same plan gives the same hash on any number \
of threads, unless a bot thinks by the clock.

Example:
  undercroft sim raiders --players 4 --games 100000
  undercroft sim raiders --games 400 --bots search,random,random,random --json";

pub(super) const LAB: &str = "\
It plays the games that sim plays for the same plan, and counts beside wins and scores what the game itself finds worth \
counting: rooms, items, characters, Dungeon Masters. The bots are those of sim. The figures are the same on any number \
of threads. What stands under a head is a count, a share in per cent or a mean; --json has the spread too.

Example:
  undercroft lab guilds --players 4 --games 8000 --bots search:200
  undercroft lab raiders --cards mine.toml --games 100000 --bots random --json";

pub(super) const CARDS: &str = "\
Example:
  undercroft cards raiders > mine.toml
  undercroft cards check mine.toml
  undercroft play raiders --cards mine.toml";

pub(super) const LOAD: &str = "\
A server is started for this alone, with a new data file unless --database says where. Everybody thinks between half \
and one and a half times --think-ms, then plays any move that is listed; when a game ends the same people go on. Ack \
is the time from a move sent to the word that it is stored, fan-out until the last at the table has seen it.

At the end the server is stopped, its log is run again, and all that anybody was shown must be what the log gives. \
Whoever was shown anything else has diverged, and the command fails.

Example:
  undercroft load --tables 100 --seconds 30
  undercroft load --tables 20 --idle 10000 --json";
