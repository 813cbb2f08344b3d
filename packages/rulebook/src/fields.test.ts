import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDUSTRIES } from '@signet/industries/industries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  suggestedCorrection,
  type ValidationContext,
  validateField,
  withoutAccents,
} from './core/field.ts';
import { keysOf } from './core/keys-of.ts';
import { casesOf } from './field-cases.ts';
import { errorCodesOf, FIELDS, type FieldId, fieldRow } from './fields.ts';
import { ISSUED_RANGES, MAGIC_ISSUED_RANGES } from './reference/issued-ranges.ts';
import { streetWithDigits } from './sign-up/building-number.ts';

const IDS = keysOf(FIELDS);
const US: ValidationContext = { market: 'US', today: '2026-11-20', issued: ISSUED_RANGES };

const TYPED = fc.constantFrom(
  ...'<>abzABZéÉœŒçñß0123456789 \u00a0\u202f\t-–—−.,/()+#&@:;!?\'‘’`´"“”«»_%$*',
);

/** A `CA:` prefix means Canada. */
const validate = (id: FieldId, text: string) =>
  validateField(fieldRow(id), text.replace(/^CA:/, ''), {
    ...US,
    market: text.startsWith('CA:') ? 'CA' : 'US',
  });

const accepted = IDS.flatMap((id) =>
  casesOf(id).accepts.map(([typed, clean]) => ({ id, typed, clean })),
);
const refused = IDS.flatMap((id) =>
  casesOf(id).rejects.map(([typed, code]) => ({ id, typed, code })),
);

test.each(accepted)('$id takes "$typed"', ({ id, typed, clean }) =>
  expect(validate(id, typed)).toEqual({ value: clean }),
);

test.each(refused)('$id refuses "$typed" as $code', ({ id, typed, code }) =>
  expect(validate(id, typed)).toEqual({ code }),
);

const suspected = IDS.flatMap((id) =>
  (casesOf(id).asks ?? []).map(([typed, code, offer]) => ({ id, typed, code, offer })),
);

test.each(suspected)(
  '$id asks once about "$typed", then takes it',
  ({ id, typed, code, offer }) => {
    expect(validate(id, typed)).toEqual({ code, asks: true });
    const market = typed.startsWith('CA:') ? 'CA' : 'US';
    const text = typed.replace(/^CA:/, '');
    expect(validateField(fieldRow(id), text, { ...US, market }, text)).toEqual({
      value: fieldRow(id).normalise(text),
      confirmed: expect.arrayContaining([code]),
    });
    expect(validateField(fieldRow(id), text, { ...US, market }, `${text}7`)).toEqual({
      code,
      asks: true,
    });
    expect(suggestedCorrection(fieldRow(id), code, text, { ...US, market })).toBe(offer);
  },
);

test.each(IDS)('%s has a case for each rule that asks', (id) => {
  const asking = fieldRow(id).rules.filter(({ asks }) => asks === true);
  const reached = new Set((casesOf(id).asks ?? []).map(([, code]) => code));
  expect(asking.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([]);
});

test.each(IDS)('every error of %s has a case that reaches it', (id) => {
  const { rejects, asks = [] } = casesOf(id);
  const reached = new Set([...rejects, ...asks].map(([, code]) => `${id}.${code}`));
  // Blocked industries are data, tested below.
  expect(
    errorCodesOf(id).filter((code) => !reached.has(code) && code !== 'industry.blocked'),
  ).toEqual([]);
});

test.each(IDS)('%s has at least 20 accepted and 20 refused texts', (id) => {
  expect(new Set(casesOf(id).accepts.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(casesOf(id).rejects.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(20);
});

test.each(IDS)('a clean value of %s is accepted again as it is', (id) => {
  const changed = casesOf(id).accepts.filter(([typed, clean]) => {
    const again = validate(id, typed.startsWith('CA:') ? `CA:${clean}` : clean);
    return !('value' in again) || again.value !== clean;
  });
  expect(changed).toEqual([]);
});

/**
 * Typed fields; the repeated account number has no length of its own, because it must equal the
 * first.
 */
const TYPED_IDS = IDS.filter(
  (id) =>
    !['choice', 'tick', 'select', 'agree', 'industry'].includes(fieldRow(id).control) &&
    id !== 'bankAccountConfirm',
);

test.each(TYPED_IDS)('%s takes its longest text, and nothing beyond its length', (id) => {
  const { length = [] } = fieldRow(id);
  const [least = 0, most = 0] = length;
  const texts = casesOf(id).accepts.map(([typed]) => typed);
  expect(Math.max(...casesOf(id).accepts.map(([, clean]) => clean.length))).toBe(most);
  const outside = (typed: string) => {
    const answer = validate(id, typed);
    return 'value' in answer && (answer.value.length < least || answer.value.length > most);
  };
  const longer = texts.flatMap((text) => [
    text + text.slice(-1).repeat(most),
    text.replace(/^(?:CA:)?./, '$&$&'),
    text.slice(0, -1),
  ]);
  expect([...texts, ...longer].filter(outside)).toEqual([]);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.string({ unit: TYPED }),
      (text, at, more) => {
        const place = text.startsWith('CA:')
          ? 3 + (at % (text.length - 2))
          : at % (text.length + 1);
        return !outside(text.slice(0, place) + more + text.slice(place));
      },
    ),
  );
});

test('a chosen value has no length limit', () =>
  expect(IDS.filter((id) => !TYPED_IDS.includes(id) && fieldRow(id).length !== undefined)).toEqual(
    [],
  ));

test.each(IDS)('cleaning %s twice changes nothing', (id) => {
  const { normalise } = fieldRow(id);
  fc.assert(
    fc.property(
      fc.string({ unit: TYPED }),
      (typed) => normalise(normalise(typed)) === normalise(typed),
    ),
  );
});

test.each(IDS)('%s never throws, for any text', (id) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      (typed) => validate(id, typed) !== undefined,
    ),
  );
});

test('an industry that may never be served is refused, and one that needs a review is not', () => {
  const of = (kind: string) => INDUSTRIES.find((industry) => industry.class === kind)?.id ?? 0;
  expect(validate('industry', String(of('SUPER_PROHIBITED')))).toEqual({ code: 'blocked' });
  expect(validate('industry', String(of('PROHIBITED')))).toEqual({
    value: String(of('PROHIBITED')),
  });
});

test('sandbox numbers are valid only with the sandbox’s row', () => {
  const magic = { ...US, issued: MAGIC_ISSUED_RANGES };
  expect(validateField(fieldRow('ssn'), '900-10-0006', magic)).toEqual({ value: '900100006' });
  expect(validateField(fieldRow('sin'), '046 454 286', { ...magic, market: 'CA' })).toEqual({
    value: '046454286',
  });
  expect(validate('ssn', '900-10-0006')).toEqual({ code: 'notIssued' });
});

test.each([
  ['One Main St', '1 Main St'],
  ['ten Elm Ave', '10 Elm Ave'],
  ['Main St', undefined],
  ['One', undefined],
])('the street "%s" is offered as %s', (street, offered) =>
  expect(streetWithDigits(street)).toBe(offered),
);

test.each([
  ['José', 'Jose'],
  ['Chloé Œuvrard', 'Chloe OEuvrard'],
  ['Ana', 'Ana'],
])('%s without accents is %s', (name, plain) => expect(withoutAccents(name)).toBe(plain));

const offered = (id: FieldId, code: string, text: string) =>
  suggestedCorrection(fieldRow(id), code, text.replace(/^CA:/, ''), {
    ...US,
    market: text.startsWith('CA:') ? 'CA' : 'US',
  });

test.each([
  ['lastName', 'stop', 'St.John', 'St John'],
  ['firstName', 'stop', 'J.R.', 'J R'],
  ['firstName', 'stop', 'José, Jr.', 'José Jr'],
  ['lastName', 'stop', 'CA:St-Onge, Zoé.', 'St-Onge Zoé'],
  ['lastName', 'characters', 'A&B', undefined],
  ['street', 'startsNotWithBuildingNumber', 'One Main St', '1 Main St'],
  ['street', 'startsNotWithBuildingNumber', 'Nineteen Main St', '19 Main St'],
  ['street', 'startsNotWithBuildingNumber', 'CA:Un, place Ville-Marie', '1, place Ville-Marie'],
  ['street', 'startsNotWithBuildingNumber', 'One Hundred Main St', undefined],
  ['street', 'startsNotWithBuildingNumber', 'Main St', undefined],
  ['street', 'poBox', 'PO Box 1', undefined],
  ['street', 'startsNotWithBuildingNumber', '-5 Main St', '5 Main St'],
  ['zip', 'format', '9O210', '90210'],
  ['zip', 'format', '2134', '02134'],
  ['zip', 'format', '94l05', '94105'],
  ['zip', 'format', '134', undefined],
  ['postalCode', 'format', 'CA:k1a ob1', 'K1A 0B1'],
  ['postalCode', 'format', 'CA:KlA 0Bl', 'K1A 0B1'],
  ['postalCode', 'format', 'CA:12345', undefined],
  ['postalCode', 'format', 'CA:Z1A 0B1', undefined],
  ['email', 'format', 'ana', undefined],
  ['accountHolderFullName', 'characters', 'AUTO ZONE #35', 'AUTO ZONE 35'],
  ['accountHolderFullName', 'characters', 'One Spine @ a Time E.C.', 'One Spine a Time E.C.'],
  ['accountHolderFullName', 'characters', 'CHIQUITO+C442 WLR LLC', 'CHIQUITO C442 WLR LLC'],
  ['email', 'spaces', 'first last@gmail.com', 'firstlast@gmail.com'],
  ['email', 'spaces', 'ana@ gmail.com', 'ana@gmail.com'],
  ['email', 'spaces', 'ana@gmail.com work', undefined],
  ['email', 'spaces', 'ana@gmail.com or bo', undefined],
  ['email', 'spaces', 'ana@gmail.com bo@yahoo.com', undefined],
  ['website', 'spaces', 'example .com', 'example.com'],
  ['website', 'spaces', 'https:// www. joes.com /menu', 'https://www.joes.com/menu'],
  ['website', 'spaces', 'etsy.com/shop/my shop', 'etsy.com/shop/myshop'],
  ['website', 'spaces', 'joes.com joe.net', undefined],
  ['website', 'spaces', 'joes.com and joe.net', undefined],
  ['website', 'spaces', 'joes.com my shop', undefined],
  ['website', 'spaces', 'www.joes.com / www.joe.net', undefined],
  ['website', 'spaces', 'etsy.com/shop/a etsy.com/shop/b', undefined],
  ['firstName', 'nothing', 'José', undefined],
] as const)('%s, refused as %s: for "%s" the form offers "%s"', (id, code, typed, offer) =>
  expect(offered(id, code, typed)).toBe(offer),
);

test.each(IDS)('the suggested correction of a rejected %s is valid', (id) => {
  for (const { code, suggest } of fieldRow(id).rules) {
    if (suggest === undefined) continue;
    const { rejects, asks = [] } = casesOf(id);
    const offers = [...rejects, ...asks]
      .filter(([, refusedAs]) => refusedAs === code)
      .flatMap(([typed]) => {
        const clean = offered(id, code, typed);
        return clean === undefined
          ? []
          : [
              {
                typed,
                clean,
                answer: validate(id, typed.startsWith('CA:') ? `CA:${clean}` : clean),
              },
            ];
      });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers).toEqual(
      offers.map(({ typed, clean }) => ({ typed, clean, answer: { value: clean } })),
    );
  }
});

const data = process.env.SHARED_DATA ?? '';
const testOnData = (name: string, run: () => void) =>
  test.skipIf(data === '')(`${name} (needs SHARED_DATA)`, run);

const column = (file: string): string[] =>
  readFileSync(join(data, file), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
    .filter((cell) => cell !== '');

testOnData('every routing number of the public directory passes', () => {
  expect(
    column('us_routing_numbers_fedach.csv').filter(
      (routing) => 'code' in validate('routingNumber', routing),
    ),
  ).toEqual([]);
});

testOnData('an EIN of every assigned prefix passes', () => {
  expect(
    column('ein_prefixes.csv').filter((prefix) => 'code' in validate('ein', `${prefix}-2917365`)),
  ).toEqual([]);
});

testOnData('every business name of a city’s register passes', () => {
  const names = column('dev_business_names_us.csv').filter((name) => !name.startsWith('"')); // a quoted cell may hold a comma
  expect(names.filter((name) => 'code' in validate('legalName', name))).toEqual([]);
  expect(names.filter((name) => 'code' in validate('storeName', name)).length).toBeLessThan(
    names.length * 0.005,
  );
});

testOnData(
  'every business name of a city’s register is an account holder, or the name offered is',
  () => {
    const names = column('dev_business_names_us.csv').filter((name) => !name.startsWith('"'));
    const refused = names.filter((name) => 'code' in validate('accountHolderFullName', name));
    expect(refused.length).toBeLessThan(names.length * 0.05);
    expect(
      refused.filter((name) => offered('accountHolderFullName', 'characters', name) === undefined),
    ).toEqual([]);
  },
);

testOnData('every Canadian institution number passes', () => {
  expect(
    column('ca_institution_numbers.csv').filter(
      (number) => 'code' in validate('institutionNumber', number),
    ),
  ).toEqual([]);
});
