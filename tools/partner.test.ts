import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../apps/api/src/testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../apps/api/src/testing/test-store.ts';
import { managePartners, partnersOf } from './partner.ts';

const WHERE = { environment: 'test', publicUrl: 'https://pay.acme.com', cookieHost: 'godaddy.acme.com' } as const;
const LEDGER = { id: 'ledger', portal: 'POYNT', brand: { name: 'Ledger' }, referralUrlIds: ['ledger'] };

test.each([
  ['no JSON', '{', 'the file is no JSON'],
  ['a row that is none', JSON.stringify([LEDGER, { ...LEDGER, portal: 'ACME' }]), 'row 2, portal'],
  ['a name nobody knows', JSON.stringify({ ...LEDGER, colour: 'red' }), 'row 1, as a whole'],
  [
    'a logo that runs',
    JSON.stringify({ ...LEDGER, brand: { name: 'L', logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" onload="x()"/>' } }),
    'ledger: the logo reacts',
  ],
  [
    'a colour nobody can read',
    JSON.stringify({ ...LEDGER, brand: { name: 'L', colours: { accent: '#FFD400' } } }),
    'ledger: accent "#ffd400"',
  ],
  ['a place that is not https', JSON.stringify({ ...LEDGER, redirects: [{ url: 'http://a.com' }] }), 'ledger: must lead to https'],
])('%s is refused with the line that says where', (_what, text, words) => expect(partnersOf(text, WHERE)).rejects.toThrow(words));

forEachDatabase('the partner command', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const run = (wish: { text?: string; list?: boolean }) => managePartners(at.store, WHERE, { ...wish, operator: 'robin' });

  test('imports a row or a list, and lists what stands', async () => {
    expect(await run({ text: JSON.stringify(LEDGER) })).toEqual(['1 read: 1 added, 0 changed']);
    expect(await run({ text: JSON.stringify([LEDGER]) })).toEqual(['1 read: 0 added, 0 changed']);
    expect(await run({ list: true })).toEqual(['ledger  POYNT  Ledger  /r/ledger']);
  });

  test('a referral of somebody else’s is refused, and nothing is imported', async () => {
    await expect(run({ text: JSON.stringify({ ...LEDGER, id: 'other' }) })).rejects.toThrow('the referral ledger leads to two places');
    expect(await run({ list: true })).toHaveLength(1);
  });

  test('without a wish it shows how it is used', async () => {
    await expect(run({})).rejects.toThrow('npm run partner');
  });
});
