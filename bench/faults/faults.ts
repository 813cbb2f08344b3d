import { setTimeout as sleep } from 'node:timers/promises';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { mailTo } from '@signet/testing/applications';
import { signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost } from '../figures.ts';
import {
  MONEY_STEPS,
  type MoneyStep,
  newPerson,
  type Person,
  type StepResponse,
} from './money-steps.ts';
import { MONEY_VENDORS, type VendorName } from './vendors.ts';
import { duplicatesOf } from './verdict.ts';
import { WEBHOOK_CASES } from './webhook-cases.ts';

const minuteMs = 60_000;
const manyCalls = 1_000_000;
const slowMs = 1_500;
/** The clock advances in steps, so that jobs run in between as in real time. */
const pieceMinutes = 6;
const outageMinutes = 60;
/** Long enough for the last of the slow retries. */
const afterwardsMinutes = 180;
const settleMs = 300;
const errorStatusFrom = 300;
const settleTries = 20;

/** Vendor faults, and whether the vendor still answers correctly meanwhile. */
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
const MODE_NAMES = keysOf(MODES);

type Cell = {
  vendor: VendorName;
  mode: ModeName;
  step: string;
  response: string;
  isDone: boolean;
  minutes: number;
  claimedTooEarly: boolean;
};
type Traveller = {
  step: MoneyStep;
  person: Person;
  response: StepResponse;
  isDone: boolean;
  claimedTooEarly: boolean;
  minutes: number;
};

/**
 * Each payment vendor failing in each mode, with a person at each step. FAULTS_OF restricts the run
 * to some vendors.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('faults', { database: 'postgres' });
  try {
    if (world.databaseUrl === undefined) throw new Error('this bench needs PostgreSQL');
    const database = new pg.Client({ connectionString: world.databaseUrl });
    await database.connect();
    const vendors = MONEY_VENDORS.filter((vendor) =>
      (process.env.FAULTS_OF ?? vendor).split(',').includes(vendor),
    );
    const cells: Cell[] = [];
    const everybody: Person[] = [];
    for (const vendor of vendors)
      for (const mode of MODE_NAMES) {
        const travellers = await liveThrough(world, vendor, mode);
        everybody.push(...travellers.map(({ person }) => person));
        cells.push(
          ...travellers.map(({ step, response, isDone, claimedTooEarly, minutes }) => ({
            ...{
              vendor,
              mode,
              step: step.name,
              response: `${response.status} ${response.code}`.trim(),
            },
            ...{ isDone, claimedTooEarly, minutes },
          })),
        );
        console.error(
          `${vendor}, ${mode}: ${travellers.filter(({ isDone }) => isDone).length} of ${travellers.length} are through`,
        );
      }
    const webhooks: { name: string; wrong: string[] }[] = [];
    for (const { name, play } of WEBHOOK_CASES)
      webhooks.push({ name, wrong: await play(world, database) });
    const duplicates = await duplicatesOf(world, database, everybody);
    await database.end();
    const named = (which: (cell: Cell) => boolean) =>
      cells
        .filter(which)
        .map(({ vendor, mode, step, response }) => `${vendor}, ${mode}, ${step}: ${response}`);
    const deadEnds = named(({ isDone }) => !isDone);
    const falseSuccesses = named(({ claimedTooEarly }) => claimedTooEarly);
    const wrongWebhooks = webhooks.flatMap(({ name, wrong }) =>
      wrong.map((what) => `${name}: ${what}`),
    );
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
      found: cells.map(
        ({ vendor, mode, step, response, minutes }) =>
          `${vendor} · ${mode} · ${step}: ${response}, done after ${minutes} min`,
      ),
    };
  } finally {
    await world.stop();
  }
}

async function liveThrough(
  world: BenchWorld,
  vendor: VendorName,
  mode: ModeName,
): Promise<Traveller[]> {
  const { fault, answers, minutes } = MODES[mode];
  await world.advance(2 * minuteMs); // texts are limited per minute
  const travellers: Traveller[] = [];
  for (const step of MONEY_STEPS) {
    const person = await newPerson(world);
    person.held = await step.arrange(world, person);
    travellers.push({
      step,
      person,
      response: { status: 0, code: '' },
      isDone: false,
      claimedTooEarly: false,
      minutes: 0,
    });
  }
  await world.fault({ vendor, mode: fault, times: manyCalls, ms: slowMs });
  await Promise.all(
    travellers.map(async (traveller) => {
      const isStruck = traveller.step.needs.includes(vendor);
      await go(world, traveller, false);
      if (!isStruck || answers) await settle(world, traveller);
      else
        traveller.claimedTooEarly = await traveller.step.isDone(
          world,
          traveller.person,
          traveller.response,
        );
      // A step that does not need the vendor must succeed at once; waiting for it would be a dead
      // end too.
      if (!isStruck && !traveller.isDone)
        throw new Error(`${traveller.step.name} waits for ${vendor}, which it does not need`);
    }),
  );
  for (let passed = 0; passed < minutes; passed += pieceMinutes) await pass(world);
  await world.mend();
  for (
    let passed = 0;
    passed < afterwardsMinutes && travellers.some(({ isDone }) => !isDone);
    passed += pieceMinutes
  ) {
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
  traveller.response = await traveller.step.act(world, traveller.person, again);
}

/** Checks whether the step completed meanwhile before trying again. */
async function comeBack(world: BenchWorld, traveller: Traveller): Promise<void> {
  const first = traveller.response;
  traveller.isDone =
    first.status < errorStatusFrom && (await traveller.step.isDone(world, traveller.person, first));
  if (traveller.isDone) return;
  const { step, person } = traveller;
  // An accepted request must complete by itself; if it does not, that is a dead end.
  if (first.status < errorStatusFrom && step.isSentAgain !== true) return;
  // Linking a bank requires recent authentication.
  person.client = await signInByHttp(world, mailTo(person.who));
  const response = await step.act(world, person, true);
  traveller.isDone = await step.isDone(world, person, response);
  if (!traveller.isDone) traveller.response = response;
}

async function settle(world: BenchWorld, traveller: Traveller): Promise<void> {
  const { step, person } = traveller;
  for (let tries = 0; tries < settleTries && !traveller.isDone; tries += 1) {
    traveller.isDone = await step.isDone(world, person, traveller.response);
    if (!traveller.isDone) await sleep(settleMs);
  }
}

async function pass(world: BenchWorld): Promise<void> {
  await world
    .advance(pieceMinutes * minuteMs)
    .catch((fault: unknown) => console.error(String(fault).slice(0, 120)));
  await sleep(settleMs);
}
