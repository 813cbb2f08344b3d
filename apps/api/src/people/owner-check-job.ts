import type { NewJob } from '../platform/jobs/job.ts';

export const CHECK_OWNER_JOB = 'check-owner';

export const checkOwnerJob = (ownerId: string, round: number, dueAt?: number): NewJob => ({
  kind: CHECK_OWNER_JOB,
  payload: { ownerId, round },
  ...(dueAt === undefined ? {} : { dueAt }),
});
