# What every game says alike. A game's own message file may say any of it in another way.

### How people are listed, and what the reader is called

# In the middle of a sentence. At its beginning a message says NAMES($who, you: "You").
you = you
nobody = nobody
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-last = { $first }, and { $last }

### What any game may have to say

name = { $name }
no-such-seat = There is no seat { $seat } at a table for { $players }.
team = Team { $team }
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
