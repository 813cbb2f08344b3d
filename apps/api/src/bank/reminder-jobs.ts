import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { mayLinkBank } from '@signet/rulebook/next-page';
import { pathTo } from '@signet/rulebook/routes';
import { factsOf } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import { stopRemindersPath } from '../messages/stop-reminders.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';

export const REMIND_BANK_JOB = 'remind-bank';

const REMINDERS = ['bankReminder', 'bankLastReminder'] as const;

export const bankReminderJobs = (now: number): NewJob[] =>
  BANK_LIMITS.bankReminderMs.map((afterMs, nth) => ({
    kind: REMIND_BANK_JOB,
    payload: { nth },
    dueAt: now + afterMs,
  }));

/**
 * Sends a reminder unless the bank has been linked meanwhile or the user opted out; each reminder
 * goes out once per application.
 */
export async function runRemindBank(
  { store, config, sealer }: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  const reminder = REMINDERS[Number(payload.nth)];
  if (application === undefined || reminder === undefined) return;
  const facts = factsOf(application);
  if (facts.isBankLinked || !facts.isBankDeferred || !mayLinkBank(facts)) return;
  if (!(await store.users.wantsReminders(application.userId))) return;
  const message = renderMessage(reminder, application, config, {
    path: pathTo('bank', application),
    stopPath: stopRemindersPath(application.userId, sealer),
  });
  await store.outbox.addOnce({ ...message, applicationId });
}
