import type { JobToAdd } from '../platform/jobs/store.ts';

export const DELIVER_WEBHOOK_JOB = 'deliver-webhook';

/** One for each attempt, so that an attempt is made once. */
export const deliverJob = (
  delivery: { id: string; applicationId?: string | undefined },
  attempt: number | `paused:${number}`,
  dueAt?: number,
): JobToAdd => ({
  id: `${DELIVER_WEBHOOK_JOB}:${delivery.id}:${attempt}`,
  kind: DELIVER_WEBHOOK_JOB,
  applicationId: delivery.applicationId,
  payload: { deliveryId: delivery.id },
  ...(dueAt === undefined ? {} : { dueAt }),
});
