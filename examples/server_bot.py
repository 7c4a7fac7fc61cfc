"""A bot that plays at the tables of a server: `WEBFOOT_TOKEN=… python server_bot.py wss://ducks.example`.

It needs the library `websockets` and nothing of Webfoot. `webfoot bot-token NAME` makes the token.
"""

import asyncio
import json
import os
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def answer(message):
    if message["type"] == "start":
        return {"type": "ready", "protocol": 1, "table": message["table"]}
    # Waiting is the move -1. This bot acts whenever it can.
    numbers = [legal["number"] for legal in message["legal"]]
    chosen = random.choice([number for number in numbers if number != -1] or numbers)
    return {"type": "move", "id": message["id"], "number": chosen, "table": message["table"]}


async def play(server, token):
    # This loop connects again by itself whenever the connection is lost.
    async for socket in connect(f"{server}/bot/socket", additional_headers={"Authorization": f"Bearer {token}"}):
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] in ("start", "ask"):
                    await socket.send(json.dumps(answer(message)))
                else:
                    print(text, flush=True)
        except ConnectionClosed:
            pass
        # The server does not want this bot: a code from 4400 says why.
        if socket.close_code and socket.close_code >= 4400:
            sys.exit(f"{socket.close_code}: {socket.close_reason}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not os.environ.get("WEBFOOT_TOKEN"):
        sys.exit(__doc__)
    asyncio.run(play(sys.argv[1], os.environ["WEBFOOT_TOKEN"]))
