import { expect, test } from 'vitest';
import { KNOWN_BANKS } from '../apps/api/src/bank/known-banks.ts';
import { banksOf } from './import-banks.ts';

const US =
  'routing_number,bank_name,city\n021000021,"JPMORGAN CHASE, N.A.",TAMPA\n011000138,BANK OF AMERICA,HENRICO\n';

test('a directory is read by its columns, in either country', () => {
  expect(banksOf(US)).toEqual([
    { market: 'US', number: '021000021', name: 'JPMORGAN CHASE, N.A.' },
    { market: 'US', number: '011000138', name: 'BANK OF AMERICA' },
  ]);
  expect(banksOf('\uFEFFinstitution_number,name\n815,Desjardins\n')).toEqual([
    { market: 'CA', number: '815', name: 'Desjardins' },
  ]);
});

test.each([
  ['no columns that we know', 'number,name\n021000021,Chase\n', 'the first line names the columns'],
  ['a number that fails its check', 'routing_number,name\n021000020,Chase\n', 'line 2 is no bank'],
  ['a number of no bank', 'institution_number,name\n999,Nobody\n', 'line 2 is no bank'],
  ['a bank without a name', 'institution_number,name\n815,Desjardins\n004,\n', 'line 3 is no bank'],
  [
    'a bank that comes twice',
    'institution_number,name\n815,Desjardins\n815,Caisse\n',
    '815 comes twice',
  ],
  ['nothing', '', 'the first line names the columns'],
])('%s is refused as a whole', (_what, csv, words) => expect(() => banksOf(csv)).toThrow(words));

test('the banks that are known anyway could be loaded as they are', () => {
  for (const [market, column] of [
    ['US', 'routing_number'],
    ['CA', 'institution_number'],
  ] as const) {
    const lines = Object.entries(KNOWN_BANKS[market]).map(
      ([number, name]) => `${number},"${name}"`,
    );
    expect(banksOf([`${column},name`, ...lines].join('\n'))).toHaveLength(lines.length);
  }
});
