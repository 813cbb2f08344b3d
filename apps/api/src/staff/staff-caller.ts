import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import { POLL_HEADER, STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { permissionsOf, roleOfKey, type StaffRole } from '@signet/rulebook/staff/permissions';
import type { FastifyRequest } from 'fastify';
import type { Reviewer } from '../decision/new-decision.ts';
import type { Deps } from '../deps.ts';
import type { Clock } from '../platform/clock.ts';
import { bearerOf } from '../platform/http/bearer.ts';
import { wrongKey } from '../platform/http/missed-lookup.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { deskCookies } from './desk-cookies.ts';
import { judgeSignIn } from './judge-sign-in.ts';
import type { LoadedStaffSession } from './store.ts';

export type StaffSession = LoadedStaffSession & { token: string };

/** `session`: of a person at the desk; an automation key has none. */
export type StaffCaller = {
  reviewer: Reviewer;
  roles: readonly StaffRole[];
  /** The language that they read texts of staff in. */
  locale: Locale;
  session?: StaffSession;
};

export const mayCall = ({ may }: EndpointRow, { roles }: StaffCaller): boolean =>
  may === 'any' || (may !== undefined && permissionsOf(roles).includes(may));

/** Until when acts go on that take a recent sign-in, in ms of the product's clock. */
export const provenUntil = ({ authenticatedAt }: StaffSession): number =>
  authenticatedAt + STAFF_LIMITS.recentSignInMs;

/**
 * Throws 401 unless the caller has just signed in; an automation key never has, and gets the same
 * 404 as for any call that is not its own. docs/decisions/0269.
 */
export function requireRecentSignIn({ session }: StaffCaller, { now }: Pick<Clock, 'now'>): void {
  if (session === undefined) throw new AppError('route.notFound');
  if (now() > provenUntil(session)) throw new AppError('auth.reauthRequired');
}

/** Use is recorded at most as often. */
const pressEveryMs = 15_000;

/**
 * Who calls: at the desk a person with a session, elsewhere an automation key. Throws the generic
 * 404 without a valid key, so that the calls cannot be discovered, and 401 without a session.
 */
export const staffCallerOf = async (request: FastifyRequest, deps: Deps): Promise<StaffCaller> =>
  request.routeOptions.config.isDesk && bearerOf(request) === undefined
    ? personAtDesk(request, deps)
    : keyHolder(request, deps);

async function keyHolder(
  request: FastifyRequest,
  { store, sealer, clock, config }: Deps,
): Promise<StaffCaller> {
  const key = bearerOf(request);
  if (key === undefined) throw new AppError('route.notFound');
  const reviewer = await store.reviewers.byKey(key);
  if (reviewer === undefined)
    throw await wrongKey(
      sealer.hashToken(request.ip),
      store.requestCounts,
      new AppError('route.notFound'),
    );
  const role = roleOfKey(clock.today('US'), config.reviewerKeysUntil);
  return { reviewer, roles: [role], locale: FALLBACK_LOCALE };
}

async function personAtDesk(request: FastifyRequest, deps: Deps): Promise<StaffCaller> {
  const { store, clock } = deps;
  const cookies = deskCookies(deps.config);
  const token = cookies.tokenOf(request);
  const loaded = token === undefined ? undefined : await store.staffSessions.load(token);
  if (token === undefined || loaded === undefined) throw new AppError('auth.signInRequired');
  const now = clock.now();
  if (now - loaded.pressedAt >= STAFF_LIMITS.lockAfterMs) throw new AppError('auth.sessionExpired');
  const session = await readAgainIfDue({ ...loaded, token }, deps);
  if (session === undefined) throw new AppError('auth.signInRequired');
  const isPoll =
    request.headers[POLL_HEADER] !== undefined || request.routeOptions.config.isPoll === true;
  if (!isPoll && now - session.pressedAt >= pressEveryMs) await store.staffSessions.press(token);
  return {
    reviewer: session.staff,
    roles: session.roles,
    locale: cookies.localeOf(request),
    session,
  };
}

/**
 * Asks the provider again whether somebody still belongs to the staff, and in which groups. While
 * the provider is down, the session goes on until it is asked the next time.
 */
async function readAgainIfDue(
  session: StaffSession,
  { store, clock, providers, config, log }: Deps,
): Promise<StaffSession | undefined> {
  const { token, refreshToken, checkedAt } = session;
  const { desk } = config;
  if (desk === undefined || clock.now() - checkedAt < STAFF_LIMITS.claimsCheckMs) return session;
  if (!(await store.staffSessions.takeCheck(token, checkedAt))) return session;
  try {
    const claims =
      refreshToken === undefined ? undefined : await providers.staffSignIn.readAgain(refreshToken);
    const judged = claims && judgeSignIn({ ...claims, authenticatedAgoMs: 0 }, desk.rules);
    if (claims === undefined || judged === undefined || 'refused' in judged) {
      const isRefused = judged !== undefined && 'refused' in judged;
      await store.staffSessions.end(token, isRefused ? judged.refused : 'unknownToProvider');
      return undefined;
    }
    await store.staffSessions.keep(token, { ...judged, refreshToken: claims.refreshToken });
    return { ...session, roles: judged.roles };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ vendor: 'staff-oidc', why: error.message }, 'vendor down');
    return session;
  }
}
