import { LIMITS } from '@signet/rulebook/core/limits';
import { localDay } from '@signet/rulebook/core/local-day';
import { journeyOf } from '@signet/rulebook/journey';
import { nextPage } from '@signet/rulebook/next-page';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { declaresOwners } from '@signet/rulebook/sign-up/other-owners';
import { factsOf } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';

import type { Job, NewJob } from '../platform/store-types.ts';

export const MAIL_WAY_BACK_JOB = 'mail-way-back';

/** The e-mail that leads back follows a little later, so that it speaks of where the person stopped and not of where they began. */
export const wayBackJob = (now: number): NewJob => ({ kind: MAIL_WAY_BACK_JOB, dueAt: now + LIMITS.wayBackAfterMs });

/** Mails the way back to an application that was begun and not sent, once. docs/decisions/0050. */
export async function runMailWayBack({ store, config }: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined || application.onboardedAt !== undefined) return;
  const { id, market, answers, savedAt } = application;
  const facts = factsOf(application);
  const { steps, next, minutesLeft } = journeyOf({ ...facts, hasOtherOwners: declaresOwners(answers, application) }, nextPage(facts).page);
  if (next === undefined) return;
  const message = renderMessage('wayBack', application, config, {
    day: localDay(market, savedAt + RETENTION.abandoned.keepMs),
    step: next.id,
    values: { done: next.nth - 1, total: steps.length, minutes: minutesLeft },
  });
  await store.outbox.addOnce({ ...message, applicationId: id });
}
