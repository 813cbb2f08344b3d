import {
  acceptedAs,
  asked,
  EMPTY_INPUTS,
  type FieldCases,
  mergeCases,
  rejected,
  spellings,
} from '../core/field-case-fixture.ts';

const digitsOf = (count: number): string => '1234567890123456789'.slice(0, count);

const notDigits = (count: number, code = 'digits'): FieldCases => ({
  accepts: [],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected(
      code,
      digitsOf(count - 1),
      digitsOf(count + 1),
      digitsOf(count + 6),
      '1',
      `${digitsOf(count - 1)}a`,
      `${digitsOf(count - 1)}O`,
    ),
    ...rejected(
      code,
      'abc',
      `${digitsOf(count - 1)}٣`,
      `+${digitsOf(count)}`,
      `#${digitsOf(count - 1)}`,
      `${digitsOf(count)},0`,
      `'${digitsOf(count)}'`,
    ),
  ],
});

/** The same digits with every separator that people type or paste. */
const spaced = (digits: string): FieldCases => {
  const middle = Math.ceil(digits.length / 2);
  const parts = [digits.slice(0, middle), digits.slice(middle)];
  const between = [
    ' ',
    '-',
    '–',
    '—',
    '.',
    '/',
    '\u00a0',
    '\u202f',
    '\t',
    ' - ',
    '\u2011',
    '\u2212',
    '  ',
    '. ',
    '\u200b',
    '(',
    ') ',
    '\n',
  ];
  return {
    accepts: [
      ...between.map((mark) => [parts.join(mark), digits] as const),
      ...spellings(digits, ` ${digits}`, `${digits} `),
    ],
    rejects: [],
  };
};

const nine = notDigits(9);

export const NUMBER_CASES = {
  ssn4: mergeCases(spaced('7294'), notDigits(4), {
    accepts: acceptedAs('0001', '1000', '9999', '0100'),
    rejects: [
      ...rejected('notIssued', '0000', ' 0000 ', '00-00', '0 0 0 0', '００００'),
      ...rejected('itin', '912-70-1234', '999881234'),
    ],
  }),
  ssn: mergeCases(spaced('665123456'), nine, {
    accepts: [],
    rejects: rejected(
      'notIssued',
      '912-49-1234',
      '912-66-1234',
      '912-69-1234',
      '912-89-1234',
      '912-93-1234',
    ),
    asks: asked(
      'itin',
      '912-70-1234',
      '900 50 1234',
      '999-65-1234',
      '912881234',
      '912-90-1234',
      '912-92-1234',
      '912-94-1234',
      '912-99-0000',
    ),
  }),
  sin: mergeCases(spaced('130692544'), nine),
  ein: mergeCases(spaced('842917365'), nine, {
    accepts: acceptedAs('012917365', '992917365'),
    rejects: rejected('notIssued', '00-2917365', '07-2917365', '007654321'),
    asks: asked('sequence', '12-3456789', '98-7654321', '012345678'),
  }),
  businessNumber: mergeCases(spaced('123456782'), {
    accepts: spellings(
      '123456782',
      '123456782RP0001',
      '123456782 RM 0002',
      '123456782-RC-0001',
      '123456782rt0001',
    ),
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected(
        'digits',
        '1',
        '12345678',
        '1234567821',
        '12345678a',
        'RT0001',
        '123456782RX0001',
        '123456782RT1',
        'abc',
      ),
    ],
  }),
  registeredIn: {
    accepts: [
      ...acceptedAs(
        ...[
          'FEDERAL',
          'AB',
          'BC',
          'MB',
          'NB',
          'NL',
          'NS',
          'NT',
          'NU',
          'ON',
          'PE',
          'QC',
          'SK',
          'YT',
        ].map((place) => `CA:${place}`),
      ),
      ...spellings('QC', 'CA:qc', 'CA: QC', 'CA:Qc ', 'CA:\u200bqc'),
      ...spellings('FEDERAL', 'CA:federal', 'CA: Federal '),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected(
        'unknown',
        'FEDERAL',
        'QC',
        'ON',
        'CA:CA',
        'CA:NY',
        'CA:DE',
        'CA:Quebec',
        'CA:FED',
        'CA:12',
        'CA:constructor',
      ),
    ],
  },
  federalCompanyNumber: mergeCases(spaced('1234567'), notDigits(7), {
    accepts: [
      ...spellings('1234567', '1234567-8', '1234567 - 8', '1234567–8', '123456-7'),
      ...spellings('123456782', '123456782RC0001', '12345 6782 RC 0001', '123456782'), // a business number
    ],
    rejects: [
      ...rejected('digits', '123456783', 'NEQ 1142345678'),
      ...rejected('allZeros', '0000000', '000000-0'),
    ],
  }),
  neq: {
    accepts: [
      ...spellings(
        '1142345678',
        '1142345678',
        'NEQ 1142345678',
        'neq: 1142345678',
        'NEQ 1142 345 678',
        '1142-345-678',
        ' 1142345678 ',
      ),
      ...spellings('2242345678', '2242345678', 'NEQ2242345678', 'NEQ #2242345678'),
      ...spellings('3342345678', '3342345678', '33 4234 5678', '3342\u00a0345\u00a0678'),
      ...spellings('8842345678', '8842345678', '８８４２３４５６７８'),
      ...spellings('123456782', '123456782RC0001', '12345 6782'),
      ...acceptedAs('ABC', '123', '1142345679', '2242345679', '8842345679'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected(
        'format',
        '1',
        '12',
        'NEQ 1',
        '11423456789',
        'É12',
        '123_4',
        '12,345',
        '1142#45678',
        '114234567*',
      ),
      ...rejected('allZeros', '000', '0000000000', 'NEQ 000'),
    ],
  },
  corporationNumber: {
    accepts: [
      ...spellings(
        'BC0123456',
        'BC0123456',
        'bc0123456',
        'BC-0123456',
        'BC 0123456',
        'bc–0123456',
        ' BC0123456 ',
        'B.C. 0123456',
        'BC/0123456',
      ),
      ...acceptedAs(
        '123',
        'ABC',
        'A1B',
        '1234567',
        '1234567890',
        'ABCDEFGHIJ',
        'C1234567',
        '2012345678',
        '0123456',
        '9876543',
        'NS123',
      ),
      ...spellings('123456782', '123456782RC0001', '123456782 RT 0001'),
      ...spellings('1142345678', 'NEQ 1142345678', 'NEQ: 1142345678'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('allZeros', '000', '0-0-0', '0000000000'),
      ...rejected(
        'format',
        '1',
        '12',
        'AB',
        '12345678901',
        'ABCDEFGHIJK',
        '123_456',
        '123#456',
        '123*',
        'É123',
        '12,345',
        '1234567;',
        "'123",
        '𝟙𝟚𝟛',
      ),
    ],
  },
} as const satisfies Record<string, FieldCases>;

export const BANK_NUMBER_CASES = {
  routingNumber: mergeCases(spaced('011000138'), nine, {
    accepts: acceptedAs(
      '021000021',
      '121000358',
      '111000025',
      '322271627',
      '256074974',
      '091000019',
      '026009593',
    ),
    rejects: rejected(
      'check',
      '011000139',
      '021000022',
      '123456789',
      '111111111',
      '999999999',
      '000000001',
    ),
  }),
  transitNumber: mergeCases(spaced('10011'), notDigits(5)),
  institutionNumber: mergeCases(spaced('006'), notDigits(3)),
  bankAccount: mergeCases(spaced('000123456789'), {
    accepts: acceptedAs('0000', '99999', '123456', '1234567890', '12345678901234567'),
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('digits', '12a4', 'IBAN12', '1234X', '12,34', '#1234', '*1234', '1234!', '١٢٣٤'),
      ...rejected('length', '1', '12', '123', '1-2-3', '123456789012345678', '1234567890123456789'),
    ],
  }),
  bankAccountConfirm: mergeCases(spaced('000123456789'), {
    accepts: [],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected(
        'required',
        '-',
        '- -',
        '–',
        '.',
        '/',
        '()',
        ' - ',
        '\u2212',
        '...',
        '( )',
        '\u00a0-',
      ),
    ],
  }),
  code: mergeCases(spaced('012345'), notDigits(6)),
} as const satisfies Record<string, FieldCases>;
