import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import {
  BANK_CHECK_RESULTS,
  BANK_REVIEW_RESULTS,
  BANK_STATUSES,
} from '@signet/rulebook/bank/bank-status';
import { TEST_DEPOSIT_OUTCOMES } from '@signet/rulebook/bank/test-deposits';
import { VOID_CHECK_TYPE_IDS } from '@signet/rulebook/bank/void-check';
import { CARD_BRANDS } from '@signet/rulebook/cards/card-brands';
import { CHANGE_REASON_IDS, CHANGEABLES } from '@signet/rulebook/decision/change-reasons';
import { EVIDENCE_SOURCES } from '@signet/rulebook/decision/evidence';
import { REOPENING_REASONS } from '@signet/rulebook/decision/reopening';
import { REVIEW_ACTIONS } from '@signet/rulebook/decision/review-actions';
import { AWAITED, REVIEW_CASES } from '@signet/rulebook/decision/review-queue';
import { INQUIRY_FAILURES, INQUIRY_RESULTS } from '@signet/rulebook/identity/inquiry';
import { CALL_OUTCOMES, SOURCE_PORTS } from '@signet/rulebook/insight/sources';
import { DEBIT_SCHEMES, ORDER_REFUSALS } from '@signet/rulebook/orders/bank-debit';
import { MONTHLY_STATES } from '@signet/rulebook/orders/monthly-charges';
import { ORDER_DELAYS, ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { IMPORT_FORMATS, IMPORT_ROW_STATES, IMPORT_STATES } from '@signet/rulebook/partner-imports';
import { PARTNER_ABILITY_IDS } from '@signet/rulebook/partners/abilities';
import { KEY_MODES, PARTNER_ACTS } from '@signet/rulebook/partners/partner-access';
import { DELIVERY_STATES, PARTNER_EVENT_TYPES } from '@signet/rulebook/partners/partner-events';
import { OWNER_CHECK_FAILURES } from '@signet/rulebook/people/invitation';
import {
  OWNER_CHECK_OUTCOMES,
  OWNER_INQUIRY_MODE,
  OWNER_STEP_UP_TYPES,
} from '@signet/rulebook/people/owner-check';
import { COMPANY_KINDS, UNNAMED_REASONS } from '@signet/rulebook/people/ownership-tree';
import { PHONE_LINK_REASON_IDS, PHONE_LINK_STATE_IDS } from '@signet/rulebook/phone/phone-link';
import { TEXT_LIMIT_IDS } from '@signet/rulebook/phone/text-limits';
import { BLIND_ANSWERS, DRAWN_OUTCOMES } from '@signet/rulebook/policy/blind-sample';
import {
  BO_STATUSES,
  DECISIONS,
  INQUIRY_MODES,
  INQUIRY_STATUSES,
  INTENTS,
  STEP_UP_TYPES,
} from '@signet/rulebook/reference/enumerations';
import { LANGUAGES, LOCALE_IDS, MARKETS } from '@signet/rulebook/reference/locales';
import { ORDER_TYPES, PAYMENT_METHODS } from '@signet/rulebook/reference/order-types';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { SOURCE_TYPES } from '@signet/rulebook/reference/tax-id-types';
import { KEPT_FORMS } from '@signet/rulebook/sign-up/typed-answers';
import { TAX_INFORMATION_TYPES } from '@signet/rulebook/tax-id/tax-information';
import { type Kysely, sql } from 'kysely';
import { COUNTED_REQUESTS } from '../platform/http/request-count-store.ts';
import type { Db } from '../platform/sql/database.ts';
import { literalSql } from '../platform/sql/sql.ts';
import { withLockRetries } from './with-lock-retries.ts';

const CURRENCIES = Object.values(MARKETS).map(({ currency }) => currency);
const STEP_UPS = Object.keys(STEP_UP_TYPES);

/** Columns limited to a list of values, taken from the rulebook where it has a table. */
export const ENUMERATION_COLUMNS: readonly [
  table: string,
  column: string,
  values: readonly string[],
][] = [
  ['owner_companies', 'kind', COMPANY_KINDS],
  ['open_cases', 'review_case', [...REVIEW_CASES, AWAITED]],
  ['case_history', 'review_case', [...REVIEW_CASES, AWAITED]],
  ['blind_looks', 'outcome', DRAWN_OUTCOMES],
  ['blind_looks', 'answer', BLIND_ANSWERS],
  ['insight_weeks', 'portal', PORTAL_IDS],
  ['insight_weeks', 'market', Object.keys(MARKETS)],
  ['insight_weeks', 'locale', LOCALE_IDS],
  ['insight_device_weeks', 'portal', PORTAL_IDS],
  ['insight_device_weeks', 'market', Object.keys(MARKETS)],
  ['insight_device_weeks', 'locale', LOCALE_IDS],
  ['insight_device_weeks', 'device', DEVICE_CLASSES],
  ['owner_companies', 'unnamed', UNNAMED_REASONS],
  ['applications', 'portal', PORTAL_IDS],
  ['applications', 'market', Object.keys(MARKETS)],
  ['applications', 'currency', CURRENCIES],
  ['applications', 'intent', INTENTS],
  ['applications', 'original_intent', INTENTS],
  ['applications', 'application_level', ['BASIC', 'FULL']],
  ['applications', 'original_application_level', ['BASIC', 'FULL']],
  ['applications', 'locale', LOCALE_IDS],
  ['applications', 'decision', DECISIONS],
  ['applications', 'bo_status', BO_STATUSES],
  ['bank_directory', 'market', Object.keys(MARKETS)],
  ['bank_accounts', 'kind', ['plaid', 'manual']],
  ['bank_accounts', 'status', BANK_STATUSES],
  ['bank_accounts', 'check_result', Object.keys({ ...BANK_CHECK_RESULTS, ...BANK_REVIEW_RESULTS })],
  ['cards', 'brand', CARD_BRANDS],
  ['businesses', 'tax_id_type', SOURCE_TYPES],
  ['decisions', 'decided_by', ['rules', 'person']],
  ['decisions', 'outcome', DECISIONS],
  ['decisions', 'step_up', STEP_UPS],
  ['reopenings', 'reason', REOPENING_REASONS],
  ['evidence', 'source', EVIDENCE_SOURCES],
  ['idempotency_keys', 'state', ['running', 'applied', 'done']],
  ['inquiries', 'mode', [...INQUIRY_MODES, OWNER_INQUIRY_MODE]],
  ['inquiries', 'status', INQUIRY_STATUSES],
  ['inquiries', 'result', INQUIRY_RESULTS],
  ['inquiries', 'failure', INQUIRY_FAILURES],
  ['inquiry_attempts', 'mode', [...INQUIRY_MODES, OWNER_INQUIRY_MODE]],
  ['jobs', 'state', ['waiting', 'handed', 'failed']],
  ['link_sessions', 'purpose', ['tax-information']],
  ['link_sessions', 'detail', TAX_INFORMATION_TYPES],
  ['link_tokens', 'purpose', ['tax-information']],
  ['link_tokens', 'detail', TAX_INFORMATION_TYPES],
  ['owner_checks', 'decided_by', ['rules', 'person']],
  ['owner_checks', 'outcome', OWNER_CHECK_OUTCOMES],
  ['owner_checks', 'step_up', OWNER_STEP_UP_TYPES],
  ['orders', 'state', ORDER_STATES],
  ['orders', 'type', ORDER_TYPES],
  ['orders', 'payment_method', PAYMENT_METHODS],
  ['orders', 'currency', CURRENCIES],
  ['orders', 'refusal', ORDER_REFUSALS],
  ['orders', 'delay', ORDER_DELAYS],
  ['order_charges', 'state', MONTHLY_STATES],
  ['order_charges', 'refusal', ORDER_REFUSALS],
  ['debit_mandates', 'scheme', DEBIT_SCHEMES],
  ['debit_mandates', 'language', LANGUAGES],
  ['outbox', 'channel', ['sms', 'email']],
  ['outbox', 'state', ['waiting', 'sent', 'failed', 'dropped']],
  ['partner_abilities', 'ability', PARTNER_ABILITY_IDS],
  ['partner_acts', 'act', PARTNER_ACTS],
  ['partner_deliveries', 'state', DELIVERY_STATES],
  ['partner_events', 'type', PARTNER_EVENT_TYPES],
  ['partner_imports', 'format', IMPORT_FORMATS],
  ['partner_imports', 'state', IMPORT_STATES],
  ['partner_import_rows', 'state', IMPORT_ROW_STATES],
  ['partner_keys', 'mode', KEY_MODES],
  ['people', 'role', ['applicant', 'owner']],
  ['people', 'tax_id_type', SOURCE_TYPES],
  ['people', 'check_failure', OWNER_CHECK_FAILURES],
  ['people', 'check_step_up', OWNER_STEP_UP_TYPES],
  ['people', 'communication_language', LANGUAGES],
  ['phone_lines', 'type', ['mobile', 'virtual', 'other']],
  ['phone_links', 'status', PHONE_LINK_STATE_IDS],
  ['phone_links', 'reason', PHONE_LINK_REASON_IDS],
  ['phone_proofs', 'method', ['code', 'link', 'network']],
  ['review_proposals', 'decision', DECISIONS],
  ['review_requests', 'outcome', ['answered', ...REVIEW_ACTIONS['review.requested'].close.reasons]],
  ['sign_ins', 'portal', PORTAL_IDS],
  ['test_deposits', 'outcome', TEST_DEPOSIT_OUTCOMES],
  ['change_marks', 'changeable', CHANGEABLES],
  ['change_marks', 'reason', CHANGE_REASON_IDS],
  ['step_ups', 'type', STEP_UPS],
  ['step_ups', 'result', ['done', 'replaced', 'failed']],
  ['terms', 'language', LANGUAGES],
  ['typed_answers', 'form', Object.values(KEPT_FORMS).flat()],
  ['vendor_calls', 'outcome', CALL_OUTCOMES],
  ['vendor_calls', 'port', SOURCE_PORTS],
  ['void_checks', 'media_type', VOID_CHECK_TYPE_IDS],
  ['text_breakers', 'cause', TEXT_LIMIT_IDS],
  ['text_counts', 'limit_id', TEXT_LIMIT_IDS],
  ['request_counts', 'kind', COUNTED_REQUESTS],
  ['reviewers', 'kind', ['key', 'person']],
];

export const enumerationCheckName = (table: string, column: string): string =>
  `${table}_${column}_known`;

type Check = { name: string; table: string; values: readonly string[]; condition: string };

type Made = { name: string; made: string | null; isOneList: boolean; isValid: boolean };

const MADE = `select conname as name, obj_description(oid, 'pg_constraint') as made,
  pg_get_constraintdef(oid) like '%''{%' as "isOneList", convalidated as "isValid"
  from pg_constraint where conname like '%\\_known'`;

/**
 * Constraints that lack a value of this build, are in an earlier release's form or have not been
 * validated, and what they become. Never narrower, because a build that does not know a value may
 * start next to one that writes it. docs/decisions/0041.
 */
export async function staleEnumerationChecks(database: Kysely<unknown>): Promise<Check[]> {
  const { rows } = await sql.raw<Made>(MADE).execute(database);
  return staleAmong(rows);
}

/** The same, for a process that only asks. */
export const hasStaleEnumerationChecks = async (database: Pick<Db, 'run'>): Promise<boolean> =>
  staleAmong(await database.run<Made>(literalSql(MADE))).length > 0;

function staleAmong(rows: readonly Made[]): Check[] {
  const made = new Map(
    rows.map(({ name, made: list, isOneList, isValid }) => [
      name,
      { values: list?.split(', ') ?? [], isDone: isOneList && isValid },
    ]),
  );
  return ENUMERATION_COLUMNS.flatMap(([table, column, values]) => {
    const name = enumerationCheckName(table, column);
    const known = made.get(name);
    if (known?.isDone && values.every((value) => known.values.includes(value))) return [];
    const all = [...new Set([...(known?.values ?? []), ...values])].filter((value) => value !== '');
    // PostgreSQL re-parses all checks of a table for each write: one array takes half the time of
    // as many separate texts.
    const condition = `${column} = any ('{${all.join(',')}}'::text[])`;
    return [{ name, table, values: all, condition }];
  });
}

/**
 * Brings the constraints up to date. Runs with every migration rather than as one: migrations never
 * change once they have run, and a new table value must not require one. The exclusive lock is held
 * for a moment; the rows are looked at afterwards, while others write. docs/decisions/0231.
 */
export async function applyEnumerationChecks(database: Kysely<unknown>): Promise<void> {
  for (const { name, table, values, condition } of await staleEnumerationChecks(database)) {
    const run = (statement: string) => withLockRetries(() => sql.raw(statement).execute(database));
    await run(
      `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${condition}) not valid`,
    );
    await run(`comment on constraint ${name} on ${table} is '${values.join(', ')}'`);
    await run(`alter table ${table} validate constraint ${name}`);
  }
}
