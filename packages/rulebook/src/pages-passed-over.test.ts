import { expect, test } from 'vitest';
import type { Answers } from './answer-rows.ts';
import { testFacts } from './core/facts-cases.ts';
import type { ValidationContext } from './core/field.ts';
import { defaultFlags } from './core/flags.ts';
import { firstIncompleteForm } from './forms.ts';
import { nextPage, openPages } from './next-page.ts';
import { SIGN_UP_FORMS } from './reference/enumerations.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';
import type { Market } from './reference/locales.ts';
import type { RouteId } from './routes.ts';
import { prefillOver, readStartupValues } from './startup-parameters.ts';

const flags = defaultFlags();
const validated = (market: Market): ValidationContext => ({
  market,
  today: '2026-11-20',
  issued: ISSUED_RANGES,
});

type Query = Readonly<Record<string, string>>;

function arrive(query: Query, typed: Answers, market: Market): { page: RouteId; open: RouteId[] } {
  const context = { ...validated(market), flags };
  const { answers } = readStartupValues(`?${new URLSearchParams(query)}`, context);
  const known: Answers = { ...typed, ...prefillOver(answers, typed, context) };
  const incompleteForm = firstIncompleteForm(SIGN_UP_FORMS, known, new Set(), context);
  const facts = testFacts({
    isSubmitted: false,
    ...(incompleteForm === undefined ? {} : { incompleteForm }),
  });
  return { page: nextPage(facts).page, open: openPages(facts) };
}

const WHO: Query = { name: 'Ana Ruiz', email: 'ana@example.com' };
const SOLE: Query = { companyIdentificationType: 'INDIVIDUAL', companyDba: 'Ana Bakes' };
const TRADE: Query = { mcc: '5462' };
const PLACE: Query = {
  companyAddressLine1: '12 Main St',
  companyCity: 'Austin',
  companyTerritory: 'TX',
  companyZip: '78701',
};
const WHOLE: Query = { ...WHO, ...SOLE, ...TRADE, ...PLACE };
const TORONTO: Query = {
  companyAddressLine1: '12 Main St',
  companyCity: 'Toronto',
  companyTerritory: 'ON',
  companyZip: 'M5V 3L9',
};

const SALES: Answers = { 'company.gpv': 'band1' };
const NUMBER: Answers = {
  'applicant.dob': '1987-09-23',
  'applicant.governmentIdentification.value': '7294',
};

const CASES: [what: string, query: Query, typed: Answers, market: Market, page: RouteId][] = [
  ['nothing: the first page', {}, {}, 'US', 'application-applicant'],
  ['a name alone: the e-mail is asked', { name: 'Ana Ruiz' }, {}, 'US', 'application-applicant'],
  [
    'a name of one word answers neither part',
    { ...WHO, name: 'Ana' },
    {},
    'US',
    'application-applicant',
  ],
  ['name and e-mail: the first page is passed over', WHO, {}, 'US', 'application-business'],
  [
    'the business as well, and no link tells its sales',
    { ...WHO, ...SOLE },
    {},
    'US',
    'application-business',
  ],
  ['a trade that no page had to ask', WHOLE, SALES, 'US', 'owner-identity'],
  [
    'a segment stands for its trade',
    { ...WHO, ...SOLE, ...PLACE, companySegment: 'RESTAURANT' },
    SALES,
    'US',
    'owner-identity',
  ],
  [
    'a segment that names no trade',
    { ...WHO, ...SOLE, ...PLACE, companySegment: 'RETAIL' },
    SALES,
    'US',
    'application-category',
  ],
  [
    'an unknown trade',
    { ...WHO, ...SOLE, ...PLACE, mcc: '0000' },
    SALES,
    'US',
    'application-category',
  ],
  ['an address without its ZIP code', { ...WHOLE, companyZip: '' }, SALES, 'US', 'address'],
  [
    'an address with a PO box',
    { ...WHOLE, companyAddressLine1: 'PO Box 12' },
    SALES,
    'US',
    'address',
  ],
  [
    'an address in another country',
    { ...WHOLE, ...TORONTO, companyCountryCode: 'CA' },
    SALES,
    'US',
    'address',
  ],
  [
    'a company that is registered: its number is asked, the address stands there filled in',
    {
      ...WHOLE,
      companyIdentificationType: 'BUSINESS',
      companyName: 'Webb LLC',
      companyIdentificationValue: '12-3456789',
    },
    { ...SALES, 'company.hasPartners': false },
    'US',
    'address',
  ],
  [
    'a phone: the person’s own number is asked all the same',
    { ...WHOLE, phone: '4155552671' },
    SALES,
    'US',
    'owner-identity',
  ],
  [
    'everything but a phone, and it came by link',
    { ...WHOLE, phone: '4155552671' },
    { ...SALES, ...NUMBER },
    'US',
    'check-answers',
  ],
  [
    'an invalid phone',
    { ...WHOLE, phone: '4155550123456' },
    { ...SALES, ...NUMBER },
    'US',
    'check-answers',
  ],
  [
    'a phone of too few digits',
    { ...WHOLE, phone: '415555' },
    { ...SALES, ...NUMBER },
    'US',
    'owner-identity',
  ],
  [
    'in Canada the home is asked too',
    { ...WHOLE, ...TORONTO, phone: '4165550123' },
    { ...SALES, ...NUMBER, 'company.hasPartners': false },
    'CA',
    'owner-identity',
  ],
  [
    'what was typed and is empty counts as not answered',
    WHO,
    { 'applicant.name.firstName': '' },
    'US',
    'application-business',
  ],
];

test.each(CASES)('%s', (_what, query, typed, market, page) =>
  expect(arrive(query, typed, market).page).toBe(page),
);

test('every page of the sign-up is reached by a case, and the answers to check', () => {
  const reached = new Set(CASES.map(([, , , , page]) => page));
  const pages = SIGN_UP_FORMS.map(
    (form) => nextPage(testFacts({ isSubmitted: false, incompleteForm: form })).page,
  );
  expect([...pages, 'check-answers' as const].filter((page) => !reached.has(page))).toEqual([]);
});

test('a skipped page can be opened to see and change its answers', () => {
  const { page, open } = arrive(WHOLE, SALES, 'US');
  expect([page, open]).toEqual([
    'owner-identity',
    expect.arrayContaining([
      'application-applicant',
      'application-business',
      'application-category',
      'address',
    ]),
  ]);
});

test('no combination of link parameters skips the person’s tax id', () => {
  const query = {
    ...WHOLE,
    phone: '4155552671',
    companyIdentificationValue: '123456789',
    mock: 'true',
    kycKybRequired: 'false',
  };
  expect(arrive({ ...query, powerSeller: 'true', token: 'x' }, SALES, 'US').page).toBe(
    'owner-identity',
  );
});
