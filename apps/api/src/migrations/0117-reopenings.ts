import { adding } from './running.ts';

/** Refusals that somebody proposes to take back, and those that a second person has confirmed. */
export const reopenings = adding(
  `create table reopenings (
    application_id text not null references applications(id) on delete cascade,
    round integer not null,
    reason text not null,
    proposed_by text not null references reviewers(id),
    proposed_at bigint not null,
    confirmed_by text references reviewers(id),
    confirmed_at bigint,
    primary key (application_id, round)
  )`,
  'create index reopenings_by_proposer on reopenings (proposed_by)',
  'create index reopenings_by_confirmer on reopenings (confirmed_by)',
  'create index reopenings_open on reopenings (proposed_at) where confirmed_at is null',
);
