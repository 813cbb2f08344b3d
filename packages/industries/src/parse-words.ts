/** A label in one language, and the spelling of a locale where it differs, by its tag, as English in Canada. */
export type OwnLabel = { readonly own: string; readonly spellings: Readonly<Record<string, string>> };

/** What people call an industry in one language. */
export type IndustryWords = OwnLabel & { readonly keywords: readonly string[] };

/** What one language calls the groups and the industries, by their ids. */
export type LanguageWords = { readonly groups: ReadonlyMap<number, OwnLabel>; readonly industries: ReadonlyMap<number, IndustryWords> };

/**
 * A language's words, read from a table of lines:
 *
 *     group id label | en-CA label in Canada, where it differs
 *     id label | en-CA label in Canada, where it differs | the words that people say, by commas
 *
 * Throws Error naming the line that is not in that shape.
 */
export function parseWords(table: string): LanguageWords {
  const groups = new Map<number, OwnLabel>();
  const industries = new Map<number, IndustryWords>();
  for (const line of table.trim().split(/\s*\n\s*/)) {
    const [head = '', ...columns] = line.split(' | ');
    const [, group, id, own] = /^(group )?(\d{1,3}) (.+)$/.exec(head) ?? [];
    const keywords = group === undefined ? (columns.pop()?.split(', ') ?? ['']) : [];
    const spellings = columns.map((column) => /^([a-z]{2}-[A-Z]{2}) (.+)$/.exec(column)?.slice(1));
    if (!own || keywords.includes('') || spellings.includes(undefined))
      throw new Error(`These words of an industry are malformed: ${line}`);
    const label: OwnLabel = { own, spellings: Object.fromEntries(spellings.flatMap((said) => (said === undefined ? [] : [said]))) };
    if (group === undefined) industries.set(Number(id), { ...label, keywords });
    else groups.set(Number(id), label);
  }
  return { groups, industries };
}
