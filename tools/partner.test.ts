import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { beforeAll, expect, test } from 'vitest';
import { PARTNER_ROW, partnerRowErrors } from '../apps/api/src/platform/config/partner-row.ts';
import { forEachDatabase } from '../apps/api/src/testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../apps/api/src/testing/test-store.ts';
import { managePartners, partnersOf } from './partner.ts';

const WHERE = {
  environment: 'test',
  publicUrl: 'https://pay.acme.com',
  cookieHost: 'godaddy.acme.com',
} as const;
const LEDGER = {
  id: 'ledger',
  portal: 'POYNT',
  brand: { name: 'Ledger' },
  referralUrlIds: ['ledger'],
};

test.each([
  ['no JSON', '{', 'the file is no JSON'],
  ['an invalid row', JSON.stringify([LEDGER, { ...LEDGER, portal: 'ACME' }]), 'row 2, portal'],
  ['a name nobody knows', JSON.stringify({ ...LEDGER, colour: 'red' }), 'row 1, as a whole'],
  [
    'a logo that runs',
    JSON.stringify({
      ...LEDGER,
      brand: {
        name: 'L',
        logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" onload="x()"/>',
      },
    }),
    'ledger: the logo reacts',
  ],
  [
    'a colour nobody can read',
    JSON.stringify({ ...LEDGER, brand: { name: 'L', colours: { accent: '#FFD400' } } }),
    'ledger: accent "#ffd400"',
  ],
  [
    'a place that is not https',
    JSON.stringify({ ...LEDGER, redirects: [{ url: 'http://a.com' }] }),
    'ledger: must lead to https',
  ],
  ['a list of nothing', '[]', 'the file holds no row'],
  ['nothing', 'null', 'row 1, as a whole'],
  [
    'a hundred thousand lists in each other',
    '['.repeat(100_000) + ']'.repeat(100_000),
    'row 1, as a whole',
  ],
  [
    'a prototype',
    `{"__proto__":{"isPartner":true},${JSON.stringify(LEDGER).slice(1)}`,
    'Unrecognized key: "__proto__"',
  ],
  [
    'a key without an effect',
    JSON.stringify({ ...LEDGER, isPartner: true }),
    'Unrecognized key: "isPartner"',
  ],
  ['the same row twice', JSON.stringify([LEDGER, LEDGER]), 'ledger comes twice'],
  [
    'a name of five million characters',
    JSON.stringify({ ...LEDGER, brand: { name: 'x'.repeat(5_000_000) } }),
    'row 1, brand.name',
  ],
  [
    'a name that breaks a head of mails',
    JSON.stringify({ ...LEDGER, brand: { name: 'L\r\nBcc: a@b.com' } }),
    'row 1, brand.name',
  ],
  [
    'a name that is read backwards',
    JSON.stringify({ ...LEDGER, brand: { name: 'Led\u202eger' } }),
    'row 1, brand.name',
  ],
  [
    'a logo that grows while it is read',
    JSON.stringify({
      ...LEDGER,
      brand: {
        name: 'L',
        logo: '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
      },
    }),
    'declares a document type',
  ],
  [
    'an endpoint within',
    JSON.stringify({ ...LEDGER, webhookEndpoints: [{ url: 'https://169.254.169.254/' }] }),
    'must lead to https',
  ],
])('%s is rejected with its location', (_what, text, words) =>
  expect(partnersOf(text, WHERE)).rejects.toThrow(words),
);

test('the row of the how-to is one', () => {
  const howTo = readFileSync(join(PROJECT, 'docs/how-to/add-a-partner.md'), 'utf8');
  const row = PARTNER_ROW.parse(JSON.parse(/```json\n(.*?)```/s.exec(howTo)?.[1] ?? ''));
  expect(partnerRowErrors([row], { ...WHERE, publicUrl: 'https://pay.example.com' })).toEqual([]);
});

test('a mark at the beginning, as some editors make it, does no harm', async () =>
  expect(await partnersOf(`\uFEFF${JSON.stringify(LEDGER)}`, WHERE)).toHaveLength(1));

forEachDatabase('the partner command', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const run = (options: { text?: string; list?: boolean }) =>
    managePartners(at.store, WHERE, { ...options, operator: 'robin' });

  test('imports a row or a list, and lists what stands', async () => {
    expect(await run({ text: JSON.stringify(LEDGER) })).toEqual(['1 read: 1 added, 0 changed']);
    expect(await run({ text: JSON.stringify([LEDGER]) })).toEqual(['1 read: 0 added, 0 changed']);
    expect(await run({ list: true })).toEqual(['ledger  POYNT  Ledger  /r/ledger']);
  });

  test('another partner’s referral is rejected, and nothing is imported', async () => {
    await expect(run({ text: JSON.stringify({ ...LEDGER, id: 'other' }) })).rejects.toThrow(
      'the referral ledger leads to two places',
    );
    expect(await run({ list: true })).toHaveLength(1);
  });

  test('without options it shows its usage', async () => {
    await expect(run({})).rejects.toThrow('npm run partner');
  });
});
