import { expect, test } from 'vitest';
import { LOCALE_IDS, MARKET_IDS } from '../reference/locales.ts';
import {
  TRACKING_RULES,
  type TrackingVisit,
  trackingChoiceIn,
  trackingOf,
} from './tracking-consent.ts';

const VISIT: TrackingVisit = {
  market: 'US',
  locale: 'en-US',
  choice: undefined,
  hasPrivacyControl: false,
};

const CASES: readonly [string, Partial<TrackingVisit>, ReturnType<typeof trackingOf>, string][] = [
  ['the United States in English', {}, 'on', 'usual'],
  ['Canada in English: it may be Quebec', { market: 'CA', locale: 'en-CA' }, 'ask', 'notAsked'],
  ['Canada in French', { market: 'CA', locale: 'fr-CA' }, 'ask', 'notAsked'],
  ['Quebec’s French on the pages of the United States', { locale: 'fr-CA' }, 'ask', 'notAsked'],
  ['Canada, agreed', { market: 'CA', choice: 'yes' }, 'on', 'agreed'],
  ['Canada, refused', { market: 'CA', choice: 'no' }, 'off', 'refused'],
  ['the United States, refused', { choice: 'no' }, 'off', 'refused'],
  ['the browser’s own signal', { hasPrivacyControl: true }, 'control', 'privacyControl'],
  [
    'the browser’s own signal, and yes before',
    { hasPrivacyControl: true, choice: 'yes' },
    'control',
    'privacyControl',
  ],
];

test.each(CASES)('%s', (_name, changed, tracking, row) => {
  const visit = { ...VISIT, ...changed };
  expect(trackingOf(visit)).toBe(tracking);
  expect(TRACKING_RULES.find(({ when }) => when(visit))?.id).toBe(row);
});

test('every row is reached by a case', () =>
  expect(new Set(CASES.map(([, , , row]) => row))).toEqual(
    new Set(TRACKING_RULES.map(({ id }) => id)),
  ));

test('never tracks in Canada before consent, nor after a refusal by person or browser', () => {
  for (const locale of LOCALE_IDS)
    expect(trackingOf({ ...VISIT, market: 'CA', locale })).toBe('ask');
  for (const market of MARKET_IDS)
    for (const locale of LOCALE_IDS) {
      expect(trackingOf({ ...VISIT, market, locale, choice: 'no' })).toBe('off');
      expect(trackingOf({ ...VISIT, market, locale, choice: 'yes', hasPrivacyControl: true })).toBe(
        'control',
      );
    }
});

test.each([undefined, '', 'true', 'YES', 'yes;'])('does not accept %j as an answer', (choice) => {
  expect(trackingChoiceIn(choice)).toBeUndefined();
  expect(trackingOf({ ...VISIT, market: 'CA', choice })).toBe('ask');
});
