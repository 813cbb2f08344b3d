import { changeEligibilityError } from '@signet/rulebook/category/eligibility';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { Intent } from '@signet/rulebook/reference/enumerations';
import { changedSecretAnswers, isUnchanged } from '../application/diff-answers.ts';
import { formContextOf } from '../application/facts.ts';
import { actorOf, loadApplication } from '../application/load-view.ts';
import type { Call } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { issuedRanges, requireRecentAuth } from '../platform/http/read-request.ts';
import { type ValidatedBody, validateBody } from '../platform/http/validate-body.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';

/** A question left empty in a draft does not clear an earlier answer. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const typed = Object.entries(body).filter(([, below]) => below !== '');
  return Object.fromEntries(typed.map(([key, below]) => [key, withoutEmpty(below)]));
}

type Draft = { intent?: Intent; keepsPhone: boolean };

function judged({ deps, body }: Call<'createApplication'>, found: StoredApplication, { keepsPhone }: Draft): ValidatedBody {
  const context = { ...formContextOf(found), today: deps.clock.today(found.market), issued: issuedRanges(deps.config) };
  const { answers, secrets } = validateBody(ENDPOINTS.createApplication.validates, withoutEmpty(body), context, found);
  const { [APPLICANT_PHONE_PATH]: phone, ...others } = answers;
  return { answers: phone === undefined || keepsPhone ? answers : others, secrets };
}

const tries = 3;

/** Saves the newer draft over an application that is not submitted, validated like any change. Throws like `PUT`. docs/decisions/0031. */
export async function mergeDraft(
  call: Call<'createApplication'>,
  application: StoredApplication,
  draft: Draft,
): Promise<StoredApplication> {
  const { deps, session, visitor } = call;
  const { intent } = draft;
  let found = application;
  for (let tried = 0; tried < tries; tried += 1) {
    if (found.onboardedAt !== undefined) return found;
    const { answers, secrets: typed } = judged(call, found, draft);
    const fault = changeEligibilityError(found, answers);
    if (fault !== undefined) throw fieldAppError(fault.code, fault.field);
    requireRecentAuth(ENDPOINTS.updateApplication, { session, paths: Object.keys(typed) }, deps);
    const secrets = await changedSecretAnswers(deps, { application: found, secrets: typed });
    if (isUnchanged({ application: found, answers, secrets }, { intent })) return found;
    const { id, userId, version } = found;
    const saved = await deps.store.applications.saveAnswers({
      id,
      userId,
      version,
      answers,
      secrets,
      actor: actorOf(session),
      more: { intent },
    });
    if (saved.saved) return saved.application;
    if (saved.why === 'tooMany') throw tooManyTaxIdChanges(secrets);
    found = await loadApplication(id, { deps, session, visitor }); // another window was faster
  }
  throw new AppError('application.versionConflict');
}
