import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import { jsonObject } from '../platform/sql/json-object.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { RECHECK_BANK_JOB } from './store.ts';

/** The payout account as staff read it; times in ms of the product's clock. */
export type CaseAccount = {
  kind: string;
  bankName?: string;
  holder?: string;
  accountType: string;
  last4: string;
  status: string;
  checkResult?: string;
  linkedAt: number;
  checkedAt?: number;
  payoutsFrom?: number;
  deposits?: {
    sends: number;
    sentAt: number;
    arrivesOn: string;
    enterBy: string;
    tries: number;
    outcome?: TestDepositOutcome;
    endedAt?: number;
  };
  voidCheckAt?: number;
  comparisonsLeft?: number;
  fault?: string;
};

export type CaseAccounts = {
  /** The account in use, without its numbers and token. */
  inUse(applicationId: string): Promise<CaseAccount | undefined>;
};

const deposits = sql`(select ${jsonObject('testDeposits as d', [
  'sends',
  'sentAt',
  'arrivesOn',
  'enterBy',
  'tries',
  'outcome',
  'endedAt',
])} from test_deposits d where d.bank_id = b.id)`;

const comparisonsLeft = sql`(select ${BANK_LIMITS.comparisonsPerCheck}::integer - v.comparisons
  from void_checks v where v.bank_id = b.id order by v.received_at desc limit 1)`;

const recheckFault = sql`(select max(j.fault) from failing_jobs j
  where j.application_id = b.application_id and j.kind = ${RECHECK_BANK_JOB}::text)`;

export const buildCaseAccounts = ({ database }: StoreDeps): CaseAccounts => ({
  inUse: async (applicationId) => {
    const [account] = await database.run<CaseAccount>(sql`
      select b.kind, b.bank_name, b.holder, b.account_type, b.last4, b.status, b.check_result,
        b.created_at as linked_at, b.checked_at, b.payouts_from, ${deposits} as deposits,
        (select max(v.received_at) from void_checks v where v.bank_id = b.id) as void_check_at,
        ${comparisonsLeft} as comparisons_left, ${recheckFault} as fault
      from bank_accounts b where b.application_id = ${applicationId} and b.is_primary`);
    return account;
  },
});
