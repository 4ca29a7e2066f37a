"""A bot in ten lines: takes a free seat at a table and plays at random. Usage: bot.py HOST:PORT TABLE TOKEN"""

import json
import random
import sys

from websockets.sync.client import connect

server, table, token = sys.argv[1:]
with connect(f"ws://{server}/ws/tables/{table}", additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    socket.send(json.dumps({"type": "join", "id": "join"}))
    has = {}
    for text in socket:
        has |= json.loads(text)  # a snapshot is everything, an event what changed
        if has["table"]["status"] == "over":
            break
        if has["choices"]:
            act = {"type": "act", "id": str(has["number"]), "based_on": has["number"]}
            socket.send(json.dumps(act | {"action": random.choice(has["choices"])["action"]}))
