import { expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { type HousekeepingStore, runHousekeeping } from './housekeeping.ts';

const STEPS = ['reconcile', 'checkpoint', 'sweep', 'rekey'] as const;
const quiet = { info: () => undefined, error: () => undefined, auditBroken: () => undefined };

test.each(STEPS)('when %s fails, the other steps and the next hour still come', async (broken) => {
  const ran: string[] = [];
  const step = (name: (typeof STEPS)[number]) => async () => {
    if (name === broken) throw new Error(name);
    ran.push(name);
  };
  const store: HousekeepingStore = {
    jobs: { add: async (...jobs) => void ran.push(...jobs.map(({ kind }) => kind)) },
    reconcile: step('reconcile'),
    audit: {
      checkpoint: async () => {
        await step('checkpoint')();
        return { seq: 1, heads: 0, root: '', verified: 0, broken: [] };
      },
    },
    sweep: step('sweep'),
    rekey: step('rekey'),
  };
  await expect(runHousekeeping(store, movableClock(), quiet)).rejects.toThrow(broken);
  expect(ran).toEqual(['housekeeping', ...STEPS.filter((name) => name !== broken)]);
});
