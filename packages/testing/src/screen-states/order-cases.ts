import { randomUUID } from 'node:crypto';
import { numberAt, textAt } from '@signet/rulebook/core/records';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { OrderChoice } from '@signet/rulebook/orders/order';
import type { OrderState } from '@signet/rulebook/orders/order-states';
import { callOrThrow } from '../applications.ts';
import { arriving } from '../sandbox-client.ts';
import type { CaseWorld, Made } from './made.ts';

type After = (made: Made, world: CaseWorld) => Promise<void>;
type Form = ReplyOf<'getOrderForm'>;

const GOOD_CARD = '4242424242424242';
/** Slightly longer than the interval of parcel tracking. */
const FOLLOW_MS = 61 * 60_000;
const TWO: OrderChoice = {
  type: 'RENT',
  quantities: { POYNTC: 2 },
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'CARD',
};

export async function addTestCard(
  { id, client }: Made,
  { sandboxUrl }: CaseWorld,
  number = GOOD_CARD,
): Promise<void> {
  const card = {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  };
  const answer = await fetch(`${sandboxUrl}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams(card),
  });
  const token = textAt(await answer.json(), 'id');
  await callOrThrow(client?.call, 'addCreditCard', { id, key: randomUUID(), body: { token } });
}

const formOf = async ({ id, client }: Made): Promise<Form> =>
  (await callOrThrow(client?.call, 'getOrderForm', { id })).body as Form; // the call's reply

export const chooseDevices =
  (choice: Partial<OrderChoice>): After =>
  async (made, world) => {
    await addTestCard(made, world);
    await callOrThrow(made.client?.call, 'saveOrderForm', {
      id: made.id,
      key: randomUUID(),
      body: { choice: { ...TWO, ...choice } },
    });
  };

const inState = (made: Made, state: OrderState): Promise<unknown> =>
  arriving(
    async () => (await formOf(made)).orders.find((order) => order.state === state),
    `an order that is ${state}`,
  );

/** A submitted order that has reached `until` on its own; the price is the server's. */
export const submitOrder =
  (choice: Partial<OrderChoice>, until: OrderState, number?: string): After =>
  async (made, world) => {
    await addTestCard(made, world, number);
    const profiles = { ...TWO, ...choice };
    const submit = (totalCents: number) =>
      made.client?.call('submitOrder', {
        id: made.id,
        key: randomUUID(),
        body: { profiles, feeProfiles: { totalCents } },
      });
    const refused = await submit(-1);
    await submit(numberAt(refused?.body.data, 'totalCents') ?? 0);
    await inState(made, until);
  };

const STATES = {
  out_of_stock: 'placed',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
} as const;

export const parcelThat =
  (...steps: readonly (keyof typeof STATES)[]): After =>
  async (made, world) => {
    await submitOrder({}, 'placed')(made, world);
    const [order] = (await formOf(made)).orders;
    for (const status of steps) {
      await arriving(() => choose(world, order?.orderId ?? '', status), 'the parcel');
      await world.advance(FOLLOW_MS);
      await inState(made, STATES[status]);
    }
  };

/**
 * Sets the parcel's status at the fulfillment provider; undefined while the provider does not know
 * the parcel.
 */
async function choose(
  { sandboxUrl }: CaseWorld,
  reference: string,
  status: string,
): Promise<true | undefined> {
  const answer = await fetch(`${sandboxUrl}/control/fulfilment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, status }),
  });
  return answer.ok ? true : undefined;
}
