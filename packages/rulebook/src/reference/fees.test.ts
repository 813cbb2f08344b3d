import { expect, test } from 'vitest';
import {
  ALL_FEE_IDS,
  type FeeSwitches,
  feeLines,
  SAMPLE_FEES,
  shownFees,
  visibleFees,
} from './fees.ts';

const sample = visibleFees(SAMPLE_FEES.US);

test('merges three remote payment methods with equal fees into one line, in the first one’s place', () =>
  expect(feeLines(sample).map(({ id, fee }) => [id, fee.basisPoints])).toEqual([
    ['terminal', 230],
    ['keyedIn', 330],
    ['online', 270],
  ]));

test.each([
  [
    'one of them costs more',
    sample.map((fee) => (fee.id === 'paylink' ? { ...fee, fixedCents: 40 } : fee)),
  ],
  ['one of them is not configured', sample.filter(({ id }) => id !== 'paylink')],
  ['none of them is configured', sample.filter(({ id }) => id === 'terminal')],
])('%s: each keeps its own line', (_what, fees) =>
  expect(feeLines(fees).map(({ id }) => id)).toEqual(fees.map(({ id }) => id)),
);

const every = ALL_FEE_IDS.map((id, at) => ({
  id,
  basisPoints: id === 'keyedIn' ? 0 : 100 + at,
  fixedCents: 0,
}));
const off: FeeSwitches = {
  environment: 'production',
  inPersonPricingFirstEnabled: true,
  isShowCustomEcomm: false,
  isShowEcheckFee: false,
};
const USUAL = ['terminal', 'invoicing', 'paylink', 'paybutton', 'transferToBank'];
const WITH_DEBIT = [
  'terminal',
  'terminalDebit',
  'keyedInDebit',
  ...[
    'invoicing',
    'invoicingDebit',
    'paylink',
    'paylinkDebit',
    'paybutton',
    'paybuttonDebit',
    'transferToBank',
    'transferToBankDebit',
  ],
];

test.each<[what: string, switches: Partial<FeeSwitches>, ids: readonly string[]]>([
  ['without a switch, neither debit nor optional fees, nor one of 0', {}, USUAL],
  ['in test, no debit cards', { environment: 'test' }, USUAL],
  ['in ote, no debit cards', { environment: 'ote' }, USUAL],
  ['in ci, debit cards beside the others', { environment: 'ci' }, WITH_DEBIT],
  ['in local, too', { environment: 'local' }, WITH_DEBIT],
  [
    'the custom fee where it is switched on',
    { isShowCustomEcomm: true },
    [...USUAL, 'customEcomm'],
  ],
  ['the eCheck where it is', { isShowEcheckFee: true }, [...USUAL, 'echeck']],
  ['both', { isShowCustomEcomm: true, isShowEcheckFee: true }, [...USUAL, 'customEcomm', 'echeck']],
  ['in person last', { inPersonPricingFirstEnabled: false }, [...USUAL.slice(1), 'terminal']],
  [
    'in person last, debit cards included',
    { inPersonPricingFirstEnabled: false, environment: 'ci' },
    [...WITH_DEBIT.slice(2), 'terminal', 'terminalDebit'],
  ],
])('fees that are shown: %s', (_what, switches, ids) =>
  expect(shownFees(every, { ...off, ...switches }).map(({ id }) => id)).toEqual(ids),
);
