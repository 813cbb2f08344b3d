import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import { TEXT_LIMITS } from '@signet/rulebook/phone/text-limits';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';

const accounts = Number(process.env.PUMPING_ACCOUNTS ?? 1_000);
const atOnce = 8;
const block = '415555';
/** Lower endings are magic numbers of the sandbox. */
const firstEnding = 2_000;
const attacker = '203.0.113.7';
const settleMs = 15_000;

type Account = { client: Client; id: string; phone: string };

/**
 * Signs up with a number of the block; sign-ins use many addresses, because they have their own
 * limit.
 */
async function newAccount(world: BenchWorld, turn: number): Promise<Account> {
  const own = persona('ana', turn);
  const phone = `${block}${firstEnding + turn}`;
  const who = { ...own, answers: { ...own.answers, 'applicant.phone.localPhoneNumber': phone } };
  const signsInFrom = `198.${18 + (turn >> 8)}.${turn & 255}.1`;
  const client = await signInByHttp(world, `pump.${turn}@example.com`, {
    signsInFrom,
    callsFrom: attacker,
  });
  const { id } = await completeApplication(client.call, who);
  await submitApplication(client.call, String(id), who);
  return { client, id: String(id), phone };
}

async function inTurns<Result>(
  turns: number,
  work: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let turn = next++; turn < turns; turn = next++) {
      results[turn] = await work(turn);
      if (turn % 100 === 99) console.error(`${turn + 1} of ${turns}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function mostWithin(times: readonly number[], windowMs: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.max(
    0,
    ...sorted.map((from, at) => sorted.slice(at).filter((time) => time < from + windowMs).length),
  );
}

function countedTexts(dumpFile: string): number[] {
  return readFileSync(dumpFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('text_sends'))
    .flatMap((line) => Number(/"sent_at":\s*"?(\d+)/.exec(line)?.[1] ?? []));
}

/**
 * 1,000 accounts request texts from one IP address to one block of numbers: no more may be sent
 * than the limits allow.
 */
export async function measure(): Promise<object> {
  process.env.LIMIT_FACTOR = '1';
  const world = await startBenchWorld('text-pumping', { database: 'postgres' });
  const began = performance.now();
  let texts = 0;
  const refusals: Record<string, number> = {};
  try {
    const all = await inTurns(accounts, (turn) => newAccount(world, turn));
    await sleep(settleMs); // lets the last jobs finish
    await inTurns(accounts, async (turn) => {
      const account = all[turn];
      if (account === undefined) throw new Error(`nobody has turn ${turn}`);
      const { client, id } = account;
      const { status, body } = await client.call('sendOtp', { id });
      const answer = status < 300 ? 'sent' : `${status} ${String(body.code)}`;
      refusals[answer] = (refusals[answer] ?? 0) + 1;
    });
    const sent = await inTurns(
      accounts,
      async (turn) => (await world.phone(`+1${all[turn]?.phone}`).messages()).length,
    );
    texts = sent.reduce((total, one) => total + one, 0);
  } finally {
    await world.stop();
  }
  const counted = countedTexts(world.dumpFile);
  const limits = Object.fromEntries(Object.entries(TEXT_LIMITS).map(([id, { max }]) => [id, max]));
  const most = { minute: mostWithin(counted, 60_000), day: mostWithin(counted, 24 * 3_600_000) };
  const met =
    texts <= counted.length &&
    most.minute <= Math.min(limits.networkMinute ?? 0, limits.prefixMinute ?? 0) &&
    most.day <= Math.min(limits.networkDay ?? 0, limits.prefixDay ?? 0);
  return {
    accounts,
    seconds: Math.round((performance.now() - began) / 1000),
    textsSent: texts,
    counted: counted.length,
    most,
    limits,
    pressedAgain: refusals,
    met,
  };
}
