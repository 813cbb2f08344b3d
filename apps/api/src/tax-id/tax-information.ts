import { SOURCE_TYPES, type SourceType } from '@signet/rulebook/reference/tax-id-types';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { maySubmitTaxId } from '@signet/rulebook/tax-id/tax-information';
import { z } from 'zod';
import type { StoredApplication } from '../application/stored-application.ts';
import { AppError } from '../platform/http/problem.ts';

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

/** All that this page may reveal of the application. docs/readings.md 105. */
export const taxInformationOf = <Type extends SourceType>(
  application: StoredApplication,
  type: Type,
) => ({
  businessName: displayNameOf(application.answers),
  type,
  isRequested: isTaxIdWanted(application, type),
  changesLeft: application.taxIdChangesLeft,
});

/** What both calls send of it. */
const SENT = z.object({ sourceType: z.enum(SOURCE_TYPES) });

/** Rebuilds the response of a repeated call from stored data. docs/readings.md 19. */
export function replayTaxInformation({
  application,
  body,
}: {
  application: StoredApplication | undefined;
  body: unknown;
}) {
  const { sourceType } = SENT.parse(body);
  if (application === undefined) throw new AppError('application.notFound');
  return taxInformationOf(application, sourceType);
}
