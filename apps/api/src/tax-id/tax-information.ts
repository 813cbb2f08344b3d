import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { maySubmitTaxId, stepUpOfTaxId, taxIdPath } from '@signet/rulebook/tax-id/tax-information';
import { stepConflict } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { IdempotentCall, SecretAnswers, StoredApplication } from '../platform/store-types.ts';
import type { LinkSession } from '../session/link-store.ts';
import type { Session } from '../session/session-cookies.ts';
import { tooManyTaxIdChanges } from './too-many-changes.ts';

type Asking = { application: StoredApplication; link: LinkSession | undefined };

/** Throws where the link was made for the other kind of number. */
export function requireSameTaxIdType({ link }: Pick<Asking, 'link'>, type: SourceType): void {
  if (link !== undefined && link.detail !== type) throw new AppError('link.incorrect');
}

/** True while the number is wanted. */
export const isTaxIdWanted = (
  { market, answers, onboardedAt, decision, stepUps, secretsOnFile }: StoredApplication,
  type: SourceType,
): boolean =>
  maySubmitTaxId(
    {
      market,
      isRegistered: answers['company.registered'] === true,
      isSubmitted: onboardedAt !== undefined,
      decision,
      stepUps,
      given: secretsOnFile,
    },
    type,
  );

/** All that is told of the application here. docs/readings.md 105. */
export const taxInformationOf = <Type extends SourceType>(application: StoredApplication, type: Type) => ({
  businessName: displayNameOf(application.answers),
  type,
  isRequested: isTaxIdWanted(application, type),
  changesLeft: application.taxIdChangesLeft,
});

/** Only a session is told the next page: it would reveal the decision to whoever holds a link. docs/readings.md 105. */
const notWanted = (application: StoredApplication, link: LinkSession | undefined): AppError =>
  link === undefined ? stepConflict(application) : new AppError('application.stepUpClosed');

type Given = Asking & {
  deps: Deps;
  session: Session | undefined;
  once: IdempotentCall | undefined;
  secrets: SecretAnswers;
  legalBusinessName?: string;
};

/** Saves the number at its place; ends the step that asks for it, or keeps it for later. */
export async function saveTaxId<Type extends SourceType>(
  { deps, application, link, session, once, secrets, legalBusinessName }: Given,
  type: Type,
) {
  requireSameTaxIdType({ link }, type);
  if (!isTaxIdWanted(application, type)) throw notWanted(application, link);
  const { id, round } = application;
  const path = taxIdPath(type);
  const { value = '' } = secrets.value ?? {};
  const done = await deps.store.applications.submitTaxId({
    id,
    round,
    stepUp: stepUpOfTaxId(type),
    answers: legalBusinessName === undefined ? {} : { 'company.name': legalBusinessName },
    secrets: { [path]: { value, sourceType: type } },
    actor: session === undefined ? 'link' : `user:${session.userId}`,
    once,
  });
  if (!done.submitted) throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets, 'value') : notWanted(done.application, link);
  return taxInformationOf(done.application, type);
}

/** The answer of such a call whose first answer was lost: told from what is stored. docs/readings.md 19. */
export function replayTaxInformation({ application, body }: { application: StoredApplication | undefined; body: unknown }) {
  const { sourceType } = body as { sourceType: SourceType }; // parsed by the schema of the two calls that come here
  if (application === undefined) throw new AppError('application.notFound');
  return taxInformationOf(application, sourceType);
}
