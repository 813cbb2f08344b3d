type MarkedFacts = Partial<Pick<Industry, 'class' | 'segment' | 'serviceGroup' | 'closedBy'>>;

/** Meaning of the mark after a row's code; an unmarked row is REGULAR and has no segment. */
const MARKS = new Map<string, MarkedFacts>([
  ['PROHIBITED', { class: 'PROHIBITED' }],
  ['CLOSED_BY_NETWORKS', { class: 'SUPER_PROHIBITED', closedBy: 'networks' }],
  ['CLOSED_BY_MONEY', { class: 'SUPER_PROHIBITED', closedBy: 'money' }],
  ['CLOSED_BY_LAW', { class: 'SUPER_PROHIBITED', closedBy: 'law' }],
  ['RESTAURANT', { segment: 'RESTAURANT' }],
  ['RETAIL', { segment: 'RETAIL' }],
  ['TRANSPORTATION', { serviceGroup: 'TRANSPORTATION' }],
]);

/**
 * Parses a group's table; 341 rows stay readable only as text. A row is a line `id mcc MARKS`;
 * labels and keywords live in `words` under its id, and docs/generated/reference.md shows both side
 * by side. Throws Error naming a malformed row.
 */
export const parseIndustries = (group: number, table: string): readonly Industry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => readIndustry(group, line.trim()));

function readIndustry(group: number, line: string): Industry {
  const [, id, mcc = '', marks = ''] = /^(\d{1,3}) (\d{4})((?: [A-Z_]+)*)$/.exec(line) ?? [];
  if (!id) throw new Error(`This industry row is malformed: ${line}`);
  return { id: Number(id), group, mcc, class: 'REGULAR', ...readMarks(marks) };
}

function readMarks(marks: string): MarkedFacts {
  const facts: MarkedFacts = {};
  for (const mark of marks.split(' ').filter(Boolean)) {
    const meaning = MARKS.get(mark);
    if (!meaning) throw new Error(`This mark of an industry row is unknown: ${mark}`);
    Object.assign(facts, meaning);
  }
  return facts;
}

/**
 * An industry as the rules see it; labels live apart in `words`, because a browser loads a single
 * language. `segment` RESTAURANT and `serviceGroup` TRANSPORTATION mark industries that are
 * declined in Quebec: restaurants, bars and caterers, and paid passenger transport by road, because
 * each sale there must pass a sales recording module. docs/readings.md 57. Movers, couriers,
 * trucks, boats, trains and planes need no such module and carry no mark.
 */
export type Industry = {
  readonly id: number;
  readonly group: number;
  readonly mcc: string;
  readonly class: CategoryClass;
  /** Set only when the class is SUPER_PROHIBITED. */
  readonly closedBy?: ProhibitedBy;
  readonly segment?: 'RESTAURANT' | 'RETAIL';
  readonly serviceGroup?: 'TRANSPORTATION';
};

/**
 * How an industry is treated. docs/readings.md 57. REGULAR proceeds. PROHIBITED proceeds after a
 * warning and goes to manual review: the trade is legal but needs a license or an age check, or is
 * known for disputes and long delivery times (firearms, tobacco, hemp or CBD, travel, timeshare,
 * debt relief). SUPER_PROHIBITED stops, because no review could approve it: the card networks, our
 * own role as a payment company or federal law rule it out (gambling and lotteries, moving or
 * storing money, virtual currency, payday loans, cannabis, adult content, escorts and dating,
 * telemarketing and pay-per-call, bail bonds). One code can cover both sides (a couples therapist
 * and debt relief are both 7277), so the class belongs to the row.
 */
export type CategoryClass = 'REGULAR' | 'PROHIBITED' | 'SUPER_PROHIBITED';

/**
 * Why an industry is closed to everyone: card network rules, our own role as a payment company, or
 * the law. docs/readings.md 57.
 */
export type ProhibitedBy = 'networks' | 'money' | 'law';
