/**
 * A job to run later. The payload must not contain personal data; `dueAt` defaults to now. One with
 * an `id` is added once.
 */
export type NewJob = {
  id?: string;
  kind: string;
  payload?: Readonly<Record<string, unknown>>;
  dueAt?: number;
};

export type Job = {
  id: string;
  kind: string;
  applicationId?: string;
  payload: Record<string, unknown>;
  attempts: number;
};

/** The kind of every duty's jobs; `payload.duty` says which. */
export const DUTY_JOB = 'duty';
