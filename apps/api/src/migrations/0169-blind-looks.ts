import { adding } from './running.ts';

/** Automatic decisions that somebody looks at without being told them, and what they would have decided. */
export const blindLooks = adding(
  `create table blind_looks (
    id text primary key,
    application_id text not null references applications(id) on delete cascade,
    round integer not null,
    outcome text not null,
    drawn_at bigint not null,
    taken_by text references reviewers(id),
    taken_at bigint,
    answer text,
    answered_at bigint,
    unique (application_id, round)
  )`,
  'create index blind_looks_by_reviewer on blind_looks (taken_by)',
  'create index blind_looks_by_day on blind_looks (drawn_at)',
);
