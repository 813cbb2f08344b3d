import { explore } from '@signet/rulebook/core/explore';
import { expect, test } from 'vitest';
import { modelCheck } from './model-check.ts';
import { PARTNERS_MAX } from './partners.ts';
import { randomWalk } from './random-walk.ts';

type Toy = { isOpen: boolean; count: number; flags: { isBlue: boolean; isLoud: boolean } };
const DOMAINS = {
  isOpen: [false, true],
  count: [0, 1, 2],
  'flags.isBlue': [false, true],
  'flags.isLoud': [false, true],
};

test('every combination of the facts that are read is tried once, and no others', () => {
  const leaves = explore(DOMAINS, (toy: Toy) =>
    toy.isOpen ? `open ${toy.count}` : toy.flags.isBlue ? 'blue' : 'grey',
  );
  expect(leaves.map(({ answer }) => answer).sort()).toEqual([
    'blue',
    'grey',
    'open 0',
    'open 1',
    'open 2',
  ]);
});

test('a fact that has no values to be tried with is named', () => {
  expect(() => explore({ isOpen: [true] }, ({ count }: Toy) => count)).toThrow(
    'the fact count is read',
  );
});

test('the same seed walks the same way', () => expect(randomWalk(7)).toEqual(randomWalk(7)));

test('every row is reached, every state has a page, and nobody who must act is at a dead end', {
  timeout: 180_000,
}, () => {
  const { unreachedRows, deadEnds, walks, outageWalks, states } = modelCheck({
    walks: 4_000,
    partnersMax: PARTNERS_MAX,
  });
  expect({ unreachedRows, deadEnds }).toEqual({ unreachedRows: [], deadEnds: [] });
  expect(walks.ends.approved + walks.ends.inReview + walks.ends.notApproved).toBe(4_000);
  expect(outageWalks.total).toBe(4_000);
  expect(states.carriers).toBeGreaterThan(10_000);
  expect(states.partnerPages).toBeGreaterThan(10_000);
  expect(states.ownerPages).toBeGreaterThan(1_000);
  expect(states.underwriting).toBeGreaterThan(100_000);
});
