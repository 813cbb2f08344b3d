import { DESK_ROWS } from '@signet/personas/desk-people';
import { DESK_AGES, type DeskAge } from '@signet/personas/desk-row';
import { LIMITS } from '@signet/rulebook/core/limits';
import { arriving, codeIn, sandboxClient } from '@signet/testing/sandbox-client';
import type { CaseWorld, Made } from '@signet/testing/screen-states/made';
import { control } from '@signet/testing/screen-states/starting-points';
import { z } from 'zod';
import { agesAt } from './ages.ts';
import { makeDeskCase } from './case-routes.ts';

const minuteMs = 60_000;
/** Enough to keep the database busy; more would only ask more often. */
const together = 4;

/** Ages of the cases that only time brings about. */
const ONLY_TIME: readonly DeskAge[] = ['monthsAgo', 'longAgo'];

type Addresses = { url: string; sandboxUrl: string };
export type DeskCasesResult = { made: number; failed: string[] };

/** What making an application needs of the product and its sandbox. */
export function worldAt({ url, sandboxUrl }: Addresses): CaseWorld {
  const { phoneMessages, mails, advance } = sandboxClient(sandboxUrl);
  return {
    url,
    sandboxUrl,
    advance,
    phone: (e164) => ({
      messages: () => phoneMessages(e164),
      latestCode: () => arriving(async () => codeIn(await phoneMessages(e164)), 'a code'),
    }),
    mailbox: (address) => ({
      messages: () => mails(address),
      latest: () => arriving(async () => (await mails(address))[0], 'a mail'),
    }),
  };
}

/**
 * Makes the cases, all of them new, without those that only time brings about. `isAged`: from the
 * oldest to the newest. The clock then goes back first and comes forward to the machine’s time,
 * which would sign out whoever walks the portal meanwhile.
 */
export async function makeDeskCases(
  at: Addresses,
  { isAged }: { isAged: boolean },
): Promise<DeskCasesResult> {
  const world = worldAt(at);
  const failed: string[] = [];
  const made = new Map<string, Made>();
  const ageMs = agesAt(Date.now());
  const makeAll = (ages: readonly DeskAge[]): Promise<void> =>
    each(
      Object.keys(DESK_ROWS).filter((id) => ages.some((age) => DESK_ROWS[id]?.age === age)),
      async (id) => {
        try {
          made.set(id, await makeDeskCase(world, id));
        } catch (error) {
          failed.push(`${id}: ${error instanceof Error ? error.message : error}`);
        }
      },
    );
  const makeByAge = async (): Promise<void> => {
    try {
      for (const age of DESK_AGES) {
        await goBack(world, ageMs[age]);
        await makeAll([age]);
        if (age === 'longAgo') await passRetries(world);
      }
    } finally {
      await goBack(world, 0);
    }
  };
  await (isAged ? makeByAge() : makeAll(DESK_AGES.filter((age) => !ONLY_TIME.includes(age))));
  for (const [id, { id: application }] of made) await propose(world, id, application);
  return { made: made.size, failed };
}

/** The first of two reviewers approves or confirms it. */
async function propose(world: CaseWorld, id: string, application: string): Promise<void> {
  const row = DESK_ROWS[id];
  if (row?.isProposed !== true) return;
  const proposal =
    row.case === 'decision'
      ? { decision: 'APPROVED' }
      : { case: row.case, action: 'confirm', reason: 'bank.holderShown' };
  await control(world, `/control/reviews/${application}`, proposal);
}

async function each(ids: readonly string[], make: (id: string) => Promise<void>): Promise<void> {
  const left = [...ids];
  const worker = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await make(id);
  };
  await Promise.all(Array.from({ length: together }, worker));
}

/** What the sandbox says of its clock. */
const CLOCK = z.object({ offsetMs: z.number() });

/** Moves the sandbox’s clock so that it is as far behind the machine’s. */
async function goBack({ sandboxUrl, advance }: CaseWorld, ms: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/clock`);
  const { offsetMs } = CLOCK.parse(await answer.json());
  if (offsetMs !== -ms) await advance(-ms - offsetMs);
}

/** A mail comes to the desk after its quick retries, and each begins when the clock says so. */
async function passRetries({ advance }: CaseWorld): Promise<void> {
  for (const ms of LIMITS.jobQuickRetriesMs) await advance(ms + minuteMs);
}
