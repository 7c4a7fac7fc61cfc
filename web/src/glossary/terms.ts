/**
 * Finding the terms of a game in its texts.
 *
 * The server says by which words each term is known. The longest one counts: “discard pile” is not “discard”. It also
 * says in which phrases a word means something else: “carried out” is not “out”. Names of cards stand in quotation
 * marks, and nothing is marked inside of them. A term is marked once in a text.
 */
import type { TermInfo } from '../generated/wire';

export interface Piece {
  readonly text: string;
  /** Set where the piece is a term. */
  readonly term?: TermInfo;
}

export type Marker = (text: string) => readonly Piece[];

const QUOTED = '“[^”]*”|«[^»]*»';
/** A text is put together again at every step of a game; most are the same ones. */
const REMEMBERED = 500;

export function markerOf(terms: readonly TermInfo[], noTerms: readonly string[] = []): Marker {
  const byWord = new Map<string, TermInfo>();
  for (const term of terms)
    for (const word of term.words) if (!byWord.has(word)) byWord.set(word, term);
  if (byWord.size === 0) return (text) => [{ text }];
  const words = [...byWord.keys(), ...noTerms].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `${QUOTED}|(?<![\\p{L}\\p{N}-])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const known = new Map<string, readonly Piece[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    if (known.size >= REMEMBERED) known.clear();
    const pieces = cut(text, pattern, byWord);
    known.set(text, pieces);
    return pieces;
  };
}

function cut(text: string, pattern: RegExp, byWord: ReadonlyMap<string, TermInfo>): Piece[] {
  const pieces: Piece[] = [];
  const marked = new Set<TermInfo>();
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = byWord.get(found.toLowerCase());
    if (!term || marked.has(term)) continue;
    marked.add(term);
    if (index > rest) pieces.push({ text: text.slice(rest, index) });
    pieces.push({ text: found, term });
    rest = index + found.length;
  }
  if (rest < text.length || pieces.length === 0) pieces.push({ text: text.slice(rest) });
  return pieces;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
