import { adding } from './running.ts';

/**
 * Whose an inquiry is. All so far are of one vendor, and so are those that the release before this
 * one still begins, which names none.
 */
export const inquiryVendors = adding(
  "alter table inquiries add column vendor text default 'persona'",
);
