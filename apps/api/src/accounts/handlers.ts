import { connectionKind, targetOf } from '@signet/rulebook/accounts/connections';
import { isConnectable, isPermissionOffered } from '@signet/rulebook/accounts/permissions';
import { serviceGroup } from '@signet/rulebook/accounts/service-types';
import { answerAt } from '@signet/rulebook/core/answers';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { isApproved } from '@signet/rulebook/core/facts';
import { displayNameOf, legalNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { factsOf, stepConflict } from '../application/facts.ts';
import { viewFor } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError, orUnavailable, type ProblemData } from '../platform/http/problem.ts';
import { applicationIdOf } from '../platform/ids.ts';
import { actorOf } from '../session/session-cookies.ts';
import { accountOf, accountsOf } from './view.ts';

export const getAccounts: Handler<'getAccounts'> = async ({
  deps: { store, clock },
  session,
  visitor: { portal, locale },
}) => ({
  accounts: accountsOf(await store.accounts.of(session.userId), { portal, locale, clock }),
});

export const getBasicInformation: Handler<'getBasicInformation'> = async ({ application }) => ({
  id: application.id,
  companyName: displayNameOf(application.answers) || undefined,
  decision: application.decision,
  applicationLevel: application.applicationLevel,
  currency: application.currency,
});

export const getAvailableVentures: Handler<'getAvailableVentures'> = async ({
  deps: { store, providers },
  session,
}) => {
  const customerId = await store.accounts.customerIdOf(session.userId);
  return {
    customerId,
    ventures: [...(await orUnavailable(providers.hosting.ventures(customerId)))],
  };
};

/** Ownership is the hosting provider's call: it answers 404 for another customer's website. */
export const getWebsite: Handler<'getWebsite'> = async ({
  deps: { store, providers },
  session,
  params,
}) => {
  const customerId = await store.accounts.customerIdOf(session.userId);
  const website = await orUnavailable(
    providers.hosting.target(customerId, { kind: 'website', id: params.id }),
  );
  if (website === undefined) throw new AppError('link.incorrect');
  return website;
};

type TextPath =
  | 'applicant.email.emailAddress'
  | 'applicant.phone.localPhoneNumber'
  | `company.address.${'line1' | 'line2' | 'city' | 'territory' | 'zip'}`;
type OwnCall = Pick<Call<'getAccountDetails'>, 'deps' | 'session' | 'params'>;

/** Answers the same 404 for an unknown business and for one that belongs to somebody else. */
async function ownAccount({ deps, session, params }: OwnCall): Promise<StoredApplication> {
  const own = await deps.store.applications.load(applicationIdOf(params.id), session.userId);
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

export const getAccountDetails: Handler<'getAccountDetails'> = async ({
  visitor: { portal, locale },
  ...call
}) => {
  const own = await ownAccount(call);
  const { answers } = own;
  const at = (path: TextPath): string => answerAt(answers, path);
  return {
    account: accountOf(own, { portal, locale, clock: call.deps.clock }),
    owner: {
      name: personNameOf(answers),
      email: at('applicant.email.emailAddress'),
      phone: at('applicant.phone.localPhoneNumber'),
    },
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

export const getAccountStores: Handler<'getAccountStores'> = async ({
  visitor: { portal, locale },
  query,
  ...call
}) => {
  const { business } = await ownAccount(call);
  const { store, clock } = call.deps;
  const { stores, next } = await store.accounts.stores({
    userId: call.session.userId,
    businessId: business.id,
    ...query,
  });
  return { stores: stores.map((one) => accountOf(one, { portal, locale, clock })), next };
};

async function requireConnectable(
  { store }: Deps,
  application: StoredApplication,
): Promise<{ customerId: string; businessId: string }> {
  if (!isConnectable(application)) throw new AppError('application.notApproved');
  return {
    customerId: await store.accounts.customerIdOf(application.userId),
    businessId: application.business.id,
  };
}

/**
 * The redirect target comes from configuration or the application, never from this request.
 * docs/readings.md 110.
 */
export const getAuthCode: Handler<'getAuthCode'> = async ({
  deps,
  application,
  query,
  visitor,
}) => {
  const { customerId, businessId } = await requireConnectable(deps, application);
  const place =
    deps.config.partners.redirectOf(
      { portal: visitor.portal, referralUrlId: application.referralUrlId },
      visitor.medium,
    ) ?? application.redirectUrl;
  if (place === undefined) throw new AppError('account.noRedirect');
  const granted = await orUnavailable(
    deps.providers.hosting.authorise(customerId, { businessId, ...query }),
  );
  if (granted === undefined) throw new AppError('channel.unauthorised');
  const url = new URL(place);
  for (const [name, value] of Object.entries({ code: granted.code, businessId }))
    url.searchParams.set(name, value);
  return { code: granted.code, redirectUrl: url.href };
};

export const getServiceTarget: Handler<'getServiceTarget'> = async ({
  deps: { store, providers },
  application,
}) => {
  const named = targetOf({ ...application.startup, serviceType: application.serviceType });
  if (named === undefined) return {};
  const customerId = await store.accounts.customerIdOf(application.userId);
  const found = await orUnavailable(providers.hosting.target(customerId, named));
  return found === undefined
    ? {}
    : {
        target: { kind: named.kind, name: found.name ?? found.domain, isAllowed: found.isAllowed },
      };
};

const CONNECT_ERRORS = {
  unauthorised: 'channel.unauthorised',
  notAllowed: 'store.notAllowed',
  unknown: 'link.incorrect',
} as const;

/**
 * Website-builder customers get their own error, with the configured page of the builder to return
 * to. docs/readings.md 204.
 */
function builderError(
  { serviceType = '', referralUrlId }: StoredApplication,
  {
    deps,
    visitor: { portal, medium },
  }: Pick<Parameters<typeof connectService>[0], 'deps' | 'visitor'>,
): [code?: ErrorCode, data?: ProblemData] {
  if (serviceGroup(serviceType) !== 'WAM') return [];
  const redirectUrl = deps.config.partners.builderDialogOf({ portal, referralUrlId }, medium)?.url;
  return ['wam.failed', redirectUrl === undefined ? {} : { redirectUrl }];
}

/**
 * Connects the service named at startup; repeating the call changes nothing. docs/decisions/0086.
 */
export const connectService: Handler<'connectService'> = async ({
  deps,
  application,
  session,
  visitor,
}) => {
  const facts = factsOf(application);
  const kind = connectionKind(facts);
  if (kind === undefined) throw stepConflict(application);
  if (facts.isConnected) return viewFor(application, { deps, visitor });
  if (!isApproved(facts) || facts.checking) throw new AppError('application.notApproved');
  const { customerId, businessId } = await requireConnectable(deps, application);
  const { channelName, channelType, serviceId } = application.startup ?? {};
  const request = {
    kind,
    businessId,
    name: channelName,
    type: channelType,
    externalId: serviceId,
    externalType: application.serviceType,
  };
  const connected = await orUnavailable(
    deps.providers.hosting.connect(customerId, request),
    ...builderError(application, { deps, visitor }),
  );
  if (typeof connected === 'string') throw new AppError(CONNECT_ERRORS[connected]);
  const { id } = application;
  return viewFor(
    await deps.store.accounts.keepConnection({
      id,
      connection: connected,
      actor: actorOf(session),
    }),
    { deps, visitor },
  );
};

export const requestPermission: Handler<'requestPermission'> = async ({
  deps,
  application,
  body: { type },
}) => {
  const { customerId, businessId } = await requireConnectable(deps, application);
  if (!isPermissionOffered(type, application.flags)) return { type, permitted: false };
  return {
    type,
    permitted: await orUnavailable(deps.providers.hosting.permit(customerId, { businessId, type })),
  };
};
