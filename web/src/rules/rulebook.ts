/**
 * A rulebook: the server's Markdown cut into sections and paragraphs that can be found by rule id.
 *
 * Only the tokens are used and drawn by our own components, so no HTML of any file reaches the page.
 */
import { lexer, type Token, type Tokens } from 'marked';

export interface Block {
  /** `C-052`, for a paragraph that begins with `**[C-052]**`. */
  rule: string | null;
  token: Token;
  /** What a reader may search for. */
  text: string;
}

export interface Section {
  id: string;
  title: string;
  /** 1 for the title of the book, 2 for chapters, 3 for their parts. */
  depth: number;
  blocks: Block[];
}

const RULE = /^\*\*\[([A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+(?:\.\d+)*)\]\*\*\s*/;

export function readRulebook(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of lexer(markdown)) {
    if (isHeading(token))
      sections.push({
        id: `s${sections.length}`,
        title: plain(token.tokens),
        depth: token.depth,
        blocks: [],
      });
    else if (token.type !== 'space') sections.at(-1)?.blocks.push(blockOf(token));
  }
  return sections;
}

/** The sections that contain all the words, with only the paragraphs that do. */
export function searchRulebook(sections: readonly Section[], words: string): Section[] {
  if (words.trim() === '') return [...sections];
  const has = finder(words);
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(({ text }) => has(text)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Whether a text contains all the words that a reader searches for. */
export function finder(words: string): (text: string) => boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => folded(text).includes(word));
}

/** Words without accents or capitals, so that “à couvert” is found by “a couvert”. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function blockOf(token: Token): Block {
  const rule = RULE.exec(token.raw)?.[1] ?? null;
  const text = token.raw.replaceAll(/[*_|`]/g, '');
  if (rule === null || !isParagraph(token)) return { rule, token, text };
  // The id is drawn as an anchor; the words start after it.
  const [, next, ...rest] = token.tokens;
  const trimmed = next?.type === 'text' ? [{ ...next, text: textOf(next).trimStart() }] : [next];
  const tokens = [...trimmed, ...rest].filter((one) => one !== undefined);
  return { rule, token: { ...token, tokens }, text };
}

function plain(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('');
}

export function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? unescaped(token.text) : '';
}

/** The lexer leaves HTML entities of plain text as they are. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isParagraph(token: Token): token is Tokens.Paragraph {
  return token.type === 'paragraph';
}
