/** How large a title may be printed: as large as its best break into two lines allows. */

/** The longer line, in characters, when the words are broken into at most two lines as evenly as they can be. */
export function widestOfTwoLines(title: string): number {
  const words = title.replaceAll('\u00AD', '').split(/\s+/);
  const breaks = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return Math.min(...breaks);
}
