import { persona } from '@signet/personas/personas';
import { startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { median, percentile, rounded } from '../figures.ts';
import { postmasterOf, processorMs } from '../processor-time.ts';
import { allJobsDone, signUp } from './sign-up.ts';

const warmUps = 40;
const rounds = 5;
const perRound = Number(process.env.SIGN_UPS_PER_ROUND ?? 40);
const atOnce = 4;
/** People differ, so that none is a duplicate of another. */
const firstPerson = 1_000;

type Cost = { product: number; postgres: number; sandbox: number };

/**
 * Processor time of a whole sign-up, from the first page to the decision, with pages, calls, jobs
 * and mails. Processor time rather than seconds, so that other work on the machine matters less.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('sign-ups', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  try {
    await database.connect();
    const pids = {
      product: world.productPid() ?? 0,
      postgres: await postmasterOf(database),
      sandbox: world.sandboxPid() ?? 0,
    };
    const now = (): Cost => ({
      product: processorMs(pids.product),
      postgres: processorMs(pids.postgres),
      sandbox: processorMs(pids.sandbox),
    });
    let person = firstPerson;
    const seconds: number[] = [];
    const run = async (count: number): Promise<Cost> => {
      const before = now();
      let left = count;
      const next = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          person += 1;
          const began = performance.now();
          await signUp(world, persona('ana', person));
          seconds.push((performance.now() - began) / 1_000);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, next));
      await allJobsDone(database);
      const after = now();
      const cost = (of: keyof Cost) => (after[of] - before[of]) / count;
      return { product: cost('product'), postgres: cost('postgres'), sandbox: cost('sandbox') };
    };
    await run(warmUps);
    seconds.length = 0;
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await run(perRound));
    const ms = (of: (cost: Cost) => number) => rounded(median(costs.map(of)), 1);
    return {
      unit: 'ms of processor time per sign-up, median of rounds; whole is product and PostgreSQL',
      signUps: rounds * perRound,
      whole: ms(({ product, postgres }) => product + postgres),
      product: ms(({ product }) => product),
      postgres: ms(({ postgres }) => postgres),
      sandbox: ms(({ sandbox }) => sandbox),
      rounds: costs.map(({ product, postgres }) => rounded(product + postgres, 1)),
      seconds: { p50: rounded(median(seconds)), p95: rounded(percentile(seconds, 0.95)) },
    };
  } finally {
    await database.end();
    await world.stop();
  }
}
