import type { Store } from '../store.ts';

export async function callTestDepositStatements(
  { testDeposits }: Store,
  change: { id: string; bankId: string; actor: string },
): Promise<void> {
  const { bankId } = change;
  const amounts = '32,45';
  await testDeposits.recordSent({
    ...change,
    deposits: { vendorId: 'seti_1', arrivesOn: '2026-01-05', enterBy: '2026-01-19' },
    sends: 1,
  });
  await testDeposits.find(bankId);
  for (let tries = 0; tries < 2; tries++) await testDeposits.reserveTry({ bankId, amounts }); // the second finds the first in progress
  await testDeposits.giveBackTry({ bankId, amounts });
  await testDeposits.recordMismatch({ ...change, tries: 1 });
  await testDeposits.recordReminded(change);
  await testDeposits.recordOutcome({ ...change, outcome: 'matched' });
  await testDeposits.recordReturned({ ...change, today: '2026-01-05' });
}
