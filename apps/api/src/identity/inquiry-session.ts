import {
  currentInquiry,
  type InquiryFacts,
  type InquiryMode,
  type InquiryState,
  type InquiryStatus,
  inquiryAttemptsLeft,
  inquiryFailure,
  mayRequestManualReview,
  openInquiry,
  resolveSelfie,
  timedOutInquiries,
} from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/locales';
import type { Call } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { KeptInquiry } from './inquiry-store.ts';
import { inquiryTimeoutSignal } from './jobs.ts';
import type { ExpectedDetails, IdentityVendor } from './port.ts';
import { vendorForInquiry, vendorOfInquiry } from './vendors.ts';

type Starting = Pick<
  Call<'startIdentification' | 'startVerification' | 'startOwnerIdentification'>,
  'deps' | 'body'
>;
type Reading = Pick<
  Call<'refreshIdentification' | 'refreshVerification' | 'refreshOwnerIdentification'>,
  'deps' | 'body'
>;
type Opened = {
  inquiryId: string;
  vendor: IdentityVendor;
  sessionToken?: string;
  phoneLink?: string;
};
type Begun = { inquiryId: string; vendor: string };
type WithSelfie = { withSelfie: boolean };

export type InquirySubject = {
  /** Our id at the vendor, of the application or the owner. */
  reference: string;
  mode: InquiryMode;
  market: Market;
  inquiries: readonly InquiryFacts[];
  attemptedAt: readonly number[];
  selfieOptional: boolean;
  expected: () => Promise<ExpectedDetails>;
  idempotencyKey: (reservedAt: number) => string;
  reserveTry: (
    tried: WithSelfie & { consented: boolean },
  ) => Promise<{ ok: true; reservedAt: number } | { ok: false; nextAt: number }>;
  giveBack: (reservedAt: number) => Promise<void>;
  begun: (made: WithSelfie & Begun) => Promise<KeptInquiry>;
  /** Reads the inquiry at its vendor and stores its state. Throws ProviderDown. */
  sync: (inquiry: Pick<InquiryFacts, 'id' | 'vendor'>) => Promise<InquiryStatus>;
  settle: (
    inquiryId: string,
    ended: { vendorStatus: string; reading: InquiryState },
  ) => Promise<unknown>;
  requestManualReview: () => Promise<{ asked: boolean }>;
  storedNow: () => Promise<readonly InquiryFacts[]>;
  /** The error once the step-up is closed. */
  closed: () => AppError | Promise<AppError>;
};

/**
 * Maps a vendor outage to the error whose page keeps everything for a later try. docs/readings.md
 * 71.
 */
export const asTokenFailure = (error: unknown): unknown =>
  error instanceof ProviderDown ? new AppError('inquiry.sessionTokenMissing') : error;

/**
 * Returns the subject's own inquiry of this mode; any other id gets the same 404. docs/readings.md
 * 4.
 */
export function ownInquiry(
  { inquiries, mode }: Pick<InquirySubject, 'inquiries' | 'mode'>,
  inquiryId: string,
): InquiryFacts {
  const own = inquiries.find((inquiry) => inquiry.id === inquiryId && inquiry.mode === mode);
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

export async function openInquirySession(subject: InquirySubject, call: Starting) {
  const { body } = call;
  if (body.inquiryId !== undefined) ownInquiry(subject, body.inquiryId);
  const withSelfie = resolveSelfie(subject.mode, body, subject.selfieOptional);
  if (withSelfie === undefined) throw fieldAppError('inquiry.consentRequired', 'selfieConsent');
  const open = await resumed(subject, withSelfie, call).catch((error: unknown) =>
    Promise.reject(asTokenFailure(error)),
  );
  const { vendor, ...opened } = open ?? (await begun(subject, withSelfie, call));
  return {
    ...opened,
    isInquiryCompleted: opened.sessionToken === undefined && opened.phoneLink === undefined,
    host: vendor.frame.host,
    frameKind: vendor.frame.kind,
    vendorName: vendor.name,
  };
}

/**
 * Undefined when a new inquiry must start; no session when the vendor has already received this
 * one.
 */
async function resumed(
  subject: InquirySubject,
  withSelfie: boolean,
  call: Starting,
): Promise<Opened | undefined> {
  const open = openInquiry(subject.inquiries, subject.mode);
  if (open === undefined) return undefined;
  const vendor = vendorOfInquiry(call.deps.providers.identity, open);
  const status = await subject.sync(open);
  if (status === 'RECEIVED') return { inquiryId: open.id, vendor };
  if (status === 'TIMEOUT') return undefined;
  if (open.withSelfie === withSelfie) return openedFor(open.id, vendor, call);
  // Cancels the open inquiry, because the person switched between selfie and no selfie.
  const known = { id: open.id, reference: subject.reference };
  await subject.settle(open.id, await vendor.inquiries.end(known, inquiryTimeoutSignal()));
  return undefined;
}

async function openedFor(
  inquiryId: string,
  vendor: IdentityVendor,
  { body: { onPhone } }: Starting,
): Promise<Opened> {
  const { inquiries } = vendor;
  const opened = onPhone
    ? inquiries.handOff(inquiryId, inquiryTimeoutSignal())
    : inquiries.resume(inquiryId, inquiryTimeoutSignal());
  return { inquiryId, vendor, ...(await opened) };
}

async function begun(
  subject: InquirySubject,
  withSelfie: boolean,
  call: Starting,
): Promise<Opened> {
  const { providers, clock } = call.deps;
  const { reference, mode, market, selfieOptional } = subject;
  const tried = await subject.reserveTry({ withSelfie, consented: withSelfie && selfieOptional });
  if (!tried.ok)
    throw new AppError('inquiry.attemptsExceeded', {
      seconds: Math.ceil((tried.nextAt - clock.now()) / 1000),
    });
  const { reservedAt } = tried;
  try {
    const vendor = vendorForInquiry(providers.identity, market);
    const made = await vendor.inquiries.begin(
      {
        reference,
        mode,
        market,
        withSelfie,
        expected: await subject.expected(),
        key: subject.idempotencyKey(reservedAt),
      },
      inquiryTimeoutSignal(),
    );
    const { first, ...kept } = await subject.begun({
      inquiryId: made.id,
      vendor: vendor.id,
      withSelfie,
    });
    if (!first) await subject.giveBack(reservedAt); // a parallel request won; both use its inquiry
    return await openedFor(kept.id, vendorOfInquiry(providers.identity, kept), call);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    const isBegun = openInquiry(await subject.storedNow(), mode) !== undefined;
    if (!isBegun) await subject.giveBack(reservedAt);
    throw asTokenFailure(error);
  }
}

/** The status comes from the vendor's reply, never from the browser. */
export const refreshInquirySession = (
  subject: InquirySubject,
  call: Reading,
): Promise<InquiryStatus> =>
  call.body.requestManualReview
    ? requestManualReview(subject, call)
    : readAgain(subject, call.body);

async function readAgain(
  subject: InquirySubject,
  { inquiryId }: Reading['body'],
): Promise<InquiryStatus> {
  const inquiry =
    inquiryId === undefined
      ? currentInquiry(subject.inquiries, subject.mode)
      : ownInquiry(subject, inquiryId);
  if (inquiry === undefined) throw await subject.closed();
  // Settled by a webhook, another window or the job.
  if (inquiry.status !== 'IN_PROGRESS') return inquiry.status;
  return subject.sync(inquiry).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
  });
}

async function requestManualReview(
  subject: InquirySubject,
  { deps }: Reading,
): Promise<'RECEIVED'> {
  const { left } = inquiryAttemptsLeft(subject.attemptedAt, deps.clock.now());
  const hasFailed = inquiryFailure(subject.inquiries, subject.mode) !== undefined;
  if (!mayRequestManualReview(left, hasFailed, timedOutInquiries(subject.inquiries, subject.mode)))
    throw await subject.closed();
  const { asked } = await subject.requestManualReview();
  if (!asked) throw await subject.closed();
  return 'RECEIVED';
}
