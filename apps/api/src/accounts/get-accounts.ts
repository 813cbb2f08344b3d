import type { Handler } from '../handler.ts';
import { accountsOf } from './view.ts';

/** The person's own accounts, as this portal lists them. Document 1, sections 3, 4 and 6. */
export const getAccounts: Handler<'getAccounts'> = async ({ deps, session, visitor }) =>
  accountsOf(visitor.portal, await deps.store.accounts.of(session.userId));
