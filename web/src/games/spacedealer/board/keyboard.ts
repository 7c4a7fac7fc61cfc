/** Keys: digits for timers, letters for what is lit, Escape to put down what is in hand. */
import { digitOf, placeOf } from '../../../boardkit/keyboard.svelte';
import type { PlanetView } from '../../../generated/spacedealer';
import type { Controls } from './controls.svelte';

const ELSEWHERE = 'input, textarea, select, dialog, [popover], [contenteditable]';

export function pressed(press: KeyboardEvent, controls: Controls, planet: PlanetView): void {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
  if (press.target instanceof Element && press.target.closest(ELSEWHERE)) return;
  if (document.querySelector('dialog[open]')) return;
  if (press.key === 'Escape') {
    if (controls.clear()) press.preventDefault();
    return;
  }
  const digit = digitOf(press);
  if (digit !== undefined) {
    const timer = planet.timers[digit - 1];
    if (timer) controls.timer(timer.timer);
    return;
  }
  const place = placeOf(press);
  const id = [...controls.keys].find(([, key]) => key === place)?.[0];
  if (id !== undefined) controls.touch(id);
}
