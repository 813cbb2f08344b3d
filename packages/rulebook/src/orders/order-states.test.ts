import { expect, test } from 'vitest';
import { ORDER_STAGES, type OrderStage, STAGE_REACHED } from './order-stages.ts';
import {
  mayCancelOrder,
  OPEN_ORDER_STATES,
  ORDER_EVENTS,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
  orderAfter,
} from './order-states.ts';

const reachable = (from: OrderState): Set<OrderState> => {
  const seen = new Set<OrderState>([from]);
  for (const state of seen)
    for (const event of ORDER_EVENTS) seen.add(orderAfter(state, event) ?? state);
  return seen;
};

test('every state can be reached from one that is held, but for the order without a device, which is complete at once', () =>
  expect(new Set([...reachable('held'), 'completed'])).toEqual(new Set(ORDER_STATES)));

test('nothing ships before it is charged', () => {
  for (const event of ['shipped', 'delivered', 'returned'] as const)
    for (const state of ['held', 'paying', 'clearing', 'unpaid'] as const)
      expect(orderAfter(state, event)).toBeUndefined();
  expect(ORDER_TRANSITIONS.charged.from).toEqual(['paying', 'clearing']);
});

test('an order can be cancelled exactly while it is open', () =>
  expect(ORDER_STATES.filter(mayCancelOrder)).toEqual(OPEN_ORDER_STATES));

test.each(['completed', 'cancelled', 'released', 'returned'] as const)('%s is the end', (state) =>
  expect(reachable(state)).toEqual(new Set([state])),
);

test('a bank debit ends paid, refused or cancelled', () =>
  expect(ORDER_EVENTS.flatMap((event) => orderAfter('clearing', event) ?? []).sort()).toEqual([
    'cancelled',
    'placed',
    'unpaid',
  ]));

test('an order goes through its stages in order; only a refused payment goes back one', () => {
  const stages: readonly (OrderStage | undefined)[] = ORDER_STAGES;
  const stageOf = (state: OrderState): number => stages.indexOf(STAGE_REACHED[state]);
  const back = ORDER_EVENTS.flatMap((event) =>
    ORDER_TRANSITIONS[event].from
      .filter((from) => {
        const to = stageOf(ORDER_TRANSITIONS[event].to);
        return to >= 0 && to < stageOf(from);
      })
      .map((from) => `${from} ${event}`),
  );
  expect(back).toEqual(['unpaid paidAgain']);
  expect([STAGE_REACHED.placed, STAGE_REACHED.shipped]).toEqual(['confirmed', 'shipped']);
});
