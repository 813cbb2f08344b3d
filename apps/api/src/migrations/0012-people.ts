import { type Kysely, sql } from 'kysely';
import { newUrn } from '../platform/ids.ts';

const ADDRESS = 'line1, line2, city, territory, zip';

/**
 * Applicants and owners become rows of one table, and each company one row, with addresses and tax
 * ids on the row they belong to.
 */
const TABLES: readonly string[] = [
  `create table people (
    id text primary key, application_id text not null references applications, role text not null check (role in ('applicant', 'owner')),
    first_name text, last_name text, email_address text, local_phone_number text,
    line1 text, line2 text, city text, territory text, zip text,
    birth_date_sealed text, tax_id_sealed text, tax_id_hmac text, tax_id_last4 text, tax_id_type text, tax_id_first_at bigint, person_hmac text,
    listed_at bigint, ownership_basis_points integer check (ownership_basis_points between 0 and 10000),
    is_controller boolean not null default false, no_address_or_dob boolean not null default false, no_ssn boolean not null default false,
    verified_at bigint, seal_format smallint not null default 2 check (seal_format in (1, 2)), created_at bigint not null,
    check (role = 'applicant' or listed_at is not null),
    check (tax_id_sealed is not null or (tax_id_hmac is null and tax_id_last4 is null and tax_id_type is null)))`,
  `create table businesses (
    id text primary key, application_id text not null unique references applications,
    is_registered boolean, name text, dba text, sales_range text, has_partners boolean, industry_id integer, website text, local_phone_number text,
    line1 text, line2 text, city text, territory text, zip text,
    tax_id_sealed text, tax_id_hmac text, tax_id_last4 text, tax_id_type text, tax_id_first_at bigint,
    seal_format smallint not null default 2 check (seal_format in (1, 2)), created_at bigint not null,
    check (tax_id_sealed is not null or (tax_id_hmac is null and tax_id_last4 is null and tax_id_type is null)))`,
  'create table new_person_ids (application_id text primary key, id text not null)',
];

/**
 * From now on every application has one applicant and one business, with or without answers. Sealed
 * values stay bound to their old column, marked by `seal_format` 1; business ids are still derived
 * from application ids, as in the API.
 */
const COPY: readonly string[] = [
  `insert into people (id, application_id, role, first_name, last_name, email_address, local_phone_number, ${ADDRESS},
      birth_date_sealed, tax_id_sealed, tax_id_hmac, tax_id_last4, tax_id_type, tax_id_first_at, person_hmac, listed_at, ownership_basis_points,
      is_controller, verified_at, seal_format, created_at)
    select coalesce(o.id, n.id), a.id, 'applicant', p.first_name, p.last_name, p.email_address, p.local_phone_number,
      d.line1, d.line2, d.city, d.territory, d.zip, p.dob_sealed, t.value_sealed, t.value_print, t.last4, t.source_type,
      case when t.application_id is not null then a.created_at end, p.person_print, o.created_at, o.ownership_basis_points,
      coalesce(o.is_controller, false), case when o.state = 'verified' then o.created_at end,
      case when coalesce(p.dob_sealed, t.value_sealed) is null then 2 else 1 end, a.created_at
    from applications a left join applicants p on p.application_id = a.id
    left join owners o on o.application_id = a.id and o.type <> 'OWNER'
    left join new_person_ids n on n.application_id = a.id
    left join addresses d on d.application_id = a.id and d.holder = 'applicant'
    left join tax_ids t on t.application_id = a.id and t.holder = 'applicant'`,
  `insert into people (id, application_id, role, first_name, last_name, email_address, local_phone_number, ${ADDRESS},
      birth_date_sealed, tax_id_sealed, tax_id_hmac, tax_id_last4, tax_id_type, tax_id_first_at, person_hmac, listed_at, ownership_basis_points,
      is_controller, no_address_or_dob, no_ssn, verified_at, seal_format, created_at)
    select id, application_id, 'owner', first_name, last_name, email_address, local_phone_number, ${ADDRESS},
      dob_sealed, tax_id_sealed, tax_id_print, tax_id_last4, tax_id_source_type, case when tax_id_sealed is not null then created_at end, person_print,
      created_at, ownership_basis_points, is_controller, no_address_or_dob, no_ssn, case when state = 'verified' then created_at end,
      case when coalesce(dob_sealed, tax_id_sealed) is null then 2 else 1 end, created_at
    from owners where type = 'OWNER'`,
  `insert into businesses (id, application_id, is_registered, name, dba, sales_range, has_partners, industry_id, website, local_phone_number, ${ADDRESS},
      tax_id_sealed, tax_id_hmac, tax_id_last4, tax_id_type, tax_id_first_at, seal_format, created_at)
    select substr(a.id, 9), a.id, c.registered = 'YES', c.name, c.dba, c.gpv, c.has_partners = 'YES', c.mcc_details_id::integer, c.site,
      c.local_phone_number, d.line1, d.line2, d.city, d.territory, d.zip, t.value_sealed, t.value_print, t.last4, t.source_type,
      case when t.application_id is not null then a.created_at end, case when t.value_sealed is null then 2 else 1 end, a.created_at
    from applications a left join companies c on c.application_id = a.id
    left join addresses d on d.application_id = a.id and d.holder = 'company'
    left join tax_ids t on t.application_id = a.id and t.holder = 'company'`,
  'drop table new_person_ids',
  `create unique index people_one_applicant on people (application_id) where role = 'applicant'`,
  `create unique index people_one_owner_tax_id on people (application_id, tax_id_hmac) where role = 'owner' and tax_id_hmac is not null`,
  'create index people_by_application on people (application_id)',
  'create index people_by_tax_id_hmac on people (tax_id_hmac) where tax_id_hmac is not null',
  'create index people_by_person_hmac on people (person_hmac) where person_hmac is not null',
  'create index people_to_reseal on people (application_id) where seal_format = 1',
  'create index businesses_by_tax_id_hmac on businesses (tax_id_hmac) where tax_id_hmac is not null',
  'create index businesses_to_reseal on businesses (application_id) where seal_format = 1',
];

/**
 * Condition for rows about the applicant, by table; all others concern the business or the whole
 * application.
 */
const POINTS_AT_APPLICANT: Readonly<Record<string, string>> = {
  step_ups: `type in ('OTP_SMS', 'PHONE_AUTH', 'FULL_SSN', 'GOV_ID_SELFIE', 'FULL_ONBOARDING')`,
  inquiries: `mode = 'identification'`,
  inquiry_tries: `mode = 'identification'`,
  phone_proofs: 'true',
  phone_codes: 'true',
  phone_links: 'true',
  phone_network_asks: 'true',
  link_tokens: `detail = 'SSN9'`,
  link_sessions: `detail = 'SSN9'`,
  terms: 'true',
};

/** A nullable key column is indexed as an expression, which both databases accept. */
const KEYS: readonly string[] = [
  'alter table step_ups drop constraint step_ups_pkey',
  `create unique index step_ups_one_a_round on step_ups (application_id, round, type, coalesce(person_id, ''))`,
  'drop index step_ups_one_open',
  `create unique index step_ups_one_open on step_ups (application_id, type, coalesce(person_id, '')) where done_at is null`,
  'drop index inquiries_one_open',
  `create unique index inquiries_one_open on inquiries (application_id, mode, coalesce(person_id, '')) where status = 'IN_PROGRESS'`,
  'alter table inquiry_tries drop constraint inquiry_tries_pkey',
  `create unique index inquiry_attempts_one_a_mode on inquiry_tries (application_id, mode, coalesce(person_id, ''))`,
];

/**
 * A process of the previous release fails on its next write here, and the client's retry reaches a
 * new one.
 */
const RETIRED = ['applicants', 'companies', 'addresses', 'tax_ids', 'owners'] as const;

const COLUMNS: readonly [table: string, from: string, to: string][] = [
  ['applications', 'bank_put_off', 'bank_deferred'],
  ['bank_instruments', 'account_print', 'account_hmac'],
  ['idempotency_keys', 'body_print', 'request_hmac'],
  ['inquiries', 'heard_at', 'last_event_at'],
  ['inquiries', 'rank', 'status_rank'],
  ['inquiry_tries', 'tried_at', 'attempted_at'],
  ['key_versions', 'fingerprint_print', 'fingerprint_check_hmac'],
  ['phone_codes', 'code_tries', 'attempts'],
  ['phone_codes', 'life_tries', 'lifetime_attempts'],
  ['phone_codes', 'tried_at', 'attempted_at'],
  ['phone_lines', 'looked_at', 'looked_up_at'],
  ['phone_links', 'confirm_tries', 'confirm_attempts'],
  ['phone_network_asks', 'asked_at', 'requested_at'],
  ['sessions', 'fresh_at', 'authenticated_at'],
  ['sign_ins', 'fresh', 'reauthenticate'],
  ['step_ups', 'asked_at', 'requested_at'],
  ['step_ups', 'done_at', 'finished_at'],
  ['users', 'line_looked_at', 'line_lookups_at'],
];
const RENAMED_TABLES: readonly [from: string, to: string][] = [
  ['bank_instruments', 'bank_accounts'],
  ['inquiry_tries', 'inquiry_attempts'],
  ['phone_codes', 'otp_codes'],
  ['phone_network_asks', 'phone_network_checks'],
];
const CONSTRAINTS: readonly string[] = [
  'alter index bank_instruments_one_primary rename to bank_accounts_one_primary',
  'alter table bank_accounts rename constraint bank_instruments_pkey to bank_accounts_pkey',
  'alter table otp_codes rename constraint phone_codes_pkey to otp_codes_pkey',
  'alter table phone_network_checks rename constraint phone_network_asks_pkey to phone_network_checks_pkey',
];

const sealed = (table: string, column: string) => `(select count(${column}) from ${table})`;
const noPerson = (table: string, where: string) =>
  `(select count(*) from ${table} where (${where}) <> (person_id is not null))`;

const PROOFS: Readonly<Record<string, [before: string, after: string]>> = {
  people: [
    `(select count(*) from applications) + (select count(*) from owners where type = 'OWNER')`,
    '(select count(*) from people)',
  ],
  businesses: ['(select count(*) from applications)', '(select count(*) from businesses)'],
  'sealed birth dates': [
    `${sealed('applicants', 'dob_sealed')} + ${sealed('owners', 'dob_sealed')}`,
    sealed('people', 'birth_date_sealed'),
  ],
  'sealed numbers': [
    `${sealed('tax_ids', 'value_sealed')} + ${sealed('owners', 'tax_id_sealed')}`,
    `${sealed('people', 'tax_id_sealed')} + ${sealed('businesses', 'tax_id_sealed')}`,
  ],
  'fingerprints of numbers': [
    '(select count(*) from (select value_print as h from tax_ids union select tax_id_print from owners) x where h is not null)',
    '(select count(*) from (select tax_id_hmac as h from people union select tax_id_hmac from businesses) x where h is not null)',
  ],
  'fingerprints of people': [
    '(select count(*) from (select person_print as h from applicants union select person_print from owners) x where h is not null)',
    '(select count(distinct person_hmac) from people)',
  ],
  ...Object.fromEntries(
    Object.entries(POINTS_AT_APPLICANT).map(([table, where]) => [
      `rows of ${table} without their person`,
      ['0', noPerson(table, where)] satisfies [string, string],
    ]),
  ),
};

const idsAtOnce = 1_000;

async function up(database: Kysely<unknown>): Promise<void> {
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  };
  await run(TABLES);
  await makeIds(database);
  await run(COPY);
  for (const [table, where] of Object.entries(POINTS_AT_APPLICANT)) {
    await run([
      `alter table ${table} add column person_id text references people`,
      `update ${table} set person_id = p.id from people p where p.application_id = ${table}.application_id and p.role = 'applicant' and (${where})`,
    ]);
  }
  for (const [what, [before, after]] of Object.entries(PROOFS)) {
    const { rows } = await sql
      .raw<{ before: string; after: string }>(`select ${before} as before, ${after} as after`)
      .execute(database);
    const [row] = rows;
    if (row === undefined || String(row.before) !== String(row.after))
      throw new Error(`the migration lost ${what}: ${row?.before} before, ${row?.after} after`);
  }
  await run(KEYS);
  await run(RETIRED.map((table) => `alter table ${table} rename to ${table}_v1`));
  await run(
    COLUMNS.map(([table, from, to]) => `alter table ${table} rename column ${from} to ${to}`),
  );
  await run(RENAMED_TABLES.map(([from, to]) => `alter table ${from} rename to ${to}`));
  await run(CONSTRAINTS);
}

async function makeIds(database: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      application_id: string;
    }>`select a.id as application_id from applications a
      where not exists (select 1 from owners o where o.application_id = a.id and o.type <> 'OWNER')
        and not exists (select 1 from new_person_ids n where n.application_id = a.id) limit ${sql.lit(idsAtOnce)}`.execute(
      database,
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ application_id }) => ({ application_id, id: newUrn('own') }));
    await sql`insert into new_person_ids select application_id, id from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb)
      as n(application_id text, id text)`.execute(database);
  }
}

export const people = { up } as const;
