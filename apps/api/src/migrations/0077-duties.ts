import { adding } from './running.ts';

/** As `keyVersionSql` reads it: values of the first release name no version. */
const keyVersion = (column: string): string =>
  `coalesce(substring(${column} from '^v([0-9]+):')::integer, 1)`;

/** Duties instead of one hourly job, and the indexes that their batches read. docs/decisions/0208. */
export const duties = adding(
  `create table duties (
    id text primary key,
    place text not null,
    finished_at bigint not null)`,
  `create table audit_verified (
    application_id text primary key references applications(id),
    seq integer not null,
    hash text not null,
    signature text not null)`,
  `delete from job_queue.job where data ->> 'kind' = 'housekeeping'`,

  // Rows that are deleted for their age.
  `create function last_of(times bigint[]) returns bigint language sql immutable parallel safe as $$
    select coalesce(max(one), 0) from unnest(times) one $$`,
  'create index phone_sends_by_last on phone_sends (last_of(sent_at))',
  'create index otp_codes_by_last on otp_codes (coalesce(sent_at, 0))',
  'create index phone_links_by_end on phone_links (expires_at)',
  'create index phone_lines_by_age on phone_lines (looked_up_at)',
  `create index outbox_sent on outbox (sent_at) where state = 'sent'`,
  `create index outbox_dropped on outbox (failed_at) where state = 'dropped'`,
  'create index link_tokens_by_end on link_tokens (expires_at)',
  'create index support_views_by_end on support_views (coalesce(expires_at, link_until))',
  'create index page_exits_by_age on page_exits (left_at)',
  'create index typed_answers_by_age on typed_answers (typed_at)',
  'create index partner_events_by_age on partner_events (created_at)',
  'create index partner_prefills_by_end on partner_prefills (expires_at)',
  'create index carry_tokens_by_end on carry_tokens (expires_at)',
  'create index analytics_by_age on analytics (at)',
  'create index request_counts_by_age on request_counts (minute)',

  // Applications whose retention may be over. `saved_at` is in no index: a save would then rewrite all of them.
  `create index applications_drafts on applications (created_at, id)
    where onboarded_at is null and user_id not like 'usr\\_erased\\_%'`,
  `create index applications_declined on applications (id)
    where decision = 'DECLINED' and user_id not like 'usr\\_erased\\_%'`,

  // Values of earlier keys.
  `create index applications_by_key_version on applications (${keyVersion('data_key')}, id)`,
  `create index applications_without_half on applications (id) where data_key not like '%:half\\_%'`,
  `create index businesses_by_key_version on businesses (${keyVersion('data_key')}, application_id) where data_key is not null`,
  `create index businesses_by_tax_id_key on businesses (${keyVersion('tax_id_hmac')}, application_id) where tax_id_hmac is not null`,
  `create index people_by_tax_id_key on people (${keyVersion('tax_id_hmac')}, application_id) where tax_id_hmac is not null`,
  `create index people_by_person_key on people (${keyVersion('person_hmac')}, application_id) where person_hmac is not null`,
  `create index bank_accounts_by_key_version on bank_accounts (${keyVersion('account_hmac')}, application_id)`,
  `create index partner_secrets_by_key_version on partner_secrets (${keyVersion('secret_sealed')}, id)`,

  // Open work that may have lost its job.
  `create index applications_checking on applications (id) where checking_since is not null`,
  `create index applications_to_recheck on applications (id)
    where reason in ('source.unavailable', 'source.unavailableTooLong') and checking_since is null
      and onboarded_at is not null and decision not in ('APPROVED', 'DECLINED') and closed_at is null`,
  `create index step_ups_of_owners_waiting on step_ups (application_id)
    where type = 'BO_VERIFICATION' and finished_at is null`,
  `create index people_checking on people (id) where check_started_at is not null and role = 'owner'`,
  `create index bank_accounts_waiting on bank_accounts (id) where status = 'PENDING'`,
  `create index outbox_waiting on outbox (id) where state = 'waiting'`,
  `create index partner_deliveries_to_do on partner_deliveries (id) where state = 'waiting'`,
);
