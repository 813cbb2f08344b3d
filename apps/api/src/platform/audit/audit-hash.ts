import { createHash } from 'node:crypto';
import type { OneTimeKey, Sealer } from '../seal/seal.ts';
import { type Sql, sql } from '../sql/sql.ts';

/** What one row of the log says, the time in ms of the product's clock. */
export type AuditContent = { at: number; actor: string; action: string; detail: string };
/** Where it stands: behind which hash, in which place, of which application. */
export type AuditPlace = { before: string; seq: number; applicationId: string };
/** A row as it is stored; one of an earlier release has no key. */
export type StoredAudit = AuditContent & { seq: number; hash: string; keyId?: string };

/** What the row's key is made for: it can sign this content and no other. */
const keyedContent = ({ at, actor, action, detail }: AuditContent): string => JSON.stringify([at, actor, action, detail]);

/** A key for one row. It goes to the database with the row, so it must be good for nothing else. docs/decisions/0038. */
export const newRowKey = (content: AuditContent, sealer: Pick<Sealer, 'newAuditKey'>): OneTimeKey =>
  sealer.newAuditKey(keyedContent(content));

/** The signed text; lengths keep two neighbours from lending each other letters. */
const signedText = ({ before, seq, applicationId }: AuditPlace, { at, actor, action, detail }: AuditContent): string =>
  [before, seq, applicationId, at, [...actor].length, actor, [...action].length, action, detail].join('|');

/** The HMAC-SHA-256 of a row in SQL, where alone the hash before it is known: the head and number of the row of `applications`. */
export const nextHashSql = ({ at, actor, action, detail }: AuditContent, { innerPad, outerPad }: OneTimeKey): Sql => sql`encode(sha256(
    decode(${outerPad}::text, 'hex') || sha256(decode(${innerPad}::text, 'hex') || convert_to(concat_ws('|', applications.audit_head,
      applications.audit_seq + 1, applications.id, ${at}::bigint, char_length(${actor}::text), ${actor}::text, char_length(${action}::text), ${action}::text,
      ${detail}::text), 'UTF8'))), 'hex')`;

/** The same of the first row, whose application is only being written. */
export const firstHash = (applicationId: string, content: AuditContent, { id }: OneTimeKey, sealer: Pick<Sealer, 'auditMac'>): string =>
  sealer.auditMac({ id, content: keyedContent(content) }, signedText({ before: '', seq: 1, applicationId }, content));

/** How a row of an earlier release was hashed, without a key. */
const plainHash = ({ before, seq, applicationId }: AuditPlace, { at, actor, action, detail }: AuditContent): string =>
  createHash('sha256').update([before, seq, applicationId, at, actor, action, detail].join('|')).digest('hex');

/** True where the row is what was written, where it was written. */
export function isAuditRowWhole(place: AuditPlace, row: StoredAudit, sealer: Pick<Sealer, 'auditMac'>): boolean {
  if (row.seq !== place.seq) return false;
  if (row.keyId === undefined) return plainHash(place, row) === row.hash;
  return sealer.auditMac({ id: row.keyId, content: keyedContent(row) }, signedText(place, row)) === row.hash;
}
