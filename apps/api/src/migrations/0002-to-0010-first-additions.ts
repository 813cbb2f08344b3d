import { running } from './running.ts';

/**
 * Language in which the terms were accepted: Quebec law requires French unless the person asked
 * otherwise. docs/readings.md 54.
 */
export const languageOfTerms = running('alter table terms add column language text');

/**
 * Industries chosen by applicants, as training data: public trade words, the industry shown first
 * and the one chosen. Rows reference no application, person or time. docs/decisions/0018.
 */
export const categoryChoices = running(
  `create table category_choices (
    id text primary key, words jsonb not null, shown integer, chosen integer not null, chosen_in text not null)`,
);

/**
 * Texted links and network lookups. A link's token is stored as a hash, its target never.
 * docs/readings.md 65 and 66.
 */
export const phoneLinks = running(
  `create table phone_links (
    id text primary key, application_id text not null references applications, phone text not null, token_hash text not null unique,
    status text not null, reason text, confirm_tries integer not null, created_at bigint not null, sent_at bigint, opened_at bigint,
    ended_at bigint, expires_at bigint not null)`,
  'create index phone_links_by_application on phone_links (application_id, created_at)',
  `create table phone_network_asks (
    application_id text not null references applications, phone text not null, asked_at bigint not null, ended_at bigint,
    primary key (application_id, phone))`,
);

/**
 * Inquiries about photo IDs and business documents, one open per application and mode; attempts and
 * selfie consent, recorded before the vendor is called; and ids of vendor events, without their
 * content. docs/readings.md 69 and 72.
 */
export const inquiries = running(
  `create table inquiries (
    id text primary key, application_id text not null references applications, mode text not null, with_selfie boolean not null,
    status text not null, result text, vendor_status text not null, rank integer not null, heard_at bigint, created_at bigint not null, settled_at bigint)`,
  'create index inquiries_by_application on inquiries (application_id)',
  `create unique index inquiries_one_open on inquiries (application_id, mode) where status = 'IN_PROGRESS'`,
  `create table inquiry_tries (
    application_id text not null references applications, mode text not null, tried_at bigint[] not null, selfie_consented_at bigint,
    primary key (application_id, mode))`,
  `create table webhook_events (id text primary key, name text not null, subject text not null, happened_at bigint not null, received_at bigint not null)`,
  'create index webhook_events_by_age on webhook_events (received_at)',
);

/**
 * Times of tax-id changes (five a day), the time one was submitted by link, the originating
 * service, and the links: stored as hashes, usable once, each opening a short session.
 * docs/readings.md 105.
 */
export const linkTokens = running(
  `alter table applications add column tax_id_changed_at bigint[] not null default '{}'`,
  'alter table applications add column tax_id_submitted_at bigint',
  'alter table applications add column service_type text',
  `create table link_tokens (
    token_hash text primary key, application_id text not null references applications, purpose text not null, detail text not null,
    mailed_for text not null, created_at bigint not null, expires_at bigint not null, used_at bigint)`,
  'create unique index link_tokens_one_mail on link_tokens (application_id, mailed_for)',
  `create table link_sessions (
    token_hash text primary key, application_id text not null references applications, purpose text not null, detail text not null,
    created_at bigint not null, expires_at bigint not null)`,
);

/** Columns of the owner list beyond the first tables. docs/decisions/0023. */
export const owners = running(
  `alter table owners
    add column type text not null default 'OWNER', add column local_phone_number text, add column line1 text, add column line2 text,
    add column city text, add column territory text, add column zip text, add column no_address_or_dob boolean not null default false,
    add column no_ssn boolean not null default false, add column tax_id_source_type text`,
  'create index owners_by_application on owners (application_id)',
  `create unique index owners_one_applicant on owners (application_id) where type <> 'OWNER'`,
  'create unique index owners_one_tax_id on owners (application_id, tax_id_print) where tax_id_print is not null',
);

export const livePages = running(
  // Time of the last audit row, next to its head, so that the log copies exactly the time that was
  // hashed.
  'alter table applications add column audit_at bigint',
  // Notifies of every change after submission and of each source's result, so that waiting pages
  // need not poll the database.
  `create function notify_of_application() returns trigger language plpgsql as $$ begin
    perform pg_notify('applications', case tg_table_name when 'evidence' then to_jsonb(new) ->> 'application_id' else to_jsonb(new) ->> 'id' end);
    return null; end $$`,
  `create trigger applications_notify after update of version on applications for each row
    when (new.onboarded_at is not null and old.version <> new.version) execute function notify_of_application()`,
  'create trigger evidence_notify after insert on evidence for each row execute function notify_of_application()',
);

/**
 * Keyed fingerprint of a person, with indexes to look up people and full tax ids.
 * docs/decisions/0028.
 */
export const samePerson = running(
  'alter table applicants add column person_print text',
  'alter table owners add column person_print text',
  'create index applicants_by_person_print on applicants (person_print) where person_print is not null',
  'create index owners_by_person_print on owners (person_print) where person_print is not null',
  'create index owners_by_tax_id_print on owners (tax_id_print) where tax_id_print is not null',
);

/** Line type of a phone number as reported by the vendor, and the times of lookups per user. */
export const phoneLines = running(
  'create table phone_lines (phone text primary key, type text not null, looked_at bigint not null)',
  `alter table users add column line_looked_at bigint[] not null default '{}'`,
);
