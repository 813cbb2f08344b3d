import { type Answers, flattenAnswers } from '@signet/rulebook/core/answers';
import { visibleFields } from '@signet/rulebook/core/form';
import { validateForm } from '@signet/rulebook/core/validate';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { type OwnerForm, PEOPLE_FORMS } from '@signet/rulebook/people/forms';
import {
  isOwnerIdentityPath,
  mergedAnswers,
  type OwnerFacts,
  ownerForms,
  ownerTypeFor,
  saveOwnerError,
  submittedOwnerAnswers,
} from '@signet/rulebook/people/owner-list';
import { sourceTypeOf } from '@signet/rulebook/tax-id/fields';
import { formContextOf } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { issuedRanges } from '../platform/http/visitor.ts';
import type { SecretAnswers, StoredApplication, StoredOwner } from '../platform/store-types.ts';
import type {} from '../store.ts';
import { toOwnersAppError } from './load-owner.ts';
import { ownersListOf } from './view.ts';

/** What an owner's body comes to: what is saved, and the row as the rules read it once it is. */
type JudgedOwner = { answers: Answers; secrets: SecretAnswers; saved: OwnerFacts };
type Judging = { deps: Deps; application: StoredApplication; owner: Pick<StoredOwner, 'id' | 'type' | 'answers' | 'given'>; body: unknown };

/**
 * The clean answers of an owner, secrets apart: what is not sent stays, what is no longer asked goes. Throws request.invalid with a fault per
 * field, and what stands against this owner beside the others. Document 1, section 5; document 2, section 5, Owners.
 */
export async function validateOwner({ deps, application, owner, body }: Judging): Promise<JudgedOwner> {
  const { type, ...texts } = flattenAnswers(body);
  const sent = submittedOwnerAnswers(texts);
  const typed = mergedAnswers({ ...owner.answers, ...sent }, application.answers);
  const context = {
    ...formContextOf(application),
    today: deps.clock.today(application.market),
    issued: issuedRanges(deps.config),
  };
  const given = new Set(Object.keys(owner.given));
  const forms = ownerForms(owner, sent);
  const judged = forms.map((form) => ({ form, ...validateForm(PEOPLE_FORMS[form], FIELDS, typed, given, context) }));
  const faults = judged.flatMap((one) => one.faults);
  if (faults.length > 0)
    throw new AppError(
      'request.validationFailed',
      {},
      faults.map((fault) => withTyped(fault, forms, typed, context)),
    );
  const clean: Answers = Object.assign({}, ...judged.map((one) => one.answers));
  const fields = new Map(
    forms.flatMap((form) => visibleFields(PEOPLE_FORMS[form], { ...typed, ...clean }, context)).map(({ path, field }) => [path, field]),
  );
  const answers: Record<string, string> = {};
  const secrets: Record<string, SecretAnswers[string]> = {};
  for (const [path, field] of fields) {
    const value = clean[path];
    if (!isSecret(field)) answers[path] = value ?? '';
    else if (value !== undefined) secrets[path] = { value, sourceType: sourceTypeOf(field, value) };
  }
  for (const path of Object.keys(owner.answers)) if (isDropped(path, forms, fields)) answers[path] = '';
  for (const path of given) if (isDropped(path, forms, fields)) secrets[path] = { value: '' };
  const saved: OwnerFacts = {
    id: owner.id,
    type: ownerTypeFor(owner, answers.ownershipPercentage ?? ''),
    answers: { ...owner.answers, ...answers },
    given: new Set([...given, ...Object.keys(secrets)].filter((path) => secrets[path]?.value !== '')),
  };
  const fault = saveOwnerError(saved, ownersListOf(application));
  if (fault !== undefined) throw toOwnersAppError(fault);
  const { phone = '' } = answers;
  const refusal =
    phone === '' || phone === owner.answers.phone ? undefined : await phoneEligibilityError(deps, { userId: application.userId, phone });
  if (refusal !== undefined) throw fieldAppError(refusal, 'phone');
  return { answers, secrets, saved };
}

const isSecret = (field: FieldId): boolean => fieldRow(field).secret === true;

/** An answer that the judged forms no longer ask: "the partner gives it" takes away what stood there. */
const isDropped = (path: string, forms: readonly OwnerForm[], fields: ReadonlyMap<string, FieldId>): boolean =>
  forms.includes('ownerDetails') && isOwnerIdentityPath(path) && !fields.has(path);

/** The typed text goes into the words of a fault only where it is no secret. */
function withTyped(
  fault: { code: string; field: string },
  forms: readonly OwnerForm[],
  typed: Answers,
  context: Parameters<typeof visibleFields>[2],
): { code: string; field: string; typed?: string } {
  const asked = forms.flatMap((form) => visibleFields(PEOPLE_FORMS[form], typed, context)).find(({ path }) => path === fault.field);
  return asked === undefined || isSecret(asked.field) ? fault : { ...fault, typed: typed[fault.field] };
}
