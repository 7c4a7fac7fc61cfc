/** What an action card does at heart, and the ink its band is printed in. */

import { isActionKind, type ActionKind } from './pictogram';

export type Family = 'aim' | 'shoot' | 'shift' | 'line' | 'duck' | 'defence' | 'special';

const FAMILY: Readonly<Record<ActionKind, Family>> = {
  'en-joue': 'aim',
  'deux-pour-un': 'aim',
  mexicoin: 'aim',
  pan: 'shoot',
  'ducky-luke': 'shoot',
  oups: 'shoot',
  'canards-enchaines': 'shoot',
  'canard-simplet': 'shoot',
  'rectifier-gauche': 'shift',
  'rectifier-droite': 'shift',
  'en-avant-marche': 'line',
  canarchie: 'line',
  'danse-des-canards': 'line',
  'canard-blase': 'duck',
  'canard-presse': 'duck',
  'fulguro-coin': 'duck',
  planque: 'defence',
  'moby-ducky': 'defence',
  'a-couvert': 'defence',
  'peace-and-love': 'defence',
  president: 'special',
  magret: 'special',
  'walking-duck': 'special',
};

export const familyOf = (kind: string): Family => (isActionKind(kind) ? FAMILY[kind] : 'special');

/** `band` carries paper-coloured text; `tint` is the ground of the picture. */
export const FAMILY_INKS: Readonly<
  Record<Family, { readonly band: string; readonly tint: string }>
> = {
  aim: { band: '#9c5a08', tint: '#f9dfa6' },
  shoot: { band: '#b5382a', tint: '#f8cdb8' },
  shift: { band: '#1f7078', tint: '#bfe3df' },
  line: { band: '#56702a', tint: '#dde6b4' },
  duck: { band: '#27639c', tint: '#c3dcf0' },
  defence: { band: '#5b4796', tint: '#dad3f0' },
  special: { band: '#97385f', tint: '#f5d3de' },
};
