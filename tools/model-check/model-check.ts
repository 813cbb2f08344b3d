import { PROFILES, profileForStatus } from '@signet/rulebook/account-list';
import { ARRIVALS, type Arrival, arrivalOf, type VisitFacts } from '@signet/rulebook/arrivals';
import { type DistinctState, explore } from '@signet/rulebook/core/explore';
import type { Facts } from '@signet/rulebook/core/facts';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import type { ApplicantFacts, Evidence } from '@signet/rulebook/decision/evidence';
import { decide, UNDERWRITING } from '@signet/rulebook/decision/underwriting';
import { UNDERWRITING_DOMAINS } from '@signet/rulebook/decision/underwriting-domains';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { NEXT_PAGE, nextPage } from '@signet/rulebook/next-page';
import { OWNER_PAGE_ACTIONS } from '@signet/rulebook/owner-page-actions';
import { PAGE_ACTIONS } from '@signet/rulebook/page-actions';
import { NEXT_OWNER_PAGE } from '@signet/rulebook/people/owner-pages';
import { FORM_STEP_UPS } from '@signet/rulebook/reference/enumerations';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { STATUS, statusOf } from '@signet/rulebook/status';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { VISIT_DOMAINS } from '@signet/rulebook/visit-facts-cases';
import { orphans } from './carriers.ts';
import { OPERATOR_ACTIONS } from './decision-rounds.ts';
import { ACCOUNT_DOMAINS, FACT_DOMAINS } from './domains.ts';
import { orderProof } from './order-proof.ts';
import { AWAY, outageWalk } from './outage-walk.ts';
import { ownerPagesProof } from './owner-page-proof.ts';
import { pageLoops } from './page-loops.ts';
import { partnerPagesProof } from './partner-pages.ts';
import { PARTNER_TURNS } from './partner-turns.ts';
import { PARTNERS_MAX, partnersProof } from './partners.ts';
import { randomWalk, type WalkEnd } from './random-walk.ts';
import { screenSourceText } from './screen-sources.ts';

type Proof = {
  states: Record<string, number>;
  rows: Record<string, number>;
  unreachedRows: string[];
  /** How walks ended, and how many covered each underwriting row and each operator action. */
  walks: { total: number; ends: Record<WalkEnd, number>; met: Record<string, number> };
  /**
   * The same during outages of sources, mail, bank, database or our own program, and who had to act
   * in the end.
   */
  outageWalks: { total: number; ends: Record<string, number>; met: Record<string, number> };
  deadEnds: string[];
};

/**
 * The size of the proof: number of walks and of partners combined. The tables are always proven
 * exhaustively.
 */
type Bound = { walks: number; partnersMax: number };
/** The bound of `npm run prove`, which takes longer. */
const WIDE: Bound = { walks: 40_000, partnersMax: PARTNERS_MAX + 2 };

const leadsOn = (page: RouteId, facts: Facts): boolean => {
  const actions = PAGE_ACTIONS[page] ?? [];
  return (
    actions.some(({ when }) => when === undefined) || actions.some(({ when }) => when?.(facts))
  );
};

/**
 * What is stuck: it is the applicant's turn, and their page offers no action. Whose turn it is
 * leaves few states, so it is asked first: asked last, the facts of each action would be tried with
 * every other.
 */
function stuckAt(facts: Facts): string | undefined {
  const { id, waitingOn } = statusOf(facts);
  if (waitingOn !== 'applicant') return undefined;
  const { page, row } = nextPage(facts);
  return leadsOn(page, facts) ? undefined : `${row} (${id}): nothing leads on from ${page}`;
}

const LED_TO: Partial<Record<Arrival, RouteId>> = {
  accounts: 'accounts',
  stores: 'account-stores',
  overlap: 'account-overlap',
};

/**
 * Stuck if a visitor redirected to their accounts can no longer open any page by its own URL,
 * including a new application.
 */
const openedAt = (facts: VisitFacts) => {
  const { go, row } = arrivalOf(facts);
  const page = LED_TO[go];
  const elsewhere = {
    names: 'nothing',
    isPage: true,
    isKnownReferral: true,
    isStart: false,
    isClean: true,
  } as const;
  const changed = new Proxy(facts, {
    get: (of, key) => Reflect.get(Object.hasOwn(elsewhere, key) ? elsewhere : of, key),
  });
  const isStuck =
    page !== undefined &&
    ((PAGE_ACTIONS[page] ?? []).length === 0 || arrivalOf(changed).go !== 'page');
  return { row, page, isStuck };
};

/** Stuck if the account list offers an action that its page has no control for. */
const listedAs = ({ isThere, facts }: { isThere: boolean; facts: Facts }) => {
  const { id, action } = profileForStatus(isThere ? statusOf(facts).id : undefined);
  return {
    row: id,
    action,
    isStuck: !(PAGE_ACTIONS.accounts ?? []).some(({ control }) => control.startsWith(action)),
  };
};

/**
 * Rows about an owner who took another's place; no walk of an applicant meets them.
 * docs/readings.md 257.
 */
const OF_OTHER_OWNERS: ReadonlySet<string> = new Set(['15-replaced-proof', '15-replaced-review']);

type Table = readonly [name: string, rows: readonly { id: string }[], reached: ReadonlySet<string>];

const rowsIn = <Answer>(
  leaves: readonly DistinctState<Answer>[],
  rowOf: (answer: Answer) => string,
): Set<string> => new Set(leaves.map(({ answer }) => rowOf(answer)));

const unreached = (table: string, all: readonly string[], reached: ReadonlySet<string>): string[] =>
  all.filter((row) => !reached.has(row)).map((row) => `${table} ${row}`);

/** True for step-up form calls, which a screen sends to the path in the step-up's definition. */
const answersStepUp = (call: EndpointKey): boolean =>
  FORM_STEP_UPS.some((type) => STEP_UPS[type].answer?.endpoint === call);

/** Calls named in PAGE_ACTIONS or OWNER_PAGE_ACTIONS that no code of the screen makes. */
function missingCalls(): string[] {
  const textOf = screenSourceText();
  return [...entriesOf(PAGE_ACTIONS), ...entriesOf(OWNER_PAGE_ACTIONS)].flatMap(([page, ways]) => {
    const { screen } = ROUTES[page];
    const text = textOf(screen);
    return ways.flatMap((way) =>
      'call' in way &&
      !text.includes(`'${way.call}'`) &&
      !(answersStepUp(way.call) && text.includes('callStepUp('))
        ? [`${page}: nothing of the screen ${screen} calls ${way.call} (${way.control})`]
        : [],
    );
  });
}

const OWNER_TURNS = [
  "an owner's check: silent",
  "an owner's check: verified",
  "an owner's check: review",
  "an owner's check revived",
  'all owners verified',
];

const OUTAGE_TURNS = [
  ...AWAY.map((what) => `${what} away for days`),
  'lost',
  'revived',
  'undelivered',
  ...OWNER_TURNS,
];

function walkThroughOutages(deadEnds: Set<string>, walksTotal: number): Proof['outageWalks'] {
  const ends: Record<string, number> = {};
  const met: Record<string, number> = Object.fromEntries(OUTAGE_TURNS.map((turn) => [turn, 0]));
  for (let seed = 1; seed <= walksTotal; seed += 1) {
    const walked = outageWalk(seed);
    for (const turn of walked.met) if (Object.hasOwn(met, turn)) met[turn] = (met[turn] ?? 0) + 1;
    if ('end' in walked) ends[walked.end] = (ends[walked.end] ?? 0) + 1;
    else deadEnds.add(`outage walk ${seed}: ${walked.fault}`);
  }
  return {
    total: walksTotal,
    ends,
    met: Object.fromEntries(Object.entries(met).filter(([, walks]) => walks > 0)),
  };
}

/**
 * Proves every distinguishable state of page choice, status and underwriting, and walks applicants
 * who mostly fail.
 */
export function modelCheck({ walks: walksTotal, partnersMax }: Bound): Proof {
  const places = explore(FACT_DOMAINS, (facts: Facts) => nextPage(facts).row);
  const statuses = explore(FACT_DOMAINS, (facts: Facts) => statusOf(facts).id);
  const outcomes = explore(
    UNDERWRITING_DOMAINS,
    ({ evidence, applied }: { evidence: Evidence; applied: ApplicantFacts }) =>
      decide(evidence, applied),
  );
  const starts = explore(VISIT_DOMAINS, openedAt);
  const profiles = explore(ACCOUNT_DOMAINS, listedAs);
  const ends: Record<WalkEnd, number> = { approved: 0, inReview: 0, notApproved: 0 };
  const deadEnds = new Set<string>([...missingCalls(), ...pageLoops()]);
  for (const { answer } of explore(FACT_DOMAINS, stuckAt))
    if (answer !== undefined) deadEnds.add(answer);
  for (const { answer } of starts)
    if (answer.isStuck) deadEnds.add(`${answer.row}: nothing leads on from ${answer.page}`);
  for (const { answer } of profiles)
    if (answer.isStuck) deadEnds.add(`the list of accounts offers nothing to ${answer.action}`);
  const walked = UNDERWRITING.map(({ id }) => id).filter((id) => !OF_OTHER_OWNERS.has(id));
  const met = new Map(
    [...walked, ...Object.keys(OPERATOR_ACTIONS), ...PARTNER_TURNS].map((name) => [name, 0]),
  );
  for (let seed = 1; seed <= walksTotal; seed += 1) {
    const walk = randomWalk(seed);
    for (const name of walk.met) met.set(name, (met.get(name) ?? 0) + 1);
    if ('end' in walk) ends[walk.end] += 1;
    else
      deadEnds.add(
        `walk ${seed} is stuck at ${walk.stuckAt} after ${walk.after.slice(-6).join(', ')}`,
      );
  }
  const carried = orphans();
  for (const orphan of carried.found) deadEnds.add(orphan);
  const partners = partnersProof(partnersMax);
  const partnerPages = partnerPagesProof(partnersMax);
  const ownerPages = ownerPagesProof();
  const orders = orderProof();
  for (const { faults } of [partners, partnerPages, ownerPages, orders])
    for (const fault of faults) deadEnds.add(fault);
  const outages = walkThroughOutages(deadEnds, walksTotal);
  const tables: readonly Table[] = [
    ['arrivals', ARRIVALS, rowsIn(starts, ({ row }) => row)],
    ['pageChoice', NEXT_PAGE, rowsIn(places, (row) => row)],
    ['status', STATUS, rowsIn(statuses, (status) => status)],
    ['underwriting', UNDERWRITING, rowsIn(outcomes, ({ row }) => row)],
    ['accounts', PROFILES, rowsIn(profiles, ({ row }) => row)],
    ['ownerPages', NEXT_OWNER_PAGE, partners.met],
    ['orders', orders.rows, orders.met],
  ];
  return {
    states: {
      arrivals: starts.length,
      pageChoice: places.length,
      status: statuses.length,
      underwriting: outcomes.length,
      accounts: profiles.length,
      carriers: carried.states,
      partners: partners.states,
      partnerPages: partnerPages.states,
      ownerPages: ownerPages.states,
      orders: orders.states,
    },
    rows: Object.fromEntries(tables.map(([table, rows]) => [table, rows.length])),
    unreachedRows: [
      ...tables.flatMap(([table, rows, reached]) =>
        unreached(
          table,
          rows.map(({ id }) => id),
          reached,
        ),
      ),
      ...unreached('outages', OUTAGE_TURNS, new Set(Object.keys(outages.met))),
      ...unreached(
        'walks',
        [...met.keys()],
        new Set([...met].flatMap(([name, walks]) => (walks > 0 ? [name] : []))),
      ),
    ],
    walks: { total: walksTotal, ends, met: Object.fromEntries(met) },
    outageWalks: outages,
    deadEnds: [...deadEnds],
  };
}

if (import.meta.main) {
  const proof = modelCheck(WIDE);
  console.log(JSON.stringify(proof, null, 2));
  if (proof.unreachedRows.length > 0 || proof.deadEnds.length > 0) process.exitCode = 1;
}
