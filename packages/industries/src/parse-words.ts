export type OwnLabel = {
  readonly own: string;
  readonly spellings: Readonly<Record<string, string>>;
};

export type IndustryWords = OwnLabel & { readonly keywords: readonly string[] };

export type LanguageWords = {
  readonly groups: ReadonlyMap<number, OwnLabel>;
  readonly industries: ReadonlyMap<number, IndustryWords>;
};

/**
 * Parses one language's words, one line each: `group id label | en-CA label in Canada, where it
 * differs` or `id label | en-CA label in Canada, where it differs | keywords, comma-separated`.
 * Throws Error naming a malformed line.
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
    const label: OwnLabel = {
      own,
      spellings: Object.fromEntries(
        spellings.flatMap((spelling) => (spelling === undefined ? [] : [spelling])),
      ),
    };
    if (group === undefined) industries.set(Number(id), { ...label, keywords });
    else groups.set(Number(id), label);
  }
  return { groups, industries };
}
