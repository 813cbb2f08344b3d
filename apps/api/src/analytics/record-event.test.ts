import { EVENTS } from '@signet/rulebook/events';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, newVisitor, signInPersona, testApi } from '../testing/test-api.ts';

onPostgres('analytics events', (open) => {
  const at = testApi(open);

  const send = (type: string, params: object) =>
    newVisitor(at).send<{ code?: string }>('POST', '/api/v2/analytics', { type, params });
  const kept = (type: string) =>
    at.database.run<{ params: Record<string, unknown> }>(
      sql`select params from analytics where type = ${type}`,
    );

  test('are stored with portal, language and flags', async () => {
    expect((await send('screen.shown', { screen: 'applicant' })).status).toBe(200);
    const [row] = await kept('screen.shown');
    expect(row?.params).toMatchObject({
      screen: 'applicant',
      portal: 'POYNT',
      currency: 'USD',
      language: 'en-US',
      isMultistepFlow: true,
      newApplicationFormEnabled: true,
      fullSsnEnabled: false,
    });
  });

  test('take only amounts of the table of sales ranges', async () => {
    const sent = { currency: 'USD', hasBeneficialOwners: false, gpvShown: true, gpvProvided: true };
    expect((await send('onboarding.sent', { ...sent, gpvValue: 11_111 })).status).toBe(200);
    expect((await send('onboarding.sent', { ...sent, gpvValue: 12_345 })).status).toBe(422);
    expect((await kept('onboarding.sent')).map(({ params }) => params.gpvValue)).toEqual([11_111]);
  });

  test.each(['fullOnboarding', 'taxInformation'])(
    '%s has a started, a success and a failed event',
    async (step) => {
      const ends = [
        ['started', { stepUp: 'FULL_ONBOARDING' }],
        ['success', { stepUp: 'FULL_ONBOARDING' }],
        ['failed', { stepUp: 'FULL_ONBOARDING', errorCode: 'server.error' }],
      ] as const;
      const replies = await Promise.all(
        ends.map(([end, params]) => send(`${step}.${end}`, params)),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  test.each([
    ['bank.canceled', { kind: 'plaid', reason: 'closed' }],
    ['bank.canceled', { kind: 'later' }],
    ['testDeposits.refused', { triesLeft: 2 }],
    ['voidCheck.sent', { mediaType: 'image/png' }],
    ['order.success', { screen: 'order', orderType: 'RENT', withBundle: false }],
    [
      'order.failed',
      {
        screen: 'restaurant-solution',
        orderType: 'BUY',
        withBundle: true,
        errorCode: 'order.totalChanged',
      },
    ],
    ['orderCard.failed', { errorCode: 'card.declined' }],
    ['orderPayment.failed', { errorCode: 'payment.declined' }],
  ])('%s is stored with %j', async (type, params) => {
    expect((await send(type, params)).status).toBe(200);
    expect((await kept(type)).at(-1)?.params).toMatchObject(params);
  });

  test('are stored with choices from the visitor’s own application, without names, and nothing of another one', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { visitor: stranger } = await signInPersona(at, 'marcus');
    const params = { type: 'screen.shown', params: { screen: 'address' }, applicationId: view.id };
    for (const who of [visitor, stranger, newVisitor(at)])
      expect((await who.send('POST', '/api/v2/analytics', params)).status).toBe(200);
    const [own, ...others] = (await kept('screen.shown')).filter(
      ({ params: { screen } }) => screen === 'address',
    );
    expect(own?.params).toMatchObject({
      businessId: view.businessId,
      originalIntent: 'CREATE_BUSINESS',
      communicationLanguage: 'en-US',
      gpvShown: true,
      gpvProvided: true,
    });
    expect(JSON.stringify(own)).not.toMatch(/Ana|Silva/);
    expect(others.map(({ params: { businessId } }) => businessId)).toEqual([undefined, undefined]);
  });

  describe('and consent', () => {
    const count = async () => (await at.database.run(sql`select 1 as one from analytics`)).length;
    const event = { type: 'screen.shown', params: { screen: 'bank' } };

    test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
      ['in Canada before somebody agreed', { market: 'CA' }, {}, false],
      ['in Quebec’s French before somebody agreed', { locale: 'fr-CA' }, {}, false],
      ['in Canada once they agreed', { market: 'CA', tracking: 'yes' }, {}, true],
      ['after a no', { tracking: 'no' }, {}, false],
      ['from a browser with Global Privacy Control', {}, { 'sec-gpc': '1' }, false],
      ['from such a browser that agreed before', { tracking: 'yes' }, { 'sec-gpc': '1' }, false],
      ['in the United States', {}, {}, true],
    ])('%s', async (_name, cookies, headers, isKept) => {
      const visitor = newVisitor(at);
      for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
      const before = await count();
      expect((await visitor.send('POST', '/api/v2/analytics', event, { headers })).status).toBe(
        200,
      );
      expect((await count()) - before).toBe(isKept ? 1 : 0);
    });

    test('nothing is stored about a Canadian application without consent, whatever the market cookie', async () => {
      const { visitor, view } = await completedApplication(at, 'chloe');
      visitor.cookies.delete('market');
      const before = await count();
      await visitor.send('POST', '/api/v2/analytics', { ...event, applicationId: view.id });
      expect(await count()).toBe(before);
    });
  });

  test('unknown ones are refused', async () => {
    expect(Object.hasOwn(EVENTS, 'screen.hidden')).toBe(false);
    expect((await send('screen.hidden', {})).status).toBe(422);
  });
});
