import { CALL_LIMITS } from '@signet/rulebook/call-limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from './platform/sql/sql.ts';
import { onPostgres } from './testing/for-each-database.ts';
import {
  newVisitor,
  signInPersona,
  submittedApplication,
  type TestVisitor,
  testApi,
} from './testing/test-api.ts';

onPostgres('who asks too often', (open) => {
  const at = testApi(open);

  const useUp = (kind: string, max: number) =>
    at.database.run(
      sql`update request_counts set requests = ${max * at.deps.config.limitFactor}::integer where kind = ${kind}`,
    );
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  describe('with keys that open nothing', () => {
    test.each([
      ['a reviewer’s', '/api/v2/reviews', 'sandbox-reviewer-nobody', [404, 'route.notFound']],
      [
        'a partner’s',
        '/api/v2/partners/applications',
        `partner_test_${'x'.repeat(43)}`,
        [401, 'auth.keyInvalid'],
      ],
    ] as const)(
      '%s is refused, and after too many told to wait; a right key still opens',
      async (_whose, path, key, refusal) => {
        const ask = (own: string) => newVisitor(at).get<Problem>(path, bearer(own));
        const first = await ask(key);
        expect([first.status, first.body.code]).toEqual(refusal);
        await useUp('wrongKey', LIMITS.wrongKeysPerMinute);
        const waiting = await ask(key);
        expect([
          waiting.status,
          waiting.body.code,
          Number(waiting.headers['retry-after']) > 0,
        ]).toEqual([429, 'request.rateLimited', true]);
        expect(
          (await newVisitor(at).get('/api/v2/reviews', bearer('sandbox-reviewer-robin'))).status,
        ).toBe(200);
        expect((await newVisitor(at).get<Problem>('/api/v2/reviews')).body.code).toBe(
          'route.notFound',
        );
        await at.database.run(sql`delete from request_counts where kind = 'wrongKey'`);
      },
    );
  });

  describe('for what is not theirs', () => {
    const PATHS: Readonly<Record<string, (of: { id: string; businessId: string }) => string>> = {
      'the application': ({ id }) => `/api/v2/applications/${id}`,
      'its stream of changes': ({ id }) => `/api/v2/applications/${id}/live`,
      'an owner’s stream': ({ id }) =>
        `/api/v2/applications/${id}/owners/urn:own:0000-0000-0000-0000-0000/live`,
      'who is behind the account': ({ businessId }) => `/api/v2/accounts/${businessId}/more-info`,
      'its stores': ({ businessId }) => `/api/v2/accounts/${businessId}/stores`,
      'its prices': ({ businessId }) => `/api/v2/configs/plans?businessId=${businessId}`,
      'whether it may have a cash advance': ({ businessId }) =>
        `/api/v2/cash-advances/eligibility?businessId=${businessId}`,
      'its offers': ({ businessId }) => `/api/v2/cash-advances/offers?businessId=${businessId}`,
    };
    let other: { id: string; businessId: string };
    let visitor: TestVisitor;
    beforeAll(async () => {
      other = (await submittedApplication(at, 'marcus')).view;
      visitor = (await signInPersona(at, 'ana')).visitor;
    });

    test.each(Object.entries(PATHS))('%s is a miss that counts', async (_what, pathOf) => {
      await at.database.run(sql`delete from request_counts where kind = 'missedLookup'`);
      const ask = () => visitor.get<Problem>(pathOf(other));
      expect((await ask()).status).toBe(404);
      await useUp('missedLookup', LIMITS.missedLookupsPerMinute);
      const refused = await ask();
      expect([refused.status, refused.body.code]).toEqual([429, 'request.rateLimited']);
    });
  });

  describe('for what costs', () => {
    const { windowMs, per } = CALL_LIMITS.hostingCalls;
    const ventures = (visitor: TestVisitor, headers = {}) =>
      visitor.get<Problem>('/api/v2/available-ventures', headers);

    test('tells one person how long to wait, while another continues', async () => {
      const { visitor } = await signInPersona(at, 'ana');
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect((await ventures(visitor)).status).toBe(200);
      await useUp('hostingCalls', per.person);
      const refused = await ventures(visitor);
      expect([refused.status, refused.body.code]).toEqual([429, 'request.retryInMinutes']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan((windowMs - 120_000) / 1_000);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(windowMs / 1_000);
      expect(refused.body.message).toMatch(
        /^That’s as many tries as we can take for now\. You can try again in \d+ minutes\./,
      );
      expect((await ventures(visitor, { 'accept-language': 'fr-CA' })).body.message).toMatch(
        /réessayer dans \d+ minutes\./,
      );
      expect((await ventures(other)).status).toBe(200);
      await at.clock.moveTo(at.clock.offsetMs() + windowMs);
      expect((await ventures(visitor)).status).toBe(200);
    });

    test('a refused call frees its key, and a replayed answer is not counted', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      const open = (key: string) =>
        visitor.send<Problem>(
          'POST',
          `/api/v2/applications/${view.id}/step-ups/identification`,
          {},
          { key },
        );
      const counted = async () =>
        (
          await at.database.run<{
            made: number;
          }>(sql`select coalesce(sum(requests), 0)::integer as made from request_counts
          where kind = 'photoIdLooks' and subject = ${`application:${view.id}`}`)
        )[0]?.made;
      const first = await open('first');
      expect([(await open('first')).status, await counted()]).toEqual([first.status, 1]);
      await useUp('photoIdLooks', CALL_LIMITS.photoIdLooks.per.person);
      expect((await open('second')).status).toBe(429);
      await at.database.run(sql`delete from request_counts where kind = 'photoIdLooks'`);
      expect((await open('second')).status).toBe(first.status);
    });
  });
});
