import type { RevealReason } from '@signet/rulebook/decision/reveal-reasons';
import { type DocumentSide, documentSides } from '@signet/rulebook/identity/documents';
import type { InquiryFailure, InquiryResult } from '@signet/rulebook/identity/inquiry';
import { changeIfThere } from '../application/change-application.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { KnownInquiry } from './store.ts';

export type ShownInquiry = {
  id: string;
  mode: KnownInquiry['mode'];
  personId?: string;
  sides: DocumentSide[];
  result?: InquiryResult;
  failure?: InquiryFailure;
  createdAt: number;
  settledAt?: number;
};

type Opened = {
  id: string;
  inquiryId: string;
  side: DocumentSide;
  reason: RevealReason;
  reviewer: Reviewer;
};

export type CaseDocuments = {
  /** Inquiries of everybody of an application, newest first. */
  inquiriesOf(applicationId: string): Promise<ShownInquiry[]>;
  /**
   * Writes the line of an opening, and answers which vendor has it and whose it is there; undefined
   * if there is none.
   */
  recordOpening(
    opened: Opened,
  ): Promise<{ reference: string; vendor?: string | undefined } | undefined>;
};

const inquiries = (applicationId: string) =>
  query
    .selectFrom('inquiries')
    .select(['id', 'mode', 'vendor', 'personId', 'withSelfie', 'status', 'vendorStatus'])
    .select(['result', 'failure', 'createdAt', 'settledAt'])
    .where('applicationId', '=', applicationId);

/** Documents that a vendor has; nothing of them is stored. docs/decisions/0253. */
export function buildCaseDocuments(deps: StoreDeps): CaseDocuments {
  const { database } = deps;
  return {
    inquiriesOf: async (applicationId) => {
      const rows = await database.run(
        inquiries(applicationId).orderBy('createdAt', 'desc').orderBy('id'),
      );
      return rows.map((row) => ({
        ...{ id: row.id, mode: row.mode, personId: row.personId ?? undefined },
        sides: documentSides(row),
        ...{ result: row.result ?? undefined, failure: row.failure ?? undefined },
        ...{ createdAt: row.createdAt, settledAt: row.settledAt ?? undefined },
      }));
    },

    recordOpening: async ({ id, inquiryId, side, reason, reviewer }) => {
      let document: { reference: string; vendor?: string | undefined } | undefined;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      await changeIfThere(deps, asked, async (tx) => {
        const [found] = await tx.run(inquiries(id).where('id', '=', inquiryId));
        if (found === undefined || !documentSides(found).includes(side)) return undefined;
        // The vendor knows an owner's inquiry by the owner, and every other one by the application.
        const reference = found.mode === 'owner' ? (found.personId ?? id) : id;
        document = { reference, vendor: found.vendor };
        return {
          action: 'document.read',
          detail: auditDetail({
            ...{ reviewer: idOf(reviewer.id), inquiryId: idOf(inquiryId), side, reason },
          }),
          keepsVersion: true,
        };
      });
      return document;
    },
  };
}
