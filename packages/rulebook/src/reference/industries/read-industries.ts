import type { Industry } from '../categories.ts';

type Marked = Partial<Pick<Industry, 'class' | 'segment' | 'serviceGroup'>>;

/** What a mark in a row's first column says; a row without one is REGULAR and in no segment. */
const MARKS = new Map<string, Marked>([
  ['PROHIBITED', { class: 'PROHIBITED' }],
  ['SUPER_PROHIBITED', { class: 'SUPER_PROHIBITED' }],
  ['RESTAURANT', { segment: 'RESTAURANT' }],
  ['RETAIL', { segment: 'RETAIL' }],
  ['TRANSPORTATION', { serviceGroup: 'TRANSPORTATION' }],
]);

/**
 * The industries of one group, read from its table of lines. A table is text because 341 rows of two languages stay readable
 * only as one line each; throws Error naming the line that is not in that shape. Document 1, section 3, Industry.
 */
export function readIndustries(group: number, table: string): readonly Industry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readIndustry(group, line.trim()));
}

function readIndustry(group: number, line: string): Industry {
  const [head = '', en = '', fr = '', keywordsEn = '', keywordsFr = '', ...more] = line.split(' | ');
  const [, id, mcc = '', marks = ''] = /^(\d{1,3}) (\d{4})((?: [A-Z_]+)*)$/.exec(head) ?? [];
  if (!id || !en || !fr || !keywordsEn || !keywordsFr || more.length > 0) throw new Error(`This industry row is malformed: ${line}`);
  const keywords = { en: keywordsEn.split(', '), fr: keywordsFr.split(', ') };
  return { id: Number(id), group, mcc, class: 'REGULAR', ...readMarks(marks), label: { en, fr }, keywords };
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
