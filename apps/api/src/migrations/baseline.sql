-- The tables as migration 0071 left them; later migrations add to them.
-- Lists of known values are checked by enumeration-checks.ts.

create function folded_name(name text) returns text language sql immutable strict parallel safe as $$
    select lower(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'),
        'øØłŁđĐðÐħĦıŋŊΘΧ’‘ʼʻ`“”«»‐‒–—',
        'oollddddhhinnθχ''''''''''""""----'
      ),
      'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th') collate "C")
  $$;

create function new_reference() returns text language sql as $$
    select substr(string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + get_byte(u.bytes, i) % 28, 1), '' order by i), 1, 4) || '-' ||
      substr(string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + get_byte(u.bytes, i) % 28, 1), '' order by i), 5, 4)
    from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) u, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as i $$;

create function notify_of_application() returns trigger language plpgsql as $$ begin
    perform pg_notify('applications', case tg_table_name when 'evidence' then to_jsonb(new) ->> 'application_id' else to_jsonb(new) ->> 'id' end);
    return null; end $$;

create function notify_of_jobs() returns trigger language plpgsql as $$ begin perform pg_notify('jobs', ''); return null; end $$;

create function refuse_audit_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and (new.application_id, new.seq, new.at, new.actor, new.action, new.hash) = (old.application_id, old.seq, old.at, old.actor, old.action, old.hash)
      and new.key_id is not distinct from old.key_id
      and exists (select 1 from audit_redactions r where r.application_id = old.application_id and r.seq = old.seq and r.detail = new.detail) then
      return new;
    end if;
    raise exception '% is append-only', tg_table_name;
  end $$;

create function refuse_change() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$;

create table analytics (
  id bigint generated always as identity primary key,
  type text not null,
  params jsonb not null,
  at bigint not null,
  application_id text
);
create index analytics_by_application on analytics (application_id);

create table businesses (
  id text primary key,
  application_id text not null,
  is_registered boolean,
  name text,
  dba text,
  sales_range text,
  has_partners boolean,
  industry_id integer,
  website text,
  local_phone_number text,
  line1 text,
  line2 text,
  city text,
  territory text,
  zip text,
  tax_id_sealed text,
  tax_id_hmac text,
  tax_id_last4 text,
  tax_id_type text,
  tax_id_first_at bigint,
  seal_format smallint default 2 not null,
  created_at bigint not null,
  data_key text,
  confirmed_answers text,
  registered_in text,
  constraint businesses_check check (tax_id_sealed is not null or (tax_id_hmac is null and tax_id_last4 is null
  and tax_id_type is null)),
  constraint businesses_seal_format_check check (seal_format in (1, 2)),
  constraint businesses_application_id_key unique (application_id)
);
create index businesses_by_tax_id_hmac on businesses (tax_id_hmac) where tax_id_hmac is not null;
create index businesses_to_reseal on businesses (application_id) where seal_format = 1;

create table users (
  id text primary key,
  subject text not null,
  email_address text not null,
  name text,
  created_at bigint not null,
  line_lookups_at bigint[] default '{}' not null,
  reminders_stopped_at bigint,
  constraint users_subject_key unique (subject)
);

create table applications (
  id text primary key,
  user_id text not null references users(id),
  version integer not null,
  portal text not null,
  market text not null,
  currency text not null,
  referral_url_id text not null,
  intent text not null,
  application_level text not null,
  locale text not null,
  source text,
  medium text,
  agent_id text,
  decision text not null,
  reason text,
  bo_status text not null,
  round integer not null,
  onboarded_at bigint,
  checking_since bigint,
  bank_deferred boolean not null,
  data_key text not null,
  audit_seq integer not null,
  audit_head text not null,
  created_at bigint not null,
  saved_at bigint not null,
  tax_id_changed_at bigint[] default '{}' not null,
  tax_id_submitted_at bigint,
  service_type text,
  audit_at bigint,
  audit_key_id text,
  network_hmac text,
  reference text default new_reference() not null,
  phone_changed_at bigint[] default '{}' not null,
  owners_invited_at bigint[] default '{}' not null,
  original_intent text,
  original_application_level text,
  startup jsonb,
  business_id text references businesses(id),
  store_name text,
  connection jsonb,
  closed_at bigint,
  referral_overridden_at bigint,
  removed_mailbox_hmacs text[]
);
create index applications_by_business on applications (business_id) where business_id is not null;
create unique index applications_by_reference on applications (reference);
create index applications_by_referral on applications (referral_url_id, created_at, id);
create index applications_by_user on applications (user_id);
create index applications_closed on applications (closed_at) where closed_at is not null;
create unique index applications_one_open on applications (user_id, referral_url_id, currency)
  where decision not in ('APPROVED', 'DECLINED') and business_id is null and closed_at is null;
create unique index applications_one_open_store on applications (business_id)
  where onboarded_at is null and user_id not like 'usr\_erased\_%';
create index applications_stores_by_folded_name on applications (business_id, folded_name(store_name), id)
  where business_id is not null;
create index applications_stores_by_name on applications (business_id, lower(store_name), id)
  where business_id is not null;
create index applications_undecided on applications (onboarded_at)
  where onboarded_at is not null and decision not in ('APPROVED', 'DECLINED');
create trigger applications_notify after update of version on applications
  for each row
  when (new.onboarded_at is not null and old.version <> new.version)
  execute function notify_of_application();
alter table businesses add constraint businesses_application_id_fkey foreign key (application_id)
  references applications(id);

create table audit (
  application_id text not null references applications(id),
  seq integer not null,
  at bigint not null,
  actor text not null,
  action text not null,
  detail text not null,
  hash text not null,
  key_id text,
  primary key (application_id, seq)
);
create index audit_to_redact on audit (application_id, seq) where detail like '%"storeName":%';
create trigger audit_append_only before delete or update on audit
  for each row execute function refuse_audit_change();
create trigger audit_no_truncate before truncate on audit for each statement
  execute function refuse_change();

create table audit_checkpoints (
  seq integer primary key,
  at bigint not null,
  heads text not null,
  before text not null,
  hash text not null,
  root text,
  leaves integer
);
create index audit_checkpoints_by_age on audit_checkpoints (at);
create trigger audit_checkpoints_append_only before delete or update on audit_checkpoints
  for each row execute function refuse_change();
create trigger audit_checkpoints_no_truncate before truncate on audit_checkpoints for each statement
  execute function refuse_change();

create table audit_leaves (
  application_id text not null references applications(id),
  checkpoint integer not null references audit_checkpoints(seq),
  seq integer not null,
  hash text not null,
  primary key (application_id, checkpoint)
);
create index audit_leaves_by_checkpoint on audit_leaves (checkpoint);
create trigger audit_leaves_append_only before delete or update on audit_leaves
  for each row execute function refuse_change();
create trigger audit_leaves_no_truncate before truncate on audit_leaves for each statement
  execute function refuse_change();

create table audit_redactions (
  application_id text not null,
  seq integer not null,
  detail text not null,
  signature text not null,
  redacted_at bigint not null,
  primary key (application_id, seq),
  constraint audit_redactions_application_id_seq_fkey foreign key (application_id, seq)
  references audit(application_id, seq)
);
create trigger audit_redactions_append_only before delete or update on audit_redactions
  for each row execute function refuse_change();
create trigger audit_redactions_no_truncate before truncate on audit_redactions for each statement
  execute function refuse_change();

create table bank_accounts (
  id text primary key,
  application_id text not null,
  kind text not null,
  bank_name text,
  holder text,
  account_type text not null,
  routing text,
  transit text,
  institution text,
  account_number_sealed text,
  account_hmac text not null,
  last4 text not null,
  vendor_account_id text,
  vendor_token_sealed text,
  vendor_item_id text,
  status text not null,
  is_primary boolean not null,
  created_at bigint not null,
  check_result text,
  checked_at bigint,
  available_cents bigint,
  instant_auth boolean,
  proposed_by text,
  proposed_reason text,
  proposed_at bigint,
  payouts_from bigint,
  constraint bank_instruments_application_id_account_print_key unique (application_id, account_hmac),
  constraint bank_instruments_application_id_fkey foreign key (application_id)
  references applications(id)
);
create index bank_accounts_by_link on bank_accounts (vendor_item_id)
  where vendor_item_id is not null;
create unique index bank_accounts_one_primary on bank_accounts (application_id) where is_primary;
create index bank_accounts_pending on bank_accounts (created_at)
  where is_primary and status = 'PENDING';

create table bank_directory (
  market text not null,
  number text not null,
  name text not null,
  primary key (market, number)
);

create table bank_directory_imports (
  id text primary key,
  imported_at bigint not null,
  operator text not null,
  file_hash text not null,
  added integer not null,
  changed integer not null,
  removed integer not null
);

create table browser_errors (
  release text not null,
  fingerprint text not null,
  kind text not null,
  message_hash text not null,
  frames jsonb not null,
  page text not null,
  seen bigint not null,
  first_at bigint not null,
  last_at bigint not null,
  primary key (release, fingerprint)
);
create index browser_errors_by_last_at on browser_errors (last_at);

create table card_tries (
  application_id text primary key references applications(id) on delete cascade,
  tried_at bigint[] not null
);

create table cards (
  id text primary key,
  application_id text not null references applications(id) on delete cascade,
  vendor_customer_id text not null,
  vendor_method_id text not null,
  vendor_fingerprint text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  is_primary boolean not null,
  created_at bigint not null,
  constraint cards_expiry_month_shape check (expiry_month >= 1 and expiry_month <= 12),
  constraint cards_expiry_year_shape check (expiry_year >= 2000 and expiry_year <= 2200),
  constraint cards_last4_shape check (last4 ~ '^[0-9]{4}$'),
  constraint cards_vendor_customer_id_shape check (vendor_customer_id ~ '^cus_[A-Za-z0-9_]{1,100}$'),
  constraint cards_vendor_method_id_shape check (vendor_method_id ~ '^pm_[A-Za-z0-9_]{1,100}$'),
  constraint cards_once unique (application_id, vendor_fingerprint)
);
create unique index cards_primary on cards (application_id) where is_primary;

create table carry_tokens (
  token_hash text primary key,
  expires_at bigint not null
);

create table category_choices (
  id text primary key,
  words jsonb not null,
  shown integer,
  chosen integer not null,
  chosen_in text not null
);

create table code_guesses (
  code_hmac text not null,
  application_id text not null references applications(id) on delete cascade,
  tried_at bigint not null,
  primary key (code_hmac, application_id)
);
create index code_guesses_by_application on code_guesses (application_id);
create index code_guesses_by_time on code_guesses (tried_at);

create table database_environment (
  only_row boolean default true primary key,
  name text not null,
  claimed_at bigint not null,
  constraint database_environment_only_row check (only_row)
);

create table orders (
  id text primary key,
  application_id text not null references applications(id) on delete cascade,
  state text not null,
  type text not null,
  payment_method text not null,
  currency text not null,
  choice jsonb not null,
  summary jsonb not null,
  total_cents bigint not null,
  address jsonb,
  instrument_id text,
  instrument_last4 text,
  refusal text,
  attempts integer default 0 not null,
  refunded_cents bigint default 0 not null,
  charge_id text,
  delay text,
  shipment_id text,
  tracking jsonb,
  next_poll_at bigint,
  submitted_at bigint not null,
  placed_at bigint,
  shipped_at bigint,
  delivered_at bigint,
  ended_at bigint,
  changed_at bigint not null,
  debited_at bigint,
  constraint orders_attempts_range check (attempts >= 0),
  constraint orders_instrument_last4_shape check (instrument_last4 ~ '^[0-9]{4}$'),
  constraint orders_refunded_cents_range check (refunded_cents >= 0
  and refunded_cents <= total_cents),
  constraint orders_total_cents_range check (total_cents >= 0 and total_cents <= 9007199254740991)
);
create index orders_by_application on orders (application_id);
create index orders_by_change on orders (changed_at)
  where state in ('held', 'paying', 'unpaid', 'placed', 'shipped');
create index orders_by_charge on orders (charge_id) where charge_id is not null;
create unique index orders_by_shipment on orders (shipment_id) where shipment_id is not null;
create unique index orders_one_open on orders (application_id)
  where state in ('held', 'paying', 'unpaid', 'placed');
create index orders_refund_due on orders (ended_at)
  where state in ('cancelled', 'released') and charge_id is not null and refunded_cents = 0;
create index orders_underway on orders (changed_at)
  where state in ('held', 'paying', 'clearing', 'unpaid', 'placed', 'shipped');

create table debit_mandates (
  order_id text not null references orders(id) on delete cascade,
  application_id text not null references applications(id) on delete cascade,
  bank_id text not null,
  scheme text not null,
  version text not null,
  language text not null,
  accepted_at bigint not null,
  primary key (order_id, bank_id)
);
create index debit_mandates_by_application on debit_mandates (application_id);

create table debit_methods (
  bank_id text primary key,
  application_id text not null references applications(id) on delete cascade,
  vendor_customer_id text not null,
  vendor_method_id text not null,
  held_at bigint not null
);
create index debit_methods_by_application on debit_methods (application_id);

create table decisions (
  application_id text not null references applications(id),
  round integer not null,
  decided_by text not null,
  outcome text not null,
  row_id text not null,
  reason text,
  step_up text,
  evidence jsonb not null,
  version text not null,
  decided_at bigint not null,
  reviewers jsonb,
  primary key (application_id, round, decided_by)
);

create table evidence (
  application_id text not null references applications(id),
  round integer not null,
  source text not null,
  answer jsonb,
  reference text,
  answered_at bigint not null,
  primary key (application_id, round, source)
);
create trigger evidence_notify after insert on evidence
  for each row execute function notify_of_application();

create table idempotency_keys (
  user_id text not null,
  key text not null,
  route text not null,
  request_hmac text not null,
  state text not null,
  application_id text,
  status integer,
  reply_sealed text,
  started_at bigint not null,
  created_at bigint not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table people (
  id text primary key,
  application_id text not null references applications(id),
  role text not null,
  first_name text,
  last_name text,
  email_address text,
  local_phone_number text,
  line1 text,
  line2 text,
  city text,
  territory text,
  zip text,
  birth_date_sealed text,
  tax_id_sealed text,
  tax_id_hmac text,
  tax_id_last4 text,
  tax_id_type text,
  tax_id_first_at bigint,
  person_hmac text,
  listed_at bigint,
  ownership_basis_points integer,
  is_controller boolean default false not null,
  no_address_or_dob boolean default false not null,
  no_ssn boolean default false not null,
  verified_at bigint,
  seal_format smallint default 2 not null,
  created_at bigint not null,
  check_failure text,
  account_id text,
  communication_language text,
  invited_at bigint[],
  asked_at bigint,
  confirmed_at bigint,
  check_round integer,
  check_started_at bigint,
  check_step_up text,
  check_reason text,
  own_tax_id_changed_at bigint[],
  mail_accepted_at bigint,
  mail_refused_at bigint,
  replaced_at bigint,
  replacement_settled_at bigint,
  is_behind_company boolean,
  confirmed_answers text,
  has_one_name boolean default false not null,
  constraint people_check check (role = 'applicant' or listed_at is not null),
  constraint people_check1 check (tax_id_sealed is not null or (tax_id_hmac is null and tax_id_last4 is null
  and tax_id_type is null)),
  constraint people_ownership_basis_points_check check (ownership_basis_points >= 0
  and ownership_basis_points <= 10000),
  constraint people_role_check check (role in ('applicant', 'owner')),
  constraint people_seal_format_check check (seal_format in (1, 2))
);
create index people_by_account on people (account_id) where account_id is not null;
create index people_by_application on people (application_id);
create index people_by_person_hmac on people (person_hmac) where person_hmac is not null;
create index people_by_tax_id_hmac on people (tax_id_hmac) where tax_id_hmac is not null;
create unique index people_one_applicant on people (application_id) where role = 'applicant';
create unique index people_one_owner_tax_id on people (application_id, tax_id_hmac)
  where role = 'owner' and tax_id_hmac is not null;
create index people_to_reseal on people (application_id) where seal_format = 1;

create table inquiries (
  id text primary key,
  application_id text not null references applications(id),
  mode text not null,
  with_selfie boolean not null,
  status text not null,
  result text,
  vendor_status text not null,
  status_rank integer not null,
  last_event_at bigint,
  created_at bigint not null,
  settled_at bigint,
  person_id text references people(id),
  failure text
);
create index inquiries_by_application on inquiries (application_id);
create unique index inquiries_one_open on inquiries (application_id, mode, coalesce(person_id, ''))
  where status = 'IN_PROGRESS';

create table inquiry_attempts (
  application_id text not null,
  mode text not null,
  attempted_at bigint[] not null,
  selfie_consented_at bigint,
  person_id text,
  constraint inquiry_tries_application_id_fkey foreign key (application_id)
  references applications(id),
  constraint inquiry_tries_person_id_fkey foreign key (person_id) references people(id)
);
create unique index inquiry_attempts_one_a_mode on inquiry_attempts (application_id, mode, coalesce(person_id, ''));

create table jobs (
  id text primary key,
  kind text not null,
  application_id text references applications(id),
  payload jsonb not null,
  due_at bigint not null,
  attempts integer not null,
  state text not null,
  created_at bigint not null,
  handed_at bigint,
  begun_at bigint,
  failing_since bigint,
  last_fault text
);
create index jobs_by_application on jobs (application_id, kind);
create index jobs_failing on jobs (failing_since) where failing_since is not null;
create index jobs_waiting on jobs (due_at) where state = 'waiting';
create trigger jobs_notify after insert on jobs for each statement
  execute function notify_of_jobs();

create table key_destructions (
  half_id text primary key,
  application_id text not null
);

create table key_halves (
  id text primary key,
  secret text not null
);

create table key_prints (
  name text not null,
  version integer not null,
  print text not null,
  claimed_at bigint not null,
  primary key (name, version)
);

create table key_versions (
  version integer primary key,
  check_sealed text not null,
  fingerprint_check_hmac text not null,
  claimed_at bigint not null
);

create table link_sessions (
  token_hash text primary key,
  application_id text not null references applications(id),
  purpose text not null,
  detail text not null,
  created_at bigint not null,
  expires_at bigint not null,
  person_id text references people(id)
);
create index link_sessions_by_application on link_sessions (application_id);
create index link_sessions_by_expiry on link_sessions (expires_at);

create table link_tokens (
  token_hash text primary key,
  application_id text not null references applications(id),
  purpose text not null,
  detail text not null,
  mailed_for text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  person_id text references people(id)
);
create unique index link_tokens_one_mail on link_tokens (application_id, mailed_for);

create table order_charges (
  order_id text not null references orders(id) on delete cascade,
  application_id text not null references applications(id) on delete cascade,
  trial_days integer not null,
  period integer not null,
  day text not null,
  cents bigint not null,
  state text not null,
  attempts integer default 0 not null,
  instrument_id text,
  refused_instrument_id text,
  refusal text,
  charge_id text,
  charged_at bigint,
  asked_at bigint,
  constraint order_charges_attempts_range check (attempts >= 0),
  constraint order_charges_cents_range check (cents >= 1 and cents <= 9007199254740991),
  primary key (order_id, trial_days, period)
);
create index order_charges_by_application on order_charges (application_id);
create index order_charges_by_charge on order_charges (charge_id) where charge_id is not null;
create index order_charges_clearing on order_charges (order_id) where state = 'clearing';
create index order_charges_unpaid on order_charges (application_id) where state = 'unpaid';

create table order_drafts (
  application_id text primary key references applications(id) on delete cascade,
  choice jsonb not null,
  address jsonb,
  saved_at bigint not null
);

create table otp_codes (
  application_id text not null,
  phone text not null,
  vendor_sid text,
  sent_at bigint,
  expires_at bigint,
  sends integer not null,
  attempts integer not null,
  lifetime_attempts integer not null,
  attempted_at bigint[] not null,
  person_id text,
  primary key (application_id, phone),
  constraint phone_codes_application_id_fkey foreign key (application_id)
  references applications(id),
  constraint phone_codes_person_id_fkey foreign key (person_id) references people(id)
);

create table outbox (
  id text primary key,
  application_id text references applications(id),
  channel text not null,
  template text not null,
  body_sealed text,
  state text not null,
  created_at bigint not null,
  sent_at bigint,
  failed_at bigint,
  template_version text,
  content_hash text
);
create index outbox_by_application on outbox (application_id, created_at);
create index outbox_unsent on outbox (created_at) where state <> 'sent';

create table owner_checks (
  application_id text not null references applications(id) on delete cascade,
  person_id text not null references people(id) on delete cascade,
  round integer not null,
  decided_by text not null,
  outcome text not null,
  row_id text not null,
  reason text,
  step_up text,
  evidence jsonb not null,
  version text not null,
  decided_at bigint not null,
  reviewer jsonb,
  primary key (person_id, round)
);
create index owner_checks_by_application on owner_checks (application_id);

create table owner_companies (
  id text primary key,
  application_id text not null references applications(id) on delete cascade,
  kind text not null,
  name text not null,
  country text not null,
  number_sealed text not null,
  number_last4 text not null,
  unnamed text,
  is_rest_small boolean default false not null,
  created_at bigint not null
);
create index owner_companies_by_application on owner_companies (application_id);

create table owner_holdings (
  application_id text not null references applications(id) on delete cascade,
  holder_id text not null,
  of_id text not null,
  basis_points integer not null,
  is_trustee boolean not null,
  primary key (application_id, holder_id, of_id)
);

create table owner_invitations (
  token_hash text primary key,
  application_id text not null references applications(id) on delete cascade,
  person_id text not null references people(id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  session_hash text,
  session_expires_at bigint,
  used_at bigint
);
create index owner_invitations_by_application on owner_invitations (application_id);
create index owner_invitations_by_end on owner_invitations (expires_at);
create index owner_invitations_by_person on owner_invitations (person_id);
create index owner_invitations_by_session on owner_invitations (session_hash)
  where session_hash is not null;

create table page_exits (
  token_hash text primary key,
  application_id text not null references applications(id) on delete cascade,
  left_at bigint not null
);
create index page_exits_by_application on page_exits (application_id);

create table partner_acts (
  id text primary key,
  partner_id text not null,
  at bigint not null,
  actor text not null,
  act text not null,
  about text not null
);
create index partner_acts_by_partner on partner_acts (partner_id, at);

create table partner_events (
  id text primary key,
  partner_id text not null,
  application_id text references applications(id),
  sequence bigint not null,
  type text not null,
  body text not null,
  created_at bigint not null
);
create unique index partner_events_by_application on partner_events (application_id, sequence);
create index partner_events_by_partner on partner_events (partner_id, created_at, id);

create table partner_deliveries (
  id text primary key,
  event_id text not null references partner_events(id) on delete cascade,
  application_id text references applications(id),
  partner_id text not null,
  url text not null,
  state text not null,
  attempts integer default 0 not null,
  created_at bigint not null,
  last_tried_at bigint,
  last_fault text,
  delivered_at bigint
);
create index partner_deliveries_by_application on partner_deliveries (application_id);
create index partner_deliveries_by_event on partner_deliveries (event_id);
create index partner_deliveries_waiting on partner_deliveries (created_at) where state = 'waiting';

create table partner_endpoints (
  partner_id text not null,
  url text not null,
  failures integer not null,
  failing_since bigint,
  paused_until bigint,
  last_fault text,
  last_delivered_at bigint,
  primary key (partner_id, url)
);

create table partner_keys (
  id text primary key,
  partner_id text not null,
  mode text not null,
  hint text not null,
  key_hash text not null,
  scopes jsonb not null,
  created_at bigint not null,
  created_by text not null,
  last_used_at bigint,
  revoked_at bigint,
  revoked_by text,
  constraint partner_keys_key_hash_key unique (key_hash)
);
create index partner_keys_by_partner on partner_keys (partner_id);

create table partner_key_uses (
  key_id text not null references partner_keys(id),
  day text not null,
  call text not null,
  calls integer not null,
  primary key (key_id, day, call)
);

create table partner_prefills (
  token_hash text primary key,
  partner_id text not null,
  key_id text not null,
  values_sealed text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create table partner_secrets (
  id text primary key,
  partner_id text not null,
  url text not null,
  secret_sealed text not null,
  created_at bigint not null,
  created_by text not null,
  ended_at bigint
);
create index partner_secrets_by_endpoint on partner_secrets (partner_id, url);

create table phone_lines (
  phone text primary key,
  type text not null,
  looked_up_at bigint not null
);

create table phone_links (
  id text primary key,
  application_id text not null references applications(id),
  phone text not null,
  token_hash text not null,
  status text not null,
  reason text,
  confirm_attempts integer not null,
  created_at bigint not null,
  sent_at bigint,
  opened_at bigint,
  ended_at bigint,
  expires_at bigint not null,
  person_id text references people(id),
  constraint phone_links_token_hash_key unique (token_hash)
);
create index phone_links_alive_by_phone on phone_links (phone)
  where status in ('REQUESTED', 'IN_PROGRESS');
create index phone_links_by_application on phone_links (application_id, created_at);

create table phone_network_checks (
  application_id text not null,
  phone text not null,
  requested_at bigint not null,
  ended_at bigint,
  person_id text,
  primary key (application_id, phone),
  constraint phone_network_asks_application_id_fkey foreign key (application_id)
  references applications(id),
  constraint phone_network_asks_person_id_fkey foreign key (person_id) references people(id)
);

create table phone_proofs (
  application_id text not null references applications(id),
  phone text not null,
  method text not null,
  proven_at bigint not null,
  person_id text references people(id),
  primary key (application_id, phone)
);

create table phone_sends (
  phone text primary key,
  sent_at bigint[] not null,
  attempted_at bigint[] default '{}' not null
);

create table referral_partner_imports (
  id text primary key,
  imported_at bigint not null,
  operator text not null,
  file_hash text not null,
  added integer not null,
  changed integer not null
);

create table referral_partners (
  id text primary key,
  data jsonb not null,
  is_sample boolean not null,
  changed_at bigint not null
);

create table request_counts (
  kind text not null,
  subject text not null,
  minute bigint not null,
  requests integer not null,
  primary key (kind, subject, minute)
);

create table reviewers (
  id text primary key,
  name text not null,
  key_hash text not null,
  created_at bigint not null,
  revoked_at bigint,
  is_sample boolean default false not null,
  constraint reviewers_key_hash_key unique (key_hash)
);
create unique index reviewers_by_name on reviewers (name) where revoked_at is null;

create table review_leases (
  application_id text primary key references applications(id) on delete cascade,
  reviewer_id text not null references reviewers(id),
  expires_at bigint not null
);
create index review_leases_by_reviewer on review_leases (reviewer_id);

create table review_proposals (
  application_id text primary key references applications(id) on delete cascade,
  round integer not null,
  decision text not null,
  reason text not null,
  reviewer_id text not null references reviewers(id),
  proposed_at bigint not null
);
create index review_proposals_by_reviewer on review_proposals (reviewer_id);

create table review_requests (
  id text primary key,
  application_id text not null references applications(id) on delete cascade,
  requested_at bigint not null,
  answer_by text not null,
  answered_at bigint,
  outcome text
);
create index review_requests_by_application on review_requests (application_id, requested_at);
create index review_requests_open on review_requests (requested_at) where answered_at is null;

create table schema_changes (
  name text primary key,
  only_adds boolean not null
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users(id),
  created_at bigint not null,
  last_seen_at bigint not null,
  authenticated_at bigint
);
create index sessions_by_age on sessions (created_at);
create index sessions_by_last_seen on sessions (last_seen_at);
create index sessions_by_user on sessions (user_id);

create table sign_ins (
  state_hash text primary key,
  verifier_sealed text not null,
  nonce_sealed text not null,
  path text not null,
  portal text not null,
  reauthenticate boolean not null,
  created_at bigint not null
);
create index sign_ins_by_age on sign_ins (created_at);

create table step_ups (
  application_id text not null references applications(id),
  round integer not null,
  type text not null,
  requested_at bigint not null,
  finished_at bigint,
  result text,
  person_id text references people(id)
);
create index step_ups_of_owners_open on step_ups (requested_at)
  where type = 'BO_VERIFICATION' and finished_at is null;
create unique index step_ups_one_a_round on step_ups (application_id, round, type, coalesce(person_id, ''));
create unique index step_ups_one_open on step_ups (application_id, type, coalesce(person_id, ''))
  where finished_at is null;

create table support_views (
  id text primary key,
  application_id text not null references applications(id),
  user_id text not null,
  reviewer_id text not null references reviewers(id),
  ticket text not null,
  token_hash text not null,
  session_hash text,
  created_at bigint not null,
  link_until bigint not null,
  opened_at bigint,
  expires_at bigint,
  ended_at bigint,
  constraint support_views_session_hash_key unique (session_hash),
  constraint support_views_token_hash_key unique (token_hash)
);
create index support_views_by_application on support_views (application_id);
create index support_views_by_reviewer on support_views (reviewer_id);

create table terms (
  application_id text not null references applications(id),
  id text not null,
  version text not null,
  signed_at bigint not null,
  language text,
  person_id text references people(id),
  primary key (application_id, id, version)
);

create table test_deposits (
  bank_id text primary key references bank_accounts(id) on delete cascade,
  application_id text not null references applications(id) on delete cascade,
  vendor_id text,
  sends integer not null,
  sent_at bigint not null,
  arrives_on text not null,
  enter_by text not null,
  tries integer not null,
  tried_hmac text[] not null,
  checking_since bigint,
  reminded_at bigint,
  outcome text,
  ended_at bigint
);
create index test_deposits_by_application on test_deposits (application_id);
create index test_deposits_by_vendor on test_deposits (vendor_id) where vendor_id is not null;

create table text_breakers (
  id text primary key,
  opened_at bigint not null,
  cause text not null,
  reset_at bigint,
  reset_by text
);
create unique index text_breakers_open on text_breakers ((1)) where (reset_at is null);

create table text_sends (
  id text primary key,
  application_id text not null,
  network_hmac text,
  prefix text not null,
  sent_at bigint not null
);
create index text_sends_by_network on text_sends (network_hmac, sent_at);
create index text_sends_by_prefix on text_sends (prefix, sent_at);
create index text_sends_by_time on text_sends (sent_at);

create table typed_answers (
  application_id text not null references applications(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  form text not null,
  answers_sealed text not null,
  typed_at bigint not null,
  primary key (application_id, user_id, form)
);
create index typed_answers_by_user on typed_answers (user_id);

create table void_checks (
  id text primary key,
  application_id text not null references applications(id) on delete cascade,
  bank_id text not null references bank_accounts(id) on delete cascade,
  media_type text not null,
  content_sealed text not null,
  received_at bigint not null,
  is_remade boolean default false not null
);
create index void_checks_by_application on void_checks (application_id);
create index void_checks_by_bank on void_checks (bank_id);

create table webhook_events (
  id text primary key,
  name text not null,
  subject text not null,
  happened_at bigint not null,
  received_at bigint not null
);
create index webhook_events_by_age on webhook_events (received_at);
