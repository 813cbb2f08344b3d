import { CommitUnknown, type Database } from '../platform/sql/database.ts';
import { buildStore } from '../store.ts';
import type { StoreUnderTest } from './test-store.ts';

const VISA = {
  customerId: 'cus_1',
  methodId: 'pm_1',
  fingerprint: 'print',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
} as const;
const AMEX = { ...VISA, methodId: 'pm_2', fingerprint: 'other', brand: 'amex' } as const;
const MESSAGE = {
  channel: 'email',
  template: 'test',
  to: 'ana@example.com',
  text: 'text',
} as const;

/** Runs the statements of cards, and those of a change whose commit was not answered. */
export async function callCardStatements(
  { store, database, clock, sealer }: StoreUnderTest,
  change: { id: string; actor: string },
): Promise<void> {
  await store.cards.countTry(change.id);
  await store.cards.add({ ...change, card: VISA });
  const once = { key: 'cards', userId: 'x', route: 'PUT /', body: '{}' };
  await store.cards.add({ ...change, card: AMEX, messages: [MESSAGE], once });
  await store.cards.add({ ...change, card: VISA });
  await store.cards.isHeldBy(VISA.methodId);
  await store.cards.heardOfDecline({
    eventId: 'stripe:2',
    name: 'payment_intent.payment_failed',
    subject: VISA.customerId,
  });
  const kept = await store.cards.primary(change.id);
  const commitWith: Database['commitWith'] = async (work) => {
    await database.commitWith(work);
    throw new CommitUnknown('its answer is lost');
  };
  const unsure = buildStore({ database: { ...database, commitWith }, clock, sealer });
  await unsure.cards.remove({ ...change, cardId: kept?.cardId ?? '' });
}
