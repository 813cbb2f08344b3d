import type { ApplicationView } from './application-view.ts';
import type { OrderState } from './orders/order-states.ts';

type HomeView = Pick<ApplicationView, 'decision' | 'boStatus'> & {
  bank?: { status: string } | undefined;
  owners?: { list: readonly { type: string }[] } | undefined;
  order?: { state: OrderState } | undefined;
};

type TaskRow = {
  id: string;
  comes: (view: HomeView) => boolean;
  state: (view: HomeView) => 'done' | 'waiting' | 'todo';
};

const BANK_STATES: Readonly<Record<string, 'done' | 'waiting'>> = {
  VERIFIED: 'done',
  PENDING: 'waiting',
};

/**
 * Orders still under way or delivered; the checklist omits ended orders and orders without a
 * terminal.
 */
const ORDER_TASKS: Readonly<Partial<Record<OrderState, HomeTask['state']>>> = {
  held: 'waiting',
  paying: 'waiting',
  clearing: 'waiting',
  unpaid: 'todo',
  placed: 'waiting',
  shipped: 'waiting',
  delivered: 'done',
};
const orderTask = ({ order }: HomeView): HomeTask['state'] | undefined =>
  order && ORDER_TASKS[order.state];

/**
 * Checklist of an approved application, in display order. A terminal appears once ordered.
 * docs/decisions/0050, 0102.
 */
const ROWS = [
  { id: 'approval', comes: () => true, state: () => 'done' },
  { id: 'bank', comes: () => true, state: ({ bank }) => BANK_STATES[bank?.status ?? ''] ?? 'todo' },
  {
    id: 'owners',
    comes: ({ owners }) => owners?.list.some(({ type }) => type === 'OWNER') ?? false,
    state: ({ decision, boStatus }) =>
      decision === 'APPROVED' ? 'done' : boStatus === 'WAITING_FOR_INFO' ? 'todo' : 'waiting',
  },
  {
    id: 'order',
    comes: (view) => orderTask(view) !== undefined,
    state: (view) => orderTask(view) ?? 'todo',
  },
] as const satisfies readonly TaskRow[];

export type HomeTask = { id: (typeof ROWS)[number]['id']; state: 'done' | 'waiting' | 'todo' };

export const homeTasks = (view: HomeView): HomeTask[] =>
  ROWS.filter(({ comes }) => comes(view)).map(({ id, state }) => ({ id, state: state(view) }));
