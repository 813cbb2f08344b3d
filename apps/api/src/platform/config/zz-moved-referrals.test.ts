import type { Problem } from '@signet/rulebook/core/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import { type ApiUnderTest, newVisitor, openApi } from '../../testing/test-api.ts';
import { buildApp } from '../../app.ts';
import { ConfigError, readConfig } from './config.ts';

const ROWS = 'abc=http://localhost:3000/r/new/get-started, host=http://pay.godaddy.localhost:3000/';

const linesOf = (MOVED_REFERRALS: string): readonly string[] => {
  try {
    readConfig({ MOVED_REFERRALS });
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

describe('the rows of the configuration', () => {
  test('each names a referral and an address of a portal’s own', () => {
    expect(linesOf(ROWS)).toEqual([]);
    expect(readConfig({ MOVED_REFERRALS: ROWS }).movedReferrals.map(({ referralUrlId }) => referralUrlId)).toEqual(['abc', 'host']);
  });

  test.each([
    'abc',
    'abc=',
    '=http://localhost:3000/',
    'a/b=http://localhost:3000/',
    'a=javascript:alert(1)',
    'a=http://u:w@localhost:3000/',
  ])('%s is none and stops the start', (row) => expect(linesOf(row)[0]).toContain('MOVED_REFERRALS must be rows like abc=https://…'));

  test('one referral has one address', () => expect(linesOf('a=http://localhost:3000/,a=http://localhost:3000/b')).toHaveLength(1));

  test.each([
    'https://evil.example/',
    'http://localhost.evil.example:3000/',
    'https://localhost:3000/',
    'http://localhost:3001/',
    'http://evillocalhost:3000/',
  ])('%s is no address of ours and stops the start', (url) =>
    expect(linesOf(`abc=${url}`)).toEqual([`MOVED_REFERRALS must lead to a portal’s own name or one below it, not "${url}"`]),
  );

  test('nobody is led in circles', () => {
    expect(linesOf('abc=http://localhost:3000/r/abc')).toHaveLength(1);
    expect(linesOf('a=http://localhost:3000/r/b/get-started,b=http://localhost:3000/')).toHaveLength(1);
    expect(linesOf('abc=http://new.localhost:3000/r/abc')).toEqual([]);
  });
});

onPostgres('a referral that has moved', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await openApi(open);
    const { movedReferrals } = readConfig({ MOVED_REFERRALS: ROWS });
    await at.app.close();
    at.app = await buildApp({ ...at.deps, config: { ...at.deps.config, movedReferrals } }, { checks: {} });
  });
  afterAll(() => at.close());

  const ask = (query: string, host = 'localhost:3000') => newVisitor(at).get<Problem>(`/api/v2/configs${query}`, { host });

  test('is answered with 417 and its new address', async () => {
    const { status, body, headers } = await ask('?referralUrlId=abc&currency=USD');
    expect([status, body.code, headers.location]).toEqual([417, 'config.moved', 'http://localhost:3000/r/new/get-started']);
  });

  test('has moved on the portal of that address alone', async () => {
    expect((await ask('?referralUrlId=host')).status).toBe(200);
    const { status, headers } = await ask('?referralUrlId=host', 'godaddy.localhost:3000');
    expect([status, headers.location]).toEqual([417, 'http://pay.godaddy.localhost:3000/']);
  });

  test.each(['', '?referralUrlId=other', '?referralUrlId=__proto__', '?referralUrlId=ABC'])(
    'configs%s stay where they are',
    async (query) => {
      const { status, headers } = await ask(query);
      expect([status, headers.location]).toEqual([200, undefined]);
    },
  );
});
