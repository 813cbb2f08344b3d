import type { Market } from '@signet/rulebook/reference/locales';
import { HOME_TERRITORIES, TERRITORIES } from '@signet/rulebook/reference/territories';
import { buildingNumberOf, unitOf } from '@signet/rulebook/sign-up/building-number';

export type PlaceComponent = {
  longText?: string | null;
  shortText?: string | null;
  types: readonly string[];
};

export type AddressParts = {
  line1: string;
  line2: string;
  city: string;
  territory: string;
  zip: string;
};

/**
 * In order of preference: New York's boroughs only have a sublocality, and townships no locality.
 */
const CITY_TYPES = [
  'locality',
  'sublocality_level_1',
  'sublocality',
  'postal_town',
  'administrative_area_level_3',
  'neighborhood',
] as const;

type Chosen = { components: readonly PlaceComponent[]; market: Market; typed: string };

/**
 * Maps a place's components to address fields; missing ones stay empty for the applicant to fill
 * in. A number and a unit that were typed stay: most suggestions are of a street or a building.
 * docs/readings.md 125 and 277.
 */
export function addressParts({ components, market, typed }: Chosen): AddressParts {
  const find = (type: string) => components.find(({ types }) => types.includes(type));
  const long = (type: string): string => find(type)?.longText ?? '';
  const short = (type: string): string => (find(type)?.shortText ?? '').toUpperCase();
  const country = short('country');
  // A territory of the US is a country of its own to the vendor.
  const isOutlying =
    market === 'US' && country in HOME_TERRITORIES.US && !(country in TERRITORIES.US);
  const territory = isOutlying ? country : short('administrative_area_level_1');
  const isHere = country === '' || country === market || isOutlying;
  const number = numberToKeep(typed, long('street_number'), long('route'));
  return {
    line1: [number, long('route')].filter((part) => part !== '').join(' '),
    line2: unitOf(typed) ?? long('subpremise'),
    city: CITY_TYPES.map(long).find((name) => name !== '') ?? '',
    territory: isHere && territory in HOME_TERRITORIES[market] ? territory : '',
    zip: isHere ? postalOf(long('postal_code'), market) : '',
  };
}

/**
 * The typed number where the place has none, or where it only adds a unit to it: "400-8621" and
 * "12B" for 8621 and 12.
 */
function numberToKeep(typed: string, ofPlace: string, route: string): string {
  const own = buildingNumberOf(typed) ?? '';
  if (ofPlace === '') return isOnStreet(typed, route) ? own : '';
  const building = own.replace(/^.*-/, '').replace(/(?:[a-z]|½|\s\d\/\d)$/i, '');
  return building === ofPlace ? own : ofPlace;
}

const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);

/**
 * True when a typed word is in the street's name; otherwise a place was searched by its name, which
 * may begin with a digit.
 */
const isOnStreet = (typed: string, route: string): boolean => {
  const [, ...words] = plain(typed);
  return plain(route).some(
    (word) => word !== '' && words.some((one) => one !== '' && word.startsWith(one)),
  );
};

/** Five digits in the US, seven characters including the space in Canada; half a code is none. */
function postalOf(code: string, market: Market): string {
  if (market === 'US') return /^\d{5}/.exec(code)?.[0] ?? '';
  const bare = code.toUpperCase().replace(/[\s-]+/g, '');
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : '';
}
