import { adding } from './running.ts';

/** A vendor's news names its own id of a link or of test deposits. docs/decisions/0072. */
export const vendorsNews = adding(
  'create index bank_accounts_by_link on bank_accounts (vendor_item_id) where vendor_item_id is not null',
  'create index test_deposits_by_vendor on test_deposits (vendor_id) where vendor_id is not null',
);
