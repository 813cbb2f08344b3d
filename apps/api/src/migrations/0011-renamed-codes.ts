import { running } from './running.ts';

const REASONS = [
  ['business.unsettled', 'business.unresolved'],
  ['document.asked', 'document.requested'],
  ['own.fault', 'internal.error'],
  ['partners.missing', 'owners.missing'],
  ['phone.other', 'phone.ownerMismatch'],
  ['source.silent', 'source.unavailableTooLong'],
  ['source.unknown', 'source.unavailable'],
] as const;

const JOB_KINDS = [
  ['check-bank', 'recheck-bank'],
  ['settle-inquiry', 'sync-inquiry'],
  ['send-code', 'send-otp'],
  ['hourly', 'housekeeping'],
  ['ask-tax-information', 'request-tax-information'],
] as const;

const rows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([before, after]) => `('${before}', '${after}')`).join(', ');

/**
 * Jobs in a renamed queue wait again, since no worker listens there; audit rows keep old codes,
 * because they are hashed.
 */
const STATEMENTS: readonly string[] = [
  ...['applications', 'decisions'].map(
    (table) =>
      `update ${table} set reason = renamed.after from (values ${rows(REASONS)}) as renamed(before, after) where reason = renamed.before`,
  ),
  `update jobs set kind = renamed.after, state = case when state = 'handed' then 'waiting' else state end
    from (values ${rows(JOB_KINDS)}) as renamed(before, after) where kind = renamed.before`,
  `update jobs set id = 'housekeeping' || substr(id, length('hourly') + 1) where id like 'hourly:%'`,
];

export const renamedCodes = running(...STATEMENTS);
