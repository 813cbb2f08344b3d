import { INQUIRY_STEP_UP, type InquiryState } from '@signet/rulebook/identity/inquiry';
import { OWNER_INQUIRY_MODE, ownerStepUp } from '@signet/rulebook/people/owner-check';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import {
  addManualReview,
  beginInquiry,
  countTry,
  firstLook,
  type KeptInquiry,
  moveInquiry,
} from '../identity/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql, withoutOneTime } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { ownOwner } from './own-owner.ts';
import { checkOwnerJob } from './owner-check-job.ts';

type Try = { id: string; ownerId: string; actor: string };

export type OwnerInquiries = {
  /** Counts the attempt before the vendor call; each owner has a limit of their own. */
  reserveTry(
    begun: Try & { withSelfie: boolean; consented: boolean },
  ): Promise<{ ok: true; reservedAt: number } | { ok: false; nextAt: number }>;
  giveBack(begun: Try & { reservedAt: number }): Promise<void>;
  /** Stores a new inquiry; of two parallel ones only the first is kept, and both calls return it. */
  begun(
    begun: Try & { inquiryId: string; vendor: string; withSelfie: boolean },
  ): Promise<KeptInquiry>;
  /**
   * Stores each vendor state once and never moves back; a received inquiry resumes the owner's
   * check in the same transaction.
   */
  settle(
    settled: Try & { inquiryId: string; vendorStatus: string; reading: InquiryState },
  ): Promise<{ moved: boolean }>;
  requestManualReview(asked: Try): Promise<{ asked: boolean }>;
};

const mode: typeof OWNER_INQUIRY_MODE = OWNER_INQUIRY_MODE;

const whose = ({ id, ownerId }: Try) => ({ applicationId: id, mode, personId: ownerId });

/** Photo ID of owners, in the applicant's tables under a mode of its own. docs/decisions/0063. */
export function buildOwnerInquiries(deps: StoreDeps): OwnerInquiries {
  const { database, clock } = deps;

  /** The job that goes on with an owner's check; undefined unless it waits for photo ID. */
  const resumeCheck = (tx: Tx, application: StoredApplication, ownerId: string) => {
    const owner = ownOwner(application, ownerId);
    if (owner === undefined || ownerStepUp(owner) !== INQUIRY_STEP_UP.identification)
      return undefined;
    const checkRound = (owner.checkRound ?? 0) + 1;
    tx.send(
      query
        .updateTable('people')
        .set({ checkStartedAt: clock.now(), checkStepUp: null, checkRound })
        .where('id', '=', ownerId),
    );
    return checkOwnerJob(ownerId, checkRound);
  };

  return {
    reserveTry: async ({ withSelfie, consented, ...tried }) => {
      const { id, ownerId, actor } = tried;
      let [reservedAt, nextAt]: (number | undefined)[] = [];
      await changeIfThere(deps, { id, actor }, (tx, { ownerAttemptedAt }) => {
        const now = clock.now();
        const triedAt = ownerAttemptedAt[ownerId];
        nextAt = countTry(tx, whose(tried), { triedAt, consented, now });
        if (nextAt !== undefined) return undefined;
        reservedAt = now;
        const consent = consented ? { selfieConsent: true } : {};
        return {
          action: 'inquiry.tried',
          detail: auditDetail({ mode, ownerId: idOf(ownerId), withSelfie, ...consent }),
        };
      });
      return reservedAt === undefined
        ? { ok: false, nextAt: nextAt ?? clock.now() }
        : { ok: true, reservedAt };
    },

    giveBack: async ({ id, ownerId, reservedAt }) => {
      await database.run(sql`update inquiry_attempts
        set attempted_at = ${withoutOneTime('attempted_at', reservedAt)}
        where application_id = ${id} and mode = ${mode} and person_id = ${ownerId}`);
    },

    begun: async ({ inquiryId, vendor, withSelfie, ...tried }) => {
      const { id, ownerId, actor } = tried;
      const now = clock.now();
      const asked = { id, actor };
      const { changed, application } = await changeApplication(deps, asked, async (tx) => {
        const begun = { id: inquiryId, vendor, withSelfie, createdAt: now };
        if (!(await beginInquiry(tx, whose(tried), begun))) return undefined;
        const about = { mode, ownerId: idOf(ownerId), inquiryId: idOf(inquiryId), withSelfie };
        return {
          action: 'inquiry.begun',
          detail: auditDetail(about),
          jobs: [firstLook(inquiryId, now)],
        };
      });
      const open = application.ownerInquiries.find(
        ({ personId, status }) => personId === ownerId && status === 'IN_PROGRESS',
      );
      return { ...(open ?? { id: inquiryId, vendor }), first: changed };
    },

    settle: async ({ inquiryId, vendorStatus, reading, ...settled }) => {
      const { id, ownerId, actor } = settled;
      const { status, result, failure } = reading;
      const written = await changeIfThere(deps, { id, actor }, async (tx, application) => {
        const word = { id: inquiryId, vendorStatus, reading, now: clock.now() };
        const triedAt = application.ownerAttemptedAt[ownerId];
        if (!(await moveInquiry(tx, whose(settled), word, triedAt))) return undefined;
        const check = result === undefined ? undefined : resumeCheck(tx, application, ownerId);
        return {
          action: 'inquiry.settled',
          detail: auditDetail({
            mode,
            ownerId: idOf(ownerId),
            inquiryId: idOf(inquiryId),
            vendorStatus: codeOf(vendorStatus),
            status,
            result,
            failure,
          }),
          jobs: check === undefined ? [] : [check],
        };
      });
      return { moved: written?.changed ?? false };
    },

    requestManualReview: async (asking) => {
      const { id, ownerId, actor } = asking;
      const asked = await changeIfThere(deps, { id, actor }, (tx, application) => {
        const check = resumeCheck(tx, application, ownerId);
        if (check === undefined) return undefined;
        addManualReview(tx, whose(asking), clock.now());
        return {
          action: 'inquiry.personAsked',
          detail: auditDetail({ mode, ownerId: idOf(ownerId) }),
          jobs: [check],
        };
      });
      return { asked: asked?.changed ?? false };
    },
  };
}
