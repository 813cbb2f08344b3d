import { adding } from './running.ts';

/** The stores of a business in the order of their names, so that a page of ten thousand reads fifty. docs/decisions/0089. */
export const storesByName = adding(
  'create index applications_stores_by_name on applications (business_id, lower(store_name), id) where business_id is not null',
);
