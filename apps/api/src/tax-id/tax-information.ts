import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { maySubmitTaxId } from '@signet/rulebook/tax-id/tax-information';
import { AppError } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';

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

/** The answer of such a call whose first answer was lost: told from what is stored. docs/readings.md 19. */
export function replayTaxInformation({ application, body }: { application: StoredApplication | undefined; body: unknown }) {
  const { sourceType } = body as { sourceType: SourceType }; // parsed by the schema of the two calls that come here
  if (application === undefined) throw new AppError('application.notFound');
  return taxInformationOf(application, sourceType);
}
