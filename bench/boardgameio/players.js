// The scripted players of boardgame.io's server, in a process of their own. Asked: open, play.
// They speak its protocol on bare socket.io, which is lighter than its client and so loads the server harder.
const fs = require('node:fs');
const readline = require('node:readline');
const { io } = require('socket.io-client');

const CLOCK_TICKS = 100;
const AT_ONCE = 50;
const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const any = (count) => Math.floor(Math.random() * count);

const club = { playing: false, pace: 0 };
let stopwatch = fresh();

function fresh() {
  return { answered: [], heard: [], games: 0, received: 0, since: performance.now() };
}

class Pair {
  constructor(address, number) {
    this.address = address;
    this.number = number;
    this.game = 0;
    this.movedAt = 0;
    this.players = [new Player(this, 0), new Player(this, 1)];
  }

  get match() {
    return `${this.number}-${this.game}`;
  }

  async sitDown() {
    for (const player of this.players) await player.connect();
    await this.players[0].sync();
    await this.players[1].sync();
  }

  // A match begins when somebody first asks for it; the host asks first, so that it begins once.
  async again() {
    this.game += 1;
    await this.players[0].sync();
    await this.players[1].sync();
  }
}

class Player {
  constructor(pair, seat) {
    this.pair = pair;
    this.seat = seat;
    this.ready = null;
    this.sent = new Map();
    this.synced = null;
  }

  connect() {
    this.socket = io(`http://${this.pair.address}/gallery`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => {
      if (match !== this.pair.match) return;
      this.consider(info.state);
      if (this.synced) this.synced();
    });
    this.socket.on('update', (match, state) => {
      if (match === this.pair.match) this.updated(state);
    });
    return new Promise((done, failed) => {
      this.socket.once('connect', () => {
        this.socket.io.engine.on('data', (data) => (stopwatch.received += data.length ?? 0));
        done();
      });
      this.socket.once('connect_error', failed);
    });
  }

  sync() {
    const done = new Promise((resolve) => (this.synced = resolve));
    this.socket.emit('sync', this.pair.match, String(this.seat), undefined, 2);
    return done;
  }

  updated(state) {
    const now = performance.now();
    const sent = this.sent.get(state._stateID - 1);
    if (sent !== undefined) {
      this.sent.delete(state._stateID - 1);
      stopwatch.answered.push(now - sent);
    } else {
      stopwatch.heard.push(now - this.pair.movedAt);
    }
    this.consider(state);
  }

  consider(state) {
    if (state.ctx.gameover !== undefined) {
      this.sent.clear();
      if (this.seat === 0) {
        stopwatch.games += 1;
        this.pair.again();
      }
    } else if (state.ctx.currentPlayer === String(this.seat)) {
      this.ready = { at: state._stateID, cards: state.G.players[this.seat].hand.length };
      if (club.playing) this.resume();
    }
  }

  resume() {
    if (this.ready === null) return;
    if (club.pace) setTimeout(() => this.move(), club.pace * (0.5 + Math.random()) * 1000);
    else this.move();
  }

  move() {
    if (this.ready === null || !club.playing) return;
    const { at, cards } = this.ready;
    this.ready = null;
    const playerID = String(this.seat);
    const payload = { type: 'play', args: [any(cards), any(6)], playerID, credentials: undefined };
    this.pair.movedAt = performance.now();
    this.sent.set(at, this.pair.movedAt);
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, at, this.pair.match, playerID);
  }
}

let pairs = [];

async function open({ address, tables }) {
  pairs = Array.from({ length: tables }, (_, number) => new Pair(address, `${process.pid}-${number}`));
  for (let first = 0; first < tables; first += AT_ONCE) {
    await Promise.all(pairs.slice(first, first + AT_ONCE).map((pair) => pair.sitDown()));
  }
  return { tables: pairs.length };
}

async function play({ pace, warm_up, seconds, server }) {
  club.pace = pace;
  club.playing = true;
  for (const pair of pairs) pair.players.forEach((player) => player.resume());
  await sleep(warm_up);
  stopwatch = fresh();
  const own = process.cpuUsage();
  const before = processorSeconds(server);
  await sleep(seconds);
  const noted = stopwatch;
  const passed = (performance.now() - noted.since) / 1000;
  const used = process.cpuUsage(own);
  const report = {
    seconds: passed,
    moves: noted.answered.length,
    answered: waitingTimes(noted.answered),
    heard: waitingTimes(noted.heard),
    refused: 0,
    games: noted.games,
    received: noted.received,
    server_cpu: (processorSeconds(server) - before) / passed,
    players_cpu: (used.user + used.system) / 1e6 / passed,
  };
  club.playing = false;
  await sleep(0.5);
  return report;
}

function waitingTimes(samples) {
  const ordered = samples.slice().sort((a, b) => a - b);
  const at = (share) => ordered[Math.floor(share * (ordered.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function processorSeconds(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop().trim().split(' ');
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
  } catch {
    return 0;
  }
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    console.log(JSON.stringify(await (request.do === 'open' ? open(request) : play(request))));
  }
  process.exit(0);
}

main();
