import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type ApiUnderTest, completedApplication, startTestApi, submittedApplication } from '../testing/test-api.ts';

type Form = ReplyOf<'getOrderForm'> & Problem;

forEachDatabase('the order form', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterAll(() => at.close());

  /** getOrderForm */
  const pathOf = (id: string) => `/api/v2/applications/${id}/order`;

  test.each([
    ['ana', 'US', 'USD', 7],
    ['chloe', 'CA', 'CAD', 5],
  ] as const)('%s finds the defaults, the prices of %s and their own address', async (person, market, currency, rents) => {
    const { visitor, view } = await submittedApplication(at, person);
    const { status, body } = await visitor.get<Form>(pathOf(view.id));
    expect([status, body.market, body.currency, body.isApproved, body.isSaved]).toEqual([200, market, currency, false, false]);
    expect(body.choice).toEqual({ type: 'RENT', quantities: { POYNTC: 1 }, bundleQuantity: 0, licences: 0, paymentMethod: 'NONE' });
    expect(body.plans.filter(({ type, plan }) => type === 'RENT' && plan !== 'LICENSE')).toHaveLength(rents);
    expect([body.businessAddress?.country, body.instruments, body.orders]).toEqual([market, {}, []]);
  });

  test('somebody else’s is the 404 of none', async () => {
    const { view } = await submittedApplication(at, 'chloe');
    const { visitor: other } = await completedApplication(at, 'marcus');
    const { status, body } = await other.get<Form>(pathOf(view.id));
    expect([status, body.code]).toEqual([404, 'application.notFound']);
  });
});
