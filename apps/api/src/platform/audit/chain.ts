import type { StoreDeps } from '../store-types.ts';
import type { AuditDetail } from './audit-detail.ts';
import { contentOf, keyedContent, signedText } from './audited-update.ts';

/** The end of an application's chain, as its locked row says. */
export type AuditHead = { id: string; auditSeq: number; auditHead: string };

export type AuditRow = {
  applicationId: string;
  seq: number;
  at: number;
  actor: string;
  action: string;
  detail: string;
  hash: string;
  keyId: string;
};

/**
 * The next row of the chain. Only for a holder of the application's lock: two rows with one number
 * would break the chain.
 */
export function nextAuditRow(
  head: AuditHead,
  change: { actor: string; action: string; detail: AuditDetail },
  { clock, sealer }: Pick<StoreDeps, 'clock' | 'sealer'>,
): AuditRow {
  const content = contentOf(change, clock.now());
  const place = { before: head.auditHead, seq: head.auditSeq + 1, applicationId: head.id };
  const keyed = keyedContent(content);
  const { id: keyId } = sealer.newAuditKey(keyed);
  const hash = sealer.auditMac({ id: keyId, content: keyed }, signedText(place, content));
  return { applicationId: head.id, seq: place.seq, ...content, hash, keyId };
}
