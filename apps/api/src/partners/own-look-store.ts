import type { PartnerAct } from '@signet/rulebook/partners/partner-access';
import type { PartnerColours } from '../platform/brand-colours.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

type By = { partnerId: string; operator: string };

export type OwnLooks = {
  /** An unknown partner gets none. */
  setColours(by: By, colours: PartnerColours): Promise<void>;
  /**
   * Changes the framing hosts as they are now, with the partner's row locked. `change` answers
   * undefined where there is nothing to change; what it throws changes nothing.
   */
  changeDomains(
    by: By & { act: PartnerAct; domain: string },
    change: (now: readonly string[]) => readonly string[] | undefined,
  ): Promise<boolean>;
  /** Whether the partner's people have set the colors themselves. */
  hasColours(partnerId: string): Promise<boolean>;
  /** Goes back to the colors of the imported row. */
  resetColours(by: By): Promise<boolean>;
  /** Goes back to colors and framing hosts of the imported row. */
  reset(by: By): Promise<boolean>;
};

/** What a partner's people have set of its look, and of the hosts that may frame our pages. docs/decisions/0333. */
export function buildOwnLooks(deps: Pick<StoreDeps, 'database' | 'clock'>): OwnLooks {
  const { database, clock } = deps;
  return {
    setColours: ({ partnerId, operator }, colours) =>
      database.transaction(async (tx) => {
        const [partner] = await tx.run(
          sql`select id from referral_partners where id = ${partnerId} for update`,
        );
        if (partner === undefined) return;
        tx.send(sql`
          insert into partner_own_looks (partner_id, colours, changed_at, changed_by)
          values (${partnerId}, ${JSON.stringify(colours)}::jsonb, ${clock.now()}, ${operator})
          on conflict (partner_id) do update set colours = excluded.colours,
            changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
        const { accent } = colours;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'look.changed', about: accent });
      }),
    changeDomains: ({ partnerId, operator, act, domain }, change) =>
      database.transaction(async (tx) => {
        const [row] = await tx.run<{ domains: string[] }>(sql`
          select coalesce((select parent_domains from partner_own_looks where partner_id = p.id),
            p.data -> 'parentDomains', '[]'::jsonb) as domains
          from referral_partners p where p.id = ${partnerId} for update`);
        const domains = row && change(row.domains);
        if (domains === undefined) return false;
        tx.send(sql`
          insert into partner_own_looks (partner_id, parent_domains, changed_at, changed_by)
          values (${partnerId}, ${JSON.stringify(domains)}::jsonb, ${clock.now()}, ${operator})
          on conflict (partner_id) do update set parent_domains = excluded.parent_domains,
            changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
        recordAct(deps, tx, { partnerId, actor: operator, act, about: domain });
        return true;
      }),
    hasColours: async (partnerId) =>
      (
        await database.run(sql`select 1 as one from partner_own_looks
          where partner_id = ${partnerId} and colours is not null`)
      ).length > 0,
    resetColours: ({ partnerId, operator }) =>
      database.transaction(async (tx) => {
        const changed = await tx.run(sql`
          update partner_own_looks
          set colours = null, changed_at = ${clock.now()}, changed_by = ${operator}
          where partner_id = ${partnerId} and colours is not null returning partner_id`);
        if (changed.length === 0) return false;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'look.reset', about: 'colours' });
        return true;
      }),
    reset: ({ partnerId, operator }) =>
      database.transaction(async (tx) => {
        const ended = await tx.run(
          sql`delete from partner_own_looks where partner_id = ${partnerId} returning partner_id`,
        );
        if (ended.length === 0) return false;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'look.reset', about: partnerId });
        return true;
      }),
  };
}
