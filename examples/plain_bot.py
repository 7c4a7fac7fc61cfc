"""A bot in plain Python, without Webfoot: `webfoot arena canardage "stdio:python3 plain_bot.py" quick`."""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        luck.seed(message["seed"])
        say(type="ready", protocol=1)
    elif message["type"] == "ask":
        # Waiting is the move -1. This bot acts whenever it can.
        numbers = [legal["number"] for legal in message["legal"]]
        acting = [number for number in numbers if number != -1]
        say(type="move", id=message["id"], number=luck.choice(acting or numbers))
    elif message["type"] == "fault":
        print(f"fault in answer {message['id']}: {message['reason']}", file=sys.stderr)
