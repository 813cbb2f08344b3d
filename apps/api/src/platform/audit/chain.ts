import { createHash } from 'node:crypto';
import type { Sealer } from '../seal/seal.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { AuditDetail } from './audit-detail.ts';

type Audited = { actor: string; action: string; detail: AuditDetail };

const contentOf = ({ actor, action, detail }: Audited, at: number) => ({
  at,
  actor,
  action,
  detail: JSON.stringify(detail),
});

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
  const keyId = sealer.newAuditKeyId();
  const hash = sealer.auditMac({ id: keyId, content: keyed }, signedText(place, content));
  return { applicationId: head.id, seq: place.seq, ...content, hash, keyId };
}

/** Content of an audit row; `at` in ms of the product's clock. */
type AuditContent = { at: number; actor: string; action: string; detail: string };
type AuditPlace = { before: string; seq: number; applicationId: string };
/**
 * A stored row; rows of an earlier release have no key. `redaction` signs the detail that replaced
 * the one in the hash.
 */
export type StoredAudit = AuditContent & {
  seq: number;
  hash: string;
  keyId?: string;
  redaction?: string;
};

/** The row's key is derived from this content, so it can sign nothing else. */
const keyedContent = ({ at, actor, action, detail }: AuditContent): string =>
  JSON.stringify([at, actor, action, detail]);

/** The signed text; the lengths keep adjacent fields from being shifted into each other. */
const signedText = (
  { before, seq, applicationId }: AuditPlace,
  { at, actor, action, detail }: AuditContent,
): string =>
  [
    before,
    seq,
    applicationId,
    at,
    [...actor].length,
    actor,
    [...action].length,
    action,
    detail,
  ].join('|');

const plainHash = (
  { before, seq, applicationId }: AuditPlace,
  { at, actor, action, detail }: AuditContent,
): string =>
  createHash('sha256')
    .update([before, seq, applicationId, at, actor, action, detail].join('|'))
    .digest('hex');

/**
 * The signed statement that a row's detail was replaced; it names the hash, which still covers the
 * former detail.
 */
export const redactionText = (
  applicationId: string,
  { seq, at, actor, action, detail, hash }: StoredAudit,
): string => JSON.stringify(['redaction', applicationId, seq, at, actor, action, detail, hash]);

/** Where the part of a chain begins that the database still has. docs/decisions/0273. */
export type AuditBase = { applicationId: string; seq: number; hash: string; month: string };

/** Signed, or whoever writes rows could begin a chain where they like. */
export const baseText = ({ applicationId, seq, hash, month }: AuditBase): string =>
  JSON.stringify(['base', applicationId, seq, hash, month]);

/**
 * True if the row is unaltered and in its place, or was redacted by the product and is unaltered
 * since. docs/decisions/0131.
 */
export function isAuditRowWhole(
  place: AuditPlace,
  row: StoredAudit,
  sealer: Pick<Sealer, 'auditMac' | 'isSigned'>,
): boolean {
  if (row.seq !== place.seq) return false;
  if (row.redaction !== undefined)
    return sealer.isSigned(redactionText(place.applicationId, row), row.redaction);
  if (row.keyId === undefined) return plainHash(place, row) === row.hash;
  return (
    sealer.auditMac({ id: row.keyId, content: keyedContent(row) }, signedText(place, row)) ===
    row.hash
  );
}

/**
 * The key of a row in hex, with which anybody can compute its hash again; undefined where the hash
 * covers a detail that is no longer there, or was made without a key. docs/decisions/0267.
 */
export const rowKeyOf = (
  row: StoredAudit,
  sealer: Pick<Sealer, 'auditRowKey'>,
): string | undefined =>
  row.keyId === undefined || row.redaction !== undefined
    ? undefined
    : sealer.auditRowKey({ id: row.keyId, content: keyedContent(row) });
