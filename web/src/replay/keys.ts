/** A replay by keyboard: space, arrows, and the keys that are comma and full stop on an English keyboard. */
import { placeOf } from '../boardkit/keyboard.svelte';
import type { Player } from './player.svelte';

/** Places of keys. */
export const STEP_BACK = ',';
export const STEP_FORWARD = '.';

const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ' ': (player) => {
    player.toggle();
  },
  ArrowRight: (player) => {
    player.skip(1);
  },
  ArrowLeft: (player) => {
    player.skip(-1);
  },
  [STEP_FORWARD]: (player) => {
    player.step(1);
  },
  [STEP_BACK]: (player) => {
    player.step(-1);
  },
  Home: (player) => {
    player.go(0);
  },
  End: (player) => {
    player.go(player.last);
  },
};
/** They have these keys for themselves; the slider of the replay only does what the keys do anyway. */
const ELSEWHERE = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';
const PRESSABLE = 'button, a, summary';

export function pressed(press: KeyboardEvent, player: Player): void {
  const act = KEYS[placeOf(press) ?? press.key];
  if (!act || press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
  const on = press.target instanceof Element ? press.target : null;
  if (on?.closest(ELSEWHERE) || (press.key === ' ' && on?.closest(PRESSABLE))) return;
  press.preventDefault();
  act(player);
}
