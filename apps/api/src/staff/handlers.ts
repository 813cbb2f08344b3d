import { LIMITS } from '@signet/rulebook/core/limits';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { deskCookies } from './desk-cookies.ts';
import { provenUntil } from './staff-caller.ts';

export const getStaffSession: Handler<'getStaffSession'> = async ({
  deps: { config, clock },
  staff: { reviewer, roles, session },
}) => {
  if (session === undefined) throw new AppError('route.notFound'); // an automation key has none
  const endsAt = session.createdAt + LIMITS.staffSessionMs;
  return {
    staff: reviewer,
    roles: [...roles],
    permissions: permissionsOf(roles),
    locksAt: Math.min(session.pressedAt + STAFF_LIMITS.lockAfterMs, endsAt),
    endsAt,
    provenUntil: provenUntil(session),
    environment: config.environment,
    serverNow: clock.now(),
  };
};

const colleaguesReply = async ({ store, clock }: Deps) => {
  const today = clock.today('US');
  return {
    colleagues: (await store.reviewers.people()).map(({ id, name, roles, awayUntil }) => ({
      ...{ id, name },
      isReviewer: permissionsOf(roles).includes('case.assign'),
      awayUntil: awayUntil !== undefined && awayUntil >= today ? awayUntil : undefined,
    })),
  };
};

export const listColleagues: Handler<'listColleagues'> = ({ deps }) => colleaguesReply(deps);

export const setAway: Handler<'setAway'> = async ({
  deps,
  body: { staffId, until },
  reviewer,
  staff: { roles },
}) => {
  const whose = staffId ?? reviewer.id;
  if (whose !== reviewer.id && !permissionsOf(roles).includes('case.handOut'))
    throw new AppError('route.notFound');
  await deps.store.reviewers.setAway(whose, until);
  return colleaguesReply(deps);
};

/** On a shared computer the provider's session must end too, so the page goes there. */
export const endStaffSession: Handler<'endStaffSession'> = async ({
  deps: { config, store, providers, log },
  staff: { session },
  browser: { reply },
}) => {
  if (session !== undefined) await store.staffSessions.end(session.token, 'signedOut');
  deskCookies(config).clearToken(reply);
  const signOutAt = await providers.staffSignIn
    .endUrl(`${config.desk?.url}/sign-in`)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderDown)) throw error;
      log.warn({ vendor: 'staff-oidc', why: error.message }, 'vendor down');
      return undefined; // our own session has ended anyway
    });
  return { signOutAt };
};
