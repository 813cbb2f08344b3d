import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Handler } from '../handler.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
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

export const getAvailableVentures: Handler<'getAvailableVentures'> = async ({ deps: { store, providers }, session }) => {
  const customerId = await store.accounts.customerIdOf(session.userId);
  return { customerId, ventures: [...(await orUnavailable(providers.hosting.ventures(customerId)))] };
};

/** Whose website it is says the hosting provider; somebody else's is none. */
export const getWebsite: Handler<'getWebsite'> = async ({ deps: { store, providers }, session, params }) => {
  const customerId = await store.accounts.customerIdOf(session.userId);
  const website = await orUnavailable(providers.hosting.website(customerId, params.id));
  if (website === undefined) throw new AppError('link.incorrect');
  return website;
};
