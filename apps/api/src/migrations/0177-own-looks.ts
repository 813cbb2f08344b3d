import { adding } from './running.ts';

/**
 * Colors and framing hosts that the people of a partner set themselves; a column that is null is as
 * in the partner's imported row.
 */
export const ownLooks = adding(
  `create table partner_own_looks (
    partner_id text primary key,
    colours jsonb,
    parent_domains jsonb,
    changed_at bigint not null,
    changed_by text not null
  )`,
);
