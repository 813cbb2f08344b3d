import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { Deps } from '../deps.ts';
import { AddressRefused } from '../messages/port.ts';
import type { Job } from '../platform/jobs/job.ts';
import { checkImportRow } from './check-import-row.ts';
import type { RowValues } from './import-row.ts';
import { merchantMail } from './merchant-mail.ts';
import { readImportFile, UnreadableFile } from './read-import-file.ts';

export async function runReadImport({ store }: Deps, { payload }: Job): Promise<void> {
  const id = String(payload.importId);
  const [kept, text] = [await store.imports.find(id), await store.imports.fileOf(id)];
  if (kept === undefined || text === undefined) return; // already read
  const rows: RowValues[] = [];
  try {
    for await (const values of readImportFile(kept.format, text)) {
      rows.push(values);
      if (rows.length > PARTNER_LIMITS.importRows)
        return store.imports.refuse(id, 'import.tooManyRows');
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return store.imports.refuse(id, 'import.rowUnreadable');
    throw error;
  }
  return rows.length === 0
    ? store.imports.refuse(id, 'import.empty')
    : store.imports.addRows(id, rows);
}

/** Checks the next rows; what is found and the job for those after them are kept together. */
export async function runCheckImport(deps: Deps, { payload }: Job): Promise<void> {
  const { imports } = deps.store;
  const kept = await imports.find(String(payload.importId));
  if (kept?.state !== 'checking') return;
  const rows = await imports.waitingRows(kept.id);
  const checked = rows.map(({ line, values }) => ({
    line,
    row: checkImportRow(values, kept, deps),
  }));
  await imports.settle(kept, checked);
}

/** Writes to one merchant; the id of the mail is the row’s, so that a repeated one is the same. */
const mailing =
  (mail: 'invite' | 'remind') =>
  async (deps: Deps, { payload }: Job): Promise<void> => {
    const { store, providers } = deps;
    const place = { importId: String(payload.importId), line: Number(payload.line) };
    const [kept, invitation] = [
      await store.imports.find(place.importId),
      await store.imports.invitationOf(place, mail),
    ];
    if (kept === undefined || invitation === undefined) return;
    const message = merchantMail({ mail, partnerId: kept.partnerId, place, invitation }, deps);
    const { to, from, replyTo, subject = '', text, html = '', stopUrl } = message;
    const id = `${place.importId}.${place.line}.${mail}`;
    try {
      await providers.mail.send({ id, to, from, replyTo, subject, text, html, stopUrl });
    } catch (error) {
      if (error instanceof AddressRefused) return store.imports.unreached(place);
      throw error;
    }
    await store.imports.sent(place, mail, message);
  };

export const runInviteMerchant = mailing('invite');
export const runRemindMerchant = mailing('remind');
