import { changeEligibilityError } from '@signet/rulebook/category/eligibility';
import { actorOf, viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';

/** Takes the business's details once more: to correct and to confirm both end the step. decisions.md, section 4, row 12. */
export const submitBusinessInfo: Handler<'submitBusinessInfo'> = async ({
  deps,
  application,
  session,
  visitor,
  answers,
  secrets,
  once,
}) => {
  const fault = changeEligibilityError(application, answers);
  if (fault !== undefined) throw fieldAppError(fault.code, fault.field);
  const { id } = application;
  const done = await deps.store.applications.answerStepUp({
    id,
    type: 'BUSINESS_INFO',
    answers,
    secrets,
    actor: actorOf(session),
    once,
  });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : stepConflict(done.application);
  return { application: viewFor(done.application, { deps, visitor }) };
};
