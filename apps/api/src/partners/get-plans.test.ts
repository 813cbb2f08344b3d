import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  newVisitor,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

onPostgres('prices of devices', (open) => {
  const at = testApi(open);

  const plans = (visitor: TestVisitor, query = '', headers = {}) =>
    visitor.get<ReplyOf<'getPlans'> & Problem>(`/api/v2/configs/plans${query}`, headers);
  const businessOf = (id: string) => `?businessId=${id.slice('urn:app:'.length)}`;

  test.each([
    ['ana', 'US', 'USD', 'en-US', 'Countertop terminal'],
    ['chloe', 'CA', 'CAD', 'fr-CA', 'Terminal de comptoir'],
  ] as const)(
    '%s reads the prices of their business’s market, in their language',
    async (id, market, currency, locale, planName) => {
      const { visitor, view } = await completedApplication(at, id);
      const { status, body } = await plans(visitor, businessOf(view.id), {
        'accept-language': locale,
      });
      expect([status, body.market, body.currency, body.orderTypes, body.shippingCost]).toEqual([
        200,
        market,
        currency,
        { rent: true, buy: true, noDevice: true },
        0,
      ]);
      expect(body.plans).toHaveLength(market === 'US' ? 16 : 12);
      expect(body.plans[0]).toMatchObject({
        plan: 'POYNTC',
        type: 'RENT',
        planName,
        perUnit: 1995,
        trialPeriodDays: 30,
        isOffered: true,
      });
    },
  );

  test('without a business shows the prices of the visit’s market', async () => {
    const { visitor } = await completedApplication(at, 'ana');
    const { body } = await plans(visitor);
    expect([body.market, body.plans.at(-1)?.type]).toEqual(['US', 'NO_DEVICE']);
  });

  test('a foreign business gets the same 404 as an unknown one, and signing in is required', async () => {
    const { view } = await completedApplication(at, 'ana');
    const { visitor: other } = await completedApplication(at, 'marcus');
    const misses = [
      await plans(other, businessOf(view.id)),
      await plans(other, '?businessId=0000-0000-0000-0000-0000'),
    ];
    expect(misses.map(({ status, body }) => [status, body.code])).toEqual(
      misses.map(() => [404, 'application.notFound']),
    );
    expect((await plans(newVisitor(at))).body.code).toBe('auth.signInRequired');
    expect((await plans(other, '?businessId=urn:app:x')).body.code).toBe(
      'request.validationFailed',
    );
  });
});
