import fc from 'fast-check';
import validator from 'validator';
import { expect, test } from 'vitest';
import { isHostName, isMailAddress, isWebAddress } from './web-address.ts';

const PARTS = [
  ...[
    'http',
    'https',
    'HTTP',
    'ftp',
    'mailto',
    'javascript',
    ':',
    '//',
    '/',
    '.',
    '@',
    '?',
    '#',
    '-',
    '_',
    '%61',
    '+',
    '*',
    '~',
    '&',
    '=',
    ' ',
    '<',
  ],
  ...[
    'a',
    'x',
    '1',
    '01',
    'example',
    'com',
    'ca',
    'xn',
    'xn--',
    'é',
    'pâ',
    '端',
    '😀',
    '©',
    '\uff0e',
    'ｇ',
    '\ufffd',
    'ſ',
    'K',
    'a'.repeat(63),
    'a'.repeat(64),
  ],
  ...[
    '127.0.0.1',
    '300.1.1.1',
    '[::1]',
    '[',
    ']',
    '::1',
    '[1::g]',
    '[1:2:3:4:5:6:7:8]',
    '[::127.0.0.1]',
    ':80',
    ':0',
    ':70000',
    'é'.repeat(100),
  ],
];
const TEXTS = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''));
const SITES = { protocols: ['http', 'https'], require_protocol: false, disallow_auth: true };
const NUMBER = /^\d+(\.\d+){3}$/;

const differing = (
  validator: (text: string) => boolean,
  ours: (text: string) => boolean,
): string[] =>
  fc.sample(TEXTS, { numRuns: 20_000, seed: 16 }).filter((text) => validator(text) !== ours(text));

test('validator and we agree what is the address of a mailbox, but for those in quotes', () =>
  expect(
    differing((text) => validator.isEmail(text, { allow_utf8_local_part: false }), isMailAddress),
  ).toEqual([]));

test('validator and we agree what is the address of a site, but for a colon with no port behind it', () =>
  expect(
    differing(
      (text) =>
        validator.isURL(text, SITES) &&
        !/^[^/?#]*[^/?#:]:([/?#]|$)/.test(text.replace(/^https?:(\/\/)?/i, '')),
      isWebAddress,
    ),
  ).toEqual([]));

test('validator and we agree what is the name of a host, but for numbers', () =>
  expect(
    differing(
      (text) => validator.isURL(text, SITES) && !/[/:?#@]/.test(text) && !NUMBER.test(text),
      isHostName,
    ),
  ).toEqual([]));

test.each(['a@\ud800.com', 'a@b\udc00.com'])(
  'half of a surrogate pair is in no name of a host: %j',
  (text) => {
    expect([isMailAddress(text), isWebAddress(text.replace('@', '.'))]).toEqual([false, false]);
  },
);
