import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';

type Form = ReplyOf<'getOrderForm'> & Problem;
const CHOICE = {
  type: 'RENT',
  quantities: { POYNTC: 2 },
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'NONE',
};
const BUFFALO = {
  country: 'US',
  line1: '12 Elm St',
  city: 'Buffalo',
  territory: 'ny',
  zip: '14201-1234',
};

onPostgres('the order form', (open) => {
  const at = testApi(open);

  const pathOf = (id: string) => `/api/v2/applications/${id}/order`;

  test.each([
    ['ana', 'US', 'USD', 7],
    ['chloe', 'CA', 'CAD', 5],
  ] as const)(
    '%s finds the defaults, the prices of %s and their own address',
    async (person, market, currency, rents) => {
      const { visitor, view } = await submittedApplication(at, person);
      const { status, body } = await visitor.get<Form>(pathOf(view.id));
      expect([status, body.market, body.currency, body.isApproved, body.isSaved]).toEqual([
        200,
        market,
        currency,
        false,
        false,
      ]);
      expect(body.choice).toEqual({
        type: 'RENT',
        quantities: { POYNTC: 1 },
        bundleQuantity: 0,
        licences: 0,
        paymentMethod: 'NONE',
      });
      expect(
        body.plans.filter(({ type, plan }) => type === 'RENT' && plan !== 'LICENSE'),
      ).toHaveLength(rents);
      expect([body.businessAddress?.country, body.instruments, body.orders]).toEqual([
        market,
        {},
        [],
      ]);
    },
  );

  test('keeps the choice with a normalized address; the last tab wins', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await visitor.send('PUT', pathOf(view.id), { choice: { ...CHOICE, type: 'BUY' } });
    const saved = await visitor.send<Form>('PUT', pathOf(view.id), {
      choice: CHOICE,
      address: BUFFALO,
    });
    expect(saved.status).toBe(200);
    const { body } = await visitor.get<Form>(pathOf(view.id));
    expect([body.choice, body.address, body.isSaved, body.isApproved]).toEqual([
      CHOICE,
      { ...BUFFALO, territory: 'NY', zip: '14201' },
      true,
      true,
    ]);
  });

  test.each([
    [{ quantities: { POYNTC: 1.5 } }, undefined, ['quantities.POYNTC']],
    [{ quantities: { POYNTC: -1 } }, undefined, ['quantities.POYNTC']],
    [{ quantities: { POYNTC: 1e9 } }, undefined, ['quantities.POYNTC']],
    [{ quantities: { POYNTC: 0 } }, undefined, ['quantities']],
    [{ quantities: { TOASTER: 1 } }, undefined, ['choice.quantities.TOASTER']],
    [{ bundle: 'LICENSE', bundleQuantity: 1 }, undefined, ['choice.bundle']],
    [{ quantities: {}, bundle: 'POYNTC_SUNMIT2S1', bundleQuantity: 1 }, undefined, ['licences']],
    [{}, { ...BUFFALO, line1: 'PO Box 12' }, ['address.line1']],
    [{}, { ...BUFFALO, country: 'MX' }, ['address.country']],
    [{}, { ...BUFFALO, country: 'CA' }, ['address.territory', 'address.zip']],
  ])('%j to %j is refused at its field, and nothing is kept', async (chosen, address, fields) => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { status, body } = await visitor.send<Form>('PUT', pathOf(view.id), {
      choice: { ...CHOICE, ...chosen },
      address,
    });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, fields]);
    expect((await visitor.get<Form>(pathOf(view.id))).body.isSaved).toBe(false);
  });

  test('a foreign form is a 404, and no bundle ships across the border', async () => {
    const { visitor, view } = await submittedApplication(at, 'chloe');
    const { visitor: other } = await completedApplication(at, 'marcus');
    const theirs = [
      await other.get<Form>(pathOf(view.id)),
      await other.send<Form>('PUT', pathOf(view.id), { choice: CHOICE }),
    ];
    expect(theirs.map(({ status, body }) => [status, body.code])).toEqual(
      theirs.map(() => [404, 'application.notFound']),
    );
    const bundle = {
      ...CHOICE,
      quantities: {},
      bundle: 'N910_SUNMIT2S1',
      bundleQuantity: 1,
      licences: 1,
    };
    const refused = await visitor.send<Form>('PUT', pathOf(view.id), { choice: bundle });
    expect(refused.body.errors).toMatchObject([{ code: 'order.notOffered', field: 'bundle' }]);
  });
});
