import { acceptedAs, EMPTY_INPUTS, type FieldCases, mergeCases, rejected, spellings } from '../core/field-case-fixture.ts';

const typedWays = (value: string) => {
  const low = value.toLowerCase();
  return spellings(
    value,
    value,
    low,
    ` ${value}`,
    `${value} `,
    `\t${low}`,
    `${low}\n`,
    `\u00a0${value}`,
    `${low}\u202f`,
    `\u200b${value}`,
    ` ${low} `,
  );
};

const notOneOf = [
  ...EMPTY_INPUTS,
  ...rejected('unknown', 'maybe', '0', '1', 'true', 'undefined', 'constructor', '__proto__', 'toString', 'ALL OF THEM', '-', 'é', 'null'),
];

const choice = (...values: string[]): FieldCases => ({ accepts: values.flatMap(typedWays), rejects: notOneOf });
const yesNo: FieldCases = mergeCases(choice('YES', 'NO'), { accepts: [], rejects: rejected('unknown', 'Y', 'N', 'oui', 'YES NO') });

const count = (low: readonly string[]): FieldCases => ({
  accepts: [
    ...acceptedAs('1', '2', '3', '4', '5', '9', '10', '11', '12', '20', '25', '42', '50', '75', '98', '99'),
    ...spellings('7', ' 7', '7 ', '\u00a07', '\t7'),
  ],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected('notWholeNumber', '1.5', '1,5', 'two', '-1', '+1', '1e3', '0x2', '١'),
    ...rejected('tooLow', ...low),
    ...rejected('tooHigh', '100', '999', '123456'),
  ],
});

const share = (low: readonly string[]): FieldCases => ({
  accepts: [
    ...acceptedAs('25', '25.5', '33.33', '50', '51', '75', '99.99', '100'),
    ...spellings('33.5', '33.5', '33,5', '33.50', '33,50', '33,5 %', '33.5%', ' 33,5\u00a0% ', '33.50 %', '033.5', '33.5\u202f%'),
    ...spellings('33.33', '33.333', '33,3333 %', '33.339'),
    ...spellings('25', '25.0', '25,00', '25 %', '025', '25.'),
  ],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected('format', '33⅓', 'a third', '1/3', '-25', '25.5.5', '% %', '25%%', '1e2', '1000', '25 50'),
    ...rejected('tooLow', ...low),
    ...rejected('tooHigh', '100.01', '101', '999'),
  ],
});

export const CHOICE_CASES = {
  registered: yesNo,
  hasPartners: yesNo,
  isController: yesNo,
  noAddressOrDob: yesNo,
  noSsn: yesNo,
  hasOneName: yesNo,
  accountType: choice('CHECKING', 'SAVINGS'),
  orderType: choice('RENT', 'BUY', 'NO_DEVICE'),
  paymentMethod: mergeCases(choice('BANK', 'CARD'), { accepts: [], rejects: rejected('unknown', 'ALL', 'NONE', 'CASH') }),
  shippingCountry: mergeCases(choice('US', 'CA'), { accepts: [], rejects: rejected('unknown', 'MX', 'USA', 'Canada') }),
  communicationLanguage: {
    accepts: [
      ...spellings('en', 'en', 'EN', ' en', 'en ', 'En', '\ten', 'en\n', '\u00a0en', ' EN ', 'eN'),
      ...spellings('fr', 'fr', 'FR', ' fr', 'fr ', 'Fr', '\tfr', 'fr\n', '\u00a0fr', ' FR ', 'fR'),
    ],
    rejects: [...EMPTY_INPUTS, ...rejected('unknown', 'de', 'english', 'français', 'en-US', 'fr-CA', 'e', 'f', 'es', '1', 'constructor')],
  },
  salesRange: {
    accepts: [
      ...acceptedAs(
        'starting',
        'band1',
        'band2',
        'band3',
        'band4',
        'private',
        'CA:starting',
        'CA:band1',
        'CA:band2',
        'CA:band3',
        'CA:band4',
        'CA:private',
      ),
      ...spellings('band1', ' band1', 'band1 ', '\tband1', 'band1\n', '\u00a0band1', '\u200bband1'),
      ...spellings('private', ' private', 'private ', '\u202fprivate'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('unknown', 'band0', 'band5', 'band9', 'BAND1', '25000', 'under', 'over', 'CA:band5', 'constructor', '11111'),
    ],
  },
  territory: {
    accepts: [
      ...acceptedAs('AL', 'AK', 'CA', 'DC', 'FL', 'NY', 'TX', 'WY', 'CA:AB', 'CA:BC', 'CA:NL', 'CA:NS', 'CA:NU', 'CA:ON', 'CA:QC', 'CA:YT'),
      ...spellings('NY', 'ny', ' ny', 'NY ', 'Ny', '\u00a0ny'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('unknown', 'QC', 'ON', 'CA:NY', 'CA:CA', 'New York', 'ZZ', 'N', 'CA:PQ', 'constructor', 'toString', '__proto__', 'XX'),
    ],
  },
  industry: {
    accepts: [
      ...acceptedAs(
        '1',
        '2',
        '3',
        '10',
        '20',
        '31',
        '50',
        '60',
        '77',
        '88',
        '110',
        '130',
        '150',
        '160',
        '190',
        '210',
        '230',
        '260',
        '340',
        '341',
      ),
      ...spellings('31', ' 31', '31 ', '\t31', '\u00a031', '31\n', '\u200b31', '31\u202f'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('unknown', '0', '-1', '1.5', '342', '9999', 'bakery', '5812a', 'NaN', 'Infinity', '1,0', 'constructor'),
    ],
  },
  termsAgreed: {
    accepts: spellings(
      'YES',
      'YES',
      ' YES',
      'YES ',
      '\tYES',
      'YES\n',
      '\u00a0YES',
      'YES\u00a0',
      '\u202fYES',
      '\u200bYES',
      'YES\ufeff',
      '  YES',
      'YES  ',
      ' YES ',
      '\n YES',
      '\u2007YES',
      'YES\t',
      '\r\nYES',
      '\u00a0 YES',
      'YES\u200b',
      ' \tYES',
    ),
    rejects: [...EMPTY_INPUTS, ...rejected('required', 'NO', 'yes', 'Yes', 'true', '1', 'on', 'oui', 'Y', 'YES NO', 'agree')],
  },
  terminalQuantity: mergeCases(count([]), { accepts: acceptedAs('0'), rejects: [] }),
  licenceQuantity: count(['0', '00']),
  ownershipPercentage: share(['24.999', '24.99', '24', '0', '10']),
  controllerPercentage: mergeCases(share([]), { accepts: acceptedAs('0', '0.5', '10', '24.99'), rejects: [] }),
} as const satisfies Record<string, FieldCases>;
