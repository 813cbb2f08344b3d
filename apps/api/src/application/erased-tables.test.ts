import { RETENTION } from '@signet/rulebook/reference/retention';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  openStore,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../testing/test-store.ts';
import { EMPTIED } from './retention-store.ts';

const SWEPT: readonly string[] = Object.values(RETENTION)
  .filter(({ ending }) => ending === 'deleted')
  .map(({ table }) => table);

/**
 * Tables with a sweep of their own, tested with their stores: deleted within a day, or a month for
 * browser errors.
 */
const SWEPT_BY_THEMSELVES = [
  'text_sends',
  'text_counts',
  'code_guesses',
  'request_counts',
  'browser_errors',
];

/**
 * Columns kept of an erased application: when and how something happened and what was decided,
 * never who. A new table or column is in no list and fails this test until its erasure is decided.
 */
const STAYS: Readonly<Record<string, string>> = {
  // An erased application gets a placeholder user and a new key; its origin is emptied.
  applications: `id reference user_id version portal market currency referral_url_id intent original_intent application_level
    original_application_level locale decision reason bo_status round onboarded_at
    checking_since bank_deferred data_key audit_seq audit_head created_at saved_at changed_at tax_id_changed_at tax_id_submitted_at service_type audit_at audit_key_id
    phone_changed_at owners_invited_at business_id referral_overridden_at closed_at promised_by`,
  // Every nullable column is emptied.
  people:
    'id application_id role is_controller no_address_or_dob no_ssn has_one_name seal_format created_at',
  businesses: 'id application_id seal_format created_at',
  product_clock: 'only_row offset_ms',
  // Up to which hour was counted.
  insight_progress: 'only_row counted_until place',
  // How many of what there are, for the metrics.
  kept_counts: 'only_row claimed_at counted_at counts',
  decisions:
    'application_id round decided_by outcome row_id reason step_up evidence version decided_at reviewers applied',
  evidence: 'application_id round source answer reference answered_at',
  step_ups: 'application_id round type requested_at finished_at result person_id',
  terms: 'application_id id version signed_at language person_id',
  audit: 'application_id seq at actor action detail hash key_id',
  audit_redactions: 'application_id seq detail signature redacted_at',
  audit_checkpoints: 'seq at heads before hash root leaves',
  audit_leaves: 'application_id checkpoint seq hash',
  audit_verified: 'application_id seq hash signature',
  audit_bases: 'application_id seq hash month signature',
  audit_archives: 'month parts lines root before signature archived_at',
  audit_archive_parts: 'month part lines hash place',
  // What staff did about no application, and which week's list one of them has read.
  staff_audit: 'seq at actor action detail hash key_id',
  staff_audit_head: 'is_only seq hash',
  secret_sign_offs: 'week staff_id shown signed_at',
  audit_exports:
    'id asked_by asked_at ticket filters lines decided_by decided_at has_agreed taken_at',
  duties: 'id place finished_at',
  // Sales and their debit mandates: what, for how much and where to. Orders that were never charged
  // are deleted.
  orders: `id application_id state type payment_method currency choice summary total_cents address instrument_id charge_id shipment_id refusal delay attempts
    refunded_cents next_poll_at submitted_at changed_at debited_at placed_at shipped_at delivered_at ended_at`,
  order_charges: `order_id application_id trial_days period day cents state attempts instrument_id refused_instrument_id refusal charge_id charged_at asked_at refusals`,
  debit_mandates: 'order_id application_id bank_id scheme version language accepted_at',
  // Learned from wording, without reference to anybody.
  category_choices: 'id words shown chosen chosen_in',
  // A user without any application left is deleted.
  users: 'id subject email_address name created_at line_lookups_at reminders_stopped_at',
  reviewers: 'id name key_hash created_at revoked_at is_sample kind subject roles away_until email',
  // What staff had to do and when; who is only who of staff.
  case_history:
    'id application_id review_case owner_id reason market portal referral_url_id locale risk_rank entered_at due_by ended_at ended_with staff_id',
  case_marks: 'id application_id',
  case_views: 'id staff_id name filters is_shared created_at',
  database_environment: 'only_row name claimed_at',
  // Random halves of keys, destroyed at erasure.
  key_halves: 'id secret',
  key_destructions: 'half_id application_id',
  key_prints: 'name version print claimed_at',
  key_versions: 'version check_sealed fingerprint_check_hmac claimed_at',
  kysely_migration: 'name timestamp',
  kysely_migration_lock: 'id is_locked',
  bank_directory: 'market number name',
  bank_directory_imports: 'id imported_at operator file_hash added changed removed',
  referral_partners: 'id data is_sample changed_at',
  referral_partner_imports: 'id imported_at operator file_hash added changed',
  // About a partner's servers only.
  partner_keys:
    'id partner_id mode hint key_hash scopes created_at created_by last_used_at revoked_at revoked_by expires_at addresses',
  partner_own_endpoints: 'partner_id endpoints changed_at changed_by',
  partner_own_looks: 'partner_id colours parent_domains changed_at changed_by',
  partner_abilities: 'partner_id ability is_open changed_at changed_by',
  partner_key_uses: 'key_id day call calls',
  partner_endpoints:
    'partner_id url failures failing_since paused_until last_fault last_delivered_at',
  partner_secrets: 'id partner_id url secret_sealed created_at created_by ended_at',
  partner_acts: 'id partner_id at actor act about',
  // People of partners’ companies, of whom only the name is kept.
  console_people: 'id partner_id subject name created_at seen_at',
  // Which rows of a file were invited, by fingerprints; what they said is sealed and goes with the
  // invitation, the rows with their import.
  partner_import_rows:
    'import_id line state reference values_sealed token_sealed errors known_from invited_at reminded_at opened_at expires_at',
  partner_invited_rows: 'scope row_hmac import_id line',
  schema_changes: 'name only_adds',
  // Keys of files that are about to be removed.
  ended_objects: 'object_key due_at',
  text_breakers: 'id opened_at cause reset_at reset_by',
  // When changes were asked for, and by whom of ours; what was marked goes with its own table.
  change_requests: 'id application_id round reviewer_id asked_at answer_by due_at withdrawn_at',
  // Which refusal was taken back, why in a code of ours, and by whom of ours.
  reopenings: 'application_id round reason proposed_by proposed_at confirmed_by confirmed_at',
  // When a review was requested; the text is in the email only.
  review_requests: 'id application_id requested_at answer_by answered_at outcome',
};
const EMPTIED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  applications: [
    'source',
    'medium',
    'agent_id',
    'external_id',
    'external_id_of',
    'startup',
    'network_hmac',
    'store_name',
    'connection',
    'removed_mailbox_hmacs',
  ],
  orders: ['instrument_last4', 'tracking'],
};
const EMPTIED_WHERE_NULLABLE: readonly string[] = ['people', 'businesses'];

forEachDatabase('what erasing leaves', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('every table is emptied, swept, or listed column by column as containing no personal data', async () => {
    const columns = await at.database.run<{ table: string; name: string; isNullable: string }>(
      sql`select table_name as table, column_name as name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    const gone: readonly string[] = [...EMPTIED, ...SWEPT, ...SWEPT_BY_THEMSELVES];
    const unsaid = columns
      .filter(({ table }) => !gone.includes(table))
      .filter(
        ({ table, isNullable }) =>
          !(EMPTIED_WHERE_NULLABLE.includes(table) && isNullable === 'YES'),
      )
      .filter(
        ({ table, name }) =>
          !EMPTIED_COLUMNS[table]?.includes(name) && !STAYS[table]?.split(/\s+/).includes(name),
      )
      .map(({ table, name }) => `${table}.${name}`);
    expect(unsaid).toEqual([]);
    const known = new Set(columns.map(({ table }) => table));
    expect(
      [...Object.keys(STAYS), ...EMPTIED, ...SWEPT_BY_THEMSELVES].filter(
        (table) => !known.has(table),
      ),
    ).toEqual([]);
  });

  test('deletes the submitting network of a declined application, and who viewed it', async () => {
    const { id, userId } = await applicationWithPhone(at.store);
    await at.store.applications.onboard({
      id,
      userId,
      terms: STORE_TEST_TERMS,
      actor: userId,
      ip: '203.0.113.7',
    });
    const { round } = await loadOrThrow(at.store, id);
    const made = await at.store.reviewers.add('Robin');
    await at.database.run(
      sql`insert into review_leases (application_id, reviewer_id, expires_at) values (${id}, ${made?.reviewer.id}, 1)`,
    );
    await at.store.applications.recordDecision({
      ...{
        id,
        round,
        outcome: 'DECLINED',
        rowId: 'x',
        evidence: {},
        version: 'v',
        decidedBy: 'rules',
        actor: 'rules',
      },
    });
    await at.store.erase(id, 'operator:ana');
    expect(
      await at.database.run(sql`select network_hmac from applications where id = ${id}`),
    ).toEqual([{}]);
    expect(
      await at.database.run(sql`select 1 from review_leases where application_id = ${id}`),
    ).toEqual([]);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });
});
