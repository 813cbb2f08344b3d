import { acceptedAs, asked, EMPTY_INPUTS, type FieldCases, rejected, spellings } from '../core/field-case-fixture.ts';

const person: FieldCases = {
  accepts: [
    ...acceptedAs('Na', 'Merchant', 'Owens', 'St Clair', "D'Angelo", "N'Diaye", 'Ortega y Gasset', 'Mary Ann', 'a'.repeat(64)),
    ...acceptedAs(
      'Chloé',
      'Łucja',
      'Nguyễn',
      'Œuvrard',
      'José',
      'CA:Nguyễn',
      'CA:Łucja',
      'CA:Đặng',
      'CA:Šimić',
      'CA:Marie-Ève',
      "CA:L'Écuyer",
      'CA:Þórdís',
      'CA:Yıldız',
    ),
    ...acceptedAs("O'Brien-Smith", 'de la Cruz', 'Nguyen', "'t Hooft", 'Ana III', 'Xi', "CA:d'Iberville", 'CA:Ó Briain'),
    ...spellings("Ka'imi", 'Ka´imi', 'Ka`imi', 'Ka′imi', 'Ka’imi'),
    ...acceptedAs('Kaʻimi', 'Kaʼimi', 'Əli', 'Neʔa', 'Gal·la', 'CA:Kahnawà:ke', 'CA:Sqé7tem', 'CA:Gal·la', 'CA:θem', 'CA:ᐊᓂ', 'CA:x̌ʷənq'),
    ...spellings('François J', 'François J.', 'François J. '),
    ...spellings('DELUNA JR', 'DELUNA JR.'),
    ...spellings('J-F', 'CA:J.-F.'),
    ...spellings('St John', 'St. John'),
    ['Robert-P.', 'Robert-P'],
    ...spellings('Mary', 'Ma\u061cry', 'Ma\u180ery', '\u3164Mary', 'Mary\u2800', 'Ma\u206ary', 'Ma\u034fry', 'Mary\ufe0f', 'Ma\u17b4ry'),
    ...spellings('Mary', '\u001bMary', 'Mary\u0007', 'Ma\u{e0041}ry'),
    ...spellings('Mary-Jane', 'Mary‐Jane', 'Mary‑Jane', 'Mary—Jane', 'Mary−Jane', 'Ma\u00adry-Jane'),
  ],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected('long', 'a'.repeat(100)),
    ...rejected('digits', 'Ana2', '4Ana', 'CA:Zoé1', 'Sqé7tem', 'CA:Ana7'),
    ...rejected('placeholder', 'Test Test', 'DO NOT CALL', 'No Name', 'qwerty'),
    ...rejected('business', 'L.L.C.', 'Ruiz L.L.C.', 'Ruiz Inc', 'RUIZ INC.', 'Inc', 'Ruiz, LLC', 'Tremblay Ltée', 'Ruiz dba Cakes'),
    ...rejected('stop', 'J.R.', 'St.John', 'King, Jr.', 'CA:St-Onge, Zoé.'),
    ...rejected('characters', 'Ana_', 'A. & B.', '.', 'CA:,', 'A&B', 'θem', 'Kahnawà:ke', '<b>', 'Ана', '-Ana', 'CA:Ana@', 'CA:😀'),
  ],
  asks: asked('unlikely', 'Test', 'owner', 'None', 'NULL', 'Xx', 'xxx', 'unknown', 'E', 'CA:É'),
};

const business: FieldCases = {
  accepts: [
    ...acceptedAs(
      '7-Eleven',
      '24 Hour Fitness',
      'H&R Block',
      'AT&T',
      'Yahoo!',
      'Smith (East) Ltd.',
      'A+B/C',
      'Salon #5',
      '100% Pure',
      'X1',
    ),
    ...acceptedAs('Häagen-Dazs', 'Café 4', 'Le Marché', 'CA:Épicerie Métro', 'CA:Café «Chez Zoé»', 'CA:Łódź Deli', 'a'.repeat(64)),
    ...acceptedAs('337', '76', '1-800', '85°C Bakery Cafe', 'CARTER | MILLER'),
    ...spellings('Subway', 'Subway®', 'Subway™', ' Subway ', 'Sub\u200bway'),
  ],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected('short', 'X', 'é'),
    ...rejected('long', 'a'.repeat(100)),
    ...rejected('placeholder', 'Test Test', 'n/a', 'do not contact', 'Company Name'),
    ...rejected('punctuation', '...', '--', '& &', '!!!', '° °', '| |'),
    ...rejected('characters', 'Shop <b>', 'Shop_1', 'Shop; rm', 'CA:Shop {1}', '李记', 'Shop 😀'),
  ],
};

const askedBusiness: FieldCases = { ...business, asks: asked('unlikely', 'TEST', 'Unknown', 'my business', 'null', 'NA') };

export const NAME_CASES = {
  firstName: person,
  lastName: person,
  legalName: askedBusiness,
  dba: askedBusiness,
  storeName: {
    accepts: [
      ...acceptedAs(
        "McDonald's",
        'Chick-fil-A',
        'H&M',
        'Salon #5',
        'Hair + Beauty',
        'Yes! Nails',
        'Nail Bar (East)',
        'Shop 1',
        'ABC',
        '123',
      ),
      ...acceptedAs(
        'P.F. Chang',
        'A/B Market',
        'Crêperie',
        'Łódź Deli',
        'a'.repeat(64),
        "Dick's, Inc.",
        'The Home Depot',
        'J. Jill',
        '7-Eleven',
        'Épicerie',
      ),
      ...spellings("Joe's", 'Joe’s', ' Joe´s '),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('short', 'A', 'AB', '3M', ' é '),
      ...rejected('punctuation', '---', '...', '- . -', '& & &'),
      ...rejected('long', 'a'.repeat(65), 'b'.repeat(100)),
      ...rejected('characters', 'Shop @ Main', 'Shop: one', '"Shop"', 'Shop_1', '100% Pure', 'Shop?', 'Shop*', '<b>', '李记店', 'Shop; x'),
    ],
  },
} as const satisfies Record<string, FieldCases>;
