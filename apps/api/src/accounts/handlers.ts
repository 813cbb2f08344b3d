import { answerAt } from '@signet/rulebook/core/answers';
import { displayNameOf, legalNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Call, Handler } from '../handler.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { accountOf, accountsOf } from './view.ts';

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

type TextPath =
  | 'applicant.email.emailAddress'
  | 'applicant.phone.localPhoneNumber'
  | `company.address.${'line1' | 'line2' | 'city' | 'territory' | 'zip'}`;
type OwnCall = Pick<Call<'getAccountDetails'>, 'deps' | 'session' | 'params'>;

/** The person's own application that began the business; anybody else's is the same 404 as none. */
async function ownAccount({ deps, session, params }: OwnCall): Promise<StoredApplication> {
  const own = await deps.store.applications.load(`urn:app:${params.id}`, session.userId);
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

export const getAccountDetails: Handler<'getAccountDetails'> = async ({ visitor: { portal }, ...call }) => {
  const own = await ownAccount(call);
  const { answers } = own;
  const at = (path: TextPath): string => answerAt(answers, path);
  return {
    account: accountOf(own, { portal, clock: call.deps.clock }),
    owner: { name: personNameOf(answers), email: at('applicant.email.emailAddress'), phone: at('applicant.phone.localPhoneNumber') },
    business: {
      name: displayNameOf(answers),
      legalName: legalNameOf(answers),
      address: {
        line1: at('company.address.line1'),
        line2: at('company.address.line2'),
        city: at('company.address.city'),
        territory: at('company.address.territory'),
        zip: at('company.address.zip'),
      },
    },
  };
};

export const getAccountStores: Handler<'getAccountStores'> = async ({ visitor: { portal }, query, ...call }) => {
  const { business } = await ownAccount(call);
  const { store, clock } = call.deps;
  const { stores, next } = await store.accounts.stores({ userId: call.session.userId, businessId: business.id, ...query });
  return { stores: stores.map((one) => accountOf(one, { portal, clock })), next };
};
