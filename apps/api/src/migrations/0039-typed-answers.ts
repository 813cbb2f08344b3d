import { adding } from './running.ts';

/** What somebody typed into a form and has not sent yet, sealed; of one account, one application and one form. docs/decisions/0085. */
export const typedAnswers = adding(
  `create table typed_answers (
    application_id text not null references applications on delete cascade,
    user_id text not null references users on delete cascade,
    form text not null,
    answers_sealed text not null,
    typed_at bigint not null,
    primary key (application_id, user_id, form)
  )`,
  'create index typed_answers_by_user on typed_answers (user_id)',
);
