import { adding } from './running.ts';

/** When somebody left a page of an application: the hash of that page's token, once. docs/decisions/0090. */
export const pageExits = adding(
  `create table page_exits (
    token_hash text primary key, application_id text not null references applications on delete cascade, left_at bigint not null)`,
  'create index page_exits_by_application on page_exits (application_id)',
);
