import type { JobToAdd } from '../platform/jobs/store.ts';

export const DELIVER_WEBHOOK_JOB = 'deliver-webhook';

/**
 * One for each attempt, so that an attempt is made once. `isAsked`: the partner wants it now, even of
 * a paused endpoint.
 */
export const deliverJob = (
  delivery: { id: string; applicationId?: string | undefined },
  attempt: number | `paused:${number}`,
  { dueAt, isAsked }: { dueAt?: number; isAsked?: true } = {},
): JobToAdd => ({
  id: `${DELIVER_WEBHOOK_JOB}:${delivery.id}:${attempt}`,
  kind: DELIVER_WEBHOOK_JOB,
  applicationId: delivery.applicationId,
  payload: { deliveryId: delivery.id, ...(isAsked && { isAsked }) },
  ...(dueAt === undefined ? {} : { dueAt }),
});
