import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeIndustries } from './describe-industries.ts';
import {
  DESCRIBED_INDUSTRIES,
  describedIndustryById,
  GROUP_LABELS,
  WORDS_BY_LANGUAGE,
} from './described-industries.ts';
import { FALLBACK_CATEGORIES, INDUSTRIES, industryById } from './industries.ts';
import { type CategoryClass, type Industry, parseIndustries } from './parse-industries.ts';
import { parseWords } from './parse-words.ts';

const LANGUAGES = ['en', 'fr'] as const;

function withWord(word: string): Industry[] {
  const wanted = word.toLowerCase();
  return DESCRIBED_INDUSTRIES.filter(({ label, keywords }) =>
    LANGUAGES.some(
      (language) => label[language].toLowerCase() === wanted || keywords[language].includes(wanted),
    ),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the table of industries', () => {
  test('has the groups 1 to 21 and the industries 1 to 341, in order', () => {
    expect(GROUP_LABELS.map(({ id }) => id)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(INDUSTRIES.map(({ id }) => id)).toEqual(
      Array.from({ length: 341 }, (_, index) => index + 1),
    );
  });

  test.each(LANGUAGES)(
    'is named group by group and row by row, and nothing else is (%s)',
    (language) => {
      const { groups, industries } = WORDS_BY_LANGUAGE[language];
      expect([...groups.keys()]).toEqual([...new Set(INDUSTRIES.map(({ group }) => group))]);
      expect([...industries.keys()]).toEqual(INDUSTRIES.map(({ id }) => id));
    },
  );

  test('gives every industry a code of four digits', () => {
    expect(INDUSTRIES.filter(({ mcc }) => !/^\d{4}$/.test(mcc))).toEqual([]);
  });

  test.each(LANGUAGES)('gives no two groups or industries the same label (%s)', (language) => {
    expect(repeated(GROUP_LABELS.map(({ label }) => label[language].toLowerCase()))).toEqual([]);
    expect(
      repeated(DESCRIBED_INDUSTRIES.map(({ label }) => label[language].toLowerCase())),
    ).toEqual([]);
  });

  test.each(LANGUAGES)(
    'gives every industry 4 to 40 lower-case keywords, none twice, none its own label (%s)',
    (language) => {
      const wrong = DESCRIBED_INDUSTRIES.filter(({ label, keywords }) => {
        const words = keywords[language];
        const isTidy = words.every((word) => word !== '' && word === word.trim().toLowerCase());
        return (
          words.length < 4 ||
          words.length > 40 ||
          !isTidy ||
          repeated([...words, label[language].toLowerCase()]).length > 0
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(LANGUAGES)('writes apostrophes as typographers do (%s)', (language) => {
    const texts = [...GROUP_LABELS, ...DESCRIBED_INDUSTRIES].map(({ label }) => label[language]);
    const words = DESCRIBED_INDUSTRIES.flatMap(({ keywords }) => keywords[language]);
    expect([...texts, ...words].filter((text) => text.includes("'"))).toEqual([]);
  });

  test('spells for its readers: no British word in the US label, no American one in the Canadian', () => {
    const british =
      /\b(centre|jewellery|theatre|catalogue|counsellor|cheque|colour|tyre|licence|parlour)\b/i;
    const american = /\b(center|jewelry|theater|catalog|counselor|check cashing|color|parlor)\b/i;
    expect(
      [...GROUP_LABELS, ...DESCRIBED_INDUSTRIES]
        .filter((row) => british.test(row.label.en))
        .map(({ label }) => label.en),
    ).toEqual([]);
    expect(
      [...GROUP_LABELS, ...DESCRIBED_INDUSTRIES]
        .filter((row) => american.test(row.label['en-CA'] ?? row.label.en))
        .map(({ label }) => label.en),
    ).toEqual([]);
  });

  test('writes French in French: no English article or ending in a label', () => {
    const english = /\b(the|and|or|of|shop|store|repair|lawyer)\b(?! à)/i;
    const wrong = DESCRIBED_INDUSTRIES.filter(({ label }) =>
      english.test(label.fr.replace(/\bor\b/g, '')),
    );
    expect(wrong.map(({ label }) => label.fr)).toEqual([]);
  });

  test('gives a reason for every prohibited industry, and only for those', () => {
    expect(
      INDUSTRIES.filter(
        (row) => (row.class === 'SUPER_PROHIBITED') !== (row.closedBy !== undefined),
      ),
    ).toEqual([]);
  });

  test('has all three classes, mostly regular', () => {
    const count = (wanted: CategoryClass) =>
      INDUSTRIES.filter((industry) => industry.class === wanted).length;
    expect([count('REGULAR'), count('PROHIBITED'), count('SUPER_PROHIBITED')]).toEqual([
      299, 25, 17,
    ]);
  });
});

describe('the words people use', () => {
  test.each([
    ['nail salon', '7230'],
    ['pose d’ongles', '7230'],
    ['barbier', '7230'],
    ['plumber', '1711'],
    ['plombier', '1711'],
    ['électricien', '1731'],
    ['food truck', '5814'],
    ['camion de cuisine de rue', '5814'],
    ['tow truck', '7549'],
    ['remorqueuse', '7549'],
    ['convenience store', '5499'],
    ['dépanneur', '5499'],
    ['déneigement', '0780'],
    ['lawyer or notary', '8111'],
    ['massothérapeute', '8099'],
    ['garderie', '8351'],
    ['sushi or japanese restaurant', '5812'],
    ['couples therapy', '7277'],
  ])('%s leads to a regular industry of code %s', (word, mcc) => {
    expect(withWord(word).map((industry) => [industry.mcc, industry.class])).toContainEqual([
      mcc,
      'REGULAR',
    ]);
  });

  test.each([
    ['gun shop', 'PROHIBITED'],
    ['armes à feu', 'PROHIBITED'],
    ['ammo', 'PROHIBITED'],
    ['fireworks', 'PROHIBITED'],
    ['tobacco products', 'PROHIBITED'],
    ['e-cigarette', 'PROHIBITED'],
    ['cbd oil', 'PROHIBITED'],
    ['huile de cbd', 'PROHIBITED'],
    ['sex toy', 'PROHIBITED'],
    ['travel agent', 'PROHIBITED'],
    ['timeshare', 'PROHIBITED'],
    ['debt settlement', 'PROHIBITED'],
    ['credit bureau', 'PROHIBITED'],
    ['debt collector', 'PROHIBITED'],
    ['mlm', 'PROHIBITED'],
    ['internet pharmacy', 'PROHIBITED'],
    ['massage parlor', 'PROHIBITED'],
    ['forex trading', 'PROHIBITED'],
    ['gambling', 'SUPER_PROHIBITED'],
    ['jeu de hasard', 'SUPER_PROHIBITED'],
    ['crypto', 'SUPER_PROHIBITED'],
    ['cryptomonnaie', 'SUPER_PROHIBITED'],
    ['payday lender', 'SUPER_PROHIBITED'],
    ['wire transfer', 'SUPER_PROHIBITED'],
    ['marijuana', 'SUPER_PROHIBITED'],
    ['porn', 'SUPER_PROHIBITED'],
    ['escort', 'SUPER_PROHIBITED'],
    ['telemarketer', 'SUPER_PROHIBITED'],
    ['bail bondsman', 'SUPER_PROHIBITED'],
  ])('%s leads to industries of class %s and no other', (word, wanted) => {
    expect([...new Set(withWord(word).map((industry) => industry.class))]).toEqual([wanted]);
  });
});

describe('what the rules read from the table', () => {
  test('the restaurant segment has exactly the places that serve meals or drinks', () => {
    const codes = new Set(
      INDUSTRIES.filter(({ segment }) => segment === 'RESTAURANT').map(({ mcc }) => mcc),
    );
    expect([...codes].sort()).toEqual(['5811', '5812', '5813', '5814']);
  });

  test('paid transport of people by road is marked, movers and couriers are not', () => {
    const marked = INDUSTRIES.filter(({ serviceGroup }) => serviceGroup === 'TRANSPORTATION').map(
      ({ mcc }) => mcc,
    );
    expect([...new Set(marked)].sort()).toEqual(['4121', '4131', '4789']);
  });

  test('the fallback list names the ten specified categories, each open to everybody', () => {
    const offered = FALLBACK_CATEGORIES.map((id) => describedIndustryById(id));
    expect(offered.map((industry) => industry?.label.en)).toEqual([
      'Restaurant',
      'Grocery store',
      'Retail store',
      'Transportation service',
      'Bank, lender or mortgage broker',
      'Jewelry store',
      'Advertising or marketing agency',
      'Real estate agent',
      'Nonprofit or charity',
      'Auto repair shop',
    ]);
    expect(offered.filter((industry) => industry?.class !== 'REGULAR')).toEqual([]);
  });

  test('finds nothing for an unknown id', () => {
    expect([industryById(0), industryById(342)]).toEqual([undefined, undefined]);
  });
});

describe('reading a group’s table', () => {
  test.each([
    ['a code of three digits', '1 581'],
    ['a line of another shape', '1 5812\n en c'],
    ['a label, which stands in the words', '1 5812 | A'],
    ['a mark that is unknown', '1 5812 FORBIDDEN'],
  ])('stops at %s', (_name, line) => {
    expect(() => parseIndustries(1, line)).toThrow('industry row');
  });
});

describe('reading a language’s words', () => {
  test('a label may hold commas, and have another spelling in a locale', () => {
    expect(
      parseWords('\n  group 1 G | en-CA H\n  1 A, b | c, d, e\n\n  2 F | en-CA G | f\n'),
    ).toEqual({
      groups: new Map([[1, { own: 'G', spellings: { 'en-CA': 'H' } }]]),
      industries: new Map([
        [1, { own: 'A, b', spellings: {}, keywords: ['c', 'd', 'e'] }],
        [2, { own: 'F', spellings: { 'en-CA': 'G' }, keywords: ['f'] }],
      ]),
    });
  });

  test.each([
    ['no word', '1 A\n2 B | c'],
    ['an empty word', '1 A | c, , d'],
    ['no id', 'A | c'],
    ['a spelling without its locale', '1 A | c | d'],
    ['a group with words', 'group 1 A | c'],
  ])('stops at %s', (_name, table) => {
    expect(() => parseWords(table)).toThrow('malformed');
  });

  test.each([
    ['an industry without words', { ...WORDS_BY_LANGUAGE.fr, industries: new Map() }],
    ['a group without a label', { ...WORDS_BY_LANGUAGE.fr, groups: new Map() }],
  ])('stops at %s', (_name, fr) => {
    expect(() => describeIndustries({ en: WORDS_BY_LANGUAGE.en, fr })).toThrow(
      'is not described in fr',
    );
  });
});

const data = process.env.SHARED_DATA ?? '';

function riskList(): { mcc: string; proposed: string }[] {
  const rows = readFileSync(join(data, 'risk_flags_by_mcc.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return rows.map((row) => ({
    mcc: row.slice(0, 4),
    proposed: /,(REGULAR|PROHIBITED|SUPER_PROHIBITED)[ ,]/.exec(row)?.[1] ?? '',
  }));
}

describe.skipIf(data === '')('beside the published lists (needs SHARED_DATA)', () => {
  test('every restricted code has a row of that class', () => {
    const restricted = riskList().filter(({ proposed }) => proposed !== 'REGULAR');
    expect(restricted.length).toBeGreaterThan(20);
    const missing = restricted.filter(
      ({ mcc, proposed }) => !INDUSTRIES.some((row) => row.mcc === mcc && row.class === proposed),
    );
    expect(missing).toEqual([]);
  });

  test('no code that the networks only monitor is prohibited', () => {
    const watched = riskList().filter(({ proposed }) => proposed === 'REGULAR');
    const closed = watched.filter(({ mcc }) =>
      INDUSTRIES.filter((row) => row.mcc === mcc).every((row) => row.class !== 'REGULAR'),
    );
    expect(closed).toEqual([]);
  });
});
