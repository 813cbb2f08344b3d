import { expect, test } from 'vitest';
import { readEmbedSettings, readFramePlace, splitEmbedQuery } from './embed-settings.ts';

const settings = (search: string) => readEmbedSettings(new URLSearchParams(search));

const PLAIN = {
  isFullscreen: false,
  isGlobalLoaderHidden: false,
  isMultistepNavigationHidden: false,
  emitValidationErrors: false,
  onboardingMode: 'REGULAR',
  headingLevel: 1,
};
const CAPITAL = { ...PLAIN, onboardingMode: 'CAPITAL' };

test.each<[string, ReturnType<typeof settings> | object]>([
  ['isEmbedMode=true', PLAIN],
  ['isEmbedMode=true&isFullscreen=true', { ...PLAIN, isFullscreen: true }],
  ['isEmbedMode=true&isGlobalLoaderHidden=true', { ...PLAIN, isGlobalLoaderHidden: true }],
  [
    'isEmbedMode=true&isMultistepNavigationHidden=true',
    { ...PLAIN, isMultistepNavigationHidden: true },
  ],
  ['isEmbedMode=true&emitValidationErrors=true', { ...PLAIN, emitValidationErrors: true }],
  ['isEmbedMode=true&onboardingMode=CAPITAL', CAPITAL],
  ['isEmbedMode=true&mode=CAPITAL', CAPITAL],
  ['isEmbedMode=true&mode=OTHER', PLAIN],
  [
    'isEmbedMode=true&parentOrigin=https://partner.com',
    { ...PLAIN, parentOrigin: 'https://partner.com' },
  ],
  ['isEmbedMode=true&parentOrigin=https://partner.com/path', PLAIN],
  ['isEmbedMode=true&parentOrigin=*', PLAIN],
  ['isEmbedMode=true&parentOrigin=null', PLAIN],
  ['isEmbedMode=true&minHeight=480&headingLevel=2', { ...PLAIN, minHeight: 480, headingLevel: 2 }],
  ['isEmbedMode=true&minHeight=-1&headingLevel=7', PLAIN],
  ['isEmbedMode=true&component=bank', { ...PLAIN, component: 'bank' }],
  ['isEmbedMode=true&component=toString', PLAIN],
  ['isEmbedMode=true&minHeight=1e9', PLAIN],
])('%s', (search, expected) => expect(settings(search)).toEqual(expected));

test('without isEmbedMode there are no settings', () => {
  expect(
    ['', 'isEmbedMode=false', 'isEmbedMode=1', 'isFullscreen=true', 'mode=CAPITAL'].map(settings),
  ).toEqual(Array(5).fill(undefined));
});

test('a query is split into the frame’s parameters, each once, and the rest', () => {
  const { frame, rest } = splitEmbedQuery(
    '?isEmbedMode=true&email=a@b.test&isFullscreen=true&isFullscreen=false&mode=CAPITAL',
  );
  expect(String(frame)).toBe('isEmbedMode=true&isFullscreen=true');
  expect(new URLSearchParams(rest).get('email')).toBe('a@b.test');
  expect(splitEmbedQuery('').rest).toBe('');
});

test('language and market belong to the frame’s parameters only in embed mode', () => {
  const parameters = 'locale=fr-CA&market=CA';
  const { frame, rest } = splitEmbedQuery(`?${parameters}&isEmbedMode=true`);
  expect([Object.fromEntries(frame), rest]).toEqual([
    { isEmbedMode: 'true', locale: 'fr-CA', market: 'CA' },
    '',
  ]);
  expect([
    splitEmbedQuery(`?${parameters}`).frame.size,
    splitEmbedQuery(`?${parameters}`).rest,
  ]).toEqual([0, `?${parameters}`]);
});

test.each<[string, object]>([
  ['isEmbedMode=true&locale=fr-CA&market=CA', { locale: 'fr-CA', market: 'CA' }],
  ['isEmbedMode=true&locale=fr&market=QC', { locale: 'fr-CA' }],
  ['isEmbedMode=true&locale=en&market=CA', { locale: 'en-CA', market: 'CA' }],
  ['isEmbedMode=true&locale=en', { locale: 'en-US' }],
  ['isEmbedMode=true&locale=de', {}],
  ['isEmbedMode=true&locale=constructor', {}],
  ['locale=fr-CA&market=CA', {}],
])('%s sets the frame’s language and market to %o', (search, expected) =>
  expect(readFramePlace(new URLSearchParams(search))).toEqual(expected),
);
