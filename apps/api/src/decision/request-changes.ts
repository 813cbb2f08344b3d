import { morningOf } from '@signet/rulebook/core/dates';
import { stepConflict } from '../application/facts.ts';
import { addCalendarDays } from '../application/sla.ts';
import type { Handler } from '../handler.ts';
import { lastDay, marksOf, mayAsk } from './asked-changes.ts';
import { changeReminderTimes } from './change-reminder-jobs.ts';
import { changesMail } from './change-words.ts';
import { findReview, loadReview, reviewRejection } from './load-review.ts';
import { foundReviewView } from './view.ts';

/** Asks for changes under the same claim and version rules as a decision. docs/decisions/0238. */
export const requestChanges: Handler<'requestChanges'> = async ({
  deps,
  params: { id },
  body,
  reviewer,
  version = 0,
}) => {
  const rejectionNow = async () => {
    const found = await loadReview(deps, id);
    return {
      found,
      rejection: reviewRejection(found, { reviewer, version, waits: mayAsk(found) }),
    };
  };
  const { found, rejection } = await rejectionNow();
  if (rejection !== undefined) throw rejection;
  const { application } = found;
  const marks = marksOf(body, application);
  const by = lastDay(application, body, deps);
  const isAsked = await deps.store.changeRequests.askForChanges({
    ...{ id, marks, by },
    dueAt: morningOf(addCalendarDays(by, 1)),
    remindAt: changeReminderTimes(application, body.businessDays, deps),
    reviewer: { reviewer, version },
    messages: [changesMail(application, deps, { marks, by })],
  });
  if (!isAsked) throw (await rejectionNow()).rejection ?? stepConflict(application);
  return { review: foundReviewView(await findReview(deps, id)) };
};
