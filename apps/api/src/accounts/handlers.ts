import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Handler } from '../handler.ts';
import { accountsOf } from './view.ts';

/** The person's own applications, in every state. docs/readings.md 101. */
export const getAccounts: Handler<'getAccounts'> = async ({ deps: { store, clock }, session, visitor: { portal } }) => ({
  accounts: accountsOf(await store.accounts.of(session.userId), { portal, clock }),
});

export const getBasicInformation: Handler<'getBasicInformation'> = async ({ application }) => ({
  id: application.id,
  companyName: displayNameOf(application.answers) || undefined,
  decision: application.decision,
  applicationLevel: application.applicationLevel,
  currency: application.currency,
});
