import {
  ORDER_EVENT_ACTORS,
  ORDER_EVENTS,
  ORDER_JOBS,
  ORDER_STATES,
  type OrderEvent,
  type OrderJob,
  type OrderJobCase,
  type OrderState,
  orderAfter,
} from '@signet/rulebook/orders/order-states';
import { screenSourceText } from './screen-sources.ts';

type Walked = {
  isMonthly: boolean;
  state: OrderState;
  decision: 'open' | 'approved' | 'declined';
  taken: 0 | 1;
  givenBack: 0 | 1;
};

const DECISIONS = ['open', 'approved', 'declined'] as const;
const STARTS: readonly Walked[] = [false, true].flatMap((isMonthly) => [
  { isMonthly, state: 'held', decision: 'open', taken: 0, givenBack: 0 },
  { isMonthly, state: 'paying', decision: 'approved', taken: 0, givenBack: 0 },
  { isMonthly, state: 'completed', decision: 'open', taken: 0, givenBack: 0 },
]);

const IS_CASE: Readonly<Record<OrderJobCase, (walked: Walked) => boolean>> = {
  always: () => true,
  decided: ({ decision }) => decision !== 'open',
  declined: ({ decision }) => decision === 'declined',
  monthly: ({ isMonthly }) => isMonthly,
  owing: ({ isMonthly }) => isMonthly, // some of its months may be
  refundDue: ({ taken, givenBack }) => taken > givenBack,
};
const jobsOwed = (walked: Walked): OrderJob[] =>
  ORDER_JOBS.filter(
    ({ states, when }) => states.includes(walked.state) && IS_CASE[when](walked),
  ).map(({ job }) => job);

const BROUGHT_BY: Readonly<Record<OrderJob, (typeof ORDER_EVENT_ACTORS)[OrderEvent] | 'refund'>> = {
  'settle-order': 'decision',
  'charge-order': 'provider',
  'follow-order': 'packer',
  'refund-order': 'refund',
  'charge-month': 'packer', // it checks on the parcel before it charges
};
const CALLS: Readonly<Partial<Record<OrderEvent, string>>> = {
  paidAgain: 'payOrder',
  cancelled: 'cancelOrder',
};

const NEEDS: Readonly<Partial<Record<OrderEvent, Walked['decision']>>> = {
  approved: 'approved',
  declined: 'declined',
  paidAgain: 'approved',
};
const isDecided = (event: OrderEvent, { decision }: Walked): boolean =>
  (NEEDS[event] ?? decision) === decision;

function nextOf(walked: Walked): { by: string; to: Walked }[] {
  const jobs = jobsOwed(walked).map((job) => BROUGHT_BY[job]);
  const events = ORDER_EVENTS.flatMap((event) => {
    const state = orderAfter(walked.state, event);
    const actor = ORDER_EVENT_ACTORS[event];
    if (
      state === undefined ||
      !isDecided(event, walked) ||
      !(actor === 'applicant' || jobs.includes(actor))
    )
      return [];
    return [
      {
        by: event,
        to: { ...walked, state, taken: event === 'charged' ? (1 as const) : walked.taken },
      },
    ];
  });
  const decided = DECISIONS.filter(
    (decision) =>
      walked.decision !== 'declined' && decision !== 'open' && decision !== walked.decision,
  );
  return [
    ...events,
    ...(jobs.includes('refund')
      ? [{ by: 'refunded', to: { ...walked, givenBack: 1 as const } }]
      : []),
    ...decided.map((decision) => ({ by: 'decided', to: { ...walked, decision } })),
  ];
}

const nameOf = ({ isMonthly, state, decision, taken, givenBack }: Walked): string =>
  `order ${state}${isMonthly ? ' by the month' : ''}, ${decision}, taken ${taken}, given back ${givenBack}`;

function reached(): Map<string, Walked> {
  const met = new Map(STARTS.map((start) => [nameOf(start), start]));
  for (const walked of met.values())
    for (const { to } of nextOf(walked)) if (!met.has(nameOf(to))) met.set(nameOf(to), to);
  return met;
}

/** A monthly order stays open until it is returned. */
const isOver = ({ isMonthly, state, taken, givenBack }: Walked): boolean =>
  ['completed', 'returned'].includes(state) ||
  (state === 'delivered' && !isMonthly) ||
  (['cancelled', 'released'].includes(state) && taken === givenBack);

/** Errors in a state: nobody must act, two jobs overlap, an unpaid parcel, or a missing control. */
function errorsOf(walked: Walked, textOfStatus: string): string[] {
  const { state, decision, taken } = walked;
  const name = nameOf(walked);
  // Monthly charges run next to any other job.
  const jobs = jobsOwed(walked).filter(
    (job, _at, all) => job !== 'charge-month' || all.length === 1,
  );
  const ways = nextOf(walked).filter(({ by }) => by !== 'decided');
  // Canceling is always possible and leads nowhere.
  const leadsOn = ways.some(({ by }) => by !== 'cancelled');
  const pressed = ways.flatMap(({ by }) =>
    Object.entries(CALLS).flatMap(([event, call]) => (event === by ? [call] : [])),
  );
  const waitsForDecision = state === 'held' && decision === 'open';
  return [
    ...(jobs.length > 1 ? [`${name}: ${jobs.join(' and ')} both carry it`] : []),
    ...(!isOver(walked) && !waitsForDecision && !leadsOn ? [`${name}: nobody must act`] : []),
    ...(['placed', 'shipped', 'delivered', 'returned'].includes(state) && taken === 0
      ? [`${name}: packed and not paid for`]
      : []),
    ...pressed
      .filter((call) => !textOfStatus.includes(`'${call}'`))
      .map((call) => `${name}: nothing of its page calls ${call}`),
  ];
}

/** Orders from which only canceling leads to an end. */
function stuck(all: ReadonlyMap<string, Walked>): string[] {
  const ends = new Set([...all].filter(([, walked]) => isOver(walked)).map(([name]) => name));
  for (let known = -1; known < ends.size; ) {
    known = ends.size;
    for (const [name, walked] of all)
      if (nextOf(walked).some(({ by, to }) => by !== 'cancelled' && ends.has(nameOf(to))))
        ends.add(name);
  }
  return [...all.keys()]
    .filter((name) => !ends.has(name))
    .map((name) => `${name}: no way leads to an end`);
}

/**
 * Proves the order state table: every state is reached, leads to an end, and has exactly one actor.
 */
export function orderProof(): {
  states: number;
  met: ReadonlySet<string>;
  rows: readonly { id: OrderState }[];
  faults: string[];
} {
  const all = reached();
  const textOfStatus = screenSourceText()('order-status');
  return {
    states: all.size,
    met: new Set([...all.values()].map(({ state }) => state)),
    rows: ORDER_STATES.map((id) => ({ id })),
    faults: [
      ...[...all.values()].flatMap((walked) => errorsOf(walked, textOfStatus)),
      ...stuck(all),
    ],
  };
}
