import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from './duty.ts';
import type { JobStore, JobToAdd } from './store.ts';

/** Jobs of a row that has waited too long, and the row's own id. */
export type LateJobs = { place: string; jobs: readonly JobToAdd[] };

/** Reads at most LIMITS.rowsAtOnce rows after the id `after`, in the order of their ids. */
export type ReadLateJobs = (after: string) => Promise<LateJobs[]>;

/** Adds the jobs again, should they be lost. A job that waits or runs is not doubled: its id is. */
export const addingLate =
  ({ add }: Pick<JobStore, 'add'>, read: ReadLateJobs): Batch =>
  async (after) => {
    const late = await read(after);
    await add(...late.flatMap(({ jobs }) => jobs));
    return late.length < LIMITS.rowsAtOnce ? undefined : late.at(-1)?.place;
  };
