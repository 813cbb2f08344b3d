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
 * The industries of one group, read from its table of lines, because 341 rows stay readable only as text. A row is a line `id mcc MARKS`; what
 * people call it stands in `words` under its id, and both side by side in docs/generated/reference.md. Throws Error naming the row that is not in
 * that shape.
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

function readMarks(marks: string): Marked {
  const facts: Marked = {};
  for (const mark of marks.split(' ').filter(Boolean)) {
    const said = MARKS.get(mark);
    if (!said) throw new Error(`This mark of an industry row is unknown: ${mark}`);
    Object.assign(facts, said);
  }
  return facts;
}

/**
 * One line of business, as the rules see it; what people call it in each language lies in `words`, because a browser needs one of
 * them. `segment` RESTAURANT and `serviceGroup` TRANSPORTATION mark who is refused in Quebec: restaurants, bars and caterers, and
 * paid transport of people by road, because each sale there must pass a sales recording module. docs/readings.md 57. Movers,
 * couriers, trucks, boats, trains and planes owe no such module and carry no mark.
 */
export type Industry = {
  readonly id: number;
  readonly group: number;
  readonly mcc: string;
  readonly class: CategoryClass;
  /** Only where the class is SUPER_PROHIBITED. */
  readonly closedBy?: ProhibitedBy;
  readonly segment?: 'RESTAURANT' | 'RETAIL';
  readonly serviceGroup?: 'TRANSPORTATION';
};

/**
 * What becomes of an applicant in this line of business. docs/readings.md 57. REGULAR goes on. PROHIBITED goes on after a warning
 * and a person reviews it: the trade is lawful, but it needs a licence, an age check, or is known for disputes and long delivery
 * (firearms, tobacco, hemp or CBD, travel, timeshare, debt relief). SUPER_PROHIBITED stops, because no review could allow it: the
 * card networks, our own role as a payment company or federal law close it (gambling and lotteries, moving or storing money, virtual
 * currency, payday loans, cannabis, adult content, escorts and dating, telemarketing and pay-per-call, bail bonds). A code can hold
 * both sides: a couples therapist and debt relief are both 7277, so the class belongs to the row.
 */
export type CategoryClass = 'REGULAR' | 'PROHIBITED' | 'SUPER_PROHIBITED';

/** Why nobody may be served in a line of business: the card networks, our own role as a payment company, or the law. docs/readings.md 57. */
export type ProhibitedBy = 'networks' | 'money' | 'law';
