import { inquiriesOfRenewal, openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import { lastNameForSources, nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import type { Call, Handler } from '../handler.ts';
import {
  type InquirySubject,
  openInquirySession,
  ownInquiry,
  refreshInquirySession,
} from '../identity/inquiry-session.ts';
import { syncOwnerInquiry } from '../identity/jobs.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { loadOwnRecord } from './load-own-record.ts';
import { inquiriesOf, isOwnerSelfieOptional, ownerRecordOf } from './owner-record.ts';

type Calling = Call<'startOwnerIdentification'> | Call<'refreshOwnerIdentification'>;

function ownerInquiry({ deps, application, owner, session }: Calling): InquirySubject {
  const { store } = deps;
  const { id, market, ownerAttemptedAt } = application;
  const actor = actorOf(session);
  const own = { id, ownerId: owner.id, actor };
  return {
    ...{ reference: owner.id, mode: 'identification', market },
    inquiries: inquiriesOfRenewal(
      inquiriesOf(application, owner.id),
      openRenewalOf(application, owner.id),
    ),
    attemptedAt: ownerAttemptedAt[owner.id] ?? [],
    selfieOptional: isOwnerSelfieOptional(application, owner),
    expected: async () => {
      const { birthDate } = await store.ownerChecks.openSecrets({ ...own, actor: 'inquiry' });
      const { firstName = '', lastName = '', hasOneName = false } = owner.answers;
      return {
        firstName: nameForSources(firstName, market),
        lastName: lastNameForSources(lastName, hasOneName, market),
        birthDate,
      };
    },
    idempotencyKey: (reservedAt) => `${owner.id}:${reservedAt}`,
    reserveTry: (tried) => store.ownerInquiries.reserveTry({ ...own, ...tried }),
    giveBack: (reservedAt) => store.ownerInquiries.giveBack({ ...own, reservedAt }),
    begun: (made) => store.ownerInquiries.begun({ ...own, ...made }),
    sync: ({ id: inquiryId, vendor }) =>
      syncOwnerInquiry(deps, { inquiryId, vendor, id, ownerId: owner.id }, actor),
    settle: (inquiryId, ended) => store.ownerInquiries.settle({ ...own, inquiryId, ...ended }),
    requestManualReview: () => store.ownerInquiries.requestManualReview(own),
    storedNow: async () => {
      const stored = await store.applications.loadForWork(id);
      return stored === undefined ? [] : inquiriesOf(stored, owner.id);
    },
    closed: () => new AppError('application.stepUpClosed'),
  };
}

export const startOwnerInquiry: Handler<'startOwnerIdentification'> = async (call) => {
  const { deps, application, owner, body } = call;
  const subject = ownerInquiry(call);
  // A foreign id must get the 404 first.
  if (body.inquiryId !== undefined) ownInquiry(subject, body.inquiryId);
  if (ownerRecordOf(application, owner, deps).page !== 'owner-identification')
    throw new AppError('application.stepUpClosed');
  return { ...(await openInquirySession(subject, call)), owner: await loadOwnRecord(call) };
};

/**
 * The status comes from the vendor's reply, never from the browser; or a manual review is requested
 * instead.
 */
export const refreshOwnerInquiry: Handler<'refreshOwnerIdentification'> = async (call) => {
  const inquirySessionStatus = await refreshInquirySession(ownerInquiry(call), call);
  return { inquirySessionStatus, applicantId: call.owner.id, owner: await loadOwnRecord(call) };
};
