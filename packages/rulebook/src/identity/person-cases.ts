import { acceptedAs, type FieldCases } from '../core/field-case-fixture.ts';

const business: FieldCases = {
  accepts: [
    ...acceptedAs('TD', '3M', 'HP', "Joe's", 'A&W', 'Smith, Jones & Co.', '24-Hour Fitness'),
    ['  Joe’s   Diner ', "Joe's Diner"],
    ['CA:Pâtisserie Zoé', 'Pâtisserie Zoé'],
  ],
  rejects: [
    ['', 'required'],
    ['   ', 'required'],
    ['A', 'short'],
    ['A'.repeat(65), 'long'],
    ['Test Test', 'placeholder'],
    ['/ /', 'punctuation'],
    ['!!!', 'punctuation'],
    ['Shop <b>', 'characters'],
  ],
};
const person: FieldCases = {
  accepts: [
    ...acceptedAs(
      'Ana',
      'Mary-Jane',
      "O'Neil",
      'Testa',
      'Incardona',
      'Lincoln',
      'Prince',
      'Vincent',
      'Quincy',
      'Sinclair',
      'Van der Berg',
      'Xi',
    ),
    ['O’Neil', "O'Neil"],
    ['Mary–Jane', 'Mary-Jane'],
    ['  Ana  ', 'Ana'],
    ['CA:Chloé', 'Chloé'],
    ['CA:Œuvrard', 'Œuvrard'],
  ],
  rejects: [
    ['', 'required'],
    ['a'.repeat(65), 'long'],
    ['R2D2', 'digits'],
    ['TEST TEST', 'placeholder'],
    ['Do Not Contact', 'placeholder'],
    ['Acme LLC', 'business'],
    ['Acme, Inc', 'business'],
    ['Ana!', 'characters'],
    ['李', 'alphabet'],
    ['-Ana', 'start'],
    ['CA:Ana!', 'characters'],
  ],
};

const phone: FieldCases = {
  accepts: [
    ['4155550123', '4155550123'],
    ['(415) 555-0123', '4155550123'],
    ['+1 415 555 0123', '4155550123'],
    ['1-415-555-0123', '4155550123'],
    ['415.555.0123 ext 12', '4155550123'],
    ['514 555-0147 poste 4', '5145550147'],
  ],
  rejects: [
    ['', 'required'],
    ['555-0123', 'digits'],
    ['415555012345', 'digits'],
    ['2001004018', 'mobile'], // no exchange begins with 1
    ['4421555123', 'mobile'],
    ['8765550123', 'foreign'], // Jamaica
  ],
};

const nineDigits = (typed: string): readonly [string, string] => [typed, 'digits'];

export const PERSON_CASES = {
  firstName: person,
  lastName: person,
  legalName: business,
  dba: business,
  storeName: {
    accepts: [...acceptedAs('Joe #2', "Joe's", 'A+B/C', 'Café Zoé', 'Shop (East), No. 1 & Co!')],
    rejects: [
      ['', 'required'],
      ['Jo', 'short'],
      ['a'.repeat(65), 'long'],
      ['Shop @ Main', 'characters'],
    ],
  },
  email: {
    accepts: [
      ...acceptedAs('ana@example.com', 'ana+shop@example.co.uk', "o'neil@example.com"),
      ['  ana@example.com ', 'ana@example.com'],
    ],
    rejects: [
      ['', 'required'],
      ['ana', 'format'],
      ['ana@', 'format'],
      ['"ana b"@example.com', 'spaces'],
      ['ana@example', 'format'],
      [`${'a'.repeat(250)}@example.com`, 'long'],
    ],
  },
  phone,
  businessPhone: phone,
  website: {
    accepts: [...acceptedAs('example.com', 'https://example.com/shop?a=1', 'www.example.ca')],
    rejects: [
      ['', 'required'],
      ['example', 'format'],
      ['ftp://example.com', 'format'],
      ['javascript:alert(1)', 'format'],
      [`example.com/${'a'.repeat(100)}`, 'long'],
    ],
  },
  dob: {
    accepts: [
      ...acceptedAs(
        '1985-03-27',
        '2008-11-20',
        '2000-02-29',
        '1926-01-01',
        '1925-11-21',
        '1925-12-31',
      ),
      ['1985-3-27', '1985-03-27'],
      ['1985-mars-27', '1985-03-27'],
      ['1985-Feb.-7', '1985-02-07'],
    ],
    rejects: [
      ['', 'required'],
      ['13-40-19', 'yearMonth'],
      ['19-13-40', 'yearMonthDay'],
      ['19-13-27', 'yearMonth'],
      ['--27', 'yearMonth'],
      ['85-03-', 'yearDay'],
      ['-mars-40', 'yearDay'],
      ['1985--', 'monthDay'],
      ['1985-13-40', 'monthDay'],
      ['1985-smarch-0', 'monthDay'],
      ['1985-03-40', 'real'],
      ['85-03-27', 'year'],
      ['-03-27', 'year'],
      ['1985--27', 'month'],
      ['1985-13-01', 'month'],
      ['1985-03-', 'day'],
      ['1985-02-30', 'real'],
      ['2001-02-29', 'real'],
      ['2026-01-01', 'future'],
      ['2030-01-01', 'future'],
      ['2008-11-21', 'young'], // eighteen tomorrow
      ['1925-11-20', 'old'],
    ],
  },
  ssn4: {
    accepts: [...acceptedAs('7294', '0001'), [' 7294 ', '7294']],
    rejects: [
      ['', 'required'],
      ['729', 'digits'],
      ['72945', 'digits'],
      ['72a4', 'digits'],
    ],
  },
  ssn: {
    accepts: [
      ['123-45-6780', '123456780'],
      ['219 09 9998', '219099998'],
      ['665-12-3456', '665123456'],
    ],
    rejects: [
      ['', 'required'],
      nineDigits('123-45-678'),
      nineDigits('123-45-67a0'),
      ['000-12-3456', 'notIssued'],
      ['666-12-3456', 'notIssued'],
      ['900-12-3456', 'notIssued'],
      ['987-65-4320', 'notIssued'],
      ['999-12-3456', 'notIssued'],
      ['123-00-4567', 'notIssued'],
      ['123-45-0000', 'notIssued'],
      ['078-05-1120', 'notIssued'],
      ['457-55-5462', 'notIssued'],
      ['219-09-9999', 'notIssued'],
      ['111-11-1111', 'notIssued'],
      ['123-45-6789', 'notIssued'],
    ],
  },
  sin: {
    accepts: [
      ['130 692 544', '130692544'],
      ['130-692-544', '130692544'],
    ],
    rejects: [
      ['', 'required'],
      nineDigits('130 692 54'),
      ['130 692 545', 'notIssued'],
      ['046 454 286', 'notIssued'],
      ['800 000 002', 'notIssued'],
      ['999 999 999', 'notIssued'],
    ],
  },
  ein: {
    accepts: [
      ['84-2917365', '842917365'],
      ['12-3456780', '123456780'],
    ],
    rejects: [
      ['', 'required'],
      nineDigits('84-291736'),
      ['00-0000000', 'notIssued'],
      ['11-1111111', 'notIssued'],
      ['00-1234567', 'notIssued'],
    ],
  },
  businessNumber: {
    accepts: [
      ['123456782', '123456782'],
      ['123456782 RT 0001', '123456782'],
      ['123456782RC0001', '123456782'],
    ],
    rejects: [
      ['', 'required'],
      nineDigits('12345678'),
      ['123456789', 'notIssued'],
      ['000000000', 'notIssued'],
    ],
  },
  corporationNumber: {
    accepts: [
      ['123456-7', '1234567'],
      ['bc-0123456', 'BC0123456'],
      ['1234567890', '1234567890'],
      ['abc', 'ABC'],
    ],
    rejects: [
      ['', 'required'],
      ['12', 'format'],
      ['12345678901', 'format'],
      ['12#45', 'format'],
    ],
  },
  federalCompanyNumber: {
    accepts: [['123456-7', '1234567']],
    rejects: [
      ['', 'required'],
      ['123456', 'digits'],
      ['12345678', 'digits'],
    ],
  },
} as const satisfies Record<string, FieldCases>;
