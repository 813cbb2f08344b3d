import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  signInPersona,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { oneTerminal, parcelIs } from '../testing/test-orders.ts';

const RENT = oneTerminal('RENT', 'NONE');
const HOUR_MS = 60 * 60_000;

onPostgres('a complimentary device', (open) => {
  const at = testApi(open);

  /** A customer referred by a reseller that pays for one terminal. */
  const customer = async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = 'northwind' where id = ${view.id}`,
    );
    const path = `/api/v2/applications/${view.id}`;
    const orderOf = (id: string, profiles: object = RENT) =>
      visitor.send<ReplyOf<'submitOrder'> & Problem>('POST', `/api/v2/applications/${id}/orders`, {
        profiles,
        feeProfiles: { totalCents: 0 },
      });
    return {
      id: view.id,
      orderOf,
      order: (profiles: object = RENT) => orderOf(view.id, profiles),
      /** Another store of the business, approved. */
      store: async (storeName: string) => {
        const { body } = await visitor.send<ApplicationView>('POST', '/api/v2/applications', {
          application: { intent: 'ADD_STORE', businessId: view.businessId, storeName },
        });
        await visitor.send('POST', `/api/v2/applications/${body.id}/onboard`, TEST_TERMS);
        return (await waitForDecision(at, visitor, body.id)).id;
      },
      /** saveOrderForm needs no recent authentication. */
      choose: async () =>
        (await visitor.send<Problem>('PUT', `${path}/order`, { choice: RENT })).body.errors?.map(
          ({ code }) => code,
        ),
      used: async () =>
        (await visitor.get<ReplyOf<'getOrderForm'>>(`${path}/order`)).body.terms.complimentaryUsed,
    };
  };
  /** Sets the parcel's status and lets the next poll see it. */
  const followed = async (reference: string, status: string) => {
    await parcelIs(at, reference, status);
    await at.clock.moveTo(at.clock.offsetMs() + HOUR_MS + 60_000);
    await at.queue.runDue();
  };

  test('costs nothing, and is limited to one terminal across orders until the first is back', async () => {
    const own = await customer();
    const two = await own.order({ ...RENT, quantities: { POYNTC: 2 } });
    expect([two.status, two.body.errors?.map(({ code, field }) => `${field} ${code}`)]).toEqual([
      422,
      ['quantities rental.limit'],
    ]);
    const { body } = await own.order();
    expect([body.order.summary.totalCents, body.order.summary.upcoming]).toEqual([0, []]);
    await at.queue.runDue();
    await at.queue.runDue();
    await followed(body.orderId, 'shipped');
    expect(await own.used()).toBe(1);
    expect(await own.choose()).toEqual(['rental.limit']);
    await followed(body.orderId, 'returned');
    expect(await own.used()).toBeUndefined();
    expect(await own.choose()).toBeUndefined();
  });
  test('is limited for each business: a home and two stores that order at once get one together', async () => {
    const own = await customer();
    const all = [own.id, await own.store('Harbour Street'), await own.store('Mill Road')];
    const replies = await Promise.all(all.map((id) => own.orderOf(id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const refused = replies.flatMap(({ body }) => body.errors?.map(({ code }) => code) ?? []);
    expect(refused).toEqual(['rental.limit', 'rental.limit']);
    const [{ id = '' } = {}] = all.flatMap((id, at) =>
      replies[at]?.status === 200 ? [{ id }] : [],
    );
    expect((await own.orderOf(id)).status).toBe(200); // the same order again
    const [other = ''] = all.filter((each) => each !== id);
    expect((await own.orderOf(other)).status).toBe(422);
  });
  test('is given for the partner’s own link only, not for a referral that a call replaced', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const { body: made } = await visitor.send<ApplicationView>('POST', '/api/v2/applications', {
      application: { currency: 'USD' },
    });
    const body = { application: { referralUrlId: 'northwind' } };
    const { body: taken } = await visitor.send<ApplicationView>(
      'PUT',
      `/api/v2/applications/${made.id}?override-referral-url`,
      body,
      made,
    );
    expect(taken.referralUrlId).toBe('northwind');
    const { terms } = (
      await visitor.get<ReplyOf<'getOrderForm'>>(`/api/v2/applications/${made.id}/order`)
    ).body;
    expect(terms.complimentaryDevices).toBeUndefined();
  });
});
