// A bot in JavaScript: `webfoot arena canardage "stdio:node bot.mjs" quick`.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

let state = 1;
function below(many) {
  // xorshift32: JavaScript's own random numbers cannot be seeded.
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % many;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "start") {
    state = message.seed % 4294967291 | 1;
    say({ type: "ready", protocol: 1 });
  } else if (message.type === "ask") {
    // Waiting is the move -1. This bot acts whenever it can.
    const acting = message.legal.filter(({ number }) => number !== -1);
    const moves = acting.length > 0 ? acting : message.legal;
    say({ type: "move", id: message.id, number: moves[below(moves.length)].number });
  } else if (message.type === "fault") {
    console.error(`fault in answer ${message.id}: ${message.reason}`);
  }
}
