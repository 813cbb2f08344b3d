import type { OrderChoice } from '@signet/rulebook/orders/order';
import { plansOn, SAMPLE_PLANS } from '@signet/rulebook/reference/plans';
import { expect, test } from 'vitest';
import { choiceOf, countedDraft, draftOf, onlyOffered, withBundle } from './order-draft.ts';

const CHOICE: OrderChoice = {
  type: 'RENT',
  quantities: { POYNTC: 2, N910: 1 },
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'NONE',
};
const BUNDLE = {
  ...CHOICE,
  quantities: {},
  bundle: 'N910_SUNMIT2S1',
  bundleQuantity: 1,
  licences: 1,
} as const;
const plansIn = (market: 'US' | 'CA', without: readonly string[] = []) =>
  plansOn(SAMPLE_PLANS[market], '2026-11-20')
    .filter(({ plan }) => !without.includes(plan))
    .map(({ perUnitCents, ...row }) => ({ ...row, perUnit: perUnitCents }));
const kept = (choice: OrderChoice, plans: ReturnType<typeof plansIn>) =>
  choiceOf(onlyOffered(draftOf(choice), plans));

test('keeps what was typed for offered devices', () => {
  const typed = { ...draftOf(CHOICE), quantities: { ...draftOf(CHOICE).quantities, N910: '1.5' } };
  expect(onlyOffered(typed, plansIn('US'))).toEqual(typed);
  expect(kept(BUNDLE, plansIn('US'))).toEqual(BUNDLE);
});

test('resets a terminal that is no longer offered', () =>
  expect(kept(CHOICE, plansIn('US', ['POYNTC'])).quantities).toEqual({ N910: 1 }));

test.each([
  ['its market does not have', plansIn('CA')],
  ['has no software to go with it any more', plansIn('US', ['LICENSE'])],
])('a bundle that %s goes with its licences', (_why, plans) => {
  const { bundle: _gone, ...without } = BUNDLE;
  expect(kept(BUNDLE, plans)).toEqual({ ...without, bundleQuantity: 0, licences: 0 });
});

test.each<[string, OrderChoice['quantities'], OrderChoice['quantities']]>([
  ['the terminal of a new order', { POYNTC: 1 }, {}],
  ['one terminal of another kind, which somebody chose', { N950: 1 }, { N950: 1 }],
  ['two terminals', { POYNTC: 2 }, { POYNTC: 2 }],
])('a first bundle in place of %s', (_what, quantities, kept) => {
  const draft = withBundle(
    draftOf({ ...CHOICE, quantities }),
    'N910_SUNMIT2S1',
    '1',
    plansIn('US'),
  );
  expect(choiceOf(draft)).toMatchObject({
    quantities: kept,
    bundle: 'N910_SUNMIT2S1',
    bundleQuantity: 1,
  });
});

test.each(['', '1.5', '-1', '1e9', 'two'])(
  'a running total counts none for the quantity “%s”, and keeps the others',
  (typed) => {
    const draft = draftOf(CHOICE);
    const quantities = { ...draft.quantities, POYNTC: typed };
    expect(countedDraft({ ...draft, quantities }).quantities).toEqual({ N910: 1 });
  },
);
