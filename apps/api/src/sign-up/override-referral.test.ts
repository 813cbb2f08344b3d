import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  signInPersona,
  submittedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

type Told = ApplicationView & Problem;
const APPLICATIONS = '/api/v2/applications';

onPostgres('the current referral in place of the stored one', (open) => {
  const at = testApi(open);

  const post = (by: TestVisitor, query: string, application: object) =>
    by.send<Told>('POST', APPLICATIONS + query, {
      application: { currency: 'USD', ...application },
    });
  const put = (
    by: TestVisitor,
    { id, version }: ApplicationView,
    referralUrlId: string,
    query = '?override-referral-url',
  ) =>
    by.send<Told>(
      'PUT',
      `${APPLICATIONS}/${id}${query}`,
      { application: { referralUrlId } },
      { version },
    );

  test.each([
    ['a known one', '?find&override-referral-url', 'northwind', 'northwind'],
    ['a known one, without `find`', '?override-referral-url', 'northwind', 'northwind'],
    ['an invalid one', '?find&override-referral-url', '../../evil', undefined],
  ])(
    'creating with %s finds the open application, which has %s',
    async (_what, query, referralUrlId, expected) => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const { status, body } = await post(visitor, query, { referralUrlId });
      expect([status, body.id, body.resumed, body.referralUrlId]).toEqual([
        200,
        view.id,
        true,
        expected,
      ]);
      expect(body.version).toBe(view.version + (expected === undefined ? 0 : 1));
    },
  );

  test.each([
    ['has moved', 'northwind-old'],
    ['no partner has', 'nobody'],
  ])(
    'creating with one that %s leaves the open application as it is',
    async (_what, referralUrlId) => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const { status, body } = await post(visitor, '?find&override-referral-url', {
        referralUrlId,
      });
      expect([status, body.id === view.id]).toEqual([201, false]);
      expect(
        (await visitor.get<Told>(`${APPLICATIONS}/${view.id}`)).body.referralUrlId,
      ).toBeUndefined();
    },
  );

  test('without the switch another referral has an application of its own', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { status, body } = await post(visitor, '?find', { referralUrlId: 'northwind' });
    expect([status, body.id === view.id, body.referralUrlId]).toEqual([201, false, 'northwind']);
    // Each referral has its own application, so the override finds it and changes nothing.
    expect(
      (await post(visitor, '?find&override-referral-url', { referralUrlId: 'northwind' })).body.id,
    ).toBe(body.id);
    const kept = await put(visitor, view, 'northwind');
    expect([kept.status, kept.body.referralUrlId]).toEqual([200, undefined]);
  });

  test.each([
    ['a known one', 'northwind', '?override-referral-url', 'northwind'],
    ['a known one, without the switch', 'northwind', '', undefined],
    ['one that no partner has', 'nobody', '?override-referral-url', undefined],
  ])('changing with %s', async (_what, referralUrlId, query, expected) => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { status, body } = await put(visitor, view, referralUrlId, query);
    expect([status, body.referralUrlId, body.company.dba]).toEqual([
      200,
      expected,
      view.company.dba,
    ]);
    if (expected !== undefined)
      expect((await put(visitor, body, referralUrlId, query)).body.version).toBe(body.version);
  });

  test('a submitted application keeps its referral', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const changed = await put(visitor, view, 'northwind');
    expect([changed.status, changed.body.referralUrlId]).toEqual([200, undefined]);
    const { body } = await post(visitor, '?find&override-referral-url', {
      referralUrlId: 'northwind',
    });
    expect([body.id === view.id, body.referralUrlId]).toEqual([false, 'northwind']);
  });

  test('keeps the level, and changes no foreign application', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { body } = await post(visitor, '?find&override-referral-url', {
      referralUrlId: 'northwind',
      serviceType: 'invoicing',
    });
    expect([body.id, body.applicationLevel, body.page]).toEqual([view.id, 'FULL', view.page]);
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await put(other, body, 'northwind')).status).toBe(404);
    expect(
      (await post(other, '?find&override-referral-url', { referralUrlId: 'northwind' })).body.id,
    ).not.toBe(view.id);
  });
});
