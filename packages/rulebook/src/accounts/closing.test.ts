import { expect, test } from 'vitest';
import { testFacts } from '../core/facts-cases.ts';
import { ORDER_STATES } from '../orders/order-states.ts';
import { closingEffect, mayCloseAccount } from './closing.ts';

test.each([
  ['approved', { decision: 'APPROVED' }, true],
  ['approved, with owners left', { decision: 'APPROVED_PENDING' }, true],
  ['in review', { decision: 'PENDING' }, false],
  ['not approved', { decision: 'DECLINED' }, false],
  ['being checked again', { decision: 'APPROVED_PENDING', checking: true }, false],
  ['closed already', { decision: 'APPROVED', isClosed: true }, false],
] as const)('whether an account may be closed: %s', (_what, facts, may) =>
  expect(mayCloseAccount(testFacts(facts))).toBe(may),
);

test.each([
  ['held', 0, 'released'],
  ['unpaid', 1_995, 'released'],
  ['paying', 0, 'goesOn'],
  ['clearing', 0, 'goesOn'],
  ['placed', 1_995, 'goesOn'],
  ['shipped', 1_995, 'rentGoesOn'],
  ['delivered', 1_995, 'rentGoesOn'],
  ['shipped', 0, undefined],
  ['delivered', 0, undefined],
  ['returned', 1_995, undefined],
  ['completed', 0, undefined],
  ['cancelled', 1_995, undefined],
  ['released', 1_995, undefined],
] as const)('an order that is %s and costs %i a month: %s', (state, monthlyCents, effect) =>
  expect(closingEffect({ state, monthlyCents })).toBe(effect),
);

test('every state of an order is said', () => expect(ORDER_STATES).toHaveLength(11));
