import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { PartnerAct } from '@signet/rulebook/partners/partner-access';
import {
  type DELIVERY_STATES,
  PARTNER_EVENTS_VERSION,
  type PartnerEventType,
} from '@signet/rulebook/partners/partner-events';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { newRowId } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { actCte } from './key-store.ts';
import type { PageCursor } from './page-cursor.ts';

export const DELIVER_WEBHOOK_JOB = 'deliver-webhook';

/** Times are in ms of the product's clock. */
export type ListedDelivery = {
  id: string;
  url: string;
  state: (typeof DELIVERY_STATES)[number];
  attempts: number;
  createdAt: number;
  lastTriedAt?: number;
  lastFault?: string;
  deliveredAt?: number;
};
export type ListedEvent = {
  id: string;
  type: PartnerEventType;
  applicationId?: string;
  sequence: number;
  createdAt: number;
  deliveries: ListedDelivery[];
};

type NewEvent = {
  partnerId: string;
  type: PartnerEventType;
  data: PartnerApplication | { partnerId: string };
  urls: readonly string[];
};
type Replay = { partnerId: string; urls: readonly string[]; actor: string };

export type PartnerEvents = {
  lastOf(applicationId: string): Promise<PartnerApplication | undefined>;
  /**
   * Stores an event and its deliveries; undefined when an event of the same or a later version
   * exists.
   */
  add(event: NewEvent & { actor?: string }): Promise<{ id: string } | undefined>;
  page(
    partnerId: string,
    filter: {
      applicationId?: string | undefined;
      isFailed: boolean;
      after?: PageCursor | undefined;
    },
  ): Promise<{ events: ListedEvent[]; next?: PageCursor }>;
  /** Returns the number of endpoints; undefined when the partner has no such event. */
  replay(event: Replay & { id: string }): Promise<number | undefined>;
  replayFailed(all: Replay): Promise<number>;
};

/** CTEs that deliver the rows of `source` (event_id, application_id, partner_id) to each URL. */
const deliveryCtes = (source: Sql, urls: readonly string[], now: number): Sql => {
  const ways = urls.map((url) => ({ id: newRowId('whd'), url }));
  return sql`sent as (insert into partner_deliveries (id, event_id, application_id, partner_id, url, state, created_at)
      select w.id || ':' || s.event_id, s.event_id, s.application_id, s.partner_id, w.url, 'waiting', ${now}::bigint
      from ${source} as s, jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) as w(id text, url text) returning id, application_id),
    new_jobs as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
      select ${DELIVER_WEBHOOK_JOB}::text || ':' || id || ':0', ${DELIVER_WEBHOOK_JOB}::text, application_id, jsonb_build_object('deliveryId', id),
        ${now}::bigint, 0, 'waiting', ${now}::bigint from sent)`;
};

const actOf = (
  {
    partnerId,
    actor,
    act,
    about,
  }: { partnerId: string; actor: string; act: PartnerAct; about: string },
  now: number,
): Sql =>
  sql`act as (insert into partner_acts (id, partner_id, at, actor, act, about)
    values (${newRowId('act')}, ${partnerId}, ${now}::bigint, ${actor}, ${act}, ${about}))`;

/** Partner events and their deliveries. docs/decisions/0097. */
export function buildPartnerEvents({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): PartnerEvents {
  return {
    lastOf: async (applicationId) => {
      const [last] = await database.run<{ body: string }>(
        sql`select body from partner_events where application_id = ${applicationId} order by sequence desc limit 1`,
      );
      return last && (JSON.parse(last.body) as { data: PartnerApplication }).data; // written by add()
    },

    add: async ({ partnerId, type, data, urls, actor }) => {
      const now = clock.now();
      const id = newRowId('evt');
      const of = 'id' in data ? data : undefined;
      const body = JSON.stringify({
        type,
        version: PARTNER_EVENTS_VERSION,
        timestamp: new Date(now).toISOString(),
        data,
      });
      const act =
        actor === undefined
          ? []
          : [sql`, ${actOf({ partnerId, actor, act: 'event.tested', about: id }, now)}`];
      const [made] = await database.run<{ id: string }>(sql`
        with made as (insert into partner_events (id, partner_id, application_id, sequence, type, body, created_at)
          select ${id}::text, ${partnerId}::text, ${of?.id ?? null}::text, ${of?.sequence ?? 0}::bigint, ${type}::text, ${body}::text, ${now}::bigint
          where not exists (select 1 from partner_events e where e.application_id = ${of?.id ?? null}::text and e.sequence >= ${of?.sequence ?? 0}::bigint)
          on conflict do nothing returning id, application_id, partner_id),
        ${deliveryCtes(sql`(select id as event_id, application_id, partner_id from made)`, urls, now)} ${act[0] ?? sql``}
        select id from made`);
      return made;
    },

    page: async (partnerId, { applicationId, isFailed, after }) => {
      const of =
        applicationId === undefined ? sql`true` : sql`e.application_id = ${applicationId}::text`;
      const failed = isFailed
        ? sql`exists (select 1 from partner_deliveries f where f.event_id = e.id and f.state <> 'delivered' and not exists
            (select 1 from partner_deliveries g where g.event_id = f.event_id and g.url = f.url and g.state = 'delivered'))`
        : sql`true`;
      const later =
        after === undefined
          ? sql`true`
          : sql`(e.created_at, e.id) < (${after.createdAt}::bigint, ${after.id}::text)`;
      const events =
        await database.run<ListedEvent>(sql`select e.id, e.type, e.application_id, e.sequence, e.created_at,
          coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', d.id, 'url', d.url, 'state', d.state, 'attempts', d.attempts,
            'createdAt', d.created_at, 'lastTriedAt', d.last_tried_at, 'lastFault', d.last_fault, 'deliveredAt', d.delivered_at)) order by d.created_at, d.id)
            from partner_deliveries d where d.event_id = e.id), '[]'::jsonb) as deliveries
        from partner_events e where e.partner_id = ${partnerId} and ${of} and ${failed} and ${later}
        order by e.created_at desc, e.id desc limit ${PARTNER_LIMITS.partnerApplicationsPerPage}::integer`);
      const last =
        events.length < PARTNER_LIMITS.partnerApplicationsPerPage ? undefined : events.at(-1);
      return { events, ...(last && { next: { createdAt: last.createdAt, id: last.id } }) };
    },

    replay: async ({ partnerId, urls, actor, id }) => {
      const now = clock.now();
      const rows = await database.run<{ id: string }>(sql`
        with found as (select id as event_id, application_id, partner_id from partner_events where id = ${id}::text and partner_id = ${partnerId}::text),
        ${deliveryCtes(sql`found`, urls, now)}, ${actCte({ partnerId, actor, act: 'event.replayed' }, now, sql`(select event_id as id from found) as f`)}
        select event_id as id from found`);
      return rows.length === 0 ? undefined : urls.length;
    },

    replayFailed: async ({ partnerId, urls, actor }) => {
      const now = clock.now();
      let count = 0;
      for (const url of urls) {
        const rows = await database.run<{ id: string }>(sql`
          with found as (select e.id as event_id, e.application_id, e.partner_id from partner_events e where e.partner_id = ${partnerId}::text
            and exists (select 1 from partner_deliveries f where f.event_id = e.id and f.url = ${url}::text and f.state = 'failed')
            and not exists (select 1 from partner_deliveries f where f.event_id = e.id and f.url = ${url}::text and f.state <> 'failed')),
          ${deliveryCtes(sql`found`, [url], now)}, ${actOf({ partnerId, actor, act: 'events.replayed', about: url }, now)}
          select id from sent`);
        count += rows.length;
      }
      return count;
    },
  };
}
