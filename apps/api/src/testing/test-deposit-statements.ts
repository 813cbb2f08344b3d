import type { Store } from '../store.ts';

export async function callTestDepositStatements(
  { testDeposits }: Store,
  change: { id: string; bankId: string; actor: string },
): Promise<void> {
  const { bankId } = change;
  const amounts = '32,45';
  const deposits = { vendorId: 'seti_1', arrivesOn: '2026-01-05', enterBy: '2026-01-19' };
  for (const sends of [1, 2]) await testDeposits.recordSent({ ...change, deposits, sends });
  await testDeposits.find(bankId);
  // The second finds the first in progress.
  for (let tries = 0; tries < 2; tries++) await testDeposits.reserveTry({ bankId, amounts });
  await testDeposits.giveBackTry({ bankId, amounts });
  await testDeposits.recordMismatch({ ...change, tries: 1 });
  await testDeposits.recordReminded(change);
  await testDeposits.recordOutcome({ ...change, outcome: 'matched' });
}
