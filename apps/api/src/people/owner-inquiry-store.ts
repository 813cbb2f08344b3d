import { INQUIRY_STEP_UP, type InquiryState } from '@signet/rulebook/identity/inquiry';
import { OWNER_INQUIRY_MODE, ownerStepUp } from '@signet/rulebook/people/owner-check';
import type { StoredApplication } from '../application/stored-application.ts';
import {
  addManualReview,
  giveBackTry,
  type InquiryTry,
  type KeptInquiry,
  keepInquiry,
  reserveTry,
  settleInquiry,
  type WrittenInquiries,
} from '../identity/inquiry-store.ts';
import { giveToPeople } from '../ongoing/renewal-store.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { ownOwner } from './own-owner.ts';
import { checkOwnerJob } from './owner-check-job.ts';

type Try = { id: string; ownerId: string; actor: string };

export type OwnerInquiries = {
  /** Counts the attempt before the vendor call; each owner has a limit of their own. */
  reserveTry(begun: Try & { withSelfie: boolean; consented: boolean }): Promise<InquiryTry>;
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

const subjectOf = ({ id, ownerId, actor }: Try): WrittenInquiries => ({
  ...{ id, mode, ownerId, actor },
  whose: () => ({ applicationId: id, mode, personId: ownerId }),
  triedAt: ({ ownerAttemptedAt }) => ownerAttemptedAt[ownerId],
  open: ({ ownerInquiries }) =>
    ownerInquiries.find(({ personId, status }) => personId === ownerId && status === 'IN_PROGRESS'),
});

/** Photo ID of owners, in the applicant's tables under a mode of its own. docs/decisions/0063. */
export function buildOwnerInquiries(deps: StoreDeps): OwnerInquiries {
  const { clock } = deps;

  /** The job that continues an owner's check; none unless it waits for photo ID. */
  const resumeCheck = (tx: Tx, application: StoredApplication, ownerId: string): NewJob[] => {
    const owner = ownOwner(application, ownerId);
    if (owner === undefined || ownerStepUp(owner) !== INQUIRY_STEP_UP.identification) return [];
    const checkRound = (owner.checkRound ?? 0) + 1;
    tx.send(
      query
        .updateTable('people')
        .set({ checkStartedAt: clock.now(), checkStepUp: null, checkRound })
        .where('id', '=', ownerId),
    );
    return [checkOwnerJob(ownerId, checkRound)];
  };

  return {
    reserveTry: (tried) => reserveTry(deps, subjectOf(tried), tried),

    giveBack: ({ id, ownerId, reservedAt }) => giveBackTry(deps, { id, mode, ownerId }, reservedAt),

    begun: (begun) => keepInquiry(deps, subjectOf(begun), begun),

    settle: (settled) =>
      settleInquiry(deps, subjectOf(settled), settled, (tx, application) => ({
        jobs: resumeCheck(tx, application, settled.ownerId),
      })),

    requestManualReview: (asked) =>
      addManualReview(deps, subjectOf(asked), (tx, application) => {
        if (giveToPeople(tx, application, asked.ownerId, clock.now())) return {};
        const jobs = resumeCheck(tx, application, asked.ownerId);
        return jobs.length === 0 ? undefined : { jobs };
      }),
  };
}
