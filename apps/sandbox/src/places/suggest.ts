import { KNOWN_PLACES } from './known-places.ts';
import { mainText, type PlaceData, secondaryText, typesOf } from './place.ts';
import { REGIONS, type Region } from './regions.ts';

export type SuggestRequest = {
  input: string;
  countries: string[];
  types: string[];
  language: string;
};

const maximum = 5;
const perStreet = 4;

/**
 * Three to five places: matching fixtures first, then the typed street in a few cities.
 * Deterministic for the same input.
 */
export function suggestPlaces({ input, countries, types, language }: SuggestRequest): PlaceData[] {
  const fitting = (place: PlaceData) =>
    countries.includes(place.country.toLowerCase()) && isRequested(place, types);
  const words = plain(input)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.join('').length < 2) return [];
  const known = KNOWN_PLACES.filter((place) => fitting(place) && fits(words, place, language));
  return [...known, ...typed(input, countries).filter(fitting)].slice(0, maximum);
}

function isRequested(place: PlaceData, types: string[]): boolean {
  return types.length === 0 || types.some((type) => typesOf(place).includes(type));
}

function fits(words: string[], place: PlaceData, language: string): boolean {
  const text = plain(
    [
      mainText(place, language),
      place.number,
      place.route,
      secondaryText(place, language),
      place.postal,
    ].join(' '),
  );
  const parts = text.split(/[\s,#]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

function typed(input: string, countries: string[]): PlaceData[] {
  const [street = '', ...rest] = input.split(/,\s+(?=\D)/);
  const parsed =
    /^(\S*\d\S*?(?:\s+\d\/\d)?),?\s+(.{2,}?)(?:\s*(?:#|\b(?:apt|unit|suite|ste|bureau|app)\b\.?)\s*(\S+))?$/i.exec(
      street.trim(),
    );
  if (!parsed) return [];
  const [, number = '', route = '', unit = ''] = parsed;
  const chosen = choose(rest.join(' '), countries, plain(route));
  const frame = { number, route: titled(route), unit, sublocality: '', name: '', website: '' };
  return chosen.map(({ city, code, postal, country }) => ({
    ...frame,
    city,
    region: code,
    postal,
    country,
  }));
}

function choose(place: string, countries: string[], seed: string): Region[] {
  const all = REGIONS.filter((region) => countries.includes(region.country.toLowerCase()));
  const words = plain(place).split(/\s+/).filter(Boolean);
  const partsOf = (region: Region) =>
    plain(`${region.city} ${region.name} ${region.code} ${region.postal}`).split(/\s+/);
  const isNamed = (region: Region) =>
    words.length > 0 &&
    words.every((word) => partsOf(region).some((part) => part.startsWith(word)));
  const named = all.filter(isNamed);
  if (named.length > 0) return named.slice(0, perStreet);
  const start = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const step = Math.max(1, Math.floor(all.length / perStreet));
  return Array.from(
    { length: Math.min(perStreet, all.length) },
    (_, index) => all[(start + index * step) % all.length],
  ).filter((region) => region !== undefined);
}

function titled(text: string): string {
  const small = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'of', 'the']);
  const word = (part: string, index: number) =>
    index > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1);
  return text.trim().split(/\s+/).map(word).join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
