import { adding } from './running.ts';

/** Views of the review queue that staff saved, for themselves or for everybody at the desk. */
export const caseViews = adding(
  `create table case_views (
    id text primary key,
    staff_id text not null references reviewers(id),
    name text not null,
    filters jsonb not null,
    is_shared boolean not null,
    created_at bigint not null
  )`,
  'create index case_views_by_staff on case_views (staff_id)',
);
