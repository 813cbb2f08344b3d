import { setTimeout as sleep } from 'node:timers/promises';
import { mailTo } from '@signet/testing/applications';
import { signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost } from '../figures.ts';
import { MONEY_STEPS, type MoneyStep, newPerson, type Person, type Told } from './money-steps.ts';
import { MONEY_VENDORS, type VendorName } from './vendors.ts';
import { duplicatesOf } from './verdict.ts';
import { WEBHOOK_CASES } from './webhook-cases.ts';

const minuteMs = 60_000;
const manyCalls = 1_000_000;
const slowMs = 1_500;
/** The world's clock goes on in pieces, as it does for people. */
const pieceMinutes = 6;
const outageMinutes = 60;
/** Long enough for the last of the slow tries. */
const afterwardsMinutes = 180;
const settleMs = 300;
const refusedAt = 300;
const settleTries = 20;

/** How a vendor may be out of order, and whether it says anything true meanwhile. */
const MODES = {
  slow: { fault: 'slow', answers: true, minutes: 0 },
  '500 after acting': { fault: 'acts-500', answers: false, minutes: 0 },
  '500 before acting': { fault: '500', answers: false, minutes: 0 },
  'time-out': { fault: 'hang', answers: false, minutes: 0 },
  'connection reset': { fault: 'reset', answers: false, minutes: 0 },
  'garbage answer': { fault: 'garbage', answers: false, minutes: 0 },
  'another shape': { fault: 'wrong-schema', answers: false, minutes: 0 },
  429: { fault: '429', answers: false, minutes: 0 },
  'down for an hour': { fault: '503', answers: false, minutes: outageMinutes },
} as const;
type ModeName = keyof typeof MODES;
const MODE_NAMES = Object.keys(MODES) as ModeName[]; // Object.keys forgets the literal keys

type Cell = { vendor: VendorName; mode: ModeName; step: string; told: string; isDone: boolean; minutes: number; claimedTooEarly: boolean };
type Traveller = { step: MoneyStep; person: Person; told: Told; isDone: boolean; claimedTooEarly: boolean; minutes: number };

/** Each vendor of the money out of order in each way, for somebody at each step. FAULTS_OF names one vendor where time is short. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('faults', { database: 'postgres' });
  try {
    if (world.databaseUrl === undefined) throw new Error('this bench needs PostgreSQL');
    const database = new pg.Client({ connectionString: world.databaseUrl });
    await database.connect();
    const vendors = MONEY_VENDORS.filter((vendor) => (process.env.FAULTS_OF ?? vendor).split(',').includes(vendor));
    const cells: Cell[] = [];
    const everybody: Person[] = [];
    for (const vendor of vendors)
      for (const mode of MODE_NAMES) {
        const travellers = await liveThrough(world, vendor, mode);
        everybody.push(...travellers.map(({ person }) => person));
        cells.push(
          ...travellers.map(({ step, told, isDone, claimedTooEarly, minutes }) => ({
            ...{ vendor, mode, step: step.name, told: `${told.status} ${told.code}`.trim() },
            ...{ isDone, claimedTooEarly, minutes },
          })),
        );
        console.error(`${vendor}, ${mode}: ${travellers.filter(({ isDone }) => isDone).length} of ${travellers.length} are through`);
      }
    const webhooks: { name: string; wrong: string[] }[] = [];
    for (const { name, play } of WEBHOOK_CASES) webhooks.push({ name, wrong: await play(world, database) });
    const duplicates = await duplicatesOf(world, database, everybody);
    await database.end();
    const named = (which: (cell: Cell) => boolean) =>
      cells.filter(which).map(({ vendor, mode, step, told }) => `${vendor}, ${mode}, ${step}: ${told}`);
    const deadEnds = named(({ isDone }) => !isDone);
    const falseSuccesses = named(({ claimedTooEarly }) => claimedTooEarly);
    const wrongWebhooks = webhooks.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
    return {
      vendors,
      modes: MODE_NAMES,
      steps: MONEY_STEPS.map(({ name }) => name),
      webhooks: WEBHOOK_CASES.map(({ name }) => name),
      cells: cells.length,
      figures: {
        deadEnds: atMost(deadEnds.length, 0),
        duplicates: atMost(duplicates.length, 0),
        falseSuccesses: atMost(falseSuccesses.length, 0),
        wrongWebhooks: atMost(wrongWebhooks.length, 0),
      },
      ...{ deadEnds, duplicates, falseSuccesses, wrongWebhooks },
      found: cells.map(({ vendor, mode, step, told, minutes }) => `${vendor} · ${mode} · ${step}: ${told}, done after ${minutes} min`),
    };
  } finally {
    await world.stop();
  }
}

/** Everybody comes to their step, the vendor fails, each tries, and goes on once it is well. */
async function liveThrough(world: BenchWorld, vendor: VendorName, mode: ModeName): Promise<Traveller[]> {
  const { fault, answers, minutes } = MODES[mode];
  await world.advance(2 * minuteMs); // texts are counted by the minute
  const travellers: Traveller[] = [];
  for (const step of MONEY_STEPS) {
    const person = await newPerson(world);
    person.held = await step.arrange(world, person);
    travellers.push({ step, person, told: { status: 0, code: '' }, isDone: false, claimedTooEarly: false, minutes: 0 });
  }
  await world.fault({ vendor, mode: fault, times: manyCalls, ms: slowMs });
  await Promise.all(
    travellers.map(async (traveller) => {
      const isStruck = traveller.step.needs.includes(vendor);
      await go(world, traveller, false);
      if (!isStruck || answers) await settle(world, traveller);
      else traveller.claimedTooEarly = await traveller.step.isDone(world, traveller.person, traveller.told);
      // Whoever does not need the vendor is through at once; to be held up by it is a dead end, too.
      if (!isStruck && !traveller.isDone) throw new Error(`${traveller.step.name} waits for ${vendor}, which it does not need`);
    }),
  );
  for (let passed = 0; passed < minutes; passed += pieceMinutes) await pass(world);
  await world.mend();
  for (let passed = 0; passed < afterwardsMinutes && travellers.some(({ isDone }) => !isDone); passed += pieceMinutes) {
    for (const traveller of travellers)
      if (!traveller.isDone) {
        await comeBack(world, traveller);
        traveller.minutes = minutes + passed;
      }
    if (travellers.some(({ isDone }) => !isDone)) await pass(world);
  }
  return travellers;
}

async function go(world: BenchWorld, traveller: Traveller, again: boolean): Promise<void> {
  traveller.told = await traveller.step.act(world, traveller.person, again);
}

/** Looks whether it was done meanwhile, before trying again. */
async function comeBack(world: BenchWorld, traveller: Traveller): Promise<void> {
  const first = traveller.told;
  traveller.isDone = first.status < refusedAt && (await traveller.step.isDone(world, traveller.person, first));
  if (traveller.isDone) return;
  const { step, person } = traveller;
  if (first.status < refusedAt && step.isSentAgain !== true) return; // they were told that it is taken: it goes on by itself, or is a dead end
  person.client = await signInByHttp(world, mailTo(person.who)); // after a while a bank asks who is there
  const told = await step.act(world, person, true);
  traveller.isDone = await step.isDone(world, person, told);
  if (!traveller.isDone) traveller.told = told;
}

/** Jobs take a moment. */
async function settle(world: BenchWorld, traveller: Traveller): Promise<void> {
  const { step, person } = traveller;
  for (let tries = 0; tries < settleTries && !traveller.isDone; tries += 1) {
    traveller.isDone = await step.isDone(world, person, traveller.told);
    if (!traveller.isDone) await sleep(settleMs);
  }
}

async function pass(world: BenchWorld): Promise<void> {
  await world.advance(pieceMinutes * minuteMs).catch((fault: unknown) => console.error(String(fault).slice(0, 120)));
  await sleep(settleMs);
}
