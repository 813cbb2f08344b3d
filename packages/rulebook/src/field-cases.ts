import { acceptedAs, type FieldCases, mergeCases } from './core/field-case-fixture.ts';
import type { FieldId } from './fields.ts';
import { PERSON_CASES } from './identity/person-cases.ts';
import { OWNER_COMPANY_CASES } from './people/owner-company-cases.ts';
import { PLACE_CASES } from './sign-up/address-cases.ts';
import { CHOICE_CASES } from './sign-up/choice-cases.ts';
import { CONTACT_CASES } from './sign-up/contact-cases.ts';
import { NAME_CASES } from './sign-up/name-cases.ts';
import { BANK_NUMBER_CASES, NUMBER_CASES } from './tax-id/tax-id-cases.ts';

const yesNo: FieldCases = {
  accepts: [...acceptedAs('YES', 'NO'), ['yes', 'YES']],
  rejects: [
    ['', 'required'],
    ['MAYBE', 'unknown'],
  ],
};

const box: readonly (readonly [string, string])[] = [
  'PO Box 12',
  'P.O. Box 12',
  'P O Box 12',
  'Post Office Box 12',
  'POB 12',
  'pobox12',
  'Case postale 12',
  'C.P. 123',
  'CP 4',
  'Boîte postale 9',
  'General Delivery',
].map((typed) => [typed, 'poBox'] as const);

const TEST_DEPOSIT_CASES: FieldCases = {
  accepts: [
    ...[
      '0.32',
      '.32',
      '32',
      '$0.32',
      '$ 0.32',
      '$.32',
      'US$0.32',
      'CA$0.32',
      ',32',
      '0,32',
      '0,32 $',
      '0,32$',
      '32¢',
      '32 ¢',
    ].map((typed) => [typed, '32'] as const),
    ...['032', '\uff13\uff12', ' 0.32 ', '0,32\u00a0$', '00.32'].map(
      (typed) => [typed, '32'] as const,
    ),
    ...['0.05', '5', '05', ',05'].map((typed) => [typed, '5'] as const),
    ...[
      '+0.32',
      '-0.32',
      '\u22120.32',
      '0.32-',
      '0.32 CR',
      '0.32CR',
      '0.32 DR',
      '(0.32)',
      '($0.32)',
      '$+0.32',
      '+$0.32',
      '- 0,32 $',
      'USD 0.32',
    ].map((typed) => [typed, '32'] as const),
    ...['0.32 cr', '0,32 CT', '+32', '-32', 'CAD 0,32', '0.32 cad'].map(
      (typed) => [typed, '32'] as const,
    ),
    ['0.99', '99'],
    ['.5', '50'],
  ],
  rejects: [
    ...['', ' ', '\u00a0'].map((typed) => [typed, 'required'] as const),
    ...[
      '0',
      '0.00',
      '1.00',
      '1,00 $',
      '100',
      '3245',
      '0.325',
      '0,3,2',
      '--32',
      '+-32',
      '(32',
      'CR',
      '32.45',
      '$',
      '¢',
    ].map((typed) => [typed, 'format'] as const),
    ...['forty', '32 45', '3 2', '0x20', '€0.32', '0.3a', '1e1', '..32', '%32'].map(
      (typed) => [typed, 'format'] as const,
    ),
  ],
};

const WRITTEN: { readonly [Id in FieldId]?: FieldCases } = {
  ...PERSON_CASES,
  street: {
    accepts: [
      ...acceptedAs(
        '500 Howard St',
        '12-34 31st Ave',
        'N6W23001 Bluemound Rd',
        '221B Baker St',
        '100 1/2 Main St',
        '1050, rue Sainte-Catherine',
        '400-8621 201 ST',
        '106, rue Racine',
        'W126 N8585 Main St',
        '144-51 Northern Blvd',
        '12 Boxwood Ln',
        '7 Pobeda St',
        '1 Main St',
        `1 ${'a'.repeat(298)}`,
      ),
      ['  12   Main St ', '12 Main St'],
    ],
    rejects: [
      ['', 'required'],
      ['NULL', 'required'],
      [`1 ${'a'.repeat(300)}`, 'long'],
      ...box,
      ['12', 'streetName'],
      ['12 34', 'streetName'],
    ],
    asks: [
      ['One Main St', 'startsNotWithBuildingNumber', '1 Main St'],
      ['Main St 12', 'startsNotWithBuildingNumber'],
    ],
  },
  apartment: {
    accepts: [...acceptedAs('Suite 4', '#12', '3', 'a'.repeat(300)), ['Apt  4', 'Apt 4']],
    rejects: [
      ['', 'required'],
      ['PO Box 7', 'poBox'],
      ['a'.repeat(301), 'long'],
    ],
  },
  city: {
    accepts: [...acceptedAs('San Francisco', 'Montréal', '100 Mile House')],
    rejects: [
      ['', 'required'],
      ['123', 'letters'],
      ['a'.repeat(301), 'long'],
    ],
  },
  territory: {
    accepts: [...acceptedAs('CA', 'DC'), ['tx', 'TX'], ['CA:qc', 'QC']],
    rejects: [
      ['', 'required'],
      ['QC', 'unknown'],
      ['CA:CA', 'unknown'],
      ['constructor', 'unknown'],
    ],
  },
  zip: {
    accepts: [...acceptedAs('94105', '02171'), ['94105-1234', '94105'], ['941051234', '94105']],
    rejects: [
      ['', 'required'],
      ['9410', 'format'],
      ['9410A', 'format'],
      ['941055', 'format'],
    ],
  },
  postalCode: {
    accepts: [
      ['K1A 0B1', 'K1A 0B1'],
      ['k1a0b1', 'K1A 0B1'],
      ['K1A-0B1', 'K1A 0B1'],
      ['h2l  2g5', 'H2L 2G5'],
    ],
    rejects: [
      ['', 'required'],
      ['K1A', 'format'],
      ['D1A 0B1', 'format'],
      ['K1A 0B', 'format'],
      ['94105', 'format'],
    ],
  },
  accountType: {
    accepts: [...acceptedAs('CHECKING', 'SAVINGS'), ['checking', 'CHECKING']],
    rejects: [
      ['', 'required'],
      ['GOLD', 'unknown'],
    ],
  },
  accountHolderFullName: {
    accepts: [
      ...acceptedAs(
        'TD',
        'A',
        '337',
        'Test',
        'Smith, Jones & Co.',
        'Ana Diaz; Luis Diaz',
        'Webb (Estate)',
        'C/O Webb',
        'Owner',
      ),
      ...acceptedAs(
        'The John A. and Mary B. Smith Revocable Living Trust dated 01/02/2003',
        'José Núñez',
        'A'.repeat(140),
      ),
      ...acceptedAs(
        'Ana Diaz LLC',
        "O'Neil & Sons",
        '24-Hour Fitness',
        'Café Zoé',
        'Nguyễn Văn An',
        'M.V. Holdings; Trustee',
      ),
      ['  Joe’s   Diner ', "Joe's Diner"],
      ['Mary–Jane Webb', 'Mary-Jane Webb'],
    ],
    rejects: [
      ...['', '   ', '\u00a0', '\t'].map((typed) => [typed, 'required'] as const),
      ['A'.repeat(141), 'long'],
      ...['&-;', '.', '-', '()', '/', ';', "'"].map((typed) => [typed, 'punctuation'] as const),
      ...[
        'Shop <b>',
        'Ana @ Bakes',
        'Ana!',
        'Ana?',
        'Ana #1',
        'A_B',
        'Ana*',
        '$ana',
        'Ana=1',
        'Ana {x}',
      ].map((typed) => [typed, 'characters'] as const),
    ],
  },
  routingNumber: {
    accepts: [...acceptedAs('011000015', '011000138'), ['0110-0001-5', '011000015']],
    rejects: [
      ['', 'required'],
      ['01100001', 'digits'],
      ['01100001a', 'digits'],
      ['21000021', 'digits'],
      ['011000016', 'check'],
      ['000000000', 'check'],
    ],
  },
  bankAccount: {
    accepts: [
      ...acceptedAs('1234', '000123456789', '12345678901234567'),
      ['0001 2345 6789', '000123456789'],
    ],
    rejects: [
      ['', 'required'],
      ['12a4', 'digits'],
      ['123', 'length'],
      ['123456789012345678', 'length'],
    ],
  },
  bankAccountConfirm: { accepts: [['0001-2345', '00012345']], rejects: [['', 'required']] },
  testDepositFirst: TEST_DEPOSIT_CASES,
  testDepositSecond: TEST_DEPOSIT_CASES,
  transitNumber: {
    accepts: [
      ...acceptedAs('10011', '00011'),
      ['01234-004', '01234'],
      ['000401234', '01234'],
      ['0 004 01234', '01234'],
      ['01234 004', '01234'],
    ],
    rejects: [
      ['', 'required'],
      ['1001', 'digits'],
      ['100111', 'digits'],
    ],
  },
  institutionNumber: {
    accepts: [
      ...acceptedAs('006', '815', '998'),
      ['01234-004', '004'],
      ['000401234', '004'],
      ['01234 004', '004'],
    ],
    rejects: [
      ['', 'required'],
      ['06', 'digits'],
      ['000', 'unknown'],
      ['999', 'unknown'],
    ],
  },
  registered: yesNo,
  hasPartners: yesNo,
  salesRange: {
    accepts: [...acceptedAs('starting', 'band1', 'band4', 'private', 'CA:band2')],
    rejects: [
      ['', 'required'],
      ['band9', 'unknown'],
    ],
  },
  communicationLanguage: {
    accepts: [...acceptedAs('en', 'fr'), ['FR', 'fr']],
    rejects: [
      ['', 'required'],
      ['de', 'unknown'],
    ],
  },
  industry: {
    accepts: [...acceptedAs('1', '31', '341')],
    rejects: [
      ['', 'required'],
      ['0', 'unknown'],
      ['bakery', 'unknown'],
      ['1.5', 'unknown'],
    ],
  },
  code: {
    accepts: [
      ['012345', '012345'],
      ['012 345', '012345'],
      ['012-345', '012345'],
    ],
    rejects: [
      ['', 'required'],
      ['12345', 'digits'],
      ['1234567', 'digits'],
      ['12345a', 'digits'],
    ],
  },
  termsAgreed: {
    accepts: [...acceptedAs('YES')],
    rejects: [
      ['', 'required'],
      ['NO', 'required'],
    ],
  },
};

const WIDE: { readonly [Id in FieldId]?: FieldCases } = {
  ...NUMBER_CASES,
  ...BANK_NUMBER_CASES,
  ...CHOICE_CASES,
  ...OWNER_COMPANY_CASES,
  ...NAME_CASES,
  ...CONTACT_CASES,
  ...PLACE_CASES,
};

const NO_CASES: FieldCases = { accepts: [], rejects: [] };

export const casesOf = (id: FieldId): FieldCases =>
  mergeCases(WRITTEN[id] ?? NO_CASES, WIDE[id] ?? NO_CASES);
