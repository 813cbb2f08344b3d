import { adding } from './running.ts';

/** Endpoints that the people of a partner set themselves, in place of those of its imported row. */
export const ownEndpoints = adding(
  `create table partner_own_endpoints (
    partner_id text primary key,
    endpoints jsonb not null,
    changed_at bigint not null,
    changed_by text not null
  )`,
);
