import { markingAll } from './0109-open-cases.ts';
import { adding } from './running.ts';

/** A proposed reopening is a case too. docs/decisions/0266. */
export const reopeningsMarked = adding(
  ...markingAll('reopenings'),
  `insert into case_marks (application_id)
    select application_id from reopenings where confirmed_at is null`,
);
