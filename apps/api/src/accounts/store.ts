import type { StepUp } from '@signet/rulebook/core/step-up';
import { recheckActor } from '@signet/rulebook/decision/recheck';
import type { BoStatus, Decision } from '@signet/rulebook/reference/enumerations';
import type { Currency } from '@signet/rulebook/reference/locales';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

/** An application as lists show it. `createdAt` in ms of the product's clock. */
export type AccountRow = {
  id: string;
  businessId: string;
  reference: string;
  decision: Decision;
  currency: Currency;
  applicationLevel: 'BASIC' | 'FULL';
  createdAt: number;
  name?: string;
  isSubmitted: boolean;
  checking: boolean;
  isRecheckPending: boolean;
  boStatus: BoStatus;
  isBankLinked: boolean;
  isBankVerified: boolean;
  stepUps: StepUp[];
};

export type Accounts = {
  /** Every application of the person, sent or not; at most 100, the newest first. */
  of(userId: string): Promise<AccountRow[]>;
};

const most = 100;

export function buildAccounts({ database }: StoreDeps): Accounts {
  return {
    of: async (userId) => {
      const rows = await database.run<Omit<AccountRow, 'stepUps' | 'isRecheckPending'> & { reason?: string; stepUps?: StepUp[] }>(sql`
        select a.id, a.reference, b.id as business_id, a.decision, a.currency, a.application_level, a.created_at, a.onboarded_at is not null as is_submitted,
          a.reason, a.bo_status,
          a.checking_since is not null as checking,
          coalesce(nullif(b.dba, ''), nullif(b.name, ''), nullif(concat_ws(' ', p.first_name, p.last_name), '')) as name,
          exists (select 1 from bank_accounts k where k.application_id = a.id and k.is_primary and k.status <> 'FAILED') as is_bank_linked,
          exists (select 1 from bank_accounts k where k.application_id = a.id and k.is_primary and k.status = 'VERIFIED') as is_bank_verified,
          (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('type', u.type, 'requestedAt', u.requested_at, 'finishedAt', u.finished_at, 'result', u.result)) order by u.round)
            from step_ups u where u.application_id = a.id) as step_ups
        from applications a join businesses b on b.application_id = a.id
          join people p on p.application_id = a.id and p.role = 'applicant'
        where a.user_id = ${userId} order by a.created_at desc limit ${most}::integer`);
      return rows.map(({ stepUps = [], reason, ...account }) => {
        const again = recheckActor(reason);
        // As factsOf says it of one application. docs/decisions/0030.
        return { ...account, stepUps, isRecheckPending: again === 'machine', checking: account.checking && again === undefined };
      });
    },
  };
}
