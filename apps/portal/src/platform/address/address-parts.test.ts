import { expect, test } from 'vitest';
import { addressParts } from './address-parts.ts';

const part = (text: string, ...types: string[]) => ({ longText: text, shortText: text, types });
const named = (long: string, short: string, ...types: string[]) => ({
  longText: long,
  shortText: short,
  types,
});
const us = named('United States', 'US', 'country', 'political');
const canada = named('Canada', 'CA', 'country', 'political');
const newYork = named('New York', 'NY', 'administrative_area_level_1', 'political');

test.each([
  [
    'a house in a town',
    'US',
    [
      part('1600', 'street_number'),
      part('Pearl Street', 'route'),
      part('Boulder', 'locality'),
      named('Colorado', 'CO', 'administrative_area_level_1'),
      part('80302', 'postal_code'),
      us,
    ],
    { line1: '1600 Pearl Street', line2: '', city: 'Boulder', territory: 'CO', zip: '80302' },
  ],
  [
    'a borough of New York, which has no locality',
    'US',
    [
      part('12-34', 'street_number'),
      part('31st Avenue', 'route'),
      part('Queens', 'sublocality_level_1', 'sublocality'),
      newYork,
      part('11106', 'postal_code'),
      us,
    ],
    { line1: '12-34 31st Avenue', line2: '', city: 'Queens', territory: 'NY', zip: '11106' },
  ],
  [
    'a unit',
    'US',
    [
      part('2R', 'subpremise'),
      part('180', 'street_number'),
      part('Bedford Avenue', 'route'),
      part('Brooklyn', 'sublocality'),
      newYork,
      part('11249', 'postal_code'),
      us,
    ],
    { line1: '180 Bedford Avenue', line2: '2R', city: 'Brooklyn', territory: 'NY', zip: '11249' },
  ],
  [
    'a street without a number',
    'US',
    [
      part('The Embarcadero', 'route'),
      part('San Francisco', 'locality'),
      named('California', 'CA', 'administrative_area_level_1'),
      part('94105-1234', 'postal_code'),
      us,
    ],
    { line1: 'The Embarcadero', line2: '', city: 'San Francisco', territory: 'CA', zip: '94105' },
  ],
  [
    'Quebec, in French, its postal code without the space',
    'CA',
    [
      part('1050', 'street_number'),
      part('Rue Sainte-Catherine Ouest', 'route'),
      part('Montréal', 'locality'),
      named('Québec', 'QC', 'administrative_area_level_1'),
      part('h3b5l1', 'postal_code'),
      canada,
    ],
    {
      line1: '1050 Rue Sainte-Catherine Ouest',
      line2: '',
      city: 'Montréal',
      territory: 'QC',
      zip: 'H3B 5L1',
    },
  ],
  [
    'a PO box, which is no street',
    'CA',
    [
      part('PO Box 1200', 'post_box'),
      part('Banff', 'locality'),
      named('Alberta', 'AB', 'administrative_area_level_1'),
      part('T1L 1B4', 'postal_code'),
      canada,
    ],
    { line1: '', line2: '', city: 'Banff', territory: 'AB', zip: 'T1L 1B4' },
  ],
  [
    'a place in the other country',
    'US',
    [
      part('100', 'street_number'),
      part('Queen Street West', 'route'),
      part('Toronto', 'locality'),
      named('Ontario', 'ON', 'administrative_area_level_1'),
      part('M5H 2N2', 'postal_code'),
      canada,
    ],
    { line1: '100 Queen Street West', line2: '', city: 'Toronto', territory: '', zip: '' },
  ],
  [
    'a place without anything',
    'US',
    [],
    { line1: '', line2: '', city: '', territory: '', zip: '' },
  ],
] as const)('%s', (_name, market, components, parts) => {
  expect(addressParts({ components, market, typed: '' })).toEqual(parts);
});

const PEARL = [
  part('Pearl Street', 'route'),
  part('Boulder', 'locality'),
  named('Colorado', 'CO', 'administrative_area_level_1'),
  us,
];

test.each([
  [
    'a number on a street that the vendor knows as a whole',
    '4512 Pearl St',
    PEARL,
    '4512 Pearl Street',
    '',
  ],
  [
    'a unit at the end',
    '1600 Pearl St Suite 4',
    [part('1600', 'street_number'), ...PEARL],
    '1600 Pearl Street',
    'Suite 4',
  ],
  [
    'a unit and a city',
    '1600 Pearl St Apt 4B, Boulder',
    [part('1600', 'street_number'), ...PEARL],
    '1600 Pearl Street',
    'Apt 4B',
  ],
  [
    'a unit behind a number sign',
    '1600 Pearl St #12',
    [part('1600', 'street_number'), ...PEARL],
    '1600 Pearl Street',
    '#12',
  ],
  [
    'a unit before the number',
    'Unit 5 - 1600 Pearl St',
    [part('1600', 'street_number'), ...PEARL],
    '1600 Pearl Street',
    'Unit 5',
  ],
  [
    'a unit joined to the number',
    '400-1600 Pearl',
    [part('1600', 'street_number'), ...PEARL],
    '400-1600 Pearl Street',
    '',
  ],
  [
    'a letter of the building',
    '1600B Pearl',
    [part('1600', 'street_number'), ...PEARL],
    '1600B Pearl Street',
    '',
  ],
  [
    'half a number',
    '100 1/2 Pearl St',
    [part('100', 'street_number'), ...PEARL],
    '100 1/2 Pearl Street',
    '',
  ],
  [
    'another number, chosen instead of what was typed',
    '16 Pearl',
    [part('1600', 'street_number'), ...PEARL],
    '1600 Pearl Street',
    '',
  ],
  ['a name that begins with a digit', '7-Eleven', PEARL, 'Pearl Street', ''],
  [
    'the name of a street, which is no number',
    '5th Avenue',
    [part('5th Avenue', 'route'), us],
    '5th Avenue',
    '',
  ],
] as const)('%s: what was typed stays', (_name, typed, components, line1, line2) =>
  expect(addressParts({ components, market: 'US', typed })).toMatchObject({ line1, line2 }),
);

test.each([
  [
    'a township',
    [
      part('Lower Merion', 'administrative_area_level_3'),
      part('Montgomery County', 'administrative_area_level_2'),
    ],
    'Lower Merion',
  ],
  ['a neighborhood', [part('Wynnewood', 'neighborhood')], 'Wynnewood'],
  ['a county alone', [part('Montgomery County', 'administrative_area_level_2')], ''],
] as const)('%s fills the city as far as it is one', (_name, components, city) =>
  expect(addressParts({ components, market: 'US', typed: '' }).city).toBe(city),
);

test.each([
  ['CA', 'M5V', ''],
  ['CA', 'M5V 2T6', 'M5V 2T6'],
  ['US', '803', ''],
  ['US', '80302', '80302'],
] as const)('in %s the postal code "%s" fills "%s"', (market, code, zip) =>
  expect(addressParts({ components: [part(code, 'postal_code')], market, typed: '' }).zip).toBe(
    zip,
  ),
);

test('a place in Puerto Rico is in that territory', () =>
  expect(
    addressParts({
      components: [
        part('253', 'street_number'),
        part('Calle San Francisco', 'route'),
        part('San Juan', 'locality'),
        part('San Juan', 'administrative_area_level_1'),
        named('Puerto Rico', 'PR', 'country'),
        part('00901', 'postal_code'),
      ],
      market: 'US',
      typed: '253 san fran',
    }),
  ).toEqual({
    line1: '253 Calle San Francisco',
    line2: '',
    city: 'San Juan',
    territory: 'PR',
    zip: '00901',
  }));
