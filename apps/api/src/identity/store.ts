import { withinWindow } from '@signet/rulebook/core/dates';
import { openStepUp } from '@signet/rulebook/core/step-up';
import {
  INQUIRY_STEP_UP,
  type InquiryFacts,
  type InquiryMode,
  type InquiryState,
  inquiryAttemptsLeft,
  MANUAL_REVIEW_REQUESTED,
  openInquiry,
  withoutTimedOut,
} from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import { endStepUps } from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { subjectIdOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import { addJobs } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql, withoutOneTime } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const SYNC_INQUIRY_JOB = 'sync-inquiry';

type Try = { id: string; mode: InquiryMode };
type OfVendor = { id: string; applicationId: string; vendor?: string | undefined };
export type StoredInquiry = OfVendor & { mode: InquiryMode };
export type KnownInquiry = OfVendor & {
  mode: InquiryMode | typeof OWNER_INQUIRY_MODE;
  personId?: string;
};

export type KeptInquiry = Pick<InquiryFacts, 'id' | 'vendor'> & { first: boolean };

export type Inquiries = {
  /**
   * Counts the attempt before the vendor call, so parallel calls cannot exceed the limit; records
   * the selfie consent with it.
   */
  reserveTry(
    begun: Try & { withSelfie: boolean; consented: boolean; actor: string },
  ): Promise<{ ok: true; reservedAt: number } | { ok: false; nextAt: number }>;
  giveBack(begun: Try & { reservedAt: number }): Promise<void>;
  /** Stores a new inquiry; of two parallel ones only the first is kept, and both calls return it. */
  begun(
    begun: Try & { inquiryId: string; vendor: string; withSelfie: boolean; actor: string },
  ): Promise<KeptInquiry>;
  find(inquiryId: string): Promise<KnownInquiry | undefined>;
  /**
   * Stores each vendor state once and never moves back; a received inquiry closes the step-up and
   * opens a round in the same transaction.
   */
  settle(
    settled: StoredInquiry & { vendorStatus: string; reading: InquiryState; actor: string },
  ): Promise<{ moved: boolean }>;
  requestManualReview(asked: Try & { actor: string }): Promise<{ asked: boolean }>;
  linkTexted(
    texted: Try & { message: OutboxMessage; actor: string; once?: IdempotentCall },
  ): Promise<void>;
  /**
   * Records the webhook and queues a sync; `news` is false for repeated and older events, and for
   * another vendor's inquiry.
   */
  heard(event: {
    vendor: string;
    eventId: string;
    name: string;
    inquiryId: string;
    happenedAt: number;
  }): Promise<{ news: boolean }>;
};

/** Whose inquiries: of a mode, and of a person unless they are about the business. */
type Whose = {
  applicationId: string;
  mode: KnownInquiry['mode'];
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
export function countTry(
  tx: Tx,
  whose: Whose,
  { triedAt, consented, now }: Tried,
): number | undefined {
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
export const beginInquiry = async (tx: Tx, whose: Whose, begun: Begun): Promise<boolean> => {
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

export const firstLook = (inquiryId: string, now: number): NewJob => ({
  kind: SYNC_INQUIRY_JOB,
  payload: { inquiryId, look: 0 },
  dueAt: now + IDENTITY_LIMITS.inquirySyncDelaysMs[0],
});

type Settled = { id: string; vendorStatus: string; reading: InquiryState; now: number };

/** Stores a vendor's state; false for one that is stored already, or comes too late. */
export const moveInquiry = async (
  tx: Tx,
  whose: Whose,
  { id, vendorStatus, reading, now }: Settled,
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
      .where('id', '=', id)
      .where('statusRank', '<', rank)
      .returning('createdAt'),
  );
  if (moved !== undefined && status === 'TIMEOUT')
    tx.send(setAttempts(whose).set({ attemptedAt: withoutTimedOut(triedAt, moved.createdAt) }));
  return moved !== undefined;
};

/** An inquiry that a person of ours looks at, instead of the vendor. */
export const addManualReview = (tx: Tx, whose: Whose, now: number): void => {
  const { status, result, rank } = MANUAL_REVIEW_REQUESTED;
  tx.send(
    query.insertInto('inquiries').values({
      ...{ id: newRowId('person'), ...whose, vendor: null, status, result, withSelfie: false },
      ...{ vendorStatus: 'person', statusRank: rank, createdAt: now, settledAt: now },
    }),
  );
};

export function buildInquiries(deps: StoreDeps): Inquiries {
  const { database, clock } = deps;
  const whoseOf = (application: StoredApplication, mode: InquiryMode): Whose => ({
    applicationId: application.id,
    mode,
    personId: subjectIdOf(mode, application),
  });
  const finishStepUp = (tx: Tx, id: string, mode: InquiryMode, result: 'done' | 'failed'): void =>
    endStepUps(tx, id, [INQUIRY_STEP_UP[mode]], { finishedAt: clock.now(), result });

  return {
    reserveTry: async ({ id, mode, withSelfie, consented, actor }) => {
      let [reservedAt, nextAt]: (number | undefined)[] = [];
      await changeIfThere(deps, { id, actor }, (tx, application) => {
        const now = clock.now();
        const triedAt = application.inquiryAttemptedAt[mode];
        nextAt = countTry(tx, whoseOf(application, mode), { triedAt, consented, now });
        if (nextAt !== undefined) return undefined;
        reservedAt = now;
        const consent = consented ? { selfieConsent: true } : {};
        return {
          action: 'inquiry.tried',
          detail: auditDetail({ mode, withSelfie, ...consent }),
        };
      });
      return reservedAt === undefined
        ? { ok: false, nextAt: nextAt ?? clock.now() }
        : { ok: true, reservedAt };
    },

    giveBack: async ({ id, mode, reservedAt }) => {
      await database.run(sql`update inquiry_attempts
        set attempted_at = ${withoutOneTime('attempted_at', reservedAt)}
        where application_id = ${id} and mode = ${mode}`);
    },

    begun: async ({ id, mode, inquiryId, vendor, withSelfie, actor }) => {
      const now = clock.now();
      const { changed, application } = await changeApplication(
        deps,
        { id, actor },
        async (tx, known) => {
          const begun = { id: inquiryId, vendor, withSelfie, createdAt: now };
          if (!(await beginInquiry(tx, whoseOf(known, mode), begun))) return undefined;
          return {
            action: 'inquiry.begun',
            detail: auditDetail({ mode, inquiryId: idOf(inquiryId), withSelfie }),
            jobs: [firstLook(inquiryId, now)],
          };
        },
      );
      const open = changed ? undefined : openInquiry(application.inquiries, mode);
      return { ...(open ?? { id: inquiryId, vendor }), first: changed };
    },

    find: async (inquiryId) => {
      const known = query
        .selectFrom('inquiries')
        .select(['id', 'applicationId', 'vendor', 'mode', 'personId'])
        .where('id', '=', inquiryId);
      return (await database.run(known))[0];
    },

    settle: async ({ id, applicationId, mode, vendorStatus, reading, actor }) => {
      const { status, result, failure } = reading;
      const asked = { id: applicationId, actor };
      const settled = await changeIfThere(deps, asked, async (tx, application) => {
        const now = clock.now();
        const triedAt = application.inquiryAttemptedAt[mode];
        const word = { id, vendorStatus, reading, now };
        if (!(await moveInquiry(tx, whoseOf(application, mode), word, triedAt))) return undefined;
        if (result !== undefined) {
          const isFailed = result === 'failed' || result === 'fraud';
          finishStepUp(tx, applicationId, mode, isFailed ? 'failed' : 'done');
        }
        return {
          action: 'inquiry.settled',
          detail: auditDetail({
            mode,
            inquiryId: idOf(id),
            vendorStatus: codeOf(vendorStatus),
            status,
            result,
            failure,
          }),
          ...(result === undefined ? {} : { opensRoundAt: now }),
        };
      });
      return { moved: settled?.changed ?? false };
    },

    requestManualReview: async ({ id, mode, actor }) => {
      const asked = await changeIfThere(deps, { id, actor }, (tx, application) => {
        const now = clock.now();
        if (openStepUp(application.stepUps, INQUIRY_STEP_UP[mode]) === undefined) return undefined;
        finishStepUp(tx, id, mode, 'done');
        addManualReview(tx, whoseOf(application, mode), now);
        return {
          action: 'inquiry.personAsked',
          detail: auditDetail({ mode }),
          opensRoundAt: now,
        };
      });
      return { asked: asked?.changed ?? false };
    },

    linkTexted: async ({ id, mode, message, actor, once }) => {
      await changeIfThere(deps, { id, actor, once }, () => ({
        action: 'inquiry.linkTexted',
        detail: auditDetail({ mode }),
        messages: [message],
      }));
    },

    heard: ({ vendor, eventId, name, inquiryId, happenedAt }) =>
      database.transaction(async (tx) => {
        const known = query
          .selectFrom('inquiries')
          .select(['applicationId', 'lastEventAt'])
          .where('id', '=', inquiryId)
          .where('vendor', '=', vendor);
        const [inquiry] = await tx.run(known.forUpdate());
        if (inquiry === undefined) return { news: false };
        const event = { id: eventId, name, subject: inquiryId, happenedAt };
        const fresh = await tx.run(
          query
            .insertInto('webhookEvents')
            .values({ ...event, receivedAt: clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id'),
        );
        const { applicationId, lastEventAt = happenedAt } = inquiry;
        if (fresh.length === 0 || lastEventAt > happenedAt) return { news: false };
        tx.send(
          query
            .updateTable('inquiries')
            .set({ lastEventAt: happenedAt })
            .where('id', '=', inquiryId),
        );
        const id = `${SYNC_INQUIRY_JOB}:${eventId}`;
        addJobs(deps, tx, [{ id, kind: SYNC_INQUIRY_JOB, applicationId, payload: { inquiryId } }]);
        return { news: true };
      }),
  };
}
