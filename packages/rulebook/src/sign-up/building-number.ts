import { normalizeText } from '../core/normalize-text.ts';

const NUMBER_WORDS: readonly (readonly string[])[] = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
];
/** Words that continue a number: "One Hundred Main St" is not 1. */
const NUMBER_CONTINUATIONS = /^(hundred|thousand|and|cents?|mille|et)$/i;

/**
 * "1 Main St" for "One Main St" and "5 Main St" for "-5 Main St"; undefined for any other line.
 * docs/readings.md 48.
 */
export function streetWithDigits(street: string): string | undefined {
  if (/^-\s?\d/.test(street)) return street.replace(/^-\s?/, '');
  const [first = '', ...rest] = street.split(' ');
  const [, word = '', comma = ''] = /^(.*?)(,?)$/.exec(first.toLowerCase()) ?? [];
  const number = Math.max(...NUMBER_WORDS.map((words) => words.indexOf(word)));
  return number > 0 && rest.length > 0 && !NUMBER_CONTINUATIONS.test(rest[0] ?? '')
    ? [`${number}${comma}`, ...rest].join(' ')
    : undefined;
}

// What may precede the building number, without accents. docs/decisions/0015.
const UNIT_WORDS =
  'units?|unites?|suites?|ste|apt|apartment|app(?:artement)?|bureau|bur|local|porte|bay|bldg?|cru|building|room|rm|level|floor|etage|shop|store|office|studio|rr|r\\.r';
const FLOORS =
  '(?:main|upper|lower|ground|rear|basement|first|second|third|rez-de-chaussee|sous-sol)(?: floor| level| unit)?';
/** "Unit 5 -", "Rear,", "Bldg 41 Unit 2". */
const UNIT_FIRST = new RegExp(
  `^(?:(?:(?:${UNIT_WORDS})\\b\\.?\\s?#?\\s?(?:[a-z]?-?\\d{1,5}[a-z]?|[a-z])|#\\s\\d{1,5}[a-z]?|${FLOORS})\\b[\\s,;:-]{1,3}){1,3}(?=\\d)`,
  'i',
);
/** Whose mail it is: "c/o 65 Locke St S", "a/s 7141 Rue St-Hubert". */
const CARE_OF = /^(?:c\/o|a\/s)[\s:]{1,2}(?=\d)/i;
/**
 * "# 12", "No. 12", a unit's letter before "100-22196", and a grid number separated from its
 * letter: "N 6543 County Rd", "S 76 W 17501 Janesville Rd".
 */
const NUMBER_SIGN =
  /^(?:#|no\b\.?|n[°º]|[a-z](?=\s\d{1,4}-\d)|[nsew](?=\s\d{3,6}\s|\s\d{1,5}\s[nsew]\s\d))\s(?=\d)/i;

/**
 * The line from its building number on, without accents: "12 Main St" of "Unit 5 - 12 Main St".
 * docs/readings.md 48.
 */
export const fromBuilding = (street: string): string =>
  normalizeText(street, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(CARE_OF, '')
    .replace(UNIT_FIRST, '')
    .replace(NUMBER_SIGN, '');

const STREET_TYPES =
  'ave?|avenue|st|str|street|rd|road|blvd|boul|boulevard|dr|drive|ln|lane|way|pl|place|ct|court|ter|terrace|pkwy|parkway|hwy|highway|' +
  'rue|ruelle|rang|route|rte|chemin|ch|cote|montee|croissant|line|concession|conc|side ?road|sdrd|range|tierce';
/** "5th Avenue", "12e Avenue": the name of a street, not a number on it. */
const ORDINAL_STREET = new RegExp(
  `^\\d{1,3}(?:st|nd|rd|th|ere|re|er|e|eme|ieme)\\s(?:(?:[nsewo]|north|south|east|west|nord|sud|est|ouest)\\.?\\s)?(?:${STREET_TYPES})\\b`,
  'i',
);
/**
 * "Hwy6 Main", "US-1", "I-95 Exit 4": the number of a road. A unit's letter before a street ("I-201
 * King St") is none.
 */
const ROUTE =
  /^(?:(?:us|hwy|highway|rte?|route|sr|cr|fm)[-.]?\d{1,4}[a-z]?(?=[\s,]|$)|i-?\d{1,3}[nsew]?(?=$|[\s,]{1,2}(?:exit|mile|mm|at|and|&|north|south|east|west|frontage|service|[nsew])\b))/i;

/**
 * True when the line begins with a number that a building can have. docs/readings.md 48 and 275.
 */
export function hasBuildingNumber(street: string): boolean {
  const line = fromBuilding(street);
  const [first = ''] = line.split(/[\s,]/);
  return (
    /\d/.test(first) && !/^(?:0+$|-)/.test(first) && !ORDINAL_STREET.test(line) && !ROUTE.test(line)
  );
}

/**
 * The building number that a line begins with: "4512" of "4512 Old Mill Rd", "12-34" of "12-34 31st
 * Ave"; undefined without one.
 */
export function buildingNumberOf(street: string): string | undefined {
  if (!hasBuildingNumber(street)) return undefined;
  return /^[^\s,]+(?:\s\d\/\d)?/.exec(fromBuilding(street))?.[0];
}

const TYPED_UNIT = new RegExp(
  `(?:^|[\\s,])((?:(?:${UNIT_WORDS})\\b\\.?\\s?#?\\s?|#\\s?)[a-z]{0,2}-?\\d{1,5}[a-z]?|(?:apt|unit|suite|ste)\\.?\\s[a-z])(?=$|[\\s,;)-])`,
  'i',
);

/** The unit in a line: "Suite 4" of "1600 Pearl St Suite 4"; undefined without one. */
export const unitOf = (street: string): string | undefined => TYPED_UNIT.exec(street)?.[1]?.trim();
