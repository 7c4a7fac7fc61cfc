/** The drawings' own arithmetic, and that nothing in the box is left without a picture. */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import CardPicture from '../art/CardPicture.svelte';
import { CARD_LOOKS, CARD_TYPES, cardSize, isCardType, slotOf } from '../art/cards';
import {
  areaBox,
  berthAt,
  bow,
  columnsOf,
  fieldAt,
  RING_RADIUS,
  scaleSpots,
  steady,
} from '../art/geometry';
import GoodCube from '../art/GoodCube.svelte';
import { COLOURS, isColour, laidOut } from '../art/goods';
import { demand } from './sample';
import { HOLD_BAYS } from '../art/shipShape';
import { stars } from '../art/stars';
import TimerPicture from '../art/TimerPicture.svelte';
import { shareLeft } from '../art/timers';

const reach = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

describe('goods', () => {
  it('differ in outline, not only in colour', () => {
    const outlines = COLOURS.map((good) => {
      const { container } = render(GoodCube, { good });
      return [...container.querySelectorAll('path, ellipse')].map((path) => path.getAttribute('d'));
    });
    expect(new Set(outlines.map((paths) => paths[0])).size).toBe(COLOURS.length);
  });

  it('say their name when they have one', () => {
    const { getByRole } = render(GoodCube, { good: 'green', label: 'Green goods' });
    expect(getByRole('img', { name: 'Green goods' })).toBeTruthy();
  });

  it('are laid out colour by colour', () => {
    expect(laidOut({ blue: 1, red: 2 })).toEqual(['red', 'red', 'blue']);
    expect(isColour('any')).toBe(false);
  });
});

describe('cards', () => {
  it('each have a picture, no two alike', () => {
    const pictures = CARD_TYPES.map((type) => {
      const { container } = render(CardPicture, { type });
      expect(container.querySelectorAll('path, circle, rect').length).toBeGreaterThan(4);
      return container.innerHTML;
    });
    expect(new Set(pictures).size).toBe(CARD_TYPES.length);
  });

  it('cover two cells, and have a plug for every cell that needs power', () => {
    for (const type of CARD_TYPES) {
      const { shape, plugs } = CARD_LOOKS[type];
      const { width, height } = cardSize(shape);
      expect(width * height).toBe(20_000);
      expect(plugs).toBeLessThanOrEqual(width / 100);
    }
    expect(isCardType('duck')).toBe(false);
  });

  it('have their timer within the picture', () => {
    for (const type of CARD_TYPES) {
      const slot = slotOf(type);
      if (!slot) continue;
      expect(slot.x + 27 * slot.scale).toBeLessThan(cardSize(CARD_LOOKS[type].shape).width - 4);
      expect(slot.y + 47 * slot.scale).toBeLessThan(98);
    }
  });

  it('show who fulfilled a demand', () => {
    const open = render(CardPicture, { type: 'mine', colour: 'red', demands: [demand('GB 2/1')] });
    expect(open.container.querySelector('[data-seat]')).toBeNull();
    const done = render(CardPicture, {
      type: 'mine',
      colour: 'red',
      demands: [demand('GB 2/1', 3)],
    });
    expect(done.container.querySelector('[data-seat="3"]')).not.toBeNull();
  });
});

describe('a sand timer', () => {
  it('knows how much of its sand is left', () => {
    expect(shareLeft(60_000, 15_000, 60_000)).toBe(0.75);
    expect(shareLeft(60_000, 61_000, 60_000)).toBe(0);
  });

  it('lets its sand fall by itself from the share it was given', () => {
    const { container } = render(TimerPicture, {
      seat: 1,
      state: 'running',
      share: 0.75,
      seconds: 60,
    });
    const timer = container.querySelector<SVGElement>('.timer.flows');
    expect(timer?.style.getPropertyValue('--sand-gone')).toBe('-15s');
    expect(timer?.style.getPropertyValue('--sand-time')).toBe('60s');
  });

  it('glows only for its owner', () => {
    const own = render(TimerPicture, { seat: 0, state: 'ready' });
    expect(own.container.querySelector('.call')).not.toBeNull();
    const other = render(TimerPicture, { seat: 0, state: 'ready', calls: false });
    expect(other.container.querySelector('.call')).toBeNull();
  });
});

describe('the area of a planet', () => {
  it('feeds its columns from the planet outwards', () => {
    expect(columnsOf('left')).toEqual([4, 3, 2, 1]);
    expect(columnsOf('right')).toEqual([5, 6, 7, 8]);
  });

  it('grows with columns beyond the lines and with places for plans', () => {
    const width = (box: string) => Number(box.split(' ')[2]);
    expect(width(areaBox(0, 9))).toBe(width(areaBox()) + 200);
    expect(width(areaBox(1, 8, 4))).toBeGreaterThan(width(areaBox()));
  });

  it('has a place for every step of technology', () => {
    for (const steps of [3, 5, 6]) {
      const spots = scaleSpots(steps);
      expect(spots).toHaveLength(steps);
      expect(spots[0]?.x).toBeLessThan(spots.at(-1)?.x ?? 0);
    }
  });
});

describe('the ring', () => {
  it('lays the own planet at the bottom and the others around', () => {
    for (let seats = 3; seats <= 8; seats++) {
      for (let own = 0; own < seats; own++) {
        const { x, y } = fieldAt(2 * own, seats, own);
        expect([Math.round(x), Math.round(y)]).toEqual([0, RING_RADIUS]);
      }
    }
  });

  it('gives every ship on a field a berth of its own', () => {
    const berths = Array.from({ length: 6 }, (_, at) => berthAt(1, 4, 0, at, 6));
    expect(new Set(berths.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(6);
  });

  it('lets no flight pass over the clock', () => {
    for (let to = 1; to < 16; to++) {
      const legs = bow(fieldAt(0, 8), fieldAt(to, 8));
      expect(Math.min(...legs.map(reach))).toBeGreaterThan(110);
      const turns = steady(legs).map(({ turn }) => turn);
      for (const [at, turn] of turns.entries()) {
        expect(Math.abs(turn - (turns[at - 1] ?? turn))).toBeLessThan(120);
      }
    }
  });
});

describe('a ship', () => {
  it('has eight bays', () => {
    expect(HOLD_BAYS).toHaveLength(8);
    expect(new Set(HOLD_BAYS.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });
});

it('shows the same sky every time', () => {
  expect(stars(0, 0, 400, 300)).toEqual(stars(0, 0, 400, 300));
});
