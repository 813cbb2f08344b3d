import { expect, test } from 'vitest';
import { addressParts } from './address-parts.ts';

const part = (text: string, ...types: string[]) => ({ longText: text, shortText: text, types });
const named = (long: string, short: string, ...types: string[]) => ({ longText: long, shortText: short, types });
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
    { line1: '1050 Rue Sainte-Catherine Ouest', line2: '', city: 'Montréal', territory: 'QC', zip: 'H3B 5L1' },
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
  ['a place without anything', 'US', [], { line1: '', line2: '', city: '', territory: '', zip: '' }],
] as const)('%s', (_name, market, components, parts) => {
  expect(addressParts(components, market)).toEqual(parts);
});
