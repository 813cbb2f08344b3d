import { morningOf } from '@signet/rulebook/core/dates';
import { changeReminderDays } from '@signet/rulebook/decision/change-reasons';
import { openMarksOf } from '../application/facts.ts';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { changesMail } from './change-words.ts';

const REMINDERS = ['changesReminder', 'changesSecondReminder', 'changesLastReminder'] as const;

/** When a request that is asked now is reminded of, in ms of the product’s clock. */
export function changeReminderTimes(
  application: StoredApplication,
  businessDays: number,
  { clock }: Pick<Deps, 'clock'>,
): number[] {
  const { market, territory } = placeOfBusiness(application);
  return changeReminderDays(businessDays).map((days) =>
    morningOf(addBusinessDays(clock.today(market), days, market, territory)),
  );
}

/**
 * Reminds of a request for changes while it is open, once each. It is about an application that was
 * sent, so it goes out whatever its person wants of reminders. docs/decisions/0250.
 */
export async function runRemindChanges(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const { store, clock } = deps;
  const application = await store.applications.loadForWork(applicationId);
  const reminder = REMINDERS[Number(payload.nth)];
  if (application === undefined || reminder === undefined) return;
  const { changeRequest, market } = application;
  const marks = openMarksOf(application);
  if (changeRequest === undefined || marks.length === 0) return;
  const { id, by, askedAt } = changeRequest;
  if (id !== payload.requestId || by < clock.today(market)) return; // a late job reminds of no past day
  const message = changesMail(application, deps, { marks, by }, reminder);
  await store.outbox.addOnce({ ...message, applicationId }, askedAt);
}
