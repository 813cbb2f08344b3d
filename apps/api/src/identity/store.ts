import { openStepUp } from '@signet/rulebook/core/step-up';
import {
  INQUIRY_STEP_UP,
  type InquiryMode,
  type InquiryState,
  openInquiry,
} from '@signet/rulebook/identity/inquiry';
import { changeIfThere } from '../application/change-application.ts';
import { endStepUps } from '../application/round-store.ts';
import { subjectIdOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { giveToPeople } from '../ongoing/renewal-store.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { addJobs } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import {
  addManualReview,
  giveBackTry,
  type InquiryTry,
  type KeptInquiry,
  type KnownMode,
  keepInquiry,
  reserveTry,
  SYNC_INQUIRY_JOB,
  settleInquiry,
  type WrittenInquiries,
} from './inquiry-store.ts';

type Try = { id: string; mode: InquiryMode };
type OfVendor = { id: string; applicationId: string; vendor?: string | undefined };
export type StoredInquiry = OfVendor & { mode: InquiryMode };
export type KnownInquiry = OfVendor & {
  mode: KnownMode;
  personId?: string;
};

export type Inquiries = {
  /**
   * Counts the attempt before the vendor call, so parallel calls cannot exceed the limit; records
   * the selfie consent with it.
   */
  reserveTry(
    begun: Try & { withSelfie: boolean; consented: boolean; actor: string },
  ): Promise<InquiryTry>;
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

export function buildInquiries(deps: StoreDeps): Inquiries {
  const { database, clock } = deps;
  const subjectOf = ({ id, mode, actor }: Try & { actor: string }): WrittenInquiries => ({
    ...{ id, mode, actor },
    whose: (application) => ({
      applicationId: id,
      mode,
      personId: subjectIdOf(mode, application),
    }),
    triedAt: ({ inquiryAttemptedAt }) => inquiryAttemptedAt[mode],
    open: ({ inquiries }) => openInquiry(inquiries, mode),
  });
  const finishStepUp = (tx: Tx, id: string, mode: InquiryMode, result: 'done' | 'failed'): void =>
    endStepUps(tx, id, [INQUIRY_STEP_UP[mode]], { finishedAt: clock.now(), result });

  return {
    reserveTry: (begun) => reserveTry(deps, subjectOf(begun), begun),

    giveBack: ({ reservedAt, ...begun }) => giveBackTry(deps, begun, reservedAt),

    begun: (begun) => keepInquiry(deps, subjectOf(begun), begun),

    find: async (inquiryId) => {
      const known = query
        .selectFrom('inquiries')
        .select(['id', 'applicationId', 'vendor', 'mode', 'personId'])
        .where('id', '=', inquiryId);
      return (await database.run(known))[0];
    },

    settle: ({ id, applicationId, mode, actor, ...settled }) =>
      settleInquiry(
        deps,
        subjectOf({ id: applicationId, mode, actor }),
        { inquiryId: id, ...settled },
        (tx, _application, result) => {
          const isFailed = result === 'failed' || result === 'fraud';
          finishStepUp(tx, applicationId, mode, isFailed ? 'failed' : 'done');
          return { opensRoundAt: clock.now() };
        },
      ),

    requestManualReview: (asked) =>
      addManualReview(deps, subjectOf(asked), (tx, application) => {
        const { id, stepUps } = application;
        const personId = subjectIdOf(asked.mode, application);
        if (giveToPeople(tx, application, personId, clock.now())) return {};
        if (openStepUp(stepUps, INQUIRY_STEP_UP[asked.mode]) === undefined) return undefined;
        finishStepUp(tx, id, asked.mode, 'done');
        return { opensRoundAt: clock.now() };
      }),

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
