/** What can be answered with a button: the words on it, and what it does. */
import type { DaleView, Suggestion } from '../../generated/dale';
import type { Selection } from '../../table/selection.svelte';
import type { Brief, Choice, Move, Say } from '../contract';
import { cardName, cardsAdded, heldCard } from './words';

export interface Answer {
  readonly label: string;
  readonly main: boolean;
  readonly give: () => void;
  /** Places in the hand that this answer is about. */
  readonly picks?: readonly number[];
}

interface Asked {
  readonly brief: Brief<DaleView>;
  readonly names: readonly string[];
  readonly selection: Selection;
  readonly say: Say;
  readonly onplay: (move: Move) => void;
  /** Drops the whole draft; null where there is none to drop. */
  readonly oncancel: (() => void) | null;
}

/** The most useful first; what leads back last. */
const ORDER = [
  'confirm',
  'suggested',
  'ask-partner',
  'yes',
  'number',
  'way',
  'person',
  'build',
  'inventory',
  'no',
  'stop',
  'pass',
];

/** What it means to stop, where it is not an action that is declined. */
const STOPS: Readonly<Record<string, string>> = {
  'before-refill': 'move-refill',
  'late-ability': 'move-end-turn',
};

export function answersOf(asked: Asked): Answer[] {
  const { selection, say } = asked;
  if (selection.touched.length > 0) return [...usesOf(asked), goBack(selection, say)];
  const choices = selection.candidates.filter(({ move }) => ORDER.includes(move.move));
  const sorted = choices.toSorted(
    (one, other) => ORDER.indexOf(one.move.move) - ORDER.indexOf(other.move.move),
  );
  const given = sorted.map((choice) => answerTo(choice, asked));
  if (asked.oncancel && selection.candidates.length > 0)
    given.push({ label: say('move-cancel'), main: false, give: asked.oncancel });
  return given;
}

/** A card of the hand has been touched: what shall it do? */
function usesOf({ brief, selection, say }: Asked): Answer[] {
  const card = cardName(heldCard(brief.view, selection) ?? '', say);
  if (selection.ready)
    return [
      {
        label: say('move-react', { card }),
        main: true,
        give: () => {
          selection.confirm();
        },
      },
    ];
  return selection.lit
    .filter((id) => id.startsWith('use:'))
    .map((id, nth) => ({
      label: say(id.replace(':', '-'), { card }),
      main: nth === 0,
      give: () => selection.touch(id),
    }));
}

const goBack = (selection: Selection, say: Say): Answer => ({
  label: say('move-undo'),
  main: false,
  give: () => {
    selection.back();
  },
});

function answerTo({ move }: Choice, asked: Asked): Answer {
  const suggestion =
    move.move === 'suggested' ? asked.brief.view.draft?.suggestions[move.nth as number] : undefined;
  return {
    label: labelOf(move, suggestion, asked),
    main: isMain(move, asked),
    give: () => {
      asked.onplay(move);
    },
    ...(suggestion ? { picks: suggestion.picks } : {}),
  };
}

function isMain({ move, nth }: Move, { brief, selection }: Asked): boolean {
  const { draft, ask } = brief.view;
  switch (move) {
    case 'confirm':
      return draft?.mode !== 'inventory' || draft.picks.length > 0;
    case 'suggested':
      return nth === 0 && !draft?.complete;
    case 'yes':
      return true;
    case 'build':
      return ask?.what === 'build-again';
    case 'pass':
    case 'stop':
      return selection.candidates.length === 1;
    default:
      return false;
  }
}

function labelOf(
  move: Move,
  suggestion: Suggestion | undefined,
  { brief, names, say }: Asked,
): string {
  const { view } = brief;
  const { draft, ask } = view;
  switch (move.move) {
    case 'confirm':
      if (draft?.mode === 'buy') return say('move-pay');
      if (draft?.mode === 'build') return say('move-lay');
      if (draft?.mode === 'inventory')
        return say(draft.picks.length > 0 ? 'move-discard' : 'move-discard-none');
      return say(`ask-${ask?.what ?? ''}.confirm`);
    case 'suggested': {
      const held = suggestion?.picks.map((at) => view.hand[at]?.card ?? '') ?? [];
      const cards = cardsAdded([...held, ...(suggestion?.extras ?? [])], say);
      return say('move-suggested', { mode: draft?.mode ?? '', cards });
    }
    case 'yes':
    case 'no':
      return say(`ask-${ask?.what ?? ''}.${move.move}`);
    case 'number':
      return String(move.number);
    case 'way':
      return say(`move-${move.way as string}`);
    case 'person':
      return names[move.seat as number] ?? '';
    case 'build':
      return say('move-build', { stack: view.need });
    case 'stop':
      return say(STOPS[ask?.what ?? ''] ?? 'move-stop');
    default:
      return say(`move-${move.move}`);
  }
}
