import { debitReadiness } from '@signet/rulebook/orders/bank-debit';
import type { Instruments } from '@signet/rulebook/orders/monthly-charges';
import type { StoredApplication } from '../platform/store-types.ts';
import type { StoredOrder } from './store.ts';

/** The linked account as what pays an order; undefined while it is not proven, and for a store that has none of its own. */
export const payableBank = ({
  bank,
  bankId,
  isBankOwn,
}: StoredApplication): { instrumentId: string; instrumentLast4: string } | undefined =>
  bank !== undefined && bankId !== undefined && isBankOwn === true && debitReadiness(bank) === 'ready'
    ? { instrumentId: bankId, instrumentLast4: bank.last4 }
    : undefined;

/** What is on file now to pay the months of an order with. */
export const instrumentsFor = ({ paymentMethod }: StoredOrder, application: StoredApplication): Instruments => ({
  paymentMethod,
  bankId: payableBank(application)?.instrumentId,
  cardId: application.card?.cardId,
});
