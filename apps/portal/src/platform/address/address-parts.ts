import type { Market } from '@signet/rulebook/reference/locales';
import { TERRITORIES } from '@signet/rulebook/reference/territories';

export type PlaceComponent = { longText?: string | null; shortText?: string | null; types: readonly string[] };

type AddressParts = { line1: string; line2: string; city: string; territory: string; zip: string };

/** In order of preference; New York's boroughs only have a sublocality. */
const CITY_TYPES = ['locality', 'sublocality_level_1', 'sublocality', 'postal_town'] as const;

/** Maps a place's components to address fields; missing ones stay empty for the applicant to fill in. docs/readings.md 125. */
export function addressParts(components: readonly PlaceComponent[], market: Market): AddressParts {
  const find = (type: string) => components.find(({ types }) => types.includes(type));
  const long = (type: string): string => find(type)?.longText ?? '';
  const short = (type: string): string => find(type)?.shortText ?? '';
  const isHere = short('country') === '' || short('country') === market;
  const territory = short('administrative_area_level_1').toUpperCase();
  return {
    line1: [long('street_number'), long('route')].filter((part) => part !== '').join(' '),
    line2: long('subpremise'),
    city: CITY_TYPES.map(long).find((name) => name !== '') ?? '',
    territory: isHere && territory in TERRITORIES[market] ? territory : '',
    zip: isHere ? postalOf(long('postal_code'), market) : '',
  };
}

/** Five digits in the US, seven characters including the space in Canada. */
function postalOf(code: string, market: Market): string {
  if (market === 'US') return code.slice(0, 5);
  const bare = code.toUpperCase().replace(/[\s-]+/g, '');
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : code;
}
