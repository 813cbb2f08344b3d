import { adding } from './running.ts';

/**
 * Until when and from where a key works, what the people of a partner may change alone, and when each
 * was last at the console.
 */
export const keyTerms = adding(
  'alter table partner_keys add column expires_at bigint',
  'alter table partner_keys add column addresses text[]',
  `create table partner_abilities (
    partner_id text not null,
    ability text not null,
    is_open boolean not null,
    changed_at bigint not null,
    changed_by text not null,
    primary key (partner_id, ability)
  )`,
  'alter table console_people add column seen_at bigint',
);
