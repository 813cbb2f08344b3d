/** What people call an industry in one language; the label is there for every language but English, whose labels stand in the table. */
export type IndustryWords = { readonly label: string | undefined; readonly keywords: readonly string[] };

/**
 * A language's words by the ids of the industries, read from a table of blocks:
 *
 *     id label
 *       the words that people say, by commas; as many lines as needed
 *
 * Throws Error naming the block that is not in that shape.
 */
export const parseWords = (table: string): ReadonlyMap<number, IndustryWords> =>
  new Map(
    table
      .trim()
      .split(/\n+ {2}(?=\S)/)
      .map(readWords),
  );

function readWords(block: string): [id: number, words: IndustryWords] {
  const [first = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [, id, label] = /^(\d{1,3})(?: (\S.*))?$/.exec(first) ?? [];
  const keywords = lines.flatMap((line) => line.split(', '));
  if (!id || keywords.length === 0 || keywords.includes('')) throw new Error(`These words of an industry are malformed: ${first}`);
  return [Number(id), { label, keywords }];
}
