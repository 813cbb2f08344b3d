import { adding } from './running.ts';

const words = (...columns: readonly string[]): string =>
  `to_tsvector('simple'::regconfig, translate(folded_name(${columns
    .map((column) => `coalesce(${column}, '')`)
    .join(" || ' ' || ")}), './_', '   '))`;

/**
 * What staff search by: words of names and of business addresses, and whole e-mail addresses; and the audit log by
 * time. The indexes are over the columns themselves, so nothing has to be filled in, kept current or erased.
 */
export const search = adding(
  `create index people_by_words on people using gin ((${words('first_name', 'last_name')}))`,
  `create index businesses_by_words on businesses using gin ((${words('name', 'dba')}))`,
  `create index businesses_by_address_words on businesses using gin ((${words('line1', 'zip', 'city')}))`,
  'create index people_by_email on people (lower(email_address)) where email_address is not null',
  'create index users_by_email on users (lower(email_address))',
  'create index audit_by_time on audit (at, application_id, seq)',
);
