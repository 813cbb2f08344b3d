import type { JobToAdd } from '../platform/jobs/store.ts';

export const READ_IMPORT_JOB = 'read-import';
export const CHECK_IMPORT_JOB = 'check-import';
export const INVITE_MERCHANT_JOB = 'invite-merchant';
export const REMIND_MERCHANT_JOB = 'remind-merchant';

type Place = { importId: string; line: number };

export const readImportJob = (importId: string): JobToAdd => ({
  id: `${READ_IMPORT_JOB}:${importId}`,
  kind: READ_IMPORT_JOB,
  payload: { importId },
});

/** One for each batch, by the row before it. */
export const checkImportJob = (importId: string, after: number | 'late'): JobToAdd => ({
  id: `${CHECK_IMPORT_JOB}:${importId}:${after}`,
  kind: CHECK_IMPORT_JOB,
  payload: { importId },
});

export const inviteMerchantJob = ({ importId, line }: Place): JobToAdd => ({
  id: `${INVITE_MERCHANT_JOB}:${importId}:${line}`,
  kind: INVITE_MERCHANT_JOB,
  payload: { importId, line },
});

export const remindMerchantJob = ({ importId, line }: Place, dueAt: number): JobToAdd => ({
  id: `${REMIND_MERCHANT_JOB}:${importId}:${line}`,
  kind: REMIND_MERCHANT_JOB,
  payload: { importId, line },
  dueAt,
});
