/** The end of a game as a picture to send to others: who won, the scores, and the curve. */
import type { Outcome } from '../generated/wire';
import { seatLook } from '../ui/seats';
import { DASHES, Scale } from './scales';

export interface Shown {
  game: string;
  headline: string;
  names: readonly string[];
  scores: readonly number[];
  /** The seats, the winners first. */
  ranking: readonly number[];
  winners: readonly number[];
  outcome: Outcome | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
const LIST = 420;

/** Colours and faces as the page has them just now, in light or dark mode. */
function looks(element: Element) {
  const value = (name: string, from = element) =>
    getComputedStyle(from).getPropertyValue(name).trim();
  // Colours of the page may be given by functions that only the browser can work out.
  const probe = document.createElement('i');
  element.append(probe);
  const colour = (name: string, seat?: number) => {
    if (seat === undefined) probe.removeAttribute('data-seat');
    else probe.dataset.seat = String(seat);
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  return {
    colour,
    display: value('--face-display') || 'serif',
    text: value('--face-text') || 'sans-serif',
    done: () => {
      probe.remove();
    },
  };
}

type Looks = ReturnType<typeof looks>;

/** A text no wider than there is room for it. */
function fitted(paint: CanvasRenderingContext2D, text: string, room: number): string {
  if (paint.measureText(text).width <= room) return text;
  let kept = text;
  while (kept.length > 1 && paint.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1);
  return `${kept}…`;
}

function drawMark(
  paint: CanvasRenderingContext2D,
  look: Looks,
  seat: number,
  x: number,
  y: number,
  size: number,
) {
  const shape = seatLook(seat);
  const outline = new Path2D(shape.path);
  paint.save();
  paint.translate(x, y);
  paint.scale(size / 32, size / 32);
  paint.fillStyle = look.colour('--seat', seat);
  paint.fill(outline);
  paint.strokeStyle = look.colour('--seat-strong', seat);
  paint.lineWidth = 1.8;
  paint.stroke(outline);
  paint.fillStyle = look.colour('--seat-ink', seat);
  paint.font = `800 ${shape.letterSize}px ${look.text}`;
  paint.textAlign = 'center';
  paint.fillText(shape.letter, 16, shape.letterBaseline);
  paint.restore();
}

function drawList(paint: CanvasRenderingContext2D, look: Looks, shown: Shown) {
  const line = Math.min(58, (HEIGHT - 250) / shown.ranking.length);
  shown.ranking.forEach((seat, place) => {
    const y = 190 + place * line;
    drawMark(paint, look, seat, EDGE, y, line * 0.7);
    paint.textAlign = 'left';
    paint.fillStyle = look.colour('--ink');
    paint.font = `${shown.winners.includes(seat) ? 800 : 500} ${line * 0.46}px ${look.text}`;
    const score = String(shown.scores[seat] ?? 0);
    const width = paint.measureText(score).width;
    paint.fillText(score, EDGE + LIST - width - 40, y + line * 0.52);
    paint.fillText(
      fitted(paint, shown.names[seat] ?? '', LIST - width - 120),
      EDGE + line,
      y + line * 0.52,
    );
  });
}

function drawCurve(paint: CanvasRenderingContext2D, look: Looks, outcome: Outcome, seats: number) {
  const box = {
    left: EDGE + LIST + 60,
    top: 190,
    width: WIDTH - 2 * EDGE - LIST - 80,
    height: HEIGHT - 290,
  };
  const scale = new Scale(outcome.summary.curve, outcome.timed, box);
  paint.font = `500 18px ${look.text}`;
  paint.textAlign = 'right';
  paint.lineWidth = 1;
  for (const tick of scale.ticks) {
    paint.strokeStyle = look.colour('--paper-edge');
    paint.beginPath();
    paint.moveTo(box.left, scale.y(tick));
    paint.lineTo(box.left + box.width, scale.y(tick));
    paint.stroke();
    paint.fillStyle = look.colour('--ink-soft');
    paint.fillText(String(tick), box.left - 10, scale.y(tick) + 6);
  }
  paint.lineWidth = 4;
  paint.lineJoin = 'round';
  for (let seat = 0; seat < seats; seat += 1) {
    paint.strokeStyle = look.colour('--seat-strong', seat);
    paint.setLineDash((DASHES[seat] ?? '').split(' ').filter(Boolean).map(Number));
    paint.beginPath();
    for (const [x, y] of scale.corners(seat)) paint.lineTo(x, y);
    paint.stroke();
  }
  paint.setLineDash([]);
}

/** Draws the picture; `element` is where its colours come from. */
export async function pictureOf(shown: Shown, element: Element): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('this browser draws no pictures');
  const look = looks(element);
  try {
    paint.fillStyle = look.colour('--paper');
    paint.fillRect(0, 0, WIDTH, HEIGHT);
    paint.strokeStyle = look.colour('--accent');
    paint.lineWidth = 12;
    paint.strokeRect(6, 6, WIDTH - 12, HEIGHT - 12);
    paint.fillStyle = look.colour('--ink-soft');
    paint.font = `32px ${look.display}`;
    paint.fillText(fitted(paint, shown.game, WIDTH - 2 * EDGE), EDGE, 74);
    paint.fillStyle = look.colour('--ink');
    paint.font = `56px ${look.display}`;
    paint.fillText(fitted(paint, shown.headline, WIDTH - 2 * EDGE), EDGE, 140);
    drawList(paint, look, shown);
    if (shown.outcome) drawCurve(paint, look, shown.outcome, shown.names.length);
    paint.textAlign = 'right';
    paint.fillStyle = look.colour('--ink-soft');
    paint.font = `26px ${look.display}`;
    paint.fillText('Webfoot', WIDTH - EDGE, HEIGHT - 34);
  } finally {
    look.done();
  }
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('the picture could not be made'));
    }, 'image/png');
  });
}
