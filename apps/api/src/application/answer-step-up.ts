import { changeEligibilityError } from '@signet/rulebook/category/eligibility';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { FormStepUp } from '@signet/rulebook/reference/enumerations';
import type { Call } from '../handler.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { loadView, viewFor } from './load-view.ts';

type Answering = Pick<
  Call<'submitFullSsn'>,
  'deps' | 'application' | 'session' | 'visitor' | 'answers' | 'secrets' | 'once'
> & {
  query?: { skip?: string | undefined } | undefined;
};
export type FormStepUpHandler = (call: Answering) => Promise<ReplyOf<'submitFullSsn'>>;

/**
 * Saves a step-up's answers and closes it. `skip=true` requests the replacement instead and never
 * waives the proof.
 */
export const answerStepUp =
  (type: FormStepUp): FormStepUpHandler =>
  async ({ deps, application, session, visitor, query, answers, secrets, once }) => {
    const { id } = application;
    const actor = actorOf(session);
    if (query?.skip === 'true') {
      await deps.store.applications.completeStepUp({
        id,
        type,
        result: 'replaced',
        actor,
        reopen: true,
      });
      return { application: await loadView(id, { deps, session, visitor }) };
    }
    const error = changesBusiness(answers)
      ? changeEligibilityError(application, answers)
      : undefined;
    if (error !== undefined) throw fieldAppError(error.code, error.field);
    const done = await deps.store.applications.answerStepUp({
      id,
      type,
      answers,
      secrets,
      actor,
      once,
    });
    return { application: viewFor(done, { deps, visitor }) };
  };

const changesBusiness = (answers: Answering['answers']): boolean =>
  Object.keys(answers).some((path) => path.startsWith('company.'));
