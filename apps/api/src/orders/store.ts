import { DAY_MS, HOUR_MS } from '@signet/rulebook/core/dates';
import type { DebitScheme, OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { OrderChoice, ShippingAddress } from '@signet/rulebook/orders/order';
import {
  OPEN_ORDER_STATES,
  type ORDER_DELAYS,
  ORDER_JOBS,
  ORDER_TRANSITIONS,
  type OrderEvent,
  type OrderJob,
  type OrderJobCase,
  type OrderState,
} from '@signet/rulebook/orders/order-states';
import type { OrderSummary } from '@signet/rulebook/orders/order-summary';
import type { Currency, Language } from '@signet/rulebook/reference/locales';
import type { OrderType, PaymentMethod } from '@signet/rulebook/reference/order-types';
import type { HeldCard } from '../cards/port.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { hasCode } from '../platform/describe-error.ts';
import { newRowId } from '../platform/ids.ts';
import type { Db, Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { joinSql, type Sql, sql, UNIQUE_VIOLATION } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  NewJob,
  OutboxMessage,
  StoreDeps,
  StoredApplication,
} from '../platform/store-types.ts';

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
  revive(): Promise<void>;
};

const COLUMNS = sql`id, application_id, state, type, payment_method, currency, choice, summary, total_cents, address, instrument_id, instrument_last4, refusal,
  delay, attempts, refunded_cents, shipment_id, tracking, submitted_at, debited_at, placed_at, shipped_at, delivered_at, ended_at,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', c.day, 'cents', c.cents, 'attempts', c.attempts, 'by', c.refused_instrument_id, 'why', c.refusal, 'isTakenBack', case when c.period < 0 then true end)) order by c.day) from order_charges c where c.order_id = orders.id and c.state = 'unpaid' and orders.state not in ('cancelled', 'released')) as owed`;

const TIMES: Readonly<Partial<Record<OrderState, Sql>>> = {
  clearing: sql`debited_at`,
  placed: sql`placed_at`,
  shipped: sql`shipped_at`,
  delivered: sql`delivered_at`,
  returned: sql`ended_at`,
  cancelled: sql`ended_at`,
  released: sql`ended_at`,
};

const OPEN = sql`any(${[...OPEN_ORDER_STATES]}::text[])`;

/**
 * Part of the statement that decides: queues the settlement of open orders. `changed` must return
 * the application.
 */
export const settleOrdersCte = (
  now: number,
): Sql => sql`settled_orders as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
  select ${SETTLE_ORDER_JOB}::text || ':' || o.id || ':' || changed.round, ${SETTLE_ORDER_JOB}::text, changed.id, jsonb_build_object('orderId', o.id), ${now}::bigint, 0, 'waiting', ${now}::bigint
  from changed join orders o on o.application_id = changed.id and o.state = ${OPEN} on conflict (id) do nothing)`;

/** The same for a change of the application: its open orders are settled once per round. */
export const settlementsOf = async (
  tx: Tx,
  { id, round }: Pick<StoredApplication, 'id' | 'round'>,
): Promise<NewJob[]> => {
  const open = await tx.run(
    query
      .selectFrom('orders')
      .select('id')
      .where('applicationId', '=', id)
      .where('state', 'in', OPEN_ORDER_STATES),
  );
  return open.map(({ id: orderId }) => ({
    id: `${SETTLE_ORDER_JOB}:${orderId}:${round}`,
    kind: SETTLE_ORDER_JOB,
    payload: { orderId },
  }));
};

/** Stored in the same statement as the order or payment it authorizes. */
const agreedCtes = (orderId: string, mandate: DebitMandate | undefined, now: number): Sql[] =>
  mandate === undefined
    ? []
    : [
        sql`agreed as (insert into debit_mandates (order_id, application_id, bank_id, scheme, version, language, accepted_at)
          select ${orderId}::text, changed.id, ${mandate.bankId}::text, ${mandate.scheme}::text, ${mandate.version}::text, ${mandate.language}::text, ${now}::bigint from changed
          on conflict (order_id, bank_id) do update set version = excluded.version, language = excluded.language, accepted_at = excluded.accepted_at)`,
      ];

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

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);
const OWED: Readonly<Record<OrderJobCase, Sql>> = {
  always: sql`true`,
  decided: sql`a.decision in ('APPROVED', 'APPROVED_PENDING', 'DECLINED')`,
  declined: sql`a.decision = 'DECLINED'`,
  monthly: sql`(jsonb_array_length(o.summary -> 'upcoming') > 0 or exists (select 1 from order_charges c where c.order_id = o.id and c.state in ('due', 'clearing', 'unpaid')))`,
  owing: sql`exists (select 1 from order_charges c where c.order_id = o.id and c.state in ('due', 'clearing', 'unpaid'))`,
  refundDue: sql`(o.charge_id is not null and o.refunded_cents = 0)`,
};
const OWED_JOBS = ORDER_JOBS.map(({ states, when, job }) => ({
  job,
  isOwed: sql`(o.state = any(${[...states]}::text[]) and ${OWED[when]})`,
}));
/**
 * SQL predicate on application `a`: an order is unfinished; a queued refund counts, as it catches
 * late charges. docs/decisions/0117.
 */
export const ORDER_UNDER_WAY = sql`exists (select 1 from orders o where o.application_id = a.id and (o.state = ${OPEN} or ${joinSql(
  OWED_JOBS.map(({ isOwed }) => isOwed),
  ' or ',
)} or exists (select 1 from jobs j where j.application_id = a.id and j.kind = ${REFUND_ORDER_JOB} and j.payload ->> 'orderId' = o.id)))`;
/**
 * SQL predicate on order `o`: money was taken, refunded or not, so it is a sales record.
 * docs/decisions/0117.
 */
export const IS_SALE = sql`(o.charge_id is not null or exists (select 1 from order_charges c where c.order_id = o.id and c.charge_id is not null))`;
const ORDER_JOB_IDS = [...new Set(ORDER_JOBS.map(({ job }) => job))];
const DECISION_RACE_MS = 10_000;
const STILL_MS = 5 * 60_000;

/**
 * SQL for orders; ORDER_TRANSITIONS alone defines which event may follow which state.
 * docs/decisions/0099.
 */
export function buildOrders(deps: StoreDeps): Orders {
  const { database, clock, sealer } = deps;

  const insert = async (
    id: string,
    order: NewOrder,
    { isApproved, mandate, complimentaryLimit = 0, ...write }: OrderWrite & SubmittedBy,
  ): Promise<string | undefined> => {
    const given = complimentaryIn(order);
    const now = clock.now();
    const orderId = newRowId('ord');
    const jobs: NewJob[] = [
      ...(write.jobs ?? []),
      ...(order.state === 'paying' ? [{ kind: CHARGE_ORDER_JOB, payload: { orderId } }] : []),
      // A concurrent decision may have missed this order.
      ...(order.state === 'held'
        ? [{ kind: SETTLE_ORDER_JOB, payload: { orderId }, dueAt: now + DECISION_RACE_MS }]
        : []),
    ];
    const change: AuditedUpdate = {
      ...write,
      action: 'order.submitted',
      detail: auditDetail({ orderId: idOf(orderId), type: order.type, state: order.state }),
      jobs,
    };
    const parts = [
      sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, ${auditColumns(change, now, sealer)}
        where id = ${id} and onboarded_at is not null and decision <> 'DECLINED'
          and (decision in ('APPROVED', 'APPROVED_PENDING')) = ${isApproved}::boolean
          and not exists (select 1 from orders o where o.application_id = ${id} and o.state = ${OPEN}) returning ${AUDITED_RETURNING})`,
      sql`ordered as (insert into orders (id, application_id, state, type, payment_method, currency, choice, summary, total_cents, address, instrument_id, instrument_last4, submitted_at, changed_at)
        select ${orderId}::text, changed.id, ${order.state}::text, ${order.type}::text, ${order.paymentMethod}::text, ${order.currency}::text, ${JSON.stringify(order.choice)}::jsonb,
          ${JSON.stringify(order.summary)}::jsonb, ${order.totalCents}::bigint, ${json(order.address)}::jsonb, ${order.instrumentId ?? null}::text, ${order.instrumentLast4 ?? null}::text,
          ${now}::bigint, ${now}::bigint from changed)`,
      sql`drafted as (delete from order_drafts d using changed where d.application_id = changed.id)`,
      ...agreedCtes(orderId, mandate, now),
      ...sideEffectCtes(change, deps, id),
    ];
    const submit = async (db: Db) =>
      (await db.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
    const isStored =
      given === 0
        ? await submit(database)
        : await database.transaction(async (db) => {
            // Locks the home and its stores in one order, so that two orders of a business are
            // counted one after the other.
            await db.run(
              sql`select id from applications where id in ${SAME_BUSINESS(id)} order by id for no key update`,
            );
            const [found] = await db.run<{ used: number }>(
              sql`select ${complimentaryUsedSql(id)} as used`,
            );
            return (found?.used ?? 0) + given <= complimentaryLimit && (await submit(db));
          });
    return isStored ? orderId : undefined;
  };

  const byId = async (orderId: string): Promise<StoredOrder | undefined> => {
    const [row] = await database.run<StoredOrder>(
      sql`select ${COLUMNS} from orders where id = ${orderId}`,
    );
    return row;
  };

  return {
    submit: (id, order, write) =>
      insert(id, order, write).catch((error: unknown) => {
        if (hasCode(error, UNIQUE_VIOLATION)) return undefined; // a concurrent order won
        throw error;
      }),
    complimentaryUsed: async (id) => {
      const [found] = await database.run<{ used: number }>(
        sql`select ${complimentaryUsedSql(id)} as used`,
      );
      return found?.used ?? 0;
    },
    advance: async (orderId, event, { facts = {}, mandate, ...write }) => {
      const now = clock.now();
      const { from, to } = ORDER_TRANSITIONS[event];
      const [order] = await database.run<{ applicationId: string }>(
        sql`select application_id from orders where id = ${orderId}`,
      );
      if (order === undefined) return false;
      const change: AuditedUpdate = {
        ...write,
        action: `order.${event}`,
        detail: auditDetail({ orderId: idOf(orderId), to }),
      };
      const time = TIMES[to];
      const isTriedAgain = event === 'refused';
      const parts = [
        sql`moved as (update orders set state = ${to}::text, changed_at = ${now}::bigint, attempts = attempts + ${isTriedAgain ? 1 : 0}::integer,
          refusal = ${facts.refusal ?? null}::text, delay = ${facts.delay ?? null}::text,
          instrument_id = ${isTriedAgain ? sql`null` : sql`coalesce(${facts.instrumentId ?? null}::text, instrument_id)`},
          instrument_last4 = coalesce(${facts.instrumentLast4 ?? null}::text, instrument_last4),
          payment_method = ${isTriedAgain ? sql`'CARD'` : sql`coalesce(${facts.paymentMethod ?? null}::text, payment_method)`},
          charge_id = ${isTriedAgain ? sql`null` : sql`coalesce(${facts.chargeId ?? null}::text, charge_id)`}, shipment_id = coalesce(${facts.shipmentId ?? null}::text, shipment_id),
          tracking = coalesce(${json(facts.tracking)}::jsonb, tracking) ${time === undefined ? sql`` : sql`, ${time} = ${now}::bigint`}
          where id = ${orderId} and state = any(${[...from]}::text[]) returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
          from moved where applications.id = moved.application_id returning ${AUDITED_RETURNING})`,
        ...agreedCtes(orderId, mandate, now),
        ...sideEffectCtes(change, deps, order.applicationId),
      ];
      return (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
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
        sql`update orders set refunded_cents = least(${cents}::bigint, total_cents), charge_id = ${cents === 0 ? sql`null` : sql`charge_id`},
          changed_at = ${clock.now()}::bigint where id = ${orderId}`,
      );
    },
    recordDelay: async (orderId, delay) => {
      await database.run(
        sql`update orders set delay = ${delay ?? null}::text where id = ${orderId} and state = 'placed' and delay is distinct from ${delay ?? null}::text`,
      );
    },
    revive: async () => {
      const now = clock.now();
      const owed = OWED_JOBS.map(({ job, isOwed }) => sql`(${isOwed} and ${job}::text = k.job)`);
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select 'revived:' || k.job || ':' || o.id || ':' || ${now}::bigint, k.job, o.application_id, jsonb_build_object('orderId', o.id), ${now}::bigint, 0, 'waiting', ${now}::bigint
        from orders o join applications a on a.id = o.application_id join unnest(${ORDER_JOB_IDS}::text[]) k(job) on ${joinSql(owed, ' or ')}
        where o.changed_at < ${now - STILL_MS}::bigint
          and not exists (select 1 from jobs j where j.application_id = o.application_id and j.payload ->> 'orderId' = o.id and j.kind = k.job)
        on conflict (id) do nothing`);
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
