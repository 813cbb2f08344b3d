import type { Answers } from '@signet/rulebook/answer-rows';
import { flattenAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import {
  mergedAnswers,
  type OwnerFacts,
  ownerForms,
  ownerTypeFor,
  saveOwnerError,
  submittedOwnerAnswers,
} from '@signet/rulebook/people/owner-list';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import { toOwnersAppError } from './load-owner.ts';
import { ownersListOf } from './view.ts';

type ValidatedOwner = {
  answers: Answers;
  secrets: SecretAnswers;
  saved: OwnerFacts;
  companyShare: string;
};
type OwnerBody = { deps: Deps; application: StoredApplication; owner: OwnerFacts; body: unknown };

/**
 * Returns what to save and the resulting owner; answers not sent are kept. Throws field errors,
 * including conflicts with other owners.
 */
export async function validateOwner({
  deps,
  application,
  owner,
  body,
}: OwnerBody): Promise<ValidatedOwner> {
  const { type: _role, holdingOf: _company, ...texts } = flattenAnswers(body);
  const sent = submittedOwnerAnswers(texts);
  const context = validationContextOf(application, deps);
  const { answers: validated, secrets } = validateBody(
    ownerForms(owner, sent),
    { ...wireAnswers(owner.answers), ...sent },
    context,
    {
      answers: mergedAnswers(owner.answers, application.answers),
      secretsOnFile: Object.fromEntries([...owner.given].map((path) => [path, {}])),
    },
  );
  // Shares of companies are stored beside the person, not among the answers.
  const { companyShare = '', companyKind: _kind, ...answers } = validated;
  const saved: OwnerFacts = {
    ...owner,
    type: ownerTypeFor(owner, answers.ownershipPercentage ?? ''),
    answers: { ...owner.answers, ...answers },
    given: new Set(
      [...owner.given, ...Object.keys(secrets)].filter((path) => secrets[path]?.value !== ''),
    ),
  };
  const error = saveOwnerError(saved, ownersListOf(application));
  if (error !== undefined) throw toOwnersAppError(error);
  const { phone = '' } = answers;
  const refusal =
    phone === '' || phone === owner.answers.phone
      ? undefined
      : await phoneEligibilityError(deps, { userId: application.userId, phone });
  if (refusal !== undefined) throw fieldAppError(refusal, 'phone');
  return { answers, secrets, saved, companyShare };
}
