import { withinWindow } from '@signet/rulebook/core/dates';
import { DOCUMENT_KIND } from '@signet/rulebook/identity/documents';
import {
  type InquiryFacts,
  type InquiryMode,
  type InquiryResult,
  type InquiryState,
  inquiryAttemptsLeft,
  MANUAL_REVIEW_REQUESTED,
  withoutTimedOut,
} from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import {
  type Change,
  changeApplication,
  changeIfThere,
} from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { keepDocument } from '../ongoing/renewal-store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { newRowId } from '../platform/ids.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql, withoutOneTime } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const SYNC_INQUIRY_JOB = 'sync-inquiry';

export type KnownMode = InquiryMode | typeof OWNER_INQUIRY_MODE;

/** Whose inquiries: of a mode, and of a person unless they are about the business. */
type Whose = {
  applicationId: string;
  mode: KnownMode;
  personId: string | null;
};

const setAttempts = ({ applicationId, mode, personId }: Whose) => {
  const attempts = query
    .updateTable('inquiryAttempts')
    .where('applicationId', '=', applicationId)
    .where('mode', '=', mode);
  return personId === null ? attempts : attempts.where('personId', '=', personId);
};

type Tried = { triedAt: readonly number[] | undefined; consented: boolean; now: number };

/**
 * Counts an attempt, with the consent to a selfie. Over the limit it writes nothing, and returns
 * when the next attempt is free.
 */
function countTry(tx: Tx, whose: Whose, { triedAt, consented, now }: Tried): number | undefined {
  const { left, nextAt = now } = inquiryAttemptsLeft(triedAt ?? [], now);
  if (left === 0) return nextAt;
  const attempts = {
    attemptedAt: [...withinWindow(triedAt ?? [], IDENTITY_LIMITS.photoIdAttemptWindowMs, now), now],
    selfieConsentedAt: consented ? now : null,
  };
  tx.send(
    triedAt === undefined
      ? query.insertInto('inquiryAttempts').values({ ...whose, ...attempts })
      : setAttempts(whose).set(attempts),
  );
  return undefined;
}

type Begun = { id: string; vendor: string; withSelfie: boolean; createdAt: number };

/** False where the person has an open inquiry already, which a parallel call began. */
const beginInquiry = async (tx: Tx, whose: Whose, begun: Begun): Promise<boolean> => {
  const made = await tx.run(
    query
      .insertInto('inquiries')
      .values({
        ...whose,
        ...begun,
        status: 'IN_PROGRESS',
        vendorStatus: 'created',
        statusRank: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return made.length > 0;
};

const firstLook = (inquiryId: string, now: number): NewJob => ({
  kind: SYNC_INQUIRY_JOB,
  payload: { inquiryId, look: 0 },
  dueAt: now + IDENTITY_LIMITS.inquirySyncDelaysMs[0],
});

type Settled = { inquiryId: string; vendorStatus: string; reading: InquiryState };

/** Stores a vendor's state; false for one that is stored already, or comes too late. */
const moveInquiry = async (
  tx: Tx,
  whose: Whose,
  { inquiryId, vendorStatus, reading, now }: Settled & { now: number },
  triedAt: readonly number[] = [],
): Promise<boolean> => {
  const { status, result, failure, rank } = reading;
  const [moved] = await tx.run(
    query
      .updateTable('inquiries')
      .set({
        ...{ status, vendorStatus, statusRank: rank, settledAt: now },
        result: result ?? null,
        failure: failure ?? null,
      })
      .where('id', '=', inquiryId)
      .where('statusRank', '<', rank)
      .returning('createdAt'),
  );
  if (moved !== undefined && status === 'TIMEOUT')
    tx.send(setAttempts(whose).set({ attemptedAt: withoutTimedOut(triedAt, moved.createdAt) }));
  return moved !== undefined;
};

export type KeptInquiry = Pick<InquiryFacts, 'id' | 'vendor'> & { first: boolean };
export type InquiryTry = { ok: true; reservedAt: number } | { ok: false; nextAt: number };

/** What differs between the applicant's inquiries and another owner's. */
export type WrittenInquiries = {
  id: string;
  actor: string;
  mode: KnownMode;
  ownerId?: string;
  whose(application: StoredApplication): Whose;
  triedAt(application: StoredApplication): readonly number[] | undefined;
  open(application: StoredApplication): Pick<InquiryFacts, 'id' | 'vendor'> | undefined;
};

const about = ({ mode, ownerId }: Pick<WrittenInquiries, 'mode' | 'ownerId'>) => ({
  mode,
  ...(ownerId !== undefined && { ownerId: idOf(ownerId) }),
});

/** Counts the attempt in a change of its own, before the vendor is called. */
export async function reserveTry(
  deps: StoreDeps,
  subject: WrittenInquiries,
  { withSelfie, consented }: { withSelfie: boolean; consented: boolean },
): Promise<InquiryTry> {
  let [reservedAt, nextAt]: (number | undefined)[] = [];
  await changeIfThere(deps, subject, (tx, application) => {
    const now = deps.clock.now();
    const triedAt = subject.triedAt(application);
    nextAt = countTry(tx, subject.whose(application), { triedAt, consented, now });
    if (nextAt !== undefined) return undefined;
    reservedAt = now;
    const consent = consented ? { selfieConsent: true } : {};
    return {
      action: 'inquiry.tried',
      detail: auditDetail({ ...about(subject), withSelfie, ...consent }),
    };
  });
  return reservedAt === undefined
    ? { ok: false, nextAt: nextAt ?? deps.clock.now() }
    : { ok: true, reservedAt };
}

/** Takes one attempt back, because the vendor was not reached. */
export async function giveBackTry(
  { database }: StoreDeps,
  { id, mode, ownerId }: Pick<WrittenInquiries, 'id' | 'mode' | 'ownerId'>,
  reservedAt: number,
): Promise<void> {
  await database.run(sql`update inquiry_attempts
    set attempted_at = ${withoutOneTime('attempted_at', reservedAt)}
    where application_id = ${id} and mode = ${mode}
      and (${ownerId}::text is null or person_id = ${ownerId}::text)`);
}

/** Stores a new inquiry; of two parallel ones only the first is kept, and both calls return it. */
export async function keepInquiry(
  deps: StoreDeps,
  subject: WrittenInquiries,
  { inquiryId, vendor, withSelfie }: { inquiryId: string; vendor: string; withSelfie: boolean },
): Promise<KeptInquiry> {
  const now = deps.clock.now();
  const { changed, application } = await changeApplication(deps, subject, async (tx, known) => {
    const begun = { id: inquiryId, vendor, withSelfie, createdAt: now };
    if (!(await beginInquiry(tx, subject.whose(known), begun))) return undefined;
    return {
      action: 'inquiry.begun',
      detail: auditDetail({ ...about(subject), inquiryId: idOf(inquiryId), withSelfie }),
      jobs: [firstLook(inquiryId, now)],
    };
  });
  const open = changed ? undefined : subject.open(application);
  return { ...(open ?? { id: inquiryId, vendor }), first: changed };
}

type Follows = Pick<Change, 'jobs' | 'opensRoundAt'>;

/**
 * Stores each vendor state once and never moves back. `received` runs in the same transaction once
 * the vendor has a result, and says what follows from it.
 */
export async function settleInquiry(
  deps: StoreDeps,
  subject: WrittenInquiries,
  { inquiryId, vendorStatus, reading }: Settled,
  received: (tx: Tx, application: StoredApplication, result: InquiryResult) => Follows,
): Promise<{ moved: boolean }> {
  const { status, result, failure } = reading;
  const settled = await changeIfThere(deps, subject, async (tx, application) => {
    const moved = { inquiryId, vendorStatus, reading, now: deps.clock.now() };
    const triedAt = subject.triedAt(application);
    const whose = subject.whose(application);
    if (!(await moveInquiry(tx, whose, moved, triedAt))) return undefined;
    const expiresOn = reading.documentExpiresOn;
    if (DOCUMENT_KIND[whose.mode] === 'photoId')
      keepDocument(tx, application, { ...whose, inquiryId, result, expiresOn }, moved.now);
    return {
      action: 'inquiry.settled',
      detail: auditDetail({
        ...about(subject),
        inquiryId: idOf(inquiryId),
        vendorStatus: codeOf(vendorStatus),
        status,
        result,
        failure,
      }),
      ...(result !== undefined && received(tx, application, result)),
    };
  });
  return { moved: settled?.changed ?? false };
}

/** Adds an inquiry that staff look at instead of the vendor, unless `resume` finds none is asked. */
export async function addManualReview(
  deps: StoreDeps,
  subject: WrittenInquiries,
  resume: (tx: Tx, application: StoredApplication) => Follows | undefined,
): Promise<{ asked: boolean }> {
  const { status, result, rank } = MANUAL_REVIEW_REQUESTED;
  const asked = await changeIfThere(deps, subject, (tx, application) => {
    const follows = resume(tx, application);
    if (follows === undefined) return undefined;
    const whose = subject.whose(application);
    const now = deps.clock.now();
    tx.send(
      query.insertInto('inquiries').values({
        ...{ id: newRowId('person'), ...whose, vendor: null, status, result, withSelfie: false },
        ...{ vendorStatus: 'person', statusRank: rank, createdAt: now, settledAt: now },
      }),
    );
    return { action: 'inquiry.personAsked', detail: auditDetail(about(subject)), ...follows };
  });
  return { asked: asked?.changed ?? false };
}
