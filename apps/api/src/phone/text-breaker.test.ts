import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  newestCode,
  newVisitor,
  signInPersona,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

const KEY = { authorization: 'Bearer sandbox-reviewer-robin' };

onPostgres('limits on texts and look-ups', (open) => {
  const at = testApi(open);

  const breaker = () => newVisitor(at).get<ReplyOf<'getTextBreaker'>>('/api/v2/text-breaker', KEY);

  test('stopped texts offer photo ID until a reviewer resumes them', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    await newestCode(at, who);
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    await at.database.run(
      sql`insert into text_breakers (id, opened_at, cause) values ('b', ${at.deps.clock.now()}, 'allDay')`,
    );
    const send = () => visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/otp-code`);
    const stopped = await send();
    expect([stopped.status, stopped.body.code, stopped.headers['retry-after']]).toEqual([
      503,
      'texts.paused',
      '3600',
    ]);
    expect((await breaker()).body).toMatchObject({
      cause: 'allDay',
      sent: { minute: expect.any(Number) },
    });
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp?skip=true`, {});
    expect((await waitForDecision(at, visitor, view.id)).page).toBe('identification');

    const { visitor: other, view: asked } = await submittedApplication(at, 'ana');
    const reset = () =>
      newVisitor(at).send<ReplyOf<'resetTextBreaker'>>(
        'POST',
        '/api/v2/text-breaker/resets',
        {},
        { headers: KEY },
      );
    expect([(await reset()).body.openedAt, (await reset()).status]).toEqual([undefined, 200]);
    expect((await other.send('POST', `/api/v2/applications/${asked.id}/otp-code`)).status).toBe(
      200,
    );
  });

  test('the breaker is a 404 without a key', async () => {
    expect((await newVisitor(at).get<Problem>('/api/v2/text-breaker')).body.code).toBe(
      'route.notFound',
    );
    expect(
      (await newVisitor(at).send<Problem>('POST', '/api/v2/text-breaker/resets', {})).body.code,
    ).toBe('route.notFound');
  });

  test('tells a network over its text limit when to try again', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    await newestCode(at, who);
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const now = at.deps.clock.now() - 20_000;
    await at.database.run(sql`insert into text_sends (id, application_id, network_hmac, prefix, sent_at)
      select 'n' || n, ${view.id}::text, (select network_hmac from applications where id = ${view.id}), '999999', ${now}::bigint
      from generate_series(1, ${PHONE_LIMITS.textsPerNetworkMinute * at.deps.config.limitFactor}::integer) n`);
    const refused = await visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/otp-code`);
    expect([refused.status, refused.body.code]).toEqual([429, 'texts.limitExceeded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('tells a person who requests foreign applications to wait', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const { view } = await submittedApplication(at, 'marcus');
    const ask = () => visitor.get<Problem>(`/api/v2/applications/${view.id}`);
    expect((await ask()).status).toBe(404);
    await at.database.run(sql`update request_counts set requests = ${LIMITS.missedLookupsPerMinute * at.deps.config.limitFactor}::integer
      where kind = 'missedLookup'`);
    const refused = await ask();
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual(
      [429, 'request.rateLimited', true],
    );
  });
});
