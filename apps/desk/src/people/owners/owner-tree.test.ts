import { expect, test } from 'vitest';
import type { CaseHistory } from '../../decision/case-history.ts';
import { ownerTree } from './owner-tree.ts';

type Ownership = NonNullable<CaseHistory['ownership']>;

const person = (id: string) => ({
  ...{ id, name: id, percent: '0', isApplicant: id === 'ana', isController: false },
});
const held = (holder: string, of: string, share: string) => ({
  ...{ holder, of, share, isTrustee: false },
});
const list = (holdings: Ownership['holdings']): Ownership => ({
  people: [person('ana'), person('ben')],
  holdings,
  restPercent: '0',
});
const shape = (nodes: ReturnType<typeof ownerTree>): unknown =>
  nodes.map(({ id, share, holders }) => [id, share, shape(holders)]);

test('people stand below the company through which they hold', () => {
  const tree = ownerTree(
    list([held('ana', 'business', '40'), held('co', 'business', '60'), held('ben', 'co', '100')]),
    [],
  );
  expect(shape(tree)).toEqual([
    ['ana', '40', []],
    ['co', '60', [['ben', '100', []]]],
  ]);
});

test('somebody without a share is shown, and companies that hold each other end', () => {
  const tree = ownerTree(
    list([held('co', 'business', '100'), held('trust', 'co', '50'), held('co', 'trust', '50')]),
    [],
  );
  expect(shape(tree)).toEqual([
    ['co', '100', [['trust', '50', []]]],
    ['ana', '0', []],
    ['ben', '0', []],
  ]);
});
