import { expect, test } from 'vitest';
import { merkleRoot } from './merkle-root.ts';

test.each([
  // Test vectors of RFC 6962's reference implementation.
  ['nothing', [], 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['one empty leaf', [''], '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [
    'two leaves',
    ['', '\u0000'],
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  ],
  [
    'three leaves',
    ['', '\u0000', '\u0010'],
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  ],
])('the root of %s is that of RFC 6962', (_what, leaves, root) =>
  expect(merkleRoot(leaves)).toBe(root),
);

test('the root depends on order, number and content of the leaves', () => {
  const roots = [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['a', 'b'],
    ['a', 'b', 'c', 'c'],
    ['ab', 'c'],
  ].map(merkleRoot);
  expect(new Set(roots).size).toBe(roots.length);
});
