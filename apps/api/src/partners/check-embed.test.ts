import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';

onPostgres('the frame check of a partner’s page', (open) => {
  const at = testApi(open);

  const ask = (query: string, origin?: string) =>
    newVisitor(at).get<ReplyOf<'checkEmbed'>>(
      `/api/v2/embed-check${query}`,
      origin === undefined ? {} : { origin },
    );

  const shop = 'http://northwind-shop.localhost:4000';
  test.each([
    ['its partner’s page', '?referralUrlId=northwind', shop, true, true],
    ['another page', '?referralUrlId=northwind', 'https://elsewhere.example', true, false],
    [
      'a name that only ends alike',
      '?referralUrlId=northwind',
      'http://not-northwind-shop.localhost:4000',
      true,
      false,
    ],
    ['a page in a sandbox', '?referralUrlId=northwind', 'null', true, false],
    ['no page at all', '?referralUrlId=northwind', undefined, true, false],
    ['a referral of nobody', '?referralUrlId=nobody', shop, false, false],
    ['an unknown referral', '?referralUrlId=..%2F%00', shop, false, false],
    ['the portal itself, which no partner frames', '', shop, true, false],
  ])('%s', async (_name, query, origin, isReferralKnown, isListed) => {
    const { status, body, headers } = await ask(query, origin);
    expect([status, body]).toEqual([200, { isReferralKnown, isListed }]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('lets other origins read its refusals too, and no other call’s replies', async () => {
    const refused = await ask(`?referralUrlId=${'x'.repeat(201)}`, shop);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([422, '*']);
    const { headers } = await newVisitor(at).get('/api/v2/configs', { origin: shop });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
