import { describe, expect, test } from 'vitest';
import { frameAncestors, isAllowedParent } from './allowed-parent.ts';

const LISTED = ['partner.com', '*.shops.example', 'xn--caf-dma.example'];

test.each([
  ['the domain itself', 'https://partner.com'],
  ['a name below a star', 'https://ana.shops.example'],
  ['a name far below a star', 'https://a.b.c.shops.example'],
  ['an international name as browsers write it', 'https://xn--caf-dma.example'],
])('%s may frame our pages', (_why, origin) =>
  expect(isAllowedParent(origin, LISTED, 'production')).toBe(true),
);

/** Origins that look right, or that naive checks accept. */
const HOSTILE_ORIGINS = [
  'https://shop.partner.com', // only the apex domain is listed
  'https://shops.example', // only its subdomains are listed
  'https://.shops.example',
  'https://evilshops.example',
  'https://ana.shops.example.evil.test',
  'https://ana.shops.example:8443',
  'http://ana.shops.example',
  'https://evilpartner.com',
  'https://evil-partner.com',
  'https://partner.com.evil.test',
  'https://partner.comevil.test',
  'https://partner.co',
  'https://partner.co.uk',
  'https://partner.comm',
  'https://partner.con',
  'https://artner.com',
  'https://ppartner.com',
  'https://partner-com.test',
  'https://partnercom',
  'https://partner_com',
  'https://com',
  'https://.com',
  'https://partner',
  'https://partner.com.',
  'https://shop.partner.com.',
  'https://partner.com..',
  'https://.partner.com',
  'https://..partner.com',
  'https://partner.com:444',
  'https://partner.com:80',
  'https://partner.com:8443',
  'https://partner.com:443',
  'https://partner.com:0443',
  'https://partner.com:',
  'http://partner.com',
  'http://partner.com:443',
  'http://shop.partner.com',
  'ws://partner.com',
  'wss://partner.com',
  'ftp://partner.com',
  'file://partner.com',
  'file://',
  'data://partner.com',
  'javascript://partner.com',
  'blob:https://partner.com',
  'blob:https://partner.com/3f0a',
  'about:blank',
  'about:srcdoc',
  'chrome-extension://partner.com',
  'moz-extension://partner.com',
  'capacitor://partner.com',
  'app://partner.com',
  'null',
  'undefined',
  '',
  ' ',
  '*',
  'https://*.partner.com',
  'https://*',
  'https://',
  'https:partner.com',
  'https:/partner.com',
  'https:///partner.com',
  'https:\\\\partner.com',
  '//partner.com',
  'partner.com',
  'shop.partner.com',
  'https://partner.com/',
  'https://partner.com/path',
  'https://partner.com?',
  'https://partner.com#',
  'https://partner.com?.evil.test',
  'https://evil.test/partner.com',
  'https://evil.test?partner.com',
  'https://evil.test#partner.com',
  'https://evil.test#.partner.com',
  'https://partner.com@evil.test',
  'https://user@partner.com',
  'https://user:password@partner.com',
  'https://@partner.com',
  'https://partner.com\\@evil.test',
  'https://evil.test\\.partner.com',
  'https://evil.test%2f.partner.com',
  'https://evil.test%00.partner.com',
  'https://partner.com%00.evil.test',
  'https://partner%2ecom',
  'https://PARTNER.com',
  'HTTPS://partner.com',
  ' https://partner.com',
  'https://partner.com ',
  'https://partner.com\n',
  'https://part\tner.com',
  'https://partner。com',
  'https://ｐartner.com',
  'https://pаrtner.com', // Cyrillic а
  'https://xn--prtner-4nf.com',
  'https://pаrtner.com.evil.test',
  'https://café.example',
  'https://127.0.0.1',
  'https://0x7f000001',
  'https://2130706433',
  'https://[::1]',
  'https://localhost',
  'http://localhost',
  'http://localhost:3000',
  'http://shop.localhost:3000',
] as const;

test.each(HOSTILE_ORIGINS.map((origin) => [origin]))('%j may not frame our pages', (origin) => {
  expect(isAllowedParent(origin, LISTED, 'production')).toBe(false);
  expect(isAllowedParent(origin, LISTED, 'local')).toBe(false);
  expect(isAllowedParent(origin, [], 'local')).toBe(false);
});

test('the origin `null` and an empty row match nothing', () => {
  expect(isAllowedParent('null', ['null'], 'local')).toBe(false);
  expect(isAllowedParent('https://partner.com', [''], 'production')).toBe(false);
});

describe('localhost in a row', () => {
  const rows = ['localhost', '*.localhost'];
  test.each([
    ['http://localhost', true],
    ['http://localhost:5173', true],
    ['https://localhost:5173', true],
    ['http://larkfield.localhost:4000', true],
    ['http://127.0.0.1:4000', false],
    ['http://localhost.evil.test', false],
    ['http://evillocalhost', false],
    ['ws://localhost', false],
  ])('%s: %s in local and ci, and nowhere else', (origin, isAllowed) => {
    expect(isAllowedParent(origin, rows, 'local')).toBe(isAllowed);
    expect(isAllowedParent(origin, rows, 'ci')).toBe(isAllowed);
    for (const environment of ['test', 'ote', 'production'])
      expect(isAllowedParent(origin, rows, environment)).toBe(false);
  });
});

test('frame-ancestors lists the same domains', () => {
  expect(frameAncestors([], 'local')).toBe("'none'");
  expect(frameAncestors(['localhost'], 'production')).toBe("'none'");
  expect(frameAncestors(['partner.com', '*.shops.example'], 'production')).toBe(
    'https://partner.com https://*.shops.example',
  );
  expect(frameAncestors(['*.localhost'], 'ci')).toBe('http://*.localhost:* https://*.localhost:*');
});
