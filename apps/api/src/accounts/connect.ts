import { isConnectable, isPermissionOffered } from '@signet/rulebook/accounts/permissions';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { buildRedirectLookup } from '../platform/config/portal-rows.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';

/** Whom the hosting provider knows the person as, and the business that they connect. */
async function connecting({ store }: Deps, application: StoredApplication): Promise<{ customerId: string; businessId: string }> {
  if (!isConnectable(application)) throw new AppError('application.notApproved');
  return { customerId: await store.accounts.customerIdOf(application.userId), businessId: application.business.id };
}

/** The place is one of the configuration, never of the request. docs/readings.md 110. */
export const getAuthCode: Handler<'getAuthCode'> = async ({ deps, application, query, visitor }) => {
  const { customerId, businessId } = await connecting(deps, application);
  const place = buildRedirectLookup(deps.config.redirects)(visitor.portal, visitor.medium) ?? application.redirectUrl;
  if (place === undefined) throw new AppError('account.noRedirect');
  const granted = await orUnavailable(deps.providers.hosting.authorise(customerId, { businessId, ...query }));
  if (granted === undefined) throw new AppError('channel.unauthorised');
  const url = new URL(place);
  for (const [name, value] of Object.entries({ code: granted.code, businessId })) url.searchParams.set(name, value);
  return { code: granted.code, redirectUrl: url.href };
};

export const requestPermission: Handler<'requestPermission'> = async ({ deps, application, body: { type }, visitor }) => {
  const { customerId, businessId } = await connecting(deps, application);
  if (!isPermissionOffered(type, deps.flags.of(visitor.portal))) return { type, permitted: false };
  return { type, permitted: await orUnavailable(deps.providers.hosting.permit(customerId, { businessId, type })) };
};
