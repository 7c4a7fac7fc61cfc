// A shooting gallery for two, as simple as a card game can be and as large on the wire as a real one: a line of six,
// a hand of three, a hidden deck, one card a turn. A game takes 28 to 78 turns, 53 on average, as random play of
// Canardage does: were all games equally long, all tables would start anew at the same time.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const PLACES = 6;
const KINDS = ['aim', 'shoot', 'march'];

exports.gallery = {
  name: 'gallery',
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }) => {
    const cards = 33 + random.Die(51);
    const deck = random.Shuffle(Array.from({ length: cards }, (_, i) => KINDS[i % KINDS.length]));
    return {
      line: Array.from({ length: PLACES }, (_, i) => ({
        name: i,
        owner: i % 2,
        hidden: null,
        magret: false,
        hidden_magret: false,
      })),
      nextName: PLACES,
      targets: Array(PLACES).fill(false),
      dead: [0, 0],
      players: { 0: { hand: deck.splice(0, 3) }, 1: { hand: deck.splice(0, 3) } },
      discard: [],
      left: deck.length,
      secret: { deck },
    };
  },

  playerView: PlayerView.STRIP_SECRETS,

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, card, at) => {
        const hand = G.players[playerID].hand;
        if (!Number.isInteger(card) || card < 0 || card >= hand.length) return INVALID_MOVE;
        if (!Number.isInteger(at) || at < 0 || at >= PLACES) return INVALID_MOVE;
        const [kind] = hand.splice(card, 1);
        if (kind === 'aim') G.targets[at] = true;
        if (kind === 'shoot' && G.targets[at]) {
          G.targets[at] = false;
          G.dead[G.line[at].owner] += 1;
          G.line[at] = { ...G.line[at], name: G.nextName++ };
        }
        if (kind === 'march') G.line.unshift(G.line.pop());
        G.discard.push(kind);
        hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
  },

  endIf: ({ G }) => (G.left === 0 ? { dead: G.dead } : undefined),
};
