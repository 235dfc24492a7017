#!/usr/bin/env python3
"""A bot of your own: takes a seat at an Undercroft table and plays a whole game.

    python3 docs/bot.py http://127.0.0.1:8080            opens a table with two bots of the house
    python3 docs/bot.py http://127.0.0.1:8080 TABLE      sits down at a table by its name

Needs nothing but Python 3. To make it play better, write a better `choose`.
"""
import base64, hashlib, json, os, random, socket, struct, sys, time, urllib.request
from urllib.parse import urlsplit


def choose(scene):
    """The one function to replace: scene["view"] is what you see, scene["moves"] what you may do."""
    return random.choice(scene["moves"])["move"]


def mix(mixing, seat, own):
    """What to say while players mix random bytes into the deal: first commit, then reveal. See sealed-chance.md."""
    if mixing["round"] not in own:
        own[mixing["round"]] = os.urandom(32).hex()
    bytes_, committed = own[mixing["round"]], {known["seat"] for known in mixing["commitments"]}
    digest = hashlib.sha256(f"undercroft contribution\n{bytes_}\n".encode()).hexdigest()
    if seat not in committed and not mixing["reveal"]:
        return {"commit": {"round": mixing["round"], "commitment": digest}}
    if seat in committed and mixing["reveal"]:
        return {"reveal": {"round": mixing["round"], "contribution": bytes_}}


def post(house, path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    request = urllib.request.Request(house + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["reason"])


class Line:
    """A WebSocket to a table: as much of RFC 6455 as JSON texts need."""

    def __init__(self, house, table, token, since):
        where = urlsplit(house)
        self.socket = socket.create_connection((where.hostname, where.port or 80), timeout=60)
        self.reader = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket?since={since} HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        status = self.reader.readline().decode()
        while self.reader.readline().strip():
            pass
        if " 101 " not in status:
            sys.exit(f"the house refused the line: {status}")

    def send(self, frame, opcode=1):
        data = frame if opcode != 1 else json.dumps(frame).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def hear(self):
        """The next frame of the house as its kind and what it says."""
        while True:
            first, length = self.read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.read(8))
            data, opcode = self.read(length), first & 15
            if opcode == 1:
                return next(iter(json.loads(data).items()))
            if opcode == 8:
                raise ConnectionError(data[2:].decode())
            if opcode == 9:  # a ping wants a pong
                self.send(data, opcode=10)

    def read(self, count):
        data = self.reader.read(count)
        if len(data) < count:
            raise ConnectionError("the line broke")
        return data


def play(house, table, token):
    """Plays until the game is over and gives back the last scene."""
    line = scene = pending = None  # `pending` is sent, and not answered yet
    done, own = 0, {}
    while True:
        try:
            if line is None:
                line = Line(house, table, token, scene["version"] if scene else 0)
                if pending:  # the same id again: it happens once, however often it is sent
                    line.send(pending)
            kind, said = line.hear()
            if kind == "scene":
                scene = said
                mixed = scene["seat"] and scene["mixing"] and mix(scene["mixing"], scene["seat"], own)
                if mixed:
                    line.send({"id": os.urandom(8).hex(), "do": mixed})
            elif pending and said.get("id") == pending["id"]:
                if kind == "later":
                    time.sleep(0.2)
                    line.send(pending)
                    continue
                pending = None
                if kind == "done":
                    done = said["version"]
                else:  # refused: look again, then choose again
                    print("refused:", said["reason"])
                    scene = None
                    line.send({"id": os.urandom(8).hex(), "do": {"look": {"since": 0}}})
            if not scene or pending or scene["version"] < done:
                continue
            if scene["outcome"] or scene["broken"]:
                return scene
            if scene["seat"] in scene["waiting_for"] and not scene["paused"]:
                move = {"seen": scene["version"], "move": choose(scene)}
                pending = {"id": os.urandom(8).hex(), "do": {"play": move}}
                line.send(pending)
        except OSError as reason:
            print("the line is taken up again:", reason)
            line = None
            time.sleep(1)


def main():
    house = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else sys.exit(__doc__)
    token = post(house, "/api/token", {})["token"]
    if len(sys.argv) > 2:
        table = sys.argv[2]
    else:
        wish = {"game": "raiders", "players": 3, "bots": ["random", "search:100"], "bot_pace": "at_once"}
        table = post(house, "/api/tables", wish, token)["table"]
    seat = post(house, f"/api/tables/{table}/sit", {"name": "Example bot", "program": True}, token)["seat"]
    print(f"sitting in seat {seat} at {house}/t/{table}")
    scene = play(house, table, token)
    print("the game is over:", json.dumps(scene["outcome"]))
    sys.exit(1 if scene["broken"] else 0)


if __name__ == "__main__":
    main()
