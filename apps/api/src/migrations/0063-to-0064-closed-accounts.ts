import { adding } from './running.ts';

/** `foldName` in SQL, and the stores of a business by their folded names. docs/decisions/0150. */
export const foldedNames = adding(
  `create function folded_name(name text) returns text language sql immutable strict parallel safe as $$
    select lower(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'),
        'øØłŁđĐðÐħĦıŋŊΘΧ’‘ʼʻ\`“”«»‐‒–—',
        'oollddddhhinnθχ''''''''''""""----'
      ),
      'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th') collate "C")
  $$`,
  'create index applications_stores_by_folded_name on applications (business_id, folded_name(store_name), id) where business_id is not null',
);

/**
 * When an account was closed: it no longer counts as the person's open application
 * (docs/decisions/0151). And when a call put another referral in place of the link's, which then
 * gives no devices (docs/readings.md 253).
 */
export const closedAccounts = adding(
  'alter table applications add column closed_at bigint, add column referral_overridden_at bigint',
  'drop index applications_one_open',
  `create unique index applications_one_open on applications (user_id, referral_url_id, currency)
    where decision not in ('APPROVED', 'DECLINED') and business_id is null and closed_at is null`,
  'create index applications_closed on applications (closed_at) where closed_at is not null',
);
