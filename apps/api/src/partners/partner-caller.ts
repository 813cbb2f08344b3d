import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { isKeyInQuery, PARTNER_KEY_PATTERN } from '@signet/rulebook/partners/partner-access';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { PartnerCaller } from './key-store.ts';

/** The partner whose key a call shows; throws AppError where it shows none, shows it in the address, is not good for it or calls too often. */
export async function partnerCallerOf(row: EndpointRow, request: FastifyRequest, { store }: Deps): Promise<PartnerCaller> {
  const [path = '', search = ''] = request.url.split('?');
  if (isKeyInQuery(search) || isKeyInQuery(path)) throw new AppError('auth.keyInQuery');
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const call = `${request.method} ${request.routeOptions.url}`;
  const caller = PARTNER_KEY_PATTERN.test(key) ? await store.partnerKeys.byKey(key, call) : undefined;
  if (caller === undefined) throw new AppError('auth.keyInvalid');
  const refused = await store.requestCounts.count('partnerCall', caller.keyId);
  if (refused !== undefined) throw new AppError('request.rateLimited', { seconds: Math.ceil(refused.waitMs / 1_000) });
  if (row.scope !== undefined && !caller.scopes.includes(row.scope)) throw new AppError('auth.scopeMissing', { scope: row.scope });
  return caller;
}
