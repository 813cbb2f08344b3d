import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import {
  type DELIVERY_STATES,
  PARTNER_EVENTS_VERSION,
  type PartnerEventType,
} from '@signet/rulebook/partners/partner-events';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { newRowId } from '../platform/ids.ts';
import { addJobs } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { deliverJob } from './deliver-job.ts';
import type { PageCursor } from './page-cursor.ts';
import { recordAct } from './partner-acts.ts';

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

const DELIVERIES = sql`coalesce((select jsonb_agg(${jsonObject('partnerDeliveries as d', [
  'id',
  'url',
  'state',
  'attempts',
  'createdAt',
  'lastTriedAt',
  'lastFault',
  'deliveredAt',
])} order by d.created_at, d.id) from partner_deliveries d where d.event_id = e.id), '[]'::jsonb)`;

/** Partner events and their deliveries. docs/decisions/0097. */
export function buildPartnerEvents(
  deps: Pick<StoreDeps, 'database' | 'clock' | 'announcements'>,
): PartnerEvents {
  const { database, clock } = deps;

  /** Delivers these events to each URL; returns the number of deliveries. */
  const deliver = async (
    tx: Tx,
    eventIds: readonly string[],
    urls: readonly string[],
    asked: { isAsked?: true } = {},
  ): Promise<number> => {
    const ways = urls.map((url) => ({ id: newRowId('whd'), url }));
    const sent = await tx.run<{ id: string; applicationId?: string }>(sql`
      insert into partner_deliveries (id, event_id, application_id, partner_id, url, state, created_at)
      select w.id || ':' || e.id, e.id, e.application_id, e.partner_id, w.url, 'waiting', ${clock.now()}
      from partner_events e, jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) as w(id text, url text)
      where e.id = any(${eventIds}::text[]) returning id, application_id`);
    addJobs(
      deps,
      tx,
      sent.map((one) => deliverJob(one, 0, asked)),
    );
    return sent.length;
  };
  return {
    lastOf: async (applicationId) => {
      const [last] = await database.run<{ body: string }>(
        sql`select body from partner_events where application_id = ${applicationId}
          order by sequence desc limit 1`,
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
      return database.transaction(async (tx) => {
        const [made] = await tx.run<{ id: string }>(sql`
          insert into partner_events (id, partner_id, application_id, sequence, type, body, created_at)
          select ${id}, ${partnerId}, ${of?.id ?? null}, ${of?.sequence ?? 0}::bigint, ${type}, ${body}, ${now}::bigint
          where not exists (select 1 from partner_events e
            where e.application_id = ${of?.id ?? null} and e.sequence >= ${of?.sequence ?? 0}::bigint)
          on conflict do nothing returning id`);
        if (made === undefined) return undefined;
        await deliver(tx, [id], urls, actor === undefined ? {} : { isAsked: true });
        if (actor !== undefined)
          recordAct(deps, tx, { partnerId, actor, act: 'event.tested', about: id });
        return made;
      });
    },

    page: async (partnerId, { applicationId, isFailed, after }) => {
      const of =
        applicationId === undefined ? sql`true` : sql`e.application_id = ${applicationId}::text`;
      const failed = isFailed
        ? sql`exists (select 1 from partner_deliveries f
          where f.event_id = e.id and f.state <> 'delivered' and not exists
            (select 1 from partner_deliveries g
              where g.event_id = f.event_id and g.url = f.url and g.state = 'delivered'))`
        : sql`true`;
      const later =
        after === undefined
          ? sql`true`
          : sql`(e.created_at, e.id) < (${after.createdAt}::bigint, ${after.id}::text)`;
      const events = await database.run<ListedEvent>(sql`
          select e.id, e.type, e.application_id, e.sequence, e.created_at, ${DELIVERIES} as deliveries
          from partner_events e where e.partner_id = ${partnerId} and ${of} and ${failed} and ${later}
          order by e.created_at desc, e.id desc
          limit ${PARTNER_LIMITS.partnerApplicationsPerPage}::integer`);
      const last =
        events.length < PARTNER_LIMITS.partnerApplicationsPerPage ? undefined : events.at(-1);
      return { events, ...(last && { next: { createdAt: last.createdAt, id: last.id } }) };
    },

    replay: ({ partnerId, urls, actor, id }) =>
      database.transaction(async (tx) => {
        const found = await tx.run(
          sql`select id from partner_events where id = ${id} and partner_id = ${partnerId}`,
        );
        if (found.length === 0) return undefined;
        recordAct(deps, tx, { partnerId, actor, act: 'event.replayed', about: id });
        return deliver(tx, [id], urls, { isAsked: true });
      }),

    replayFailed: async ({ partnerId, urls, actor }) => {
      let count = 0;
      for (const url of urls)
        count += await database.transaction(async (tx) => {
          const failed = await tx.run<{ id: string }>(sql`
            select e.id from partner_events e where e.partner_id = ${partnerId}
              and exists (select 1 from partner_deliveries f
                where f.event_id = e.id and f.url = ${url} and f.state = 'failed')
              and not exists (select 1 from partner_deliveries f
                where f.event_id = e.id and f.url = ${url} and f.state <> 'failed')`);
          recordAct(deps, tx, { partnerId, actor, act: 'events.replayed', about: url });
          return deliver(
            tx,
            failed.map(({ id }) => id),
            [url],
          );
        });
      return count;
    },
  };
}
