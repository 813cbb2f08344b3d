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
  const [head = '', en = '', fr = '', ca = '', ...more] = first.split(' | ');
  const [, id, mcc = '', marks = ''] = /^(\d{1,3}) (\d{4})((?: [A-Z_]+)*)$/.exec(head) ?? [];
  const keywords = { en: wordsIn(lines, 'en'), fr: wordsIn(lines, 'fr') };
  const isWhole = keywords.en.length > 0 && keywords.fr.length > 0 && lines.every((line) => /^\s+(en|fr) /.test(line));
  if (!id || !en || !fr || more.length > 0 || !isWhole) throw new Error(`This industry row is malformed: ${first}`);
  const label = ca === '' ? { en, fr } : { en, fr, 'en-CA': ca };
  return { id: Number(id), group, mcc, class: 'REGULAR', ...readMarks(marks), label, keywords };
}

function wordsIn(lines: readonly string[], language: 'en' | 'fr'): string[] {
  const own = lines.map((line) => line.trim()).filter((line) => line.startsWith(`${language} `));
  return own.flatMap((line) => line.slice(3).split(', '));
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
