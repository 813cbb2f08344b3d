import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { signInPersona, type TestVisitor, testApi } from '../testing/test-api.ts';
import { cookieName, cookieRules } from './session-cookies.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  ['https://pay.example.com', '__Host-sid', true],
  ['http://localhost:3000', 'sid', false], // WebKit drops Secure cookies on plain http
])('at %s the session is the cookie %s', (publicUrl, name, secure) => {
  expect(cookieName('sid', { publicUrl })).toBe(name);
  expect(cookieRules({ publicUrl })).toMatchObject({ secure, sameSite: 'lax', path: '/' });
});

onPostgres('the session', (open) => {
  const at = testApi(open);

  const forward = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
  const ask = (visitor: TestVisitor) =>
    visitor.get<ReplyOf<'getSession'> & Problem>('/api/v2/session');
  const leftMs = ({ sessionEndsAt, serverNow }: ReplyOf<'getSession'>) => sessionEndsAt - serverNow;

  test('reading it, even without an application, extends it by two hours', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    for (const _time of [1, 2, 3]) {
      await forward(LIMITS.sessionIdleMs - minuteMs);
      const { status, body } = await ask(visitor);
      expect(status).toBe(200);
      expect(leftMs(body)).toBeGreaterThan(LIMITS.sessionIdleMs - minuteMs);
    }
  });

  test('a public answer does not extend the session: after two hours it has ended', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    await forward(LIMITS.sessionIdleMs);
    expect((await visitor.get('/api/v2/configs')).status).toBe(200);
    expect((await ask(visitor)).body.code).toBe('auth.sessionExpired');
  });

  test('ends after twelve hours at the latest, and reports that', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    for (let hours = 1; hours < LIMITS.sessionAbsoluteMs / hourMs; hours += 1) {
      await forward(hourMs);
      expect(leftMs((await ask(visitor)).body)).toBeLessThanOrEqual(
        LIMITS.sessionAbsoluteMs - hours * hourMs,
      );
    }
    await forward(hourMs);
    expect((await ask(visitor)).body.code).toBe('auth.sessionExpired');
  });
});
