import {
  currentInquiry,
  inquiryAttemptsLeft,
  inquiryFailure,
  mayRequestManualReview,
  openInquiry,
  resolveSelfie,
} from '@signet/rulebook/identity/inquiry';
import { nameForSources } from '@signet/rulebook/sign-up/name-fields';
import { actorOf } from '../application/load-view.ts';
import type { Call, Handler } from '../handler.ts';
import { openInquiryFor } from '../identity/inquiry-session.ts';
import { inquiryTimeoutSignal, syncOwnerInquiry } from '../identity/jobs.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { loadOwnRecord } from './load-own-record.ts';
import { inquiriesOf, isOwnerSelfieOptional, ownerRecordOf } from './owner-record.ts';

type Starting = Call<'startOwnerIdentification'>;
type Reading = Call<'refreshOwnerIdentification'>;
type Open = { inquiryId: string; sessionToken?: string; phoneLink?: string };

const asTokenFailure = (error: unknown): unknown => (error instanceof ProviderDown ? new AppError('inquiry.sessionTokenMissing') : error);

/** An inquiry of this owner; any other id is the same 404. docs/readings.md 4. */
function ownInquiry({ application, owner }: Pick<Starting, 'application' | 'owner'>, inquiryId: string) {
  const own = inquiriesOf(application, owner.id).find(({ id }) => id === inquiryId);
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

/** Resumes the owner's open inquiry, or begins one within their own attempts. */
export const startOwnerInquiry: Handler<'startOwnerIdentification'> = async (call) => {
  const { deps, application, owner, body } = call;
  if (body.inquiryId !== undefined) ownInquiry(call, body.inquiryId);
  if (ownerRecordOf(application, owner, deps.clock.now()).page !== 'owner-identification') throw new AppError('application.stepUpClosed');
  const withSelfie = resolveSelfie('identification', body, isOwnerSelfieOptional(application, owner));
  if (withSelfie === undefined) throw fieldAppError('inquiry.consentRequired', 'selfieConsent');
  const open = await resumed(withSelfie, call).catch((error: unknown) => Promise.reject(asTokenFailure(error)));
  const { inquiryId, sessionToken, phoneLink } = open ?? (await begun(withSelfie, call));
  return {
    inquiryId,
    sessionToken,
    phoneLink,
    isInquiryCompleted: sessionToken === undefined && phoneLink === undefined,
    host: deps.config.persona.widgetHost,
    owner: await loadOwnRecord(call),
  };
};

/** Undefined where a new one must begin; without a session when the vendor has received it. */
async function resumed(withSelfie: boolean, { deps, application, owner, session, body }: Starting): Promise<Open | undefined> {
  const open = openInquiry(inquiriesOf(application, owner.id), 'identification');
  if (open === undefined) return undefined;
  const known = { inquiryId: open.id, id: application.id, ownerId: owner.id };
  const status = await syncOwnerInquiry(deps, known, actorOf(session));
  if (status === 'RECEIVED') return { inquiryId: open.id };
  if (status === 'TIMEOUT') return undefined;
  if (open.withSelfie === withSelfie) return { inquiryId: open.id, ...(await openInquiryFor(open.id, body, deps)) };
  const ended = await deps.providers.inquiries.end({ id: open.id, reference: owner.id }, inquiryTimeoutSignal());
  await deps.store.ownerInquiries.settle({ ...known, ...ended, actor: actorOf(session) });
  return undefined;
}

async function begun(withSelfie: boolean, { deps, application, owner, session, body }: Starting): Promise<Open> {
  const { store, providers, clock } = deps;
  const { id, market } = application;
  const own = { id, ownerId: owner.id, actor: actorOf(session) };
  const tried = await store.ownerInquiries.reserveTry({
    ...own,
    withSelfie,
    consented: withSelfie && isOwnerSelfieOptional(application, owner),
  });
  if (!tried.ok) throw new AppError('inquiry.attemptsExceeded', { seconds: Math.ceil((tried.nextAt - clock.now()) / 1000) });
  const { reservedAt } = tried;
  try {
    const { birthDate } = await store.ownerChecks.openSecrets({ ...own, actor: 'inquiry' });
    const { firstName = '', lastName = '' } = owner.answers;
    const fields = {
      'name-first': nameForSources(firstName, market),
      'name-last': nameForSources(lastName, market),
      ...(birthDate === undefined ? {} : { birthdate: birthDate }),
    };
    const made = await providers.inquiries.begin(
      { reference: owner.id, mode: 'identification', market, withSelfie, fields, key: `${owner.id}:${reservedAt}` },
      inquiryTimeoutSignal(),
    );
    const { inquiryId, first } = await store.ownerInquiries.begun({ ...own, inquiryId: made.id, withSelfie });
    if (!first) await store.ownerInquiries.giveBack({ ...own, reservedAt }); // another window was first: both go on in its inquiry
    return { inquiryId, ...(await openInquiryFor(inquiryId, body, deps)) };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    const stored = await store.applications.loadForWork(id);
    const isBegun = stored !== undefined && openInquiry(inquiriesOf(stored, owner.id), 'identification') !== undefined;
    if (!isBegun) await store.ownerInquiries.giveBack({ ...own, reservedAt });
    throw asTokenFailure(error);
  }
}

/** By the vendor's own reply, never the browser's; or a person of ours is asked instead. */
export const refreshOwnerInquiry: Handler<'refreshOwnerIdentification'> = async (call) => {
  const inquirySessionStatus = call.body.requestManualReview ? await requestManualReview(call) : await readAgain(call);
  return { inquirySessionStatus, applicantId: call.owner.id, owner: await loadOwnRecord(call) };
};

async function readAgain({ deps, application, owner, session, body }: Reading) {
  const own =
    body.inquiryId === undefined
      ? currentInquiry(inquiriesOf(application, owner.id), 'identification')
      : ownInquiry({ application, owner }, body.inquiryId);
  if (own === undefined) throw new AppError('application.stepUpClosed');
  if (own.status !== 'IN_PROGRESS') return own.status; // settled by a webhook, another window or the job
  const known = { inquiryId: own.id, id: application.id, ownerId: owner.id };
  return syncOwnerInquiry(deps, known, actorOf(session)).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
  });
}

async function requestManualReview({ deps, application, owner, session }: Reading): Promise<'RECEIVED'> {
  const inquiries = inquiriesOf(application, owner.id);
  const { left } = inquiryAttemptsLeft(application.ownerAttemptedAt[owner.id] ?? [], deps.clock.now());
  const hasFailed = inquiryFailure(inquiries, 'identification') !== undefined;
  if (!mayRequestManualReview(left, hasFailed)) throw new AppError('application.stepUpClosed');
  const { asked } = await deps.store.ownerInquiries.requestManualReview({ id: application.id, ownerId: owner.id, actor: actorOf(session) });
  if (!asked) throw new AppError('application.stepUpClosed');
  return 'RECEIVED';
}
