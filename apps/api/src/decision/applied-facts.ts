import { APPLICANT_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { type ApplicantFacts, ofVerifiedBusiness } from '@signet/rulebook/decision/evidence';
import { failedInquiries, inquiryResult } from '@signet/rulebook/identity/inquiry';
import { hasUnverifiedOwners, ownershipOf, ownerTrouble } from '@signet/rulebook/people/owner-list';
import { hasUnnamedOwners } from '@signet/rulebook/people/ownership-tree';
import { prefersPhoneLink } from '@signet/rulebook/phone/step-ups';
import { declaresOwners } from '@signet/rulebook/sign-up/other-owners';
import { ownersAskedAt } from '@signet/rulebook/step-ups';
import { isOfOtherBusiness, ownerVerificationsOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { ownersListOf } from '../people/view.ts';

/** What the rules read of the application besides the sources' evidence. */
export function appliedOf(application: StoredApplication, now: number): ApplicantFacts {
  const { market, applicationLevel, phoneProven, boStatus, secretsOnFile, stepUps } = application;
  const owners = ownerVerificationsOf(application);
  const applied: ApplicantFacts = {
    market,
    applicationLevel,
    takesPayments: application.decision === 'APPROVED_PENDING',
    verifiedElsewhere: application.verifiedElsewhere,
    phoneProven,
    prefersPhoneLink: prefersPhoneLink(application),
    hasPartners: declaresOwners(application.answers, application),
    boStatus,
    otherOwnersOpen: hasUnverifiedOwners(owners),
    ownerTrouble: ownerTrouble(owners, ownersAskedAt(application) !== undefined, now),
    hasUnnamedOwners: hasUnnamedOwners(ownershipOf(ownersListOf(application))),
    rechecks: application.lastDecision?.rechecks,
    fullSsnGiven: secretsOnFile[APPLICANT_TAX_ID_PATH]?.sourceType === 'SSN9',
    done: stepUps.filter(({ finishedAt }) => finishedAt !== undefined).map(({ type }) => type),
    inquiry: inquiryResult(application.inquiries, 'identification'),
    failedInquiries: failedInquiries(application.inquiries, 'identification'),
    businessDocument: inquiryResult(application.inquiries, 'verification'),
    isReopened: application.isReopened,
  };
  return isOfOtherBusiness(application) ? ofVerifiedBusiness(applied) : applied;
}
