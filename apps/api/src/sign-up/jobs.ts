import type { EmailFlag } from '@signet/rulebook/analytics/email-flags';
import { localDay } from '@signet/rulebook/core/dates';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { journeyOf } from '@signet/rulebook/journey';
import { nextPage } from '@signet/rulebook/next-page';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import { declaresOwners } from '@signet/rulebook/sign-up/other-owners';
import { startPath } from '@signet/rulebook/visit-paths';
import { factsOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { type MessageFacts, renderMessage } from '../messages/render-message.ts';
import { stopRemindersPath } from '../messages/stop-reminders.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';

export const MAIL_WAY_BACK_JOB = 'mail-way-back';

/** Delayed, so that the mail describes where the applicant stopped, not where they began. */
export const wayBackJob = (now: number): NewJob => ({
  kind: MAIL_WAY_BACK_JOB,
  dueAt: now + SIGN_UP_LIMITS.wayBackAfterMs,
});

export const REMIND_APPLICATION_JOB = 'remind-application';

type Reminder = keyof typeof SIGN_UP_LIMITS.applicationReminderMs;
const REMINDERS = keysOf(SIGN_UP_LIMITS.applicationReminderMs);

/**
 * One job per reminder. Its payload counts from 0, because jobs from the previous release may still
 * be waiting. docs/decisions/0083.
 */
export const reminderJobs = (now: number): NewJob[] =>
  REMINDERS.map((reminder, nth) => ({
    kind: REMIND_APPLICATION_JOB,
    payload: { nth },
    dueAt: now + SIGN_UP_LIMITS.applicationReminderMs[reminder],
  }));

type MailedBack = 'wayBack' | Reminder;

/** Mails the link back to an unsubmitted application, once. docs/decisions/0050. */
export async function runMailWayBack(
  { store, config }: Deps,
  { applicationId = '' }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined || application.onboardedAt !== undefined) return;
  await mailBack(
    'wayBack',
    application,
    { path: wayTo(application, 'resumeEmail') },
    { store, config },
  );
}

/**
 * Reminds of an unsubmitted application unless the user opted out; each reminder goes out once per
 * application.
 */
export async function runRemindApplication(
  { store, config, clock, sealer }: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  const reminder = REMINDERS[Number(payload.nth)];
  if (application === undefined || reminder === undefined || application.onboardedAt !== undefined)
    return;
  if (
    clock.now() - application.savedAt < SIGN_UP_LIMITS.reminderQuietMs ||
    !(await store.users.wantsReminders(application.userId))
  )
    return;
  const linkFacts = {
    path: wayTo(application, 'reminderEmail'),
    stopPath: stopRemindersPath(application.userId, sealer),
  };
  await mailBack(reminder, application, linkFacts, { store, config });
}

/** The link contains no secret: it works on any device after sign-in. */
const wayTo = ({ id, referralUrlId }: StoredApplication, flag: EmailFlag): string =>
  `${startPath(referralUrlId, { applicationId: id })}&${flag}=true`;

async function mailBack(
  mail: MailedBack,
  application: StoredApplication,
  linkFacts: MessageFacts,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<void> {
  const { id, market, answers, savedAt } = application;
  const facts = factsOf(application);
  const { steps, next, minutesLeft } = journeyOf(
    { ...facts, hasOtherOwners: declaresOwners(answers, application) },
    nextPage(facts).page,
  );
  if (next === undefined) return;
  const message = renderMessage(mail, application, config, {
    ...linkFacts,
    day: localDay(market, savedAt + RETENTION.abandoned.keepMs),
    step: next.id,
    values: { done: next.nth - 1, total: steps.length, minutes: minutesLeft },
  });
  if (message.to !== '') await store.outbox.addOnce({ ...message, applicationId: id });
}
