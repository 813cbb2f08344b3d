import { sql } from '../platform/sql/sql.ts';
import type { Store } from '../store.ts';
import { callTestDepositStatements } from './test-deposit-statements.ts';
import { doDuties } from './test-duties.ts';
import { loadOrThrow, type StoreUnderTest } from './test-store.ts';

/** Another account, whose deposits come back before any are known to be sent. */
const RETURNED = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000987654321',
  last4: '4321',
  status: 'PENDING',
  checkResult: 'unproven',
} as const;

export async function callBankStatements(
  store: Store,
  change: { id: string; bankId: string; actor: string },
): Promise<void> {
  const { banks, bankNews, bankDirectory, referralPartners, testDeposits, voidChecks } = store;
  await callTestDepositStatements(store, change);
  const { id: bankId } = await banks.add({ ...RETURNED, id: change.id, actor: change.actor });
  const returned = { ...change, bankId };
  await testDeposits.recordReturned({ ...returned, today: '2026-01-05' });
  await voidChecks.add({ ...returned, mediaType: 'image/png', content: 'iVBORw0K' });
  const robin = { id: 'reviewer_1', name: 'Robin' };
  await voidChecks.read(change.id, robin);
  await voidChecks.compare(change.id, robin, { holder: '', routing: '', account: '' });
  await bankNews.heardOfLink({ eventId: 'plaid:1', name: 'ITEM/ERROR', subject: 'item_1' });
  await bankNews.heardOfDeposits({
    eventId: 'stripe:1',
    name: 'setup_intent.succeeded',
    subject: 'seti_1',
  });
  await bankNews.applicationOfLink('item_1');
  await bankDirectory.load([{ market: 'US', number: '021000021', name: 'Chase' }], {
    operator: 'test',
    fileHash: 'x',
  });
  await referralPartners.seed([], true);
  await referralPartners.load([], { operator: 'test', fileHash: 'x' });
  await referralPartners.mark();
  await referralPartners.rows();
  await bankDirectory.nameOf({ market: 'US', number: '021000021' });
  await banks.isChange({ id: change.id, routing: '021000021', accountNumber: '000123456789' });
  await banks.remove({ ...change, messages: [] });
}

/** Moves a voided check as the release before stored it. */
export async function callMovingStatements(
  { store, database, sealer, clock }: StoreUnderTest,
  { id, bankId }: { id: string; bankId: string },
): Promise<void> {
  const { dataKey } = await loadOrThrow(store, id);
  const place = {
    table: 'void_checks',
    column: 'content_sealed',
    applicationId: id,
    rowId: 'check_row',
  };
  await database.run(sql`insert into void_checks (id, application_id, bank_id, media_type, content_sealed, received_at, is_remade)
    values ('check_row', ${id}, ${bankId}, 'image/png', ${sealer.seal(dataKey, place, 'iVBORw0K')}, ${clock.now()}::bigint, true)`);
  await doDuties(store, ['move.voidChecks']);
}
