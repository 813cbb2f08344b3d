import { PROFILES, profileOf } from '@signet/rulebook/accounts';
import type { Facts } from '@signet/rulebook/facts';
import { NEXT_PAGE, nextPage } from '@signet/rulebook/next-page';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { STARTUP, type StartFacts, type StartLeads, startOf } from '@signet/rulebook/startup';
import { STATUS, statusOf } from '@signet/rulebook/status';
import { type Applied, decide, type Evidence, UNDERWRITING } from '@signet/rulebook/underwriting';
import { WAYS_ON, waysOnFrom } from '@signet/rulebook/ways-on';
import { textOfScreens } from './calls-made.ts';
import { ACCOUNT_DOMAINS, FACT_DOMAINS, START_DOMAINS, UNDERWRITING_DOMAINS } from './domains.ts';
import { explore } from './explore.ts';
import { type End, walk } from './walk.ts';

export type Proof = {
  states: Record<string, number>;
  rows: Record<string, number>;
  unreachedRows: string[];
  walks: { total: number; ends: Record<End, number> };
  deadEnds: string[];
};

const walksTotal = 10_000;

/** What page and status say together, with what leads on from there; a page that is somebody's turn must have a way. */
const placeOf = (facts: Facts) => {
  const { page, row } = nextPage(facts);
  const { id, waitingOn } = statusOf(facts);
  const isStuck = waitingOn === 'applicant' && waysOnFrom(page, facts).length === 0;
  return { page, row, status: id, isStuck };
};

/** The pages that a start leads to instead of the one that was asked for. */
const LED_TO: Partial<Record<StartLeads, RouteId>> = { accounts: 'accounts', stores: 'account-stores', overlap: 'account-overlap' };

/** A start; somebody who is led to their accounts must still come to every page by its own address, the form of a new application among them. */
const openedAt = (facts: StartFacts) => {
  const { leads, row } = startOf(facts);
  const page = LED_TO[leads];
  const elsewhere = { names: 'nothing', isPage: true, isStart: false, isClean: true } as const;
  const changed = new Proxy(facts, { get: (of, key) => Reflect.get(Object.hasOwn(elsewhere, key) ? elsewhere : of, key) });
  const isStuck = page !== undefined && ((WAYS_ON[page] ?? []).length === 0 || startOf(changed).leads !== 'page');
  return { row, page, isStuck };
};

/** What the list of accounts says; what it offers must be a control of its page. */
const listedAs = ({ isThere, facts }: { isThere: boolean; facts: Facts }) => {
  const { id, action } = profileOf(isThere ? statusOf(facts).id : undefined);
  return { row: id, action, isStuck: !(WAYS_ON.accounts ?? []).some(({ control }) => control.startsWith(action)) };
};

const unreached = (table: string, all: readonly string[], reached: ReadonlySet<string>): string[] =>
  all.filter((row) => !reached.has(row)).map((row) => `${table} ${row}`);

/** Calls that a row of WAYS_ON names and that nothing which runs with its screen makes. */
function missingCalls(): string[] {
  const textOf = textOfScreens();
  return Object.entries(WAYS_ON).flatMap(([page, ways]) => {
    const { screen } = ROUTES[page as RouteId]; // a key of WAYS_ON
    const text = textOf(screen);
    return ways.flatMap((way) =>
      'call' in way && !text.includes(`'${way.call}'`) ? [`${page}: nothing of screens/${screen} calls ${way.call} (${way.control})`] : [],
    );
  });
}

/** The proof by exhaustion: every distinguishable state of page choice, status and underwriting, and the walks of people who mostly fail. */
export function prove(): Proof {
  const places = explore(FACT_DOMAINS, placeOf);
  const outcomes = explore(UNDERWRITING_DOMAINS, ({ evidence, applied }: { evidence: Evidence; applied: Applied }) =>
    decide(evidence, applied),
  );
  const starts = explore(START_DOMAINS, openedAt);
  const profiles = explore(ACCOUNT_DOMAINS, listedAs);
  const ends: Record<End, number> = { approved: 0, inReview: 0, notApproved: 0 };
  const deadEnds = new Set<string>(missingCalls());
  for (const { answer } of places)
    if (answer.isStuck) deadEnds.add(`${answer.row} (${answer.status}): nothing leads on from ${answer.page}`);
  for (const { answer } of starts) if (answer.isStuck) deadEnds.add(`${answer.row}: nothing leads on from ${answer.page}`);
  for (const { answer } of profiles) if (answer.isStuck) deadEnds.add(`the list of accounts offers nothing to ${answer.action}`);
  for (let seed = 1; seed <= walksTotal; seed += 1) {
    const walked = walk(seed);
    if ('end' in walked) ends[walked.end] += 1;
    else deadEnds.add(`walk ${seed} is stuck at ${walked.stuckAt} after ${walked.after.slice(-6).join(', ')}`);
  }
  return {
    states: { startup: starts.length, pageChoiceAndStatus: places.length, underwriting: outcomes.length, accounts: profiles.length },
    rows: {
      startup: STARTUP.length,
      pageChoice: NEXT_PAGE.length,
      status: STATUS.length,
      underwriting: UNDERWRITING.length,
      accounts: PROFILES.length,
    },
    unreachedRows: [
      ...unreached(
        'startup',
        STARTUP.map(({ id }) => id),
        new Set(starts.map(({ answer }) => answer.row)),
      ),
      ...unreached(
        'page choice',
        NEXT_PAGE.map(({ id }) => id),
        new Set(places.map(({ answer }) => answer.row)),
      ),
      ...unreached(
        'status',
        STATUS.map(({ id }) => id),
        new Set(places.map(({ answer }) => answer.status)),
      ),
      ...unreached(
        'underwriting',
        UNDERWRITING.map(({ id }) => id),
        new Set(outcomes.map(({ answer }) => answer.row)),
      ),
      ...unreached(
        'accounts',
        PROFILES.map(({ id }) => id),
        new Set(profiles.map(({ answer }) => answer.row)),
      ),
    ],
    walks: { total: walksTotal, ends },
    deadEnds: [...deadEnds],
  };
}

if (import.meta.main) {
  const proof = prove();
  console.log(JSON.stringify(proof, null, 2));
  if (proof.unreachedRows.length > 0 || proof.deadEnds.length > 0) process.exitCode = 1;
}
