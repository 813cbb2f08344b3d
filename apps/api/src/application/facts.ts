import { industryOf } from '@signet/rulebook/category/eligibility';
import type { Facts } from '@signet/rulebook/core/facts';
import type { FormContext } from '@signet/rulebook/core/form';
import { recheckActor } from '@signet/rulebook/decision/recheck';
import { firstIncompleteForm } from '@signet/rulebook/forms';
import { areOwnersVerified } from '@signet/rulebook/people/owner-list';
import type { SignUpForm } from '@signet/rulebook/reference/enumerations';
import { formsOf, levelOf } from '@signet/rulebook/sign-up/application-level';
import { ownerVerificationsOf } from '../people/stored-people.ts';
import type { StoredApplication } from '../platform/store-types.ts';

/** What decides which questions an application asks. */
export const formContextOf = ({ market, flags }: Pick<StoredApplication, 'market' | 'flags'>): FormContext => ({ market, flags });

/** Nothing that an application is made with names a business yet. docs/decisions/0030. */
const hasBusinessId = false;

/** The first form that lacks an answer. decisions.md, section 3. */
const lackingForm = (application: StoredApplication): SignUpForm | undefined =>
  firstIncompleteForm(
    formsOf(levelOf({ ...application, hasBusinessId })),
    application.answers,
    new Set(Object.keys(application.secretsOnFile)),
    formContextOf(application),
  );

/** Everything that page choice and status read. */
export function factsOf(application: StoredApplication): Facts {
  return {
    portal: application.portal,
    flags: application.flags,
    currency: application.currency,
    intent: application.intent,
    hasBusinessId,
    applicationLevel: levelOf({ ...application, hasBusinessId }),
    incompleteForm: lackingForm(application),
    isSubmitted: application.onboardedAt !== undefined,
    // A source that is asked again by itself asks nobody else for anything: the page and the status stay. docs/decisions/0030.
    checking: application.checkingSince !== undefined && recheckActor(application.reason) === undefined,
    decision: application.decision,
    isRecheckPending: recheckActor(application.reason) === 'machine',
    boStatus: application.boStatus,
    stepUps: application.stepUps,
    segment: industryOf(application.answers)?.segment,
    wasPhoneNetworkChecked: application.wasPhoneNetworkChecked,
    areOwnersVerified: areOwnersVerified(ownerVerificationsOf(application)),
    isBankLinked: application.bank !== undefined && application.bank.status !== 'FAILED', // an account that failed may be replaced
    isBankVerified: application.bank?.status === 'VERIFIED',
    isBankDeferred: application.bankDeferred,
    redirectUrl: application.redirectUrl,
  };
}
