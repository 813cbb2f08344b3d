import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';

type Suggestion = { placePrediction: { placeId: string; text: { text: string } } };
type Component = { longText: string; shortText: string; types: string[] };
type Place = { addressComponents: Component[]; formattedAddress: string; websiteUri?: string };

const sandbox = testSandbox();

const key = { 'x-goog-api-key': 'sandbox-places-key' };

async function suggest(
  input: string,
  country = 'us',
  languageCode = 'en-US',
): Promise<Suggestion[]> {
  const answer = await fetch(`${sandbox.url}/v1/places:autocomplete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify({ input, includedRegionCodes: [country], languageCode }),
  });
  const body: { suggestions?: Suggestion[] } = JSON.parse(await answer.text());
  return body.suggestions ?? [];
}

async function details(one: Suggestion | undefined, languageCode = 'en-US'): Promise<Place> {
  const headers = { ...key, 'x-goog-fieldmask': 'addressComponents,formattedAddress,websiteUri' };
  return JSON.parse(
    await (
      await fetch(
        `${sandbox.url}/v1/places/${one?.placePrediction.placeId}?languageCode=${languageCode}`,
        { headers },
      )
    ).text(),
  );
}
const part = (place: Place, type: string) =>
  place.addressComponents.find((one) => one.types.includes(type))?.shortText;

test.each([
  ['742 evergreen terrace', '742', 'Evergreen Terrace'],
  ['12-34 31st Ave', '12-34', '31st Ave'],
  ['100 1/2 elm st', '100 1/2', 'Elm St'],
])(
  'a typed American address "%s" is completed in three to five cities',
  async (input, number, route) => {
    const found = await suggest(input);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(await suggest(input)).toEqual(found);
    const place = await details(found.at(-1));
    expect([part(place, 'street_number'), part(place, 'route'), part(place, 'country')]).toEqual([
      number,
      route,
      'US',
    ]);
    expect(part(place, 'postal_code')).toMatch(/^\d{5}$/);
  },
);

test('a typed Canadian address has a postal code of seven characters and a province', async () => {
  const place = await details((await suggest('77 Maple Rd', 'ca'))[0]);
  expect(part(place, 'postal_code')).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
  expect(part(place, 'administrative_area_level_1')).toMatch(/^[A-Z]{2}$/);
});

test('a city that is typed too is the city of the answer', async () => {
  const place = await details((await suggest('500 Oak St, Portland, OR'))[0]);
  expect([part(place, 'locality'), part(place, 'administrative_area_level_1')]).toEqual([
    'Portland',
    'OR',
  ]);
});

test('a New York borough has a sublocality and no locality', async () => {
  const place = await details((await suggest('45 court'))[0]);
  expect([part(place, 'sublocality'), part(place, 'locality')]).toEqual(['Brooklyn', undefined]);
});

test('a flat is a subpremise, typed or known', async () => {
  expect(part(await details((await suggest('180 Bedford Ave'))[0]), 'subpremise')).toBe('2R');
  expect(part(await details((await suggest('18 Rowan St apt 4B'))[0]), 'subpremise')).toBe('4B');
});

test('places in Quebec are in French when the request asks for French', async () => {
  const [first] = await suggest('1050 rue sainte-cath', 'ca', 'fr-CA');
  expect(first?.placePrediction.text.text).toContain('1050, Rue Sainte-Catherine Ouest');
  const place = await details(first, 'fr-CA');
  expect(
    place.addressComponents.find((one) => one.types.includes('administrative_area_level_1'))
      ?.longText,
  ).toBe('Québec');
});

test('a business brings its website', async () => {
  expect((await details((await suggest('Juniper Coffee'))[0])).websiteUri).toBe(
    'https://www.junipercoffee.example/',
  );
});

test('a place without a number has none', async () => {
  expect(
    part(await details((await suggest('The Embarcadero'))[0]), 'street_number'),
  ).toBeUndefined();
});

test('errors have the vendor’s shape: no key, no field mask, an unknown place', async () => {
  const statuses = await Promise.all([
    fetch(`${sandbox.url}/v1/places/x`),
    fetch(`${sandbox.url}/v1/places/x`, { headers: key }),
    fetch(`${sandbox.url}/v1/places/x`, { headers: { ...key, 'x-goog-fieldmask': '*' } }),
  ]);
  expect(statuses.map((answer) => answer.status)).toEqual([403, 400, 404]);
});

test('only the portal’s own pages may ask from a browser', async () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.url}/v1/places:autocomplete`, { method: 'OPTIONS', headers: { origin } });
  expect(
    (await preflight('http://localhost:3000')).headers.get('access-control-allow-origin'),
  ).toBe('http://localhost:3000');
  expect(
    (await preflight('http://evil.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});
