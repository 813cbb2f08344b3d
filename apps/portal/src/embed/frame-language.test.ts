import { beforeEach, expect, test, vi } from 'vitest';

let cookies: string[];
let address: { search: string };
let loaded: string[];
let kept: Map<string, string>;

async function openDocument({
  keepsCookies,
  search = '',
}: {
  keepsCookies: boolean;
  search?: string;
}) {
  vi.resetModules();
  address = { search };
  const location = {
    get search() {
      return address.search;
    },
    replace: (to: string) => loaded.push(to),
    reload: () => loaded.push('again'),
    protocol: 'https:',
  };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('fetch', async (asked: string) => cookies.push(asked));
  const document = { documentElement: { dataset: { embed: 'frame' } } };
  Object.defineProperty(document, 'cookie', {
    get: () => (keepsCookies ? 'embed_probe=1' : ''),
    set: () => undefined,
  });
  vi.stubGlobal('document', document);
  return import('./frame-language.ts');
}

beforeEach(() => {
  cookies = [];
  loaded = [];
  kept = new Map();
  return () => vi.unstubAllGlobals();
});

test('with cookies, sets each requested language once and reloads', async () => {
  const { followParent } = await openDocument({ keepsCookies: true });
  followParent('fr-CA', 'en-US');
  await vi.waitFor(() => expect(loaded).toEqual(['again']));
  expect(cookies).toEqual(['?locale=fr-CA']);
  const later = await openDocument({ keepsCookies: true });
  later.followParent('fr-CA', 'en-US');
  expect(cookies).toHaveLength(1);
  later.followParent('en-CA', 'en-US');
  expect(cookies).toEqual(['?locale=fr-CA', '?locale=en-CA']);
});

test('does not reload when the parent requests the current language', async () => {
  const { followParent } = await openDocument({ keepsCookies: true });
  followParent('fr-CA', 'fr-CA');
  expect([cookies, loaded]).toEqual([[], []]);
});

test.each([
  [
    'asked for anew: the address takes it',
    '?isEmbedMode=true',
    'fr-CA',
    'en-US',
    ['?isEmbedMode=true&locale=fr-CA'],
  ],
  ['another than before', '?locale=fr-CA', 'en-CA', 'fr-CA', ['?locale=en-CA']],
  ['one that the address names and that does not come', '?locale=fr-CA', 'fr-CA', 'en-US', []],
  ['shown already', '', 'en-US', 'en-US', []],
] as const)('without cookies, %s', async (_name, search, asked, shown, leads) => {
  const { followParent } = await openDocument({ keepsCookies: false, search });
  followParent(asked, shown);
  expect([loaded, cookies]).toEqual([leads, []]);
});
