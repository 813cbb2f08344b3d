import {
  PARTNER_ABILITIES,
  PARTNER_ABILITY_IDS,
  type PartnerAbility,
} from '@signet/rulebook/partners/abilities';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

/** Without `changedAt`, as it is for everybody. */
type Ability = { ability: PartnerAbility; isOpen: boolean; changedAt?: number };

export type PartnerAbilities = {
  of(partnerId: string): Promise<Ability[]>;
  /** False for an unknown partner. */
  set(change: {
    partnerId: string;
    ability: PartnerAbility;
    isOpen: boolean;
    operator: string;
  }): Promise<boolean>;
};

/** What the people of each partner may change alone. docs/decisions/0321. */
export function buildPartnerAbilities(
  deps: Pick<StoreDeps, 'database' | 'clock'>,
): PartnerAbilities {
  const { database, clock } = deps;
  return {
    of: async (partnerId) => {
      const rows = await database.run<Ability>(sql`select ability, is_open, changed_at
        from partner_abilities where partner_id = ${partnerId}`);
      return PARTNER_ABILITY_IDS.map(
        (ability) =>
          rows.find((row) => row.ability === ability) ?? {
            ability,
            isOpen: PARTNER_ABILITIES[ability].isOpen,
          },
      );
    },
    set: ({ partnerId, ability, isOpen, operator }) =>
      database.transaction(async (tx) => {
        const [partner] = await tx.run(
          sql`select id from referral_partners where id = ${partnerId} for update`,
        );
        if (partner === undefined) return false;
        tx.send(sql`
          insert into partner_abilities (partner_id, ability, is_open, changed_at, changed_by)
          values (${partnerId}, ${ability}, ${isOpen}, ${clock.now()}, ${operator})
          on conflict (partner_id, ability) do update set is_open = excluded.is_open,
            changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
        recordAct(deps, tx, {
          ...{ partnerId, actor: operator, about: ability },
          act: isOpen ? 'ability.opened' : 'ability.closed',
        });
        return true;
      }),
  };
}
