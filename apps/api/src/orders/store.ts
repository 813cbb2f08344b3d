import { DAY_MS, HOUR_MS } from '@signet/rulebook/core/dates';
import { isApproved } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { DebitScheme, OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { OrderChoice, ShippingAddress } from '@signet/rulebook/orders/order';
import {
  OPEN_ORDER_STATES,
  type ORDER_DELAYS,
  ORDER_JOBS,
  type OrderEvent,
  type OrderJob,
  type OrderJobCase,
  type OrderState,
  orderAfter,
} from '@signet/rulebook/orders/order-states';
import type { OrderSummary } from '@signet/rulebook/orders/order-summary';
import type { Currency, Language } from '@signet/rulebook/reference/locales';
import type { OrderType, PaymentMethod } from '@signet/rulebook/reference/order-types';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { HeldCard } from '../cards/port.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { hasJobSql } from '../platform/jobs/store.ts';
import type { Db, Tx } from '../platform/sql/database.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const SETTLE_ORDER_JOB = 'settle-order' satisfies OrderJob;
export const CHARGE_ORDER_JOB = 'charge-order' satisfies OrderJob;
export const FOLLOW_ORDER_JOB = 'follow-order' satisfies OrderJob;
export const REFUND_ORDER_JOB = 'refund-order' satisfies OrderJob;
export const CHARGE_MONTH_JOB = 'charge-month' satisfies OrderJob;

export type StoredOrder = {
  id: string;
  applicationId: string;
  state: OrderState;
  type: OrderType;
  paymentMethod: PaymentMethod;
  currency: Currency;
  choice: Omit<OrderChoice, 'address'>;
  summary: OrderSummary;
  totalCents: number;
  address?: ShippingAddress;
  instrumentId?: string;
  instrumentLast4?: string;
  refusal?: OrderRefusal;
  delay?: (typeof ORDER_DELAYS)[number];
  attempts: number;
  refundedCents: number;
  shipmentId?: string;
  tracking?: { carrier: string; number: string; url?: string };
  submittedAt: number;
  debitedAt?: number;
  placedAt?: number;
  shippedAt?: number;
  deliveredAt?: number;
  endedAt?: number;
  /** Unpaid months and reversed payments, oldest first, with the instrument that failed and why. */
  owed?: {
    day: string;
    cents: number;
    attempts: number;
    isTakenBack?: boolean;
    by?: string;
    why?: string;
  }[];
};

type NewOrder = Pick<
  StoredOrder,
  | 'state'
  | 'type'
  | 'paymentMethod'
  | 'currency'
  | 'choice'
  | 'summary'
  | 'totalCents'
  | 'address'
  | 'instrumentId'
  | 'instrumentLast4'
>;
export type DebitMandate = {
  bankId: string;
  scheme: DebitScheme;
  version: string;
  language: Language;
};
type OrderWrite = {
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  once?: IdempotentCall | undefined;
};
type EventFacts = Partial<
  Pick<
    StoredOrder,
    | 'refusal'
    | 'paymentMethod'
    | 'instrumentId'
    | 'instrumentLast4'
    | 'shipmentId'
    | 'tracking'
    | 'delay'
  > & {
    chargeId: string;
  }
>;

type SubmittedBy = {
  isApproved: boolean;
  mandate?: DebitMandate | undefined;
  complimentaryLimit?: number | undefined;
};

export type Orders = {
  /**
   * The order's id; undefined when another order is open, the decision has changed, or the business
   * has used up its free devices.
   */
  submit(id: string, order: NewOrder, write: OrderWrite & SubmittedBy): Promise<string | undefined>;
  /**
   * Devices that a reseller pays for and the business has or has ordered, but for the application's
   * own open order.
   */
  complimentaryUsed(id: string): Promise<number>;
  /** Applies an event of the state table; false when another event came first. */
  advance(
    orderId: string,
    event: OrderEvent,
    write: OrderWrite & { facts?: EventFacts; mandate?: DebitMandate | undefined },
  ): Promise<boolean>;
  of(id: string): Promise<StoredOrder[]>;
  byId(orderId: string): Promise<StoredOrder | undefined>;
  /** The attempt's card, even after another one has replaced it. docs/decisions/0110. */
  cardFor(
    order: Pick<StoredOrder, 'applicationId' | 'instrumentId'>,
  ): Promise<(HeldCard & { last4: string }) | undefined>;
  customersFor(order: Pick<StoredOrder, 'applicationId'>): Promise<Pick<HeldCard, 'customerId'>[]>;
  /** 0 means that nothing had been charged. */
  recordRefund(orderId: string, cents: number): Promise<void>;
  recordDelay(orderId: string, delay: StoredOrder['delay'] | undefined): Promise<void>;
  /** The jobs that the table of orders owes, should they be lost. */
  lateOrderJobs: ReadLateJobs;
};

const UNPAID_CHARGES = sql`(select jsonb_agg(${jsonObject(
  'orderCharges as c',
  ['day', 'cents', 'attempts'],
  {
    by: sql`c.refused_instrument_id`,
    why: sql`c.refusal`,
    isTakenBack: sql`case when c.period < 0 then true end`,
  },
)} order by c.day)
  from order_charges c where c.order_id = orders.id and c.state = 'unpaid'
    and orders.state not in ('cancelled', 'released'))`;

const COLUMNS = sql`id, application_id, state, type, payment_method, currency, choice, summary,
  total_cents, address, instrument_id, instrument_last4, refusal, delay, attempts, refunded_cents,
  shipment_id, tracking, submitted_at, debited_at, placed_at, shipped_at, delivered_at, ended_at,
  ${UNPAID_CHARGES} as owed`;

const TIMES = {
  clearing: 'debitedAt',
  placed: 'placedAt',
  shipped: 'shippedAt',
  delivered: 'deliveredAt',
  returned: 'endedAt',
  cancelled: 'endedAt',
  released: 'endedAt',
} as const satisfies Partial<Record<OrderState, string>>;
const timeOf: Readonly<Partial<Record<OrderState, (typeof TIMES)[keyof typeof TIMES]>>> = TIMES;

const OPEN = sql`any(${[...OPEN_ORDER_STATES]}::text[])`;

const openOrdersOf = (tx: Tx, applicationId: string) =>
  tx.run(
    query
      .selectFrom('orders')
      .select('id')
      .where('applicationId', '=', applicationId)
      .where('state', 'in', OPEN_ORDER_STATES),
  );

/** The application's open orders are settled once per round. */
export const settlementsOf = async (
  tx: Tx,
  { id, round }: Pick<StoredApplication, 'id' | 'round'>,
): Promise<NewJob[]> =>
  (await openOrdersOf(tx, id)).map(({ id: orderId }) => ({
    id: `${SETTLE_ORDER_JOB}:${orderId}:${round}`,
    kind: SETTLE_ORDER_JOB,
    payload: { orderId },
  }));

/** Kept in the transaction of the order or payment that it authorizes. */
function keepMandate(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'applicationId'>,
  mandate: DebitMandate | undefined,
  acceptedAt: number,
): void {
  if (mandate === undefined) return;
  const { bankId, scheme, version, language } = mandate;
  const agreed = { version, language, acceptedAt };
  tx.send(
    query
      .insertInto('debitMandates')
      .values({ orderId: order.id, applicationId: order.applicationId, bankId, scheme, ...agreed })
      .onConflict((conflict) => conflict.columns(['orderId', 'bankId']).doUpdateSet(agreed)),
  );
}

/** The application and every other one of its business: the home and its stores. */
const SAME_BUSINESS = (id: string): Sql => sql`(select a.id from applications own
    join businesses b on b.application_id = own.id or b.id = own.business_id
    join applications a on a.id = b.application_id or a.business_id = b.id where own.id = ${id})`;

/**
 * Devices that a reseller pays for, in orders that are open or whose devices are not back.
 * docs/readings.md 222.
 */
const complimentaryUsedSql = (
  id: string,
): Sql => sql`(select coalesce(sum((line ->> 'quantity')::integer), 0)::integer
  from orders o cross join jsonb_array_elements(o.summary -> 'lines') line
  where o.application_id in ${SAME_BUSINESS(id)} and (line ->> 'isComplimentary')::boolean
    and (o.state in ('shipped', 'delivered') or o.state = ${OPEN} and o.application_id <> ${id}))`;

const complimentaryIn = ({ summary: { lines } }: Pick<StoredOrder, 'summary'>): number =>
  lines.reduce((sum, { isComplimentary, quantity }) => sum + (isComplimentary ? quantity : 0), 0);

const OWED: Readonly<Record<OrderJobCase, Sql>> = {
  always: sql`true`,
  decided: sql`a.decision in ('APPROVED', 'APPROVED_PENDING', 'DECLINED')`,
  declined: sql`a.decision = 'DECLINED'`,
  monthly: sql`(jsonb_array_length(o.summary -> 'upcoming') > 0
    or exists (select 1 from order_charges c
      where c.order_id = o.id and c.state in ('due', 'clearing', 'unpaid')))`,
  owing: sql`exists (select 1 from order_charges c
    where c.order_id = o.id and c.state in ('due', 'clearing', 'unpaid'))`,
  refundDue: sql`(o.charge_id is not null and o.refunded_cents = 0)`,
};
const OWED_JOBS = ORDER_JOBS.map(({ states, when, job }) => ({
  job,
  isOwed: sql`(o.state = any(${[...states]}::text[]) and ${OWED[when]})`,
}));
const OF_ORDER = sql`jsonb_build_object('orderId', o.id)`;
/**
 * SQL predicate on application `a`: an order is unfinished; a queued refund counts, as it catches
 * late charges. docs/decisions/0117.
 */
export const ORDER_UNDER_WAY = sql`exists (select 1 from orders o
  where o.application_id = a.id and (o.state = ${OPEN} or ${joinSql(
    OWED_JOBS.map(({ isOwed }) => isOwed),
    ' or ',
  )} or ${hasJobSql(sql`a.id`, sql`${REFUND_ORDER_JOB}::text`, OF_ORDER)}))`;
/**
 * SQL predicate on order `o`: money was taken, refunded or not, so it is a sales record.
 * docs/decisions/0117.
 */
export const IS_SALE = sql`(o.charge_id is not null
  or exists (select 1 from order_charges c where c.order_id = o.id and c.charge_id is not null))`;
const ORDER_JOB_IDS = [...new Set(ORDER_JOBS.map(({ job }) => job))];
const DECISION_RACE_MS = 10_000;

const orderOf = (orderId: string) =>
  query
    .selectFrom('orders')
    .select(['applicationId', 'state', 'attempts'])
    .where('id', '=', orderId);

const takesOrders = ({ onboardedAt, decision }: StoredApplication): boolean =>
  onboardedAt !== undefined && decision !== 'DECLINED';

async function complimentaryUsedNow(db: Db, id: string): Promise<number> {
  const [found] = await db.run<{ used: number }>(sql`select ${complimentaryUsedSql(id)} as used`);
  return found?.used ?? 0;
}

const jobsOfNew = ({ id: orderId, state }: Pick<StoredOrder, 'id' | 'state'>, now: number) => [
  ...(state === 'paying' ? [{ kind: CHARGE_ORDER_JOB, payload: { orderId } }] : []),
  // A concurrent decision may have missed this order.
  ...(state === 'held'
    ? [{ kind: SETTLE_ORDER_JOB, payload: { orderId }, dueAt: now + DECISION_RACE_MS }]
    : []),
];

/** What an event leaves on the order; a column without a value stays as it is. */
function factsAfter(
  event: OrderEvent,
  { refusal, delay, chargeId, paymentMethod, instrumentId, tracking, ...facts }: EventFacts,
  attempts: number,
): Columns<'orders'> {
  const kept = {
    ...facts,
    refusal: refusal ?? null,
    delay: delay ?? null,
    tracking: tracking && JSON.stringify(tracking),
  };
  // Drops the declined instrument, so that the customer chooses or enters another.
  return event === 'refused'
    ? { ...kept, attempts: attempts + 1, instrumentId: null, paymentMethod: 'CARD', chargeId: null }
    : { ...kept, instrumentId, paymentMethod, chargeId };
}

/**
 * SQL for orders; ORDER_TRANSITIONS alone defines which event may follow which state.
 * docs/decisions/0099.
 */
export function buildOrders(deps: StoreDeps): Orders {
  const { database, clock } = deps;

  const byId = async (orderId: string): Promise<StoredOrder | undefined> => {
    const [row] = await database.run<StoredOrder>(
      sql`select ${COLUMNS} from orders where id = ${orderId}`,
    );
    return row;
  };

  return {
    submit: async (id, order, { isApproved: wasApproved, mandate, ...write }) => {
      const { actor, messages, once, complimentaryLimit = 0, jobs = [] } = write;
      const given = complimentaryIn(order);
      const orderId = newRowId('ord');
      const { changed } = await changeApplication(
        deps,
        { id, actor, once },
        async (tx, application) => {
          if (!takesOrders(application) || isApproved(application) !== wasApproved)
            return undefined;
          if ((await openOrdersOf(tx, id)).length > 0) return undefined;
          // The lock holds for the whole business, so that two of its orders are counted one after
          // the other.
          if (given > 0 && given + (await complimentaryUsedNow(tx, id)) > complimentaryLimit)
            return undefined;
          const now = clock.now();
          tx.send(
            query.insertInto('orders').values({
              ...order,
              id: orderId,
              applicationId: id,
              choice: JSON.stringify(order.choice),
              summary: JSON.stringify(order.summary),
              address: order.address && JSON.stringify(order.address),
              submittedAt: now,
              changedAt: now,
            }),
          );
          tx.send(query.deleteFrom('orderDrafts').where('applicationId', '=', id));
          keepMandate(tx, { id: orderId, applicationId: id }, mandate, now);
          return {
            action: 'order.submitted',
            detail: auditDetail({ orderId: idOf(orderId), type: order.type, state: order.state }),
            set: { savedAt: now },
            messages,
            jobs: [...jobs, ...jobsOfNew({ id: orderId, state: order.state }, now)],
          };
        },
      );
      return changed ? orderId : undefined;
    },
    complimentaryUsed: (id) => complimentaryUsedNow(database, id),
    advance: async (orderId, event, { facts = {}, mandate, actor, messages, jobs, once }) => {
      const [order] = await database.run(orderOf(orderId));
      if (order === undefined) return false;
      const { applicationId } = order;
      const advanced = await changeIfThere(deps, { id: applicationId, actor, once }, async (tx) => {
        const [current] = await tx.run(orderOf(orderId).forUpdate());
        const to = current && orderAfter(current.state, event);
        if (current === undefined || to === undefined) return undefined;
        const now = clock.now();
        const time = timeOf[to];
        tx.send(
          query
            .updateTable('orders')
            .set({
              ...factsAfter(event, facts, current.attempts),
              state: to,
              changedAt: now,
              ...(time === undefined ? {} : { [time]: now }),
            })
            .where('id', '=', orderId),
        );
        keepMandate(tx, { id: orderId, applicationId }, mandate, now);
        return {
          action: `order.${event}`,
          detail: auditDetail({ orderId: idOf(orderId), to }),
          messages,
          jobs,
        };
      });
      return advanced?.changed ?? false;
    },
    of: (id) =>
      database.run<StoredOrder>(
        sql`select ${COLUMNS} from orders where application_id = ${id} order by submitted_at desc, id`,
      ),
    byId,
    cardFor: async ({ applicationId, instrumentId }) => {
      const [row] = await database.run<HeldCard & { last4: string }>(
        sql`select vendor_customer_id as customer_id, vendor_method_id as method_id, last4 from cards
          where application_id = ${applicationId} and id = ${instrumentId ?? ''}`,
      );
      return row;
    },
    customersFor: ({ applicationId }) =>
      database.run<
        Pick<HeldCard, 'customerId'>
      >(sql`select vendor_customer_id as customer_id from cards where application_id = ${applicationId}
        union select vendor_customer_id from debit_methods where application_id = ${applicationId}`),
    recordRefund: async (orderId, cents) => {
      await database.run(
        query
          .updateTable('orders')
          .set(({ fn, ref, val }) => ({
            refundedCents: fn<number>('least', [val(cents), ref('totalCents')]),
            ...(cents === 0 ? { chargeId: null } : {}),
            changedAt: clock.now(),
          }))
          .where('id', '=', orderId),
      );
    },
    recordDelay: async (orderId, delay) => {
      await database.run(
        query
          .updateTable('orders')
          .set({ delay: delay ?? null })
          .where('id', '=', orderId)
          .where('state', '=', 'placed')
          .where('delay', 'is distinct from', delay ?? null),
      );
    },
    lateOrderJobs: async (after) => {
      const owed = OWED_JOBS.map(({ job, isOwed }) => sql`(${isOwed} and ${job}::text = k.job)`);
      const late = await database.run<{ id: string; applicationId: string; owed: string[] }>(sql`
        select o.id, o.application_id, array_agg(k.job) as owed
        from orders o join applications a on a.id = o.application_id
          join unnest(${ORDER_JOB_IDS}::text[]) k(job) on ${joinSql(owed, ' or ')}
        where o.changed_at < ${clock.now() - LIMITS.jobLostMs}
          and not ${hasJobSql(sql`o.application_id`, sql`k.job`, OF_ORDER)}
          and o.id > ${after}
        group by o.id order by o.id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, applicationId, owed: kinds }) => {
        const payload = { orderId: id };
        const jobs = kinds.map((kind) => ({
          id: `${kind}:${id}:late`,
          kind,
          applicationId,
          payload,
        }));
        return { place: id, jobs };
      });
    },
  };
}

export type OrderCount = { state: string; age: 'hour' | 'day' | 'week' | 'older'; orders: number };
export type OrderCounts = { read(): Promise<OrderCount[]> };

/**
 * Counts open orders by state and age; finished ones are left out, so that the index covers the
 * query.
 */
export const buildOrderCounts = ({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): OrderCounts => ({
  read: () => {
    const now = clock.now();
    return database.run<OrderCount>(sql`select state, age, count(*) as orders from (
        select state, case when changed_at > ${now - HOUR_MS}::bigint then 'hour' when changed_at > ${now - DAY_MS}::bigint then 'day'
          when changed_at > ${now - 7 * DAY_MS}::bigint then 'week' else 'older' end as age
        from orders where state in ('held', 'paying', 'clearing', 'unpaid', 'placed', 'shipped')) aged
      group by state, age`);
  },
});
