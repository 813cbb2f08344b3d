import type { Industry } from './industries.ts';

type Marked = Partial<Pick<Industry, 'class' | 'segment' | 'serviceGroup' | 'closedBy'>>;

/** What a mark after a row's code says; a row without one is REGULAR and in no segment. */
const MARKS = new Map<string, Marked>([
  ['PROHIBITED', { class: 'PROHIBITED' }],
  ['CLOSED_BY_NETWORKS', { class: 'SUPER_PROHIBITED', closedBy: 'networks' }],
  ['CLOSED_BY_MONEY', { class: 'SUPER_PROHIBITED', closedBy: 'money' }],
  ['CLOSED_BY_LAW', { class: 'SUPER_PROHIBITED', closedBy: 'law' }],
  ['RESTAURANT', { segment: 'RESTAURANT' }],
  ['RETAIL', { segment: 'RETAIL' }],
  ['TRANSPORTATION', { serviceGroup: 'TRANSPORTATION' }],
]);

/** What the labels of a row are for, in their order; the last one only stands where it differs. */
const LABEL_TAGS = ['en', 'fr', 'en-CA'] as const;
/** The languages whose keywords every row has. */
const KEYWORD_LANGUAGES = ['en', 'fr'] as const;

/**
 * The industries of one group, read from its table of lines, because 341 rows with their words stay readable only as text. A row is a block:
 *
 *     id mcc MARKS | English label | French label | English label in Canada, where it differs
 *       en the words that people say, by commas; as many lines as needed
 *       fr les mots que disent les gens
 *
 * Throws Error naming the row that is not in that shape. Document 1, section 3, Industry.
 */
export function parseIndustries(group: number, table: string): readonly Industry[] {
  return table
    .trim()
    .split(/\n\s*(?=\d)/)
    .map((block) => readIndustry(group, block.split('\n')));
}

function readIndustry(group: number, [first = '', ...lines]: readonly string[]): Industry {
  const [head = '', ...labels] = first.split(' | ');
  const [, id, mcc = '', marks = ''] = /^(\d{1,3}) (\d{4})((?: [A-Z_]+)*)$/.exec(head) ?? [];
  const keywords = byTag(KEYWORD_LANGUAGES, (language) => wordsIn(lines, language));
  const label = byTag(LABEL_TAGS.slice(0, labels.length), (_tag, at) => labels[at] ?? '');
  const isKnown = lines.every((line) => KEYWORD_LANGUAGES.some((language) => line.trimStart().startsWith(`${language} `)));
  const isWhole = KEYWORD_LANGUAGES.every((language) => keywords[language].length > 0 && label[language]);
  if (!id || labels.length > LABEL_TAGS.length || !isKnown || !isWhole) throw new Error(`This industry row is malformed: ${first}`);
  return { id: Number(id), group, mcc, class: 'REGULAR', ...readMarks(marks), label, keywords };
}

const byTag = <Tag extends string, Words>(tags: readonly Tag[], wordsFor: (tag: Tag, at: number) => Words): Record<Tag, Words> =>
  Object.fromEntries(tags.map((tag, at) => [tag, wordsFor(tag, at)])) as Record<Tag, Words>; // one for each tag

function wordsIn(lines: readonly string[], language: string): string[] {
  const own = lines.map((line) => line.trim()).filter((line) => line.startsWith(`${language} `));
  return own.flatMap((line) => line.slice(language.length + 1).split(', '));
}

function readMarks(marks: string): Marked {
  const facts: Marked = {};
  for (const mark of marks.split(' ').filter(Boolean)) {
    const said = MARKS.get(mark);
    if (!said) throw new Error(`This mark of an industry row is unknown: ${mark}`);
    Object.assign(facts, said);
  }
  return facts;
}
