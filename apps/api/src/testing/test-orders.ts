import type { ReplyOf } from '@signet/rulebook/endpoints';
import { z } from 'zod';
import { CARDS } from './order-turns.ts';
import type { ApiUnderTest, TestVisitor } from './test-api.ts';

/** A refusal has no id. */
const CREATED = z.object({ id: z.string().default('') });

/** An order of one terminal, without a bundle. */
export const oneTerminal = <Type extends 'BUY' | 'RENT', Method extends 'BANK' | 'CARD' | 'NONE'>(
  type: Type,
  paymentMethod: Method,
) => ({ type, quantities: { POYNTC: 1 }, bundleQuantity: 0, licences: 0, paymentMethod });

/** Simulates the provider's frame in the browser, which sends card data to the provider only. */
export async function askFrame(
  { sandbox }: Pick<ApiUnderTest, 'sandbox'>,
  path: string,
  form: Record<string, string>,
): Promise<{ id: string }> {
  const headers = { authorization: 'Bearer pk_test_sandbox' };
  const body = new URLSearchParams(form);
  const answer = await fetch(sandbox + path, { method: 'POST', headers, body });
  return CREATED.parse(await answer.json());
}

type TypedCard = { number?: string; month?: string; year?: string };

export async function cardToken(
  at: Pick<ApiUnderTest, 'sandbox'>,
  { number = CARDS.good, month = '12', year = '2036' }: TypedCard = {},
): Promise<string> {
  const card = {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': '123',
  };
  return (await askFrame(at, '/v1/payment_methods', card)).id;
}

/** Puts a card on file; returns its id, or an empty text if it was declined. */
export async function addTestCard(
  at: ApiUnderTest,
  { visitor, id }: { visitor: TestVisitor; id: string },
  card: TypedCard = {},
): Promise<string> {
  const path = `/api/v2/applications/${id}/financial-instruments/credit-cards`;
  return (
    (
      await visitor.send<ReplyOf<'addCreditCard'>>('POST', path, {
        token: await cardToken(at, card),
      })
    ).body.card?.cardId ?? ''
  );
}

export async function parcelIs(
  { sandbox }: Pick<ApiUnderTest, 'sandbox'>,
  reference: string,
  status: string,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox}/control/fulfilment`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ reference, status }),
  });
}

type TestParcel = { reference: string; status: string };
export const parcelsAt = async ({
  sandbox,
}: Pick<ApiUnderTest, 'sandbox'>): Promise<TestParcel[]> =>
  ((await (await fetch(`${sandbox}/control/fulfilment`)).json()) as { parcels: TestParcel[] })
    .parcels; // the sandbox's shape

type TestCharge = {
  id: string;
  reference?: string;
  status: string;
  cents: number;
  refundedCents: number;
  isTakenBack?: boolean;
};
/**
 * Charges made at the provider for all orders; monthly charges have the order's reference as a
 * prefix.
 */
export const chargesAt = async ({
  sandbox,
}: Pick<ApiUnderTest, 'sandbox'>): Promise<TestCharge[]> =>
  // The sandbox's shape.
  ((await (await fetch(`${sandbox}/control/charges`)).json()) as { charges: TestCharge[] }).charges;
