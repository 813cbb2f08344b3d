import { LIMITS } from '@signet/rulebook/core/limits';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { addJobs } from '../platform/jobs/store.ts';
import { query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { deliverJob } from './deliver-job.ts';

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

type FailingEndpoint = { partnerId: string; url: string };

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
  /** Waits for a replay, because its endpoint is paused by the partner; no fault of the endpoint. */
  held(delivery: Delivery): Promise<void>;
  health(partnerId: string): Promise<EndpointHealth[]>;
  /** Endpoints of all partners that fail. */
  failing(): Promise<FailingEndpoint[]>;
  /** The jobs of deliveries that have waited too long, should they be lost. */
  lateDeliveries: ReadLateJobs;
};

type Tried = {
  id: string;
  applicationId?: string;
  partnerId: string;
  url: string;
  attempts: number;
};

/** On `partner_endpoints p`: paused after one more failure for a quarter of the time that it fails. */
function pausedUntilSql(now: number): Sql {
  const { webhookFailuresToPause, webhookPauseMs } = PARTNER_LIMITS;
  const [least, most] = webhookPauseMs;
  const quarter = sql`(${now}::bigint - coalesce(p.failing_since, ${now}::bigint)) / 4`;
  return sql`case when p.failures + 1 >= ${webhookFailuresToPause}::integer
    then ${now}::bigint + least(greatest(${quarter}, ${least}::bigint), ${most}::bigint) end`;
}

/** Webhook deliveries and the health of each endpoint. docs/decisions/0097. */
export function buildDeliveries(
  deps: Pick<StoreDeps, 'database' | 'clock' | 'announcements'>,
): Deliveries {
  const { database, clock } = deps;
  return {
    begin: async (id) => {
      const now = clock.now();
      const [found] = await database.run<
        Delivery & Pick<EndpointHealth, 'failures' | 'pausedUntil'>
      >(sql`
        select d.id, d.event_id, d.partner_id, d.url, e.body, d.attempts, d.created_at,
          coalesce(p.failures, 0) as failures, p.paused_until
        from partner_deliveries d join partner_events e on e.id = d.event_id
          left join partner_endpoints p on p.partner_id = d.partner_id and p.url = d.url
        where d.id = ${id} and d.state = 'waiting'`);
      if (found === undefined) return undefined;
      const { failures, pausedUntil = 0, ...delivery } = found;
      if (failures < PARTNER_LIMITS.webhookFailuresToPause) return delivery;
      if (pausedUntil > now) return { ...delivery, pausedUntil };
      // A failing endpoint is probed by one delivery at a time: the one that extends the pause.
      const probed = { ...delivery, pausedUntil: now + PARTNER_LIMITS.webhookProbeMs };
      const probing = await database.run(
        query
          .updateTable('partnerEndpoints')
          .set({ pausedUntil: probed.pausedUntil })
          .where('partnerId', '=', delivery.partnerId)
          .where('url', '=', delivery.url)
          .where('failures', '>=', PARTNER_LIMITS.webhookFailuresToPause)
          .where((row) => row.or([row('pausedUntil', 'is', null), row('pausedUntil', '<=', now)]))
          .returning('url'),
      );
      return probing.length > 0 ? delivery : probed;
    },

    delivered: async ({ id }) => {
      const now = clock.now();
      await database.run(sql`
        with done as (update partner_deliveries
          set state = 'delivered', attempts = attempts + 1, last_tried_at = ${now}::bigint, last_fault = null,
          delivered_at = ${now}::bigint where id = ${id}::text and state = 'waiting'
            returning partner_id, url)
        insert into partner_endpoints (partner_id, url, failures, last_delivered_at)
          select partner_id, url, 0, ${now}::bigint from done
          on conflict (partner_id, url) do update
          set failures = 0, failing_since = null, paused_until = null, last_fault = null,
            last_delivered_at = excluded.last_delivered_at`);
    },

    failed: async ({ id }, fault, again) => {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const [tried] = await tx.run<Tried>(sql`
          update partner_deliveries set state = ${again === undefined ? 'failed' : 'waiting'},
            attempts = attempts + 1, last_tried_at = ${now}, last_fault = ${fault}
          where id = ${id} and state = 'waiting'
          returning id, application_id, partner_id, url, attempts`);
        if (tried === undefined) return;
        const { partnerId, url } = tried;
        tx.send(sql`insert into partner_endpoints as p (partner_id, url, failures, failing_since, last_fault)
          values (${partnerId}, ${url}, 1, ${now}, ${fault})
          on conflict (partner_id, url) do update set failures = p.failures + 1,
            failing_since = coalesce(p.failing_since, excluded.failing_since),
            last_fault = excluded.last_fault, paused_until = ${pausedUntilSql(now)}`);
        if (again !== undefined)
          addJobs(deps, tx, [deliverJob(tried, tried.attempts, { dueAt: now + again.delayMs })]);
      });
    },

    later: async ({ id }, at) => {
      await database.transaction(async (tx) => {
        const waiting = await tx.run<{ id: string; applicationId?: string }>(
          sql`select id, application_id from partner_deliveries where id = ${id} and state = 'waiting'`,
        );
        addJobs(
          deps,
          tx,
          waiting.map((one) => deliverJob(one, `paused:${at}`, { dueAt: at })),
        );
      });
    },

    held: async ({ id }) => {
      await database.run(sql`update partner_deliveries
        set state = 'failed', last_fault = 'paused' where id = ${id} and state = 'waiting'`);
    },

    health: (partnerId) =>
      database.run<EndpointHealth>(sql`select url, failures, failing_since, paused_until, last_fault, last_delivered_at
        from partner_endpoints where partner_id = ${partnerId} order by url`),

    failing: () =>
      database.run<FailingEndpoint>(sql`select partner_id, url from partner_endpoints
        where failures > 0 order by partner_id, url`),

    lateDeliveries: async (after) => {
      const late = await database.run<Pick<Tried, 'id' | 'applicationId' | 'attempts'>>(sql`
        select id, application_id, attempts from partner_deliveries
        where state = 'waiting' and created_at < ${clock.now() - LIMITS.jobLostMs}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map((one) => ({ place: one.id, jobs: [deliverJob(one, one.attempts)] }));
    },
  };
}
