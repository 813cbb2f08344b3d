import { isOneOf, keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DUTY_JOB } from './job.ts';

/** The schema of pg-boss's tables. */
export const QUEUE_SCHEMA = 'job_queue';

/**
 * A lane is a queue of its own, so that slow checks never hold up mails: its kinds of job, how many
 * workers of a process fetch how many jobs at once, and how often one of them looks for what becomes
 * due (what is added wakes them). `work` takes every other kind.
 */
export const LANES = {
  decide: { kinds: ['decide'], workers: 4, batchSize: 8, pollSeconds: LIMITS.jobPollSeconds },
  send: {
    kinds: ['send-message', 'send-otp'],
    workers: 2,
    batchSize: 8,
    pollSeconds: LIMITS.jobPollSeconds,
  },
  work: { kinds: [], workers: 4, batchSize: 8, pollSeconds: LIMITS.jobPollSeconds },
  invite: {
    kinds: ['read-import', 'check-import', 'invite-merchant', 'remind-merchant'],
    workers: 2,
    batchSize: 16,
    pollSeconds: LIMITS.jobPollSlowSeconds,
  },
  duty: {
    kinds: [DUTY_JOB],
    workers: LIMITS.dutyConnections,
    batchSize: 1,
    pollSeconds: LIMITS.jobPollSlowSeconds,
  },
} as const satisfies Record<string, Lane>;

type Lane = {
  kinds: readonly string[];
  workers: number;
  batchSize: number;
  pollSeconds: number;
};
export type LaneId = keyof typeof LANES;

export const LANE_IDS = keysOf(LANES);

export const laneOf = (kind: string): LaneId =>
  LANE_IDS.find((lane) => isOneOf(LANES[lane].kinds, kind)) ?? 'work';

/**
 * A job is tried for ever, with pauses of 1 s that double up to an hour. pg-boss deletes even a
 * waiting job once it is older than its retention, so that is ten years. docs/decisions/0207.
 */
export const LANE_OPTIONS = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 10 * 365 * 86_400,
  deleteAfterSeconds: 600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
} as const;

/** The longest pause after so many retries: pg-boss draws up to twice the delay. */
export const retriedWithinMs = (retryCount: number): number =>
  2_000 * LANE_OPTIONS.retryDelay * 2 ** retryCount;
