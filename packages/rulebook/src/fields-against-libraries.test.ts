import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { validateField } from './core/field.ts';
import { casesOf } from './field-cases.ts';
import { type FieldId, fieldRow } from './fields.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';
import { isMarket, toE164 } from './reference/locales.ts';

const ours = (id: FieldId, text: string, market: 'US' | 'CA' = 'US') => {
  const validated = validateField(fieldRow(id), text, {
    market,
    today: '2026-11-20',
    issued: ISSUED_RANGES,
  });
  return 'value' in validated ? validated.value : undefined;
};

const EXCHANGES =
  '000 100 111 200 211 234 300 333 350 400 464 500 555 600 611 666 700 777 800 888 900 911 976 999'.split(
    ' ',
  );

// Vectors from the peers' own test files where both should agree. Differences are documented in
// docs/decisions/0016.
test.each<[FieldId, 'US' | 'CA', string, string | undefined]>([
  ['ssn', 'US', '536-90-4399', '536904399'],
  ['ssn', 'US', '1234567890123', undefined],
  ['ssn', 'US', '189092294', undefined],
  ['ein', 'US', '536904399', '536904399'],
  ['ein', 'US', '1234567890123', undefined],
  ['sin', 'CA', '123-456-782', '123456782'],
  ['sin', 'CA', '12345678Z', undefined],
  ['sin', 'CA', '12345678', undefined],
  ['sin', 'CA', '999-999-999', undefined],
  ['businessNumber', 'CA', '12302 6635 RC 0001', '123026635'],
  ['businessNumber', 'CA', '12302 6635', '123026635'],
  ['businessNumber', 'CA', '12345678', undefined],
  ['businessNumber', 'CA', '12345678Z', undefined],
  ['businessNumber', 'CA', '123456783', undefined],
  ['postalCode', 'CA', 'L4T 0A5', 'L4T 0A5'],
  ['postalCode', 'CA', 'G1A-0A2', 'G1A 0A2'],
  ['postalCode', 'CA', 'A1A 1A1', 'A1A 1A1'],
  ['postalCode', 'CA', 'X0A-0H0', 'X0A 0H0'],
  ['postalCode', 'CA', 'V5K 0A1', 'V5K 0A1'],
  ['postalCode', 'CA', 'invalid value', undefined],
  ['postalCode', 'CA', 'a1a1a', undefined],
  ['zip', 'US', '12345', '12345'],
  ['zip', 'US', '12345-6789', '12345'],
  ['zip', 'US', '123456', undefined],
])('stdnum and validator agree: %s in %s "%s"', (id, market, text, clean) =>
  expect(ours(id, text, market)).toBe(clean),
);

test.each([
  'foo@bar.com',
  'x@x.au',
  'foo@bar.com.au',
  'foo+bar@bar.com',
  'test123+ext@gmail.com',
  'test|123@example.com',
])('validator and we take the e-mail "%s"', (email) => expect(ours('email', email)).toBe(email));

test('accepts an accented host as Chrome encodes it', () =>
  expect(
    [ours('email', 'hans@m端ller.com'), ours('email', 'hans@xn--mller-zt2h.com')].map((email) =>
      email?.startsWith('hans@xn--'),
    ),
  ).toEqual([true, true]));

test.each([
  ['foo@bar.com.', 'foo@bar.com'],
  ['foo@bar.co.uk.', 'foo@bar.co.uk'],
  ['somename@ｇｍａｉｌ.com', 'somename@gmail.com'],
])('validator refuses "%s", we read it as it was meant', (email, clean) =>
  expect(ours('email', email)).toBe(clean),
);

test.each([
  ...['invalidemail@', 'invalid.com', '@invalid.com', 'z@co.c', 'username@domain.com�'],
  ...[
    'username@domain.com©',
    '"foobar@gmail.com',
    '"foo"bar@gmail.com',
    'foo"bar"@gmail.com',
    'multiple..dots@stillinvalid.com',
    `${'a'.repeat(65)}@gmail.com`,
  ],
])('validator and we refuse the e-mail "%s"', (email) =>
  expect(ours('email', email)).toBeUndefined(),
);

test.each([
  'foobar.com',
  'www.foobar.com',
  'foobar.com/',
  'valid.au',
  'http://www.foobar.com/~foobar',
  'http://foobar.com?foo=bar',
  'http://foo--bar.com',
  'http://xn--froschgrn-x9a.net/',
])('validator and we take the website "%s"', (site) => expect(ours('website', site)).toBe(site));

test.each([
  ...[
    'xyz://foobar.com',
    'invalid/',
    'invalid.x',
    'invalid.',
    '.com',
    'http://com/',
    'http://300.0.0.1/',
    'mailto:foo@bar.com',
    'rtmp://foobar.com',
  ],
  ...[
    'http://www.xn--.com/',
    'http://www.foobar.com:0/',
    'http://www.foobar.com:70000/',
    'http://-foobar.com/',
    '////foobar.com',
    'http:////foobar.com',
  ],
])('validator and we refuse the website "%s"', (site) =>
  expect(ours('website', site)).toBeUndefined(),
);

test('accepts exactly the library’s example numbers of our markets and territories', () => {
  const taken = Object.entries(examples).filter(([country, number]) =>
    ours('phone', `+${getCountryCallingCode(country as CountryCode)}${number}`),
  );
  expect(taken.map(([country]) => country).sort()).toEqual([
    'AS',
    'CA',
    'GU',
    'MP',
    'PR',
    'US',
    'VI',
  ]);
});

const AREA_CODES = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
const countryOf = (digits: string) => parsePhoneNumberFromString(toE164(digits))?.country;

test('accepts every mobile number of our markets that the library knows', () => {
  const numbers = AREA_CODES.flatMap((areaCode) =>
    EXCHANGES.map((exchange) => `${areaCode}${exchange}1234`),
  );
  const isOurs = (digits: string) =>
    parsePhoneNumberFromString(toE164(digits))?.isValid() === true &&
    isMarket(countryOf(digits) ?? '');
  expect(numbers.filter((digits) => isOurs(digits) && ours('phone', digits) === undefined)).toEqual(
    [],
  ); // nor asked about
});

test('treats every area code of another +1 country as foreign, as the library does', () => {
  const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];
  const others = AREA_CODES.filter((areaCode) => {
    const country = countryOf(`${areaCode}2345678`);
    return country !== undefined && !isMarket(country) && !territories.includes(country);
  });
  expect(others.length).toBeGreaterThan(15);
  expect(others.filter((areaCode) => ours('phone', `${areaCode}2345678`) !== undefined)).toEqual(
    [],
  );
});

/** Runs our own accepted texts through the peer: whatever we accept, the peer must accept too. */
test.each([
  ['ssn', (text: string) => stdnum.US?.ssn?.validate(text).isValid],
  ['ein', (text: string) => stdnum.US?.ein?.validate(text).isValid],
  ['sin', (text: string) => stdnum.CA?.sin?.validate(text).isValid],
  ['businessNumber', (text: string) => stdnum.CA?.bn?.validate(text).isValid],
] as const)('stdnum takes every %s that we take', (id, peer) => {
  expect(
    casesOf(id)
      .accepts.map(([, clean]) => clean)
      .filter((clean) => peer(clean) !== true),
  ).toEqual([]);
});
