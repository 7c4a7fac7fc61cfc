/** The drawings' own arithmetic, and that no good is left without a picture. */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { cometsBetween } from '../art/geometry';
import GoodIcon from '../art/GoodIcon.svelte';
import { GOODS, isGood } from '../art/goods';
import { planetLook, PLANET_LOOKS } from '../art/planetLooks';
import { bays, groupInForce, SHIP_SLOTS } from '../art/shipPlan';
import { starfield } from '../art/starfield';

describe('goods', () => {
  it('know their own keys', () => {
    expect(isGood('duck')).toBe(true);
    expect(isGood('any')).toBe(false);
  });

  it('each have a picture inside their frame, no two alike', () => {
    const pictures = GOODS.map((good) => {
      const { container } = render(GoodIcon, { good });
      expect(container.querySelectorAll('path, circle, rect').length).toBeGreaterThan(3);
      return container.innerHTML;
    });
    expect(new Set(pictures).size).toBe(GOODS.length);
  });

  it('say their name when they have one', () => {
    const { getByRole } = render(GoodIcon, { good: 'paint', label: 'Blue paint' });
    expect(getByRole('img', { name: 'Blue paint' })).toBeTruthy();
  });
});

describe('the chart', () => {
  it('shows the same sky every time, with more stars on a larger one', () => {
    expect(starfield(1400, 1000)).toEqual(starfield(1400, 1000));
    expect(starfield(2800, 1000).dots[0].length).toBeGreaterThan(
      starfield(1400, 1000).dots[0].length,
    );
  });

  it('spreads comets evenly between the rims of two planets', () => {
    const comets = cometsBetween({ x: 0, y: 0 }, { x: 312, y: 0 }, 3);
    expect(comets.map(({ x }) => Math.round(x))).toEqual([106, 156, 206]);
  });

  it('begins again after the sixteenth planet', () => {
    expect(PLANET_LOOKS).toHaveLength(16);
    expect(planetLook(16)).toBe(planetLook(0));
  });
});

describe('a ship', () => {
  it('has nine slots, one built-in bay and two more for every hold', () => {
    expect(SHIP_SLOTS).toHaveLength(9);
    expect(bays([null, null, null])).toHaveLength(1);
    expect(bays(['hold', 'navigator', 'hold'])).toHaveLength(5);
  });

  it('slows down with the fourth and the seventh piece', () => {
    expect([3, 4, 6, 7].map(groupInForce)).toEqual([0, 1, 1, 2]);
  });
});
