import { isFinalDecision } from '@signet/rulebook/core/facts';
import { inquiriesOfRenewal, openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import {
  failedInquiries,
  INQUIRY_STEP_UP,
  type InquiryFacts,
  inquiryResult,
  isSelfieOptional,
} from '@signet/rulebook/identity/inquiry';
import { ownerAnswerBy, ownerVerification } from '@signet/rulebook/people/invitation';
import { type OwnerCheckFacts, ownerStepUp } from '@signet/rulebook/people/owner-check';
import { nextOwnerPage } from '@signet/rulebook/people/owner-pages';
import type { OwnerRecordView } from '@signet/rulebook/people/owner-record-view';
import { replacementState } from '@signet/rulebook/people/owner-replacement';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { shownAnswers } from '../application/shown-answers.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { IdentityVendor } from '../identity/port.ts';
import { shownInquiry } from '../identity/view.ts';
import type { Clock } from '../platform/clock.ts';
import { taxIdChangesLeft } from '../tax-id/store.ts';
import { ownerLocale } from './owner-mails.ts';

/** The owner's photo-ID inquiries in the shape of the inquiry rules, oldest first. */
export const inquiriesOf = (
  { ownerInquiries }: Pick<StoredApplication, 'ownerInquiries'>,
  ownerId: string,
): InquiryFacts[] =>
  ownerInquiries.flatMap(({ personId, ...inquiry }) =>
    personId === ownerId ? [{ ...inquiry, mode: 'identification' }] : [],
  );

export function ownerCheckFacts(
  application: StoredApplication,
  ownerId: string,
  rechecks: number,
): OwnerCheckFacts {
  const inquiries = inquiriesOf(application, ownerId);
  const owner = application.people.find(({ id }) => id === ownerId);
  return {
    market: application.market,
    inquiry: inquiryResult(inquiries, 'identification'),
    failedInquiries: failedInquiries(inquiries, 'identification'),
    rechecks,
    replacedOwner: owner && replacementState(owner),
  };
}

/** True when the owner lives in Quebec or the business is there. docs/readings.md 72. */
export const isOwnerSelfieOptional = (
  { answers, market }: StoredApplication,
  owner: StoredPerson,
): boolean =>
  isSelfieOptional(
    {
      'applicant.address.territory': owner.answers.territory,
      'company.address.territory': answers['company.address.territory'],
    },
    market,
  );

const inquiryOfOwner = (
  application: StoredApplication,
  owner: StoredPerson,
  { now, vendors }: { now: number; vendors: readonly IdentityVendor[] },
): OwnerRecordView['inquiry'] =>
  shownInquiry(
    {
      mode: 'identification',
      inquiries: inquiriesOfRenewal(
        inquiriesOf(application, owner.id),
        openRenewalOf(application, owner.id),
      ),
      attemptedAt: application.ownerAttemptedAt[owner.id],
      selfieOptional: isOwnerSelfieOptional(application, owner),
      market: application.market,
      vendors,
    },
    now,
  );

type OwnerRecordDeps = {
  clock: Pick<Clock, 'now'>;
  providers: { identity: readonly IdentityVendor[] };
};

/** What an owner sees of their own check; `now` is when it was asked for. */
export function ownerRecordOf(
  application: StoredApplication,
  owner: StoredPerson,
  { clock, providers }: OwnerRecordDeps,
  now = clock.now(),
): OwnerRecordView {
  const { id, portal, market, answers, decision } = application;
  const stepUp = ownerStepUp(owner);
  const isOver = isFinalDecision(decision);
  const renewal = openRenewalOf(application, owner.id);
  const isPhotoIdAsked = renewal !== undefined;
  const { page, row } = nextOwnerPage({ ...owner, stepUp, isOver, isPhotoIdAsked });
  return {
    ...shownAnswers(owner, 'owner', market),
    applicationId: id,
    ownerId: owner.id,
    portal,
    market,
    locale: ownerLocale(application, owner),
    businessName: displayNameOf(answers),
    applicantName: personNameOf(answers),
    page,
    pageRule: row,
    verification: ownerVerification(owner),
    isOver: isOver || undefined,
    stepUpDetails: stepUp === undefined ? [] : [{ type: stepUp }],
    inquiry:
      stepUp === INQUIRY_STEP_UP.identification || isPhotoIdAsked
        ? inquiryOfOwner(application, owner, { now, vendors: providers.identity })
        : undefined,
    taxIds: { changesLeft: taxIdChangesLeft(owner.taxIdChangedAt ?? [], now) },
    answerBy: ownerAnswerBy(owner),
    serverNow: now,
  };
}
