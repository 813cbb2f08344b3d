import { isBankInstrument } from '@signet/rulebook/orders/bank-debit';
import { payoutAccountOf } from '../bank/test-deposit-jobs.ts';
import type { Charge, ChargeResult, HeldCard } from '../cards/port.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from './store.ts';

type Charged = Pick<StoredOrder, 'id' | 'applicationId' | 'currency'>;

/**
 * Charges an attempt once; a card or account that is no longer on file is declined. Throws
 * ProviderDown. docs/decisions/0110, 0114.
 */
export async function chargeInstrument(
  deps: Deps,
  order: Charged,
  instrumentId: string | undefined,
  charge: Omit<Charge, 'by' | 'currency'>,
): Promise<ChargeResult> {
  const { store, providers } = deps;
  const fullCharge = { ...charge, currency: order.currency };
  if (instrumentId !== undefined && isBankInstrument(instrumentId)) {
    const account = await heldAccount(deps, order, instrumentId);
    return account === undefined
      ? { state: 'refused', why: 'bankUnlinked' }
      : providers.cards.charge(account, { ...fullCharge, by: 'bank' });
  }
  const card = await store.orders.cardFor({
    applicationId: order.applicationId,
    ...(instrumentId && { instrumentId }),
  });
  return card === undefined
    ? { state: 'refused', why: 'declined' }
    : providers.cards.charge(card, { ...fullCharge, by: 'card' });
}

/**
 * Registers the account at the provider once, with its mandate, provided it is still linked and
 * verified.
 */
async function heldAccount(
  { store, providers, clock }: Deps,
  order: Charged,
  bankId: string,
): Promise<HeldCard | undefined> {
  const held = await store.debits.methodOf(bankId);
  if (held !== undefined) return held;
  const { applicationId } = order;
  const [bank, application, agreedAt] = await Promise.all([
    store.banks.forWork(applicationId),
    store.applications.loadForWork(applicationId),
    store.debits.agreedAt(order.id),
  ]);
  if (
    application === undefined ||
    bank?.id !== bankId ||
    bank.status !== 'VERIFIED' ||
    agreedAt === undefined
  )
    return undefined;
  const account = payoutAccountOf({ application, bank }, clock);
  const made = await providers.debits.hold({
    ...account,
    bankId,
    reference: applicationId,
    agreedAt,
  });
  await store.debits.recordMethod(applicationId, bankId, made);
  return made;
}
