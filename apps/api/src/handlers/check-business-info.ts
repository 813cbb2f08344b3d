import { isQuebecBlocked } from '../facts.ts';
import { fieldError } from '../problem.ts';
import type { Handler } from './handler.ts';
import { actorOf, viewFor } from './reload.ts';
import { movedOn } from './step-up-rules.ts';
import { tooManyTaxIds } from './tax-id-rules.ts';

/** Takes the business's details once more: to correct and to confirm both end the step. decisions.md, section 4, row 12. */
export const checkBusinessInfo: Handler<'checkBusinessInfo'> = async ({ deps, application, session, visitor, answers, secrets, once }) => {
  if (isQuebecBlocked({ ...application.answers, ...answers })) throw fieldError('quebec.blocked', 'company.address.territory');
  const { id, dataKey } = application;
  const done = await deps.store.applications.answerStepUp({
    id,
    type: 'BUSINESS_INFO',
    answers,
    secrets,
    actor: actorOf(session),
    dataKey,
    once,
  });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIds(secrets) : movedOn(done.application);
  return { application: viewFor(done.application, { deps, visitor }) };
};
