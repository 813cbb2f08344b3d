import { expect, test } from 'vitest';
import { formatMessage, placeholders } from './format-message.ts';

const ESSAIS = '{count, plural, one {# essai} many {# d’essais} other {# essais}}';
const TRIES = 'You have {count, plural, one {# try} other {# tries}} left, {name}';

test.each([
  ['a place', 'Hello {name}', { name: 'Ana' }, 'en-US', 'Hello Ana'],
  ['a place twice', '{a} and {a}', { a: 'x' }, 'en-US', 'x and x'],
  ['a place without a value stays', 'Hello {name}', {}, 'en-US', 'Hello {name}'],
  [
    'a value that looks like a place is not filled again',
    '{a} {b}',
    { a: '{b}', b: 'B' },
    'en-US',
    '{b} B',
  ],
  ['a value with a dollar sign', 'Pay {sum}', { sum: '$& $1' }, 'en-US', 'Pay $& $1'],
  [
    'a name with a full stop of its own, at the end',
    'For {name}.',
    { name: 'Fleurs inc.' },
    'en-US',
    'For Fleurs inc.',
  ],
  [
    'the same name before a second sentence',
    'For {name}. More.',
    { name: 'Fleurs inc.' },
    'en-US',
    'For Fleurs inc. More.',
  ],
  ['a place without a value keeps its full stop', 'For {name}.', {}, 'en-US', 'For {name}.'],
  ['one try', TRIES, { count: 1, name: 'Ana' }, 'en-US', 'You have 1 try left, Ana'],
  ['many tries', TRIES, { count: 1200, name: 'Ana' }, 'en-US', 'You have 1,200 tries left, Ana'],
  [
    'no try is many in English',
    TRIES,
    { count: 0, name: 'Ana' },
    'en-US',
    'You have 0 tries left, Ana',
  ],
  [
    'no try is one in French',
    '{count, plural, one {# essai} other {# essais}}',
    { count: 0 },
    'fr-CA',
    '0 essai',
  ],
  [
    'a million is many in French',
    ESSAIS,
    { count: 1_000_000 },
    'fr-CA',
    '1\u00a0000\u00a0000 d’essais',
  ],
  ['two are other in French', ESSAIS, { count: 2 }, 'fr-CA', '2 essais'],
  [
    'a form that a text lacks is the other one',
    '{count, plural, one {# essai} other {# essais}}',
    { count: 1_000_000 },
    'fr-CA',
    '1\u00a0000\u00a0000 essais',
  ],
  [
    'French elides before a vowel',
    'Le nom de {name}, parce que {name} part',
    { name: 'Ana' },
    'fr-CA',
    'Le nom d’Ana, parce qu’Ana part',
  ],
  ['an accented one too', 'Que {name} parte', { name: 'Éloïse' }, 'fr-CA', 'Qu’Éloïse parte'],
  ['and before nothing else', 'Le nom de {name}', { name: 'Marc' }, 'fr-CA', 'Le nom de Marc'],
  ['no word that only ends so', 'Une {name}', { name: 'amie' }, 'fr-CA', 'Une amie'],
  ['English elides nothing', 'que {name}', { name: 'Ana' }, 'en-CA', 'que Ana'],
  [
    'a language with six forms',
    '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}',
    { n: 3 },
    'ar',
    'f',
  ],
])('%s', (_what, text, values, locale, filled) =>
  expect(formatMessage(text, values, locale)).toBe(filled),
);

test('lists each placeholder once, sorted, including plurals', () =>
  expect(placeholders(`${TRIES} {name} {at}`)).toEqual(['at', 'count', 'name']));

test('text inside a plural is not a placeholder', () =>
  expect(placeholders('{count, plural, one {# try} other {# tries}}')).toEqual(['count']));
