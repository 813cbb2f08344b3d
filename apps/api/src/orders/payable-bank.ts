import { debitReadiness } from '@signet/rulebook/orders/bank-debit';
import type { Instruments } from '@signet/rulebook/orders/monthly-charges';
import type { StoredApplication } from '../application/stored-application.ts';
import type { StoredOrder } from './store.ts';

/** The account that can pay orders: verified, and linked by this store itself. */
export const payableBank = ({
  bank,
  bankId,
  isBankOwn,
}: StoredApplication): { instrumentId: string; instrumentLast4: string } | undefined =>
  bank !== undefined &&
  bankId !== undefined &&
  isBankOwn === true &&
  debitReadiness(bank) === 'ready'
    ? { instrumentId: bankId, instrumentLast4: bank.last4 }
    : undefined;

export const instrumentsFor = (
  { paymentMethod }: StoredOrder,
  application: StoredApplication,
): Instruments => ({
  paymentMethod,
  bankId: payableBank(application)?.instrumentId,
  cardId: application.card?.cardId,
});
