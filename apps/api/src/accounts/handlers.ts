import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Handler } from '../handler.ts';
import { accountsOf } from './view.ts';

/** The person's own accounts, as this portal lists them. docs/readings.md 101. */
export const getAccounts: Handler<'getAccounts'> = async ({ deps, session, visitor }) =>
  accountsOf(visitor.portal, await deps.store.accounts.of(session.userId));

export const getBasicInformation: Handler<'getBasicInformation'> = async ({ application }) => ({
  id: application.id,
  companyName: displayNameOf(application.answers) || undefined,
  decision: application.decision,
  applicationLevel: application.applicationLevel,
  currency: application.currency,
});
