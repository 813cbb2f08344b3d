import { localized } from '@signet/rulebook/core/localized';
import { regionOf } from './regions.ts';

export type PlaceData = {
  number: string;
  route: string;
  unit: string;
  sublocality: string;
  city: string;
  region: string;
  postal: string;
  country: 'US' | 'CA';
  name: string;
  website: string;
};
type Component = { longText: string; shortText: string; types: string[]; languageCode: string };

const prefix = 'sbx_';
const keys: (keyof PlaceData)[] = [
  'number',
  'route',
  'unit',
  'sublocality',
  'city',
  'region',
  'postal',
  'country',
  'name',
  'website',
];

/** Encodes the whole place into its id, so that any suggestion can be opened at any time. */
export function placeId(place: PlaceData): string {
  return prefix + Buffer.from(JSON.stringify(keys.map((key) => place[key]))).toString('base64url');
}

/** Decodes a place id; undefined when it was not issued by the sandbox. */
export function placeById(id: string): PlaceData | undefined {
  if (!id.startsWith(prefix)) return undefined;
  try {
    const values: unknown = JSON.parse(
      Buffer.from(id.slice(prefix.length), 'base64url').toString(),
    );
    if (!Array.isArray(values) || values.length !== keys.length) return undefined;
    const [number = '', route = '', unit = '', sublocality = '', city = '', ...rest] =
      values.map(String);
    const [region = '', postal = '', country, name = '', website = ''] = rest;
    const texts = { number, route, unit, sublocality, city, region, postal, name, website };
    return { ...texts, country: country === 'CA' ? 'CA' : 'US' };
  } catch {
    return undefined; // a made-up id
  }
}

export function mainText(place: PlaceData, language: string): string {
  if (place.name !== '') return place.name;
  const between = place.region === 'QC' ? localized({ en: ' ', fr: ', ' }, language) : ' ';
  const street = place.number === '' ? place.route : `${place.number}${between}${place.route}`;
  return place.unit === '' ? street : `${street} #${place.unit}`;
}

export function secondaryText(place: PlaceData, language: string): string {
  return [place.city || place.sublocality, place.region, countryName(place, language)]
    .filter((part) => part !== '')
    .join(', ');
}

export function placeView(place: PlaceData, language: string) {
  const street =
    place.name === '' ? mainText(place, language) : `${place.number} ${place.route}`.trim();
  const city = place.city || place.sublocality;
  return {
    name: `places/${placeId(place)}`,
    id: placeId(place),
    types: typesOf(place),
    displayName: { text: mainText(place, language), languageCode: language },
    formattedAddress: `${street}, ${city}, ${place.region} ${place.postal}, ${countryName(place, language)}`,
    addressComponents: components(place, language),
    ...(place.website === '' ? {} : { websiteUri: place.website }),
  };
}

export function typesOf(place: PlaceData): string[] {
  if (place.name !== '') return ['establishment', 'point_of_interest'];
  if (place.route.startsWith('PO Box')) return ['post_box', 'geocode'];
  if (place.number === '') return ['route', 'geocode'];
  return place.unit === '' ? ['premise', 'street_address', 'geocode'] : ['subpremise', 'geocode'];
}

function components(place: PlaceData, language: string): Component[] {
  const isPostBox = place.route.startsWith('PO Box');
  const rows: [string, string, string[]][] = [
    [place.unit, place.unit, ['subpremise']],
    [place.number, place.number, ['street_number']],
    [place.route, place.route, [isPostBox ? 'post_box' : 'route']],
    [place.sublocality, place.sublocality, ['sublocality_level_1', 'sublocality', 'political']],
    [place.city, place.city, ['locality', 'political']],
    [regionName(place, language), place.region, ['administrative_area_level_1', 'political']],
    [countryName(place, language, true), place.country, ['country', 'political']],
    [place.postal, place.postal, ['postal_code']],
  ];
  return rows
    .filter(([longText]) => longText !== '')
    .map(([longText, shortText, types]) => ({
      longText,
      shortText,
      types,
      languageCode: language,
    }));
}

function regionName(place: PlaceData, language: string): string {
  if (place.region === 'QC') return localized({ en: 'Quebec', fr: 'Québec' }, language);
  return regionOf(place.country, place.region)?.name ?? place.region;
}

function countryName(place: PlaceData, language: string, isLong = false): string {
  if (place.country === 'CA') return 'Canada';
  return localized({ en: isLong ? 'United States' : 'USA', fr: 'États-Unis' }, language);
}
