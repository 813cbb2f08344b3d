import type { SealedColumn } from '@signet/rulebook/answer-rows';
import type { AnswerSide } from '@signet/rulebook/core/answer';
import type { SealContext } from '../platform/seal/seal.ts';

/** Whose value is sealed. */
export type SealedSubject = { side: AnswerSide; id: string; applicationId: string };

/** 1: sealed before people and businesses had tables of their own, bound to the column of that time. 2: bound to the column where it stands. */
export type SealFormat = 1 | 2;

/** What a value is bound to: nothing in its row says so, so whoever can write rows cannot make a moved value open. */
export function sealContext({ side, id, applicationId }: SealedSubject, column: SealedColumn, format: SealFormat): SealContext {
  if (format === 2) return { table: side === 'company' ? 'businesses' : 'people', column, applicationId, rowId: id };
  const isBirthDate = column === 'birth_date_sealed';
  if (side === 'owner') return { table: 'owners', column: isBirthDate ? 'dob_sealed' : column, applicationId, rowId: id };
  if (isBirthDate) return { table: 'applicants', column: 'dob_sealed', applicationId, rowId: applicationId };
  return { table: 'tax_ids', column: 'value_sealed', applicationId, rowId: side };
}
