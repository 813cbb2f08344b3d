/** What people call an industry in one language; the label is there for every language but English, whose labels stand in the table. */
export type IndustryWords = { readonly label: string | undefined; readonly keywords: readonly string[] };

/**
 * A language's words by the ids of the industries, read from a table of lines:
 *
 *     id label | the words that people say, by commas
 *
 * Throws Error naming the line that is not in that shape.
 */
export const parseWords = (table: string): ReadonlyMap<number, IndustryWords> =>
  new Map(
    table
      .trim()
      .split(/\s*\n\s*/)
      .map(readWords),
  );

function readWords(line: string): [id: number, words: IndustryWords] {
  const [, id, label, words] = /^(\d{1,3})(?: ([^|]*[^| ]))? \| ([^|]+)$/.exec(line) ?? [];
  const keywords = words?.split(', ') ?? [];
  if (!id || keywords.length === 0 || keywords.includes('')) throw new Error(`These words of an industry are malformed: ${line}`);
  return [Number(id), { label, keywords }];
}
