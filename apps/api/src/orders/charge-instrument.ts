import { isBankInstrument } from '@signet/rulebook/orders/bank-debit';
import { payoutAccountOf } from '../bank/test-deposit-jobs.ts';
import type { Charge, ChargeResult, HeldCard } from '../cards/port.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from './store.ts';

type Charged = Pick<StoredOrder, 'id' | 'applicationId' | 'currency'>;

/** The card or the account of an attempt is charged once; one that is on file no more is refused. Throws ProviderDown. docs/decisions/0110, 0114. */
export async function chargeInstrument(
  deps: Deps,
  order: Charged,
  instrumentId: string | undefined,
  charge: Omit<Charge, 'by' | 'currency'>,
): Promise<ChargeResult> {
  const { store, providers } = deps;
  const wish = { ...charge, currency: order.currency };
  if (instrumentId !== undefined && isBankInstrument(instrumentId)) {
    const account = await heldAccount(deps, order, instrumentId);
    return account === undefined ? { state: 'refused', why: 'bankUnlinked' } : providers.cards.charge(account, { ...wish, by: 'bank' });
  }
  const card = await store.orders.cardFor({ applicationId: order.applicationId, ...(instrumentId && { instrumentId }) });
  return card === undefined ? { state: 'refused', why: 'declined' } : providers.cards.charge(card, { ...wish, by: 'card' });
}

/** The account as the provider may debit it: told of it once, with what was agreed to, while it is linked and proven. */
async function heldAccount({ store, providers, clock }: Deps, order: Charged, bankId: string): Promise<HeldCard | undefined> {
  const held = await store.debits.methodOf(bankId);
  if (held !== undefined) return held;
  const { applicationId } = order;
  const [bank, application, agreedAt] = await Promise.all([
    store.banks.forWork(applicationId),
    store.applications.loadForWork(applicationId),
    store.debits.agreedAt(order.id),
  ]);
  if (application === undefined || bank?.id !== bankId || bank.status !== 'VERIFIED' || agreedAt === undefined) return undefined;
  const account = payoutAccountOf({ application, bank }, clock);
  const made = await providers.debits.hold({ ...account, bankId, reference: applicationId, agreedAt });
  await store.debits.recordMethod(applicationId, bankId, made);
  return made;
}
