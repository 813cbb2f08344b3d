import type { ReplyOf } from '@signet/rulebook/endpoints';
import {
  currentInquiry,
  INQUIRY_STEP_UP,
  type InquiryFacts,
  type InquiryMode,
  inquiryAttemptsLeft,
  inquiryFailure,
  isSelfieOptional,
  mayRequestManualReview,
  openInquiry,
  resolveSelfie,
} from '@signet/rulebook/identity/inquiry';
import { nameForSources } from '@signet/rulebook/sign-up/name-fields';
import { stepConflict, stepConflictFor } from '../application/facts.ts';
import { actorOf, loadApplication, loadView } from '../application/load-view.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { inquiryTimeoutSignal, syncInquiry } from './jobs.ts';

type Starting = Call<'startIdentification' | 'startVerification'>;
type Reading = Call<'refreshIdentification' | 'refreshVerification'>;
type Open = { inquiryId: string; sessionToken?: string; phoneLink?: string };

/** A vendor that does not answer: a page that says so, with everything kept. docs/readings.md 71. */
export const asTokenFailure = (error: unknown): unknown =>
  error instanceof ProviderDown ? new AppError('inquiry.sessionTokenMissing') : error;

/** The application's own inquiry of this mode; any other id is the same 404. docs/readings.md 4. */
function ownInquiry({ inquiries }: StoredApplication, mode: InquiryMode, inquiryId: string): InquiryFacts {
  const own = inquiries.find((inquiry) => inquiry.id === inquiryId && inquiry.mode === mode);
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

/** 409 with the next page where none was begun. */
function meantInquiry(application: StoredApplication, mode: InquiryMode): InquiryFacts {
  const current = currentInquiry(application.inquiries, mode);
  if (current === undefined) throw stepConflict(application);
  return current;
}

/** Resumes the open inquiry, or begins one within the attempts left. */
export async function startInquiry(mode: InquiryMode, call: Starting): Promise<ReplyOf<'startIdentification'>> {
  const { deps, application, session, visitor, body } = call;
  if (body.inquiryId !== undefined) ownInquiry(application, mode, body.inquiryId);
  const withSelfie = resolveSelfie(mode, body, isSelfieOptional(application.answers, application.market));
  if (withSelfie === undefined) throw fieldAppError('inquiry.consentRequired', 'selfieConsent');
  const open = await resumed(mode, withSelfie, call).catch((error: unknown) => Promise.reject(asTokenFailure(error)));
  const { inquiryId, sessionToken, phoneLink } = open ?? (await begun(mode, withSelfie, call));
  const view = await loadView(application.id, { deps, session, visitor });
  return {
    inquiryId,
    sessionToken,
    phoneLink,
    isInquiryCompleted: sessionToken === undefined && phoneLink === undefined,
    host: deps.config.persona.widgetHost,
    application: view,
  };
}

/** Undefined where a new one must begin; without a session when the vendor has received it. */
async function resumed(mode: InquiryMode, withSelfie: boolean, { deps, application, session, body }: Starting): Promise<Open | undefined> {
  const open = openInquiry(application.inquiries, mode);
  if (open === undefined) return undefined;
  const known = { id: open.id, applicationId: application.id, mode };
  const status = await syncInquiry(deps, known, actorOf(session));
  if (status === 'RECEIVED') return { inquiryId: open.id };
  if (status === 'TIMEOUT') return undefined;
  if (open.withSelfie === withSelfie) return { inquiryId: open.id, ...(await openInquiryFor(open.id, body, deps)) };
  // Cancels the open inquiry, because the person switched between selfie and no selfie.
  const ended = await deps.providers.inquiries.end({ id: open.id, reference: application.id }, inquiryTimeoutSignal());
  await deps.store.inquiries.settle({ ...known, ...ended, actor: actorOf(session) });
  return undefined;
}

/** For this browser, or for the phone that is to take the photos. */
export const openInquiryFor = (
  inquiryId: string,
  { onPhone }: { onPhone?: true },
  { providers }: Deps,
): Promise<Omit<Open, 'inquiryId'>> =>
  onPhone ? providers.inquiries.handOff(inquiryId, inquiryTimeoutSignal()) : providers.inquiries.resume(inquiryId, inquiryTimeoutSignal());

async function begun(mode: InquiryMode, withSelfie: boolean, { deps, application, session, body }: Starting): Promise<Open> {
  const { store, providers, clock } = deps;
  const { id, market } = application;
  const actor = actorOf(session);
  const tried = await store.inquiries.reserveTry({
    id,
    mode,
    withSelfie,
    consented: withSelfie && isSelfieOptional(application.answers, market),
    actor,
  });
  if (!tried.ok) throw new AppError('inquiry.attemptsExceeded', { seconds: Math.ceil((tried.nextAt - clock.now()) / 1000) });
  const { reservedAt } = tried;
  try {
    const key = `${id}:${mode}:${reservedAt}`;
    const made = await providers.inquiries.begin(
      { reference: id, mode, market, withSelfie, fields: await fieldsOf(mode, deps, application), key },
      inquiryTimeoutSignal(),
    );
    const { inquiryId, first } = await store.inquiries.begun({ id, mode, inquiryId: made.id, withSelfie, actor });
    if (!first) await store.inquiries.giveBack({ id, mode, reservedAt }); // another window was first: both go on in its inquiry
    return { inquiryId, ...(await openInquiryFor(inquiryId, body, deps)) };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    const stored = await store.applications.loadForWork(id);
    const isBegun = stored !== undefined && openInquiry(stored.inquiries, mode) !== undefined;
    if (!isBegun) await store.inquiries.giveBack({ id, mode, reservedAt });
    throw asTokenFailure(error);
  }
}

/** The vendor compares these with what it reads on the document. */
async function fieldsOf(
  mode: InquiryMode,
  { store }: Deps,
  { id, answers, market, secretsOnFile }: StoredApplication,
): Promise<Record<string, string>> {
  if (mode === 'verification') return { 'business-name': nameForSources(answers['company.name'] ?? answers['company.dba'] ?? '', market) };
  const opened = secretsOnFile['applicant.dob'] === undefined ? {} : await store.applications.openSecrets(id, ['applicant.dob'], 'inquiry');
  const birthdate = opened['applicant.dob'];
  return {
    'name-first': nameForSources(answers['applicant.name.firstName'] ?? '', market),
    'name-last': nameForSources(answers['applicant.name.lastName'] ?? '', market),
    ...(birthdate === undefined ? {} : { birthdate }),
  };
}

/** By the vendor's own reply, never the browser's; or a manual review is requested instead. */
export async function refreshInquiry(mode: InquiryMode, call: Reading): Promise<ReplyOf<'refreshIdentification'>> {
  const { deps, application, session, visitor, body } = call;
  const { id } = application;
  const inquirySessionStatus = body.requestManualReview ? await requestManualReview(mode, call) : await readAgain(mode, call);
  const view = await loadView(id, { deps, session, visitor });
  return { inquirySessionStatus, applicantId: id, application: view };
}

async function readAgain(mode: InquiryMode, { deps, application, session, body }: Reading) {
  const own = body.inquiryId === undefined ? meantInquiry(application, mode) : ownInquiry(application, mode, body.inquiryId);
  if (own.status !== 'IN_PROGRESS') return own.status; // settled by a webhook, another window or the job
  const known = { id: own.id, applicationId: application.id, mode };
  return syncInquiry(deps, known, actorOf(session)).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
  });
}

async function requestManualReview(mode: InquiryMode, { deps, application, session, visitor }: Reading): Promise<'RECEIVED'> {
  const moved = stepConflictFor(INQUIRY_STEP_UP[mode], application);
  if (moved !== undefined) throw moved;
  const { left } = inquiryAttemptsLeft(application.inquiryAttemptedAt[mode] ?? [], deps.clock.now());
  const hasFailed = inquiryFailure(application.inquiries, mode) !== undefined;
  if (!mayRequestManualReview(left, hasFailed)) throw stepConflict(application);
  const { asked } = await deps.store.inquiries.requestManualReview({ id: application.id, mode, actor: actorOf(session) });
  if (!asked) throw stepConflict(await loadApplication(application.id, { deps, session, visitor }));
  return 'RECEIVED';
}
