import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { DELIVER_WEBHOOK_JOB } from './partner-event-store.ts';

export type Delivery = {
  id: string;
  eventId: string;
  partnerId: string;
  url: string;
  body: string;
  attempts: number;
  createdAt: number;
};

/** Times are in ms of the product's clock. */
export type EndpointHealth = {
  url: string;
  failures: number;
  failingSince?: number;
  pausedUntil?: number;
  lastFault?: string;
  lastDeliveredAt?: number;
};

export type Deliveries = {
  /**
   * Undefined when already finished; `pausedUntil` is set while the endpoint is paused and another
   * delivery probes it.
   */
  begin(id: string): Promise<(Delivery & { pausedUntil?: number }) | undefined>;
  delivered(delivery: Delivery): Promise<void>;
  /** Schedules a retry after `delayMs`, or gives up without one. */
  failed(delivery: Delivery, fault: string, again: { delayMs: number } | undefined): Promise<void>;
  later(delivery: Delivery, at: number): Promise<void>;
  health(partnerId: string): Promise<EndpointHealth[]>;
  reviveDeliveries(): Promise<void>;
};

/** Webhook deliveries and the health of each endpoint. docs/decisions/0097. */
export function buildDeliveries({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): Deliveries {
  return {
    begin: async (id) => {
      const now = clock.now();
      // A failing endpoint is probed by one delivery at a time: the one whose update extends the
      // pause. Concurrent ones see the old pause and wait.
      const [found] = await database.run<Delivery & { pausedUntil?: number }>(sql`
        with mine as (select d.id, d.event_id, d.partner_id, d.url, e.body, d.attempts, d.created_at from partner_deliveries d
          join partner_events e on e.id = d.event_id where d.id = ${id}::text and d.state = 'waiting'),
        probe as (update partner_endpoints p set paused_until = ${now + PARTNER_LIMITS.webhookProbeMs}::bigint from mine
          where p.partner_id = mine.partner_id and p.url = mine.url and p.failures >= ${PARTNER_LIMITS.webhookFailuresToPause}::integer
            and coalesce(p.paused_until, 0) <= ${now}::bigint returning p.url)
        select mine.*, case when exists (select 1 from probe) then null else (select case when p.paused_until > ${now}::bigint then p.paused_until
            else ${now + PARTNER_LIMITS.webhookProbeMs}::bigint end from partner_endpoints p where p.partner_id = mine.partner_id and p.url = mine.url
            and p.failures >= ${PARTNER_LIMITS.webhookFailuresToPause}::integer) end as paused_until from mine`);
      return found;
    },

    delivered: async ({ id }) => {
      const now = clock.now();
      await database.run(sql`
        with done as (update partner_deliveries set state = 'delivered', attempts = attempts + 1, last_tried_at = ${now}::bigint, last_fault = null,
          delivered_at = ${now}::bigint where id = ${id}::text and state = 'waiting' returning partner_id, url)
        insert into partner_endpoints (partner_id, url, failures, last_delivered_at) select partner_id, url, 0, ${now}::bigint from done
          on conflict (partner_id, url) do update set failures = 0, failing_since = null, paused_until = null, last_fault = null,
            last_delivered_at = excluded.last_delivered_at`);
    },

    failed: async ({ id }, fault, again) => {
      const now = clock.now();
      await database.run(sql`
        with tried as (update partner_deliveries set state = ${again === undefined ? 'failed' : 'waiting'}::text, attempts = attempts + 1,
          last_tried_at = ${now}::bigint, last_fault = ${fault}::text where id = ${id}::text and state = 'waiting'
          returning id, application_id, partner_id, url, attempts),
        health as (insert into partner_endpoints (partner_id, url, failures, failing_since, last_fault)
          select partner_id, url, 1, ${now}::bigint, ${fault}::text from tried
          on conflict (partner_id, url) do update set failures = partner_endpoints.failures + 1, last_fault = excluded.last_fault,
            failing_since = coalesce(partner_endpoints.failing_since, excluded.failing_since),
            paused_until = case when partner_endpoints.failures + 1 >= ${PARTNER_LIMITS.webhookFailuresToPause}::integer
              then ${now}::bigint + least(greatest((${now}::bigint - coalesce(partner_endpoints.failing_since, ${now}::bigint)) / 4,
                ${PARTNER_LIMITS.webhookPauseMs[0]}::bigint), ${PARTNER_LIMITS.webhookPauseMs[1]}::bigint) end)
        insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
          select ${DELIVER_WEBHOOK_JOB}::text || ':' || id || ':' || attempts, ${DELIVER_WEBHOOK_JOB}::text, application_id, jsonb_build_object('deliveryId', id),
            ${now + (again?.delayMs ?? 0)}::bigint, 0, 'waiting', ${now}::bigint from tried where ${again !== undefined}::boolean on conflict (id) do nothing`);
    },

    later: async ({ id }, at) => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${DELIVER_WEBHOOK_JOB}::text || ':' || id || ':paused:' || ${at}::text, ${DELIVER_WEBHOOK_JOB}::text, application_id,
          jsonb_build_object('deliveryId', id), ${at}::bigint, 0, 'waiting', ${now}::bigint
        from partner_deliveries where id = ${id}::text and state = 'waiting' on conflict (id) do nothing`);
    },

    health: (partnerId) =>
      database.run<EndpointHealth>(sql`select url, failures, failing_since, paused_until, last_fault, last_delivered_at
        from partner_endpoints where partner_id = ${partnerId} order by url`),

    reviveDeliveries: async () => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${DELIVER_WEBHOOK_JOB}::text || ':' || d.id || ':revived', ${DELIVER_WEBHOOK_JOB}::text, d.application_id, jsonb_build_object('deliveryId', d.id),
          ${now}::bigint, 0, 'waiting', ${now}::bigint from partner_deliveries d
        where d.state = 'waiting' and not exists (select 1 from jobs j where j.kind = ${DELIVER_WEBHOOK_JOB}::text and j.payload ->> 'deliveryId' = d.id)
        on conflict (id) do nothing`);
    },
  };
}
