import { setTimeout as sleep } from 'node:timers/promises';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import type { InjectedFault } from '@signet/testing/sandbox-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost } from '../figures.ts';
import {
  newPartnerTraveller,
  PARTNER_STEPS,
  type PartnerTraveller,
  reviewsAt,
  travelWithPartner,
  UNANSWERED,
} from './partner-traveller.ts';
import { newTraveller, type OnTheWay, STEPS, type Traveller, travel } from './traveller.ts';
import { type Verdict, verdict } from './verdict.ts';

const minuteMs = 60_000;
const outageMinutes = 60;
/** The clock advances in steps, so that jobs run in between as in real time. */
const pieceMinutes = 6;
/** Long enough for the last of the slow retries. */
const afterwardsMinutes = 180;
const settleMs = 500;
const manyCalls = 1_000_000;

/**
 * Vendors the product itself calls on this journey; the browser calls places, and phone links are
 * off by default.
 */
const VENDORS = [
  'oidc',
  'persona',
  'twilio',
  'plaid',
  'smtp',
] as const satisfies readonly InjectedFault['vendor'][];
type Outage = { name: string; begin: () => Promise<void>; end: () => Promise<void> };

/**
 * Each vendor, mail and the database down for an hour of clock time, with travelers at each step of
 * a journey.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('outage', { database: 'postgres' });
  try {
    const { cluster } = world;
    if (cluster === undefined) throw new Error('this bench needs PostgreSQL');
    const vendors = VENDORS.map((vendor) => ({
      name: vendor,
      begin: () =>
        world.fault({ vendor, mode: vendor === 'smtp' ? '503' : 'reset', times: manyCalls }),
      end: () => world.mend(),
    }));
    const database = {
      name: 'database',
      begin: async () => cluster.halt(),
      end: async () => cluster.resume(),
    };
    const verdicts: Verdict[] = [];
    const queues: Record<string, Record<string, number>> = {};
    let applications = 0;
    for (const outage of [...vendors, database]) {
      const present: Party = {
        alone: STEPS.map((step) => newTraveller(outage.name, step)),
        withPartners: PARTNER_STEPS.map((step) => newPartnerTraveller(outage.name, step)),
      };
      const all = everybody(present);
      applications += all.length;
      queues[outage.name] = await liveThrough(world, outage, present);
      console.error(
        `${outage.name}: ${all.filter(({ isDone }) => isDone).length} of ${all.length} are through`,
      );
      const client = new pg.Client({ connectionString: await productDatabase(cluster.url) });
      await client.connect();
      verdicts.push(await verdict(world, client, all));
      await client.end();
    }
    const stuck = verdicts.flatMap((found) => found.stuck);
    const mailsLost = [...new Set(verdicts.flatMap((found) => found.mailsLost))];
    const duplicates = [...new Set(verdicts.flatMap((found) => found.duplicates))];
    return {
      outages: [...VENDORS, 'database'],
      steps: [...STEPS, ...PARTNER_STEPS],
      applications,
      figures: {
        stuck: atMost(stuck.length, 0),
        mailsLost: atMost(mailsLost.length, 0),
        duplicates: atMost(duplicates.length, 0),
      },
      queueAfterTheHour: queues,
      queueAtTheEnd: await queueOf(world),
      ...{ stuck, mailsLost, duplicates },
      mailsSent: verdicts.reduce((sum, found) => sum + found.mailsSent, 0),
    };
  } finally {
    await world.stop();
  }
}

type Party = { alone: readonly Traveller[]; withPartners: readonly PartnerTraveller[] };
const everybody = ({ alone, withPartners }: Party): OnTheWay[] => [...alone, ...withPartners];

/** Moves everyone as far as possible; with `toStep` no further than their own step. */
async function goOn(
  world: BenchWorld,
  { alone, withPartners }: Party,
  how: { toStep?: true; again?: boolean } = {},
): Promise<void> {
  const { toStep, again } = how;
  for (const traveller of alone)
    if (!traveller.isDone)
      await travel(world, traveller, { upTo: toStep && traveller.step, again });
  for (const traveller of withPartners)
    if (!traveller.isDone)
      await travelWithPartner(world, traveller, { upTo: toStep && traveller.step, again });
}

async function comeToTheirSteps(world: BenchWorld, party: Party): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await goOn(world, party, { toStep: true });
    await pass(world, 1);
  }
}

/**
 * Everyone reaches their step, tries to continue during an hour of outage, and continues after it;
 * returns that hour's review queue.
 */
async function liveThrough(
  world: BenchWorld,
  { begin, end }: Outage,
  party: Party,
): Promise<Record<string, number>> {
  const unanswered = party.withPartners.filter(({ step }) => step === UNANSWERED);
  await comeToTheirSteps(world, { alone: [], withPartners: unanswered });
  // Their deadline falls in the middle of the outage.
  await world.advance(PEOPLE_LIMITS.ownerAnswerMs - (outageMinutes / 2) * minuteMs);
  await comeToTheirSteps(world, {
    ...party,
    withPartners: party.withPartners.filter(({ step }) => step !== UNANSWERED),
  });
  await begin();
  await goOn(world, party);
  await pass(world, outageMinutes);
  await goOn(world, party);
  const queue = await queueOf(world);
  await end();
  const isWaiting = () => everybody(party).some(({ isDone }) => !isDone);
  for (let minutes = 0; minutes < afterwardsMinutes && isWaiting(); minutes += 2 * pieceMinutes) {
    await untilReady(world);
    await goOn(world, party, { again: true });
    await pass(world, 2 * pieceMinutes);
  }
  return queue;
}

/** Advances the clock; a product without its database cannot acknowledge the change. */
async function pass(world: BenchWorld, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= pieceMinutes) {
    await world
      .advance(Math.min(left, pieceMinutes) * minuteMs)
      .catch((error: unknown) => console.error(String(error).slice(0, 120)));
    await sleep(settleMs);
  }
}

async function untilReady({ url }: BenchWorld): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    const { impaired } = answer?.status === 200 ? await answer.json() : { impaired: {} };
    if (impaired === undefined) return;
    await sleep(settleMs);
  }
  throw new Error('the product did not come back');
}

/** Review queue rows per case; empty while the queue cannot be read. */
async function queueOf(world: BenchWorld): Promise<Record<string, number>> {
  const reviews = await reviewsAt(world);
  return Object.fromEntries(
    [...Map.groupBy(reviews, ({ case: of }) => of)].map(([of, rows]) => [of, rows.length]),
  );
}

/** The harness creates a separate database for the product in the cluster. */
async function productDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'e2e_%'`,
  );
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${rows[0]?.datname ?? ''}`;
  return url.href;
}
