import { isIncomplete } from '@signet/rulebook/core/form';
import { IDENTITY_FORMS } from '@signet/rulebook/identity/forms';
import { FULL_LEVEL_STEP_UP } from '@signet/rulebook/step-ups';
import { formContextOf } from '../application/facts.ts';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { requireEligiblePhone } from '../phone/phone-eligibility.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';

/**
 * Accepts the deferred identity in full, which raises the application to FULL and opens a new
 * round.
 */
export const submitFullOnboarding: Handler<'submitFullOnboarding'> = async (call) => {
  const { deps, application, session, visitor, answers, secrets, version, once } = call;
  await requireEligiblePhone(deps, { application, answers });
  if (version !== application.version) throw new AppError('application.versionConflict');
  const together = { ...application.answers, ...answers };
  const onFile = new Set([...Object.keys(application.secretsOnFile), ...Object.keys(secrets)]);
  if (isIncomplete(IDENTITY_FORMS.ownerIdentity, together, onFile, formContextOf(application)))
    throw new AppError('application.incomplete', { page: 'owner-identity' });
  const done = await deps.store.applications.answerStepUp({
    id: application.id,
    type: FULL_LEVEL_STEP_UP,
    answers,
    secrets,
    actor: actorOf(session),
    once,
  });
  return viewFor(done, { deps, visitor });
};
