import { adding } from './running.ts';

/** Marks what is open, so that applications which wait for their applicants are kept too. */
export const awaitedApplicants = adding(
  `insert into case_marks (application_id)
    select id from applications where onboarded_at is not null
      and decision not in ('APPROVED', 'DECLINED') and closed_at is null`,
);
