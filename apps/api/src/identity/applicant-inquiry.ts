import type { ReplyOf } from '@signet/rulebook/endpoints';
import { inquiriesOfRenewal, openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import {
  INQUIRY_STEP_UP,
  type InquiryMode,
  isSelfieOptional,
} from '@signet/rulebook/identity/inquiry';
import { lastNameForSources, nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import { applicantOf, stepConflict, stepConflictFor } from '../application/facts.ts';
import { loadApplication, loadView } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handler.ts';
import { actorOf } from '../session/session-cookies.ts';
import {
  type InquirySubject,
  openInquirySession,
  refreshInquirySession,
} from './inquiry-session.ts';
import { syncInquiry } from './jobs.ts';
import type { ExpectedDetails } from './port.ts';

type Starting = Call<'startIdentification' | 'startVerification'>;
type Reading = Call<'refreshIdentification' | 'refreshVerification'>;

function applicantInquiry(
  mode: InquiryMode,
  { deps, application, session, visitor }: Starting | Reading,
): InquirySubject {
  const { store } = deps;
  const { id, market, answers, inquiryAttemptedAt } = application;
  const renewal = openRenewalOf(application, applicantOf(application).id);
  const inquiries = inquiriesOfRenewal(application.inquiries, renewal);
  const actor = actorOf(session);
  const ofMode = { id, mode, actor };
  return {
    ...{ reference: id, mode, market, inquiries, attemptedAt: inquiryAttemptedAt[mode] ?? [] },
    selfieOptional: isSelfieOptional(answers, market),
    expected: () => expectedOf(mode, deps, application),
    idempotencyKey: (reservedAt) => `${id}:${mode}:${reservedAt}`,
    reserveTry: (tried) => store.inquiries.reserveTry({ ...ofMode, ...tried }),
    giveBack: (reservedAt) => store.inquiries.giveBack({ id, mode, reservedAt }),
    begun: (made) => store.inquiries.begun({ ...ofMode, ...made }),
    sync: ({ id: inquiryId, vendor }) =>
      syncInquiry(deps, { id: inquiryId, vendor, applicationId: id, mode }, actor),
    settle: (inquiryId, ended) =>
      store.inquiries.settle({ id: inquiryId, applicationId: id, mode, actor, ...ended }),
    requestManualReview: () => store.inquiries.requestManualReview(ofMode),
    storedNow: async () => (await store.applications.loadForWork(id))?.inquiries ?? [],
    // Names the current page.
    closed: async () => stepConflict(await loadApplication(id, { deps, session, visitor })),
  };
}

async function expectedOf(
  mode: InquiryMode,
  { store }: Deps,
  { id, answers, market, secretsOnFile }: StoredApplication,
): Promise<ExpectedDetails> {
  if (mode === 'verification')
    return {
      businessName: nameForSources(answers['company.name'] ?? answers['company.dba'] ?? '', market),
    };
  const opened =
    secretsOnFile['applicant.dob'] === undefined
      ? {}
      : await store.applications.openSecrets(id, ['applicant.dob'], 'inquiry');
  return {
    firstName: nameForSources(answers['applicant.name.firstName'] ?? '', market),
    lastName: lastNameForSources(
      answers['applicant.name.lastName'] ?? '',
      answers['applicant.name.hasOneName'] === true,
      market,
    ),
    birthDate: opened['applicant.dob'],
  };
}

export async function startInquiry(
  mode: InquiryMode,
  call: Starting,
): Promise<ReplyOf<'startIdentification'>> {
  const opened = await openInquirySession(applicantInquiry(mode, call), call);
  return { ...opened, application: await loadView(call.application.id, call) };
}

export async function refreshInquiry(
  mode: InquiryMode,
  call: Reading,
): Promise<ReplyOf<'refreshIdentification'>> {
  const { application, body } = call;
  const moved = body.requestManualReview
    ? stepConflictFor(INQUIRY_STEP_UP[mode], application)
    : undefined;
  if (moved !== undefined) throw moved;
  const inquirySessionStatus = await refreshInquirySession(applicantInquiry(mode, call), call);
  return {
    inquirySessionStatus,
    applicantId: application.id,
    application: await loadView(application.id, call),
  };
}
