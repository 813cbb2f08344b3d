import type { PartnerAct } from '@signet/rulebook/partners/partner-access';
import type { PartnerRow } from '../platform/config/partner-row.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

export type Endpoints = PartnerRow['webhookEndpoints'];
type By = { partnerId: string; operator: string };

export type OwnEndpoints = {
  /**
   * Changes the endpoints as they are now, with the partner's row locked. `change` answers undefined
   * where there is nothing to change; what it throws changes nothing.
   */
  change(
    by: By & { act: PartnerAct; url: string },
    change: (now: Endpoints) => Endpoints | undefined,
  ): Promise<boolean>;
  /** Goes back to the endpoints of the imported row. */
  reset(by: By): Promise<boolean>;
};

/** What a partner's people have set of its endpoints. docs/decisions/0322. */
export function buildOwnEndpoints(deps: Pick<StoreDeps, 'database' | 'clock'>): OwnEndpoints {
  const { database, clock } = deps;
  return {
    change: ({ partnerId, operator, act, url }, change) =>
      database.transaction(async (tx) => {
        const [row] = await tx.run<{ endpoints: Endpoints }>(sql`
          select coalesce((select endpoints from partner_own_endpoints where partner_id = p.id),
            p.data -> 'webhookEndpoints', '[]'::jsonb) as endpoints
          from referral_partners p where p.id = ${partnerId} for update`);
        const endpoints = row && change(row.endpoints);
        if (endpoints === undefined) return false;
        tx.send(sql`
          insert into partner_own_endpoints (partner_id, endpoints, changed_at, changed_by)
          values (${partnerId}, ${JSON.stringify(endpoints)}::jsonb, ${clock.now()}, ${operator})
          on conflict (partner_id) do update set endpoints = excluded.endpoints,
            changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
        recordAct(deps, tx, { partnerId, actor: operator, act, about: url });
        return true;
      }),
    reset: ({ partnerId, operator }) =>
      database.transaction(async (tx) => {
        const ended = await tx.run(
          sql`delete from partner_own_endpoints where partner_id = ${partnerId} returning partner_id`,
        );
        if (ended.length === 0) return false;
        recordAct(deps, tx, {
          ...{ partnerId, actor: operator, act: 'endpoints.reset', about: partnerId },
        });
        return true;
      }),
  };
}
