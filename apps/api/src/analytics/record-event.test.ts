import { EVENTS } from '@signet/rulebook/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { type ApiUnderTest, newVisitor, startTestApi } from '../testing/test-api.ts';

onPostgres('an event', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterAll(() => at.close());

  const send = (type: string, params: object) => newVisitor(at).send<{ code?: string }>('POST', '/api/v2/analytics', { type, params });
  const kept = (type: string) =>
    at.database.run<{ params: Record<string, unknown> }>(sql`select params from analytics where type = ${type}`);

  test('is kept with the portal, the language and the switches that it was met under', async () => {
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

  test('of the sales tells an amount of the table, and no other number', async () => {
    const sent = { currency: 'USD', hasBeneficialOwners: false, gpvShown: true, gpvProvided: true };
    expect((await send('onboarding.sent', { ...sent, gpvValue: 11_111 })).status).toBe(200);
    expect((await send('onboarding.sent', { ...sent, gpvValue: 12_345 })).status).toBe(422);
    expect((await kept('onboarding.sent')).map(({ params }) => params.gpvValue)).toEqual([11_111]);
  });

  test.each(['fullOnboarding', 'taxInformation'])('%s may begin, succeed and fail', async (step) => {
    const ends = [
      ['started', { stepUp: 'FULL_ONBOARDING' }],
      ['success', { stepUp: 'FULL_ONBOARDING' }],
      ['failed', { stepUp: 'FULL_ONBOARDING', errorCode: 'server.error' }],
    ] as const;
    const replies = await Promise.all(ends.map(([end, params]) => send(`${step}.${end}`, params)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('that the catalogue does not have is refused', async () => {
    expect(Object.hasOwn(EVENTS, 'screen.hidden')).toBe(false);
    expect((await send('screen.hidden', {})).status).toBe(422);
  });
});
