import { type Cases, NOTHING, refused, same, ways } from '../core/field-case-fixture.ts';

const person: Cases = {
  accepts: [
    ...same('Na', 'Merchant', 'Null', 'Owens', 'St Clair', "D'Angelo", "N'Diaye", 'Ortega y Gasset', 'Mary Ann', 'a'.repeat(64)),
    ...same('CA:Nguyễn', 'CA:Łucja', 'CA:Đặng', 'CA:Šimić', 'CA:Marie-Ève', "CA:L'Écuyer", 'CA:Þórdís', 'CA:Yıldız'),
    ...same("O'Brien-Smith", 'de la Cruz', 'Nguyen', "'t Hooft", 'Ana III', 'Xi', "CA:d'Iberville", 'CA:Ó Briain'),
    ...ways("Ka'imi", 'Kaʻimi', 'Kaʼimi', 'Ka´imi', 'Ka`imi', 'Ka′imi'),
    ...ways('Mary-Jane', 'Mary‐Jane', 'Mary‑Jane', 'Mary—Jane', 'Mary−Jane', 'Ma\u00adry-Jane'),
  ],
  refuses: [
    ...NOTHING,
    ...refused('long', 'a'.repeat(100)),
    ...refused('digits', 'Ana2', '4Ana', 'CA:Zoé1'),
    ...refused('placeholder', 'test', 'Test Test', 'DO NOT CALL', 'unknown', 'No Name', 'xxx'),
    ...refused('business', 'Ruiz Inc', 'RUIZ INC.', 'Inc', 'Ruiz, LLC', 'Tremblay Ltée', 'Ruiz dba Cakes'),
    ...refused('accent', 'Chloé', 'Łucja', 'Nguyễn', 'Œuvrard'),
    ...refused('stop', 'Ana.', 'St. John', 'J.R.', 'Smith Jr.', 'King, Jr.', 'CA:J.-F.', 'CA:St. Onge', 'CA:Zoé.'),
    ...refused('accent', 'José Jr.'),
    ...refused('characters', 'Ana_', 'A. & B.', '.', 'CA:,', 'A&B', '<b>', 'Ана', '-Ana', 'CA:Ana@', 'CA:😀'),
  ],
};

const business: Cases = {
  accepts: [
    ...same('7-Eleven', '24 Hour Fitness', 'H&R Block', 'AT&T', 'Yahoo!', 'Smith (East) Ltd.', 'A+B/C', 'Salon #5', '100% Pure', 'X1'),
    ...same('CA:Épicerie Métro', 'CA:Café «Chez Zoé»', 'CA:Łódź Deli', 'a'.repeat(64)),
    ...ways('Subway', 'Subway®', 'Subway™', ' Subway ', 'Sub\u200bway'),
  ],
  refuses: [
    ...NOTHING,
    ...refused('short', 'X', 'é'),
    ...refused('long', 'a'.repeat(100)),
    ...refused('placeholder', 'TEST', 'n/a', 'Unknown', 'my business', 'Company Name', 'null'),
    ...refused('punctuation', '123', '...', '1-800', '& &'),
    ...refused('accent', 'Häagen-Dazs', 'Café 4'),
    ...refused('characters', 'Shop <b>', 'Shop_1', 'Shop; rm', 'CA:Shop {1}', '李记', 'Shop 😀'),
  ],
};

const strict = (good: readonly [string, ...string[]], otherOrder: string, separator = '/'): Cases => {
  const [first] = good;
  return {
    accepts: [...same(...good), ...ways(first, ` ${first}`, `${first} `, `\t${first}`, `\u00a0${first}`, `${first}\n`, `\u200b${first}`)],
    refuses: [
      ...NOTHING,
      ...refused(
        'format',
        first.replaceAll(separator, '-'),
        first.replaceAll(separator, ''),
        first.replaceAll(separator, ' '),
        '3/7/1985',
        '27 March 1985',
      ),
      ...refused('format', `${first}/1`, first.slice(0, -1), first.slice(1), 'today', '//', '85/03/27', '٢٧/٠٣/١٩٨٥'),
      ...refused('real', otherOrder),
    ],
  };
};

const years = ['1926', '1950', '1976', '1984', '1985', '1990', '1999', '2001', '2008', '2020', '2026', '1900', '1901', '2100'];

/** Names of people, businesses and stores, and dates in one format, with values of real people and of those who try. */
export const NAME_CASES = {
  firstName: person,
  lastName: person,
  legalName: business,
  dba: business,
  accountHolderFullName: business,
  storeName: {
    accepts: [
      ...same("McDonald's", 'Chick-fil-A', 'H&M', 'Salon #5', 'Hair + Beauty', 'Yes! Nails', 'Nail Bar (East)', 'Shop 1', 'ABC', '123'),
      ...same(
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
      ...ways("Joe's", 'Joe’s', ' Joe´s '),
    ],
    refuses: [
      ...NOTHING,
      ...refused('short', 'A', 'AB', '3M', ' é '),
      ...refused('long', 'a'.repeat(65), 'b'.repeat(100)),
      ...refused('characters', 'Shop @ Main', 'Shop: one', '"Shop"', 'Shop_1', '100% Pure', 'Shop?', 'Shop*', '<b>', '李记店', 'Shop; x'),
    ],
  },
  dateDayFirst: strict(['27/03/1985', ...years.map((year) => `28/02/${year}`)], '03/27/1985'),
  dateMonthFirst: strict(['03/27/1985', ...years.map((year) => `02/28/${year}`)], '27/03/1985'),
  dateYearFirst: strict(['1985/03/27', ...years.map((year) => `${year}/02/28`)], '1985/27/03'),
} as const satisfies Record<string, Cases>;
