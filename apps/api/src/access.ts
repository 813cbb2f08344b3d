import type { EndpointRow, Who } from '@signet/rulebook/endpoints/endpoints';
import { APPLICATION_ID } from '@signet/rulebook/routes';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { AppError } from './problem.ts';
import { SESSION_COOKIE, type Session, sessionOf } from './session.ts';
import type { StoredApplication } from './store/store.ts';
import { isOurOrigin } from './visitor.ts';

export type Granted = { session?: Session; application?: StoredApplication };

async function signedIn(request: FastifyRequest, deps: Deps): Promise<Session> {
  const session = await sessionOf(request, deps);
  if (session === undefined) throw new AppError(request.cookies[SESSION_COOKIE] === undefined ? 'session.missing' : 'session.expired');
  return session;
}

/** One check per role. Somebody else's application, none at all and an id that is none are the same 404. decisions.md, rows 19 and section 10. */
const CHECKS: Record<Who, (request: FastifyRequest, deps: Deps) => Promise<Granted>> = {
  anyone: async (request, deps) => ({ session: await sessionOf(request, deps) }),
  user: async (request, deps) => ({ session: await signedIn(request, deps) }),
  applicant: async (request, deps) => {
    const session = await signedIn(request, deps);
    const { id = '' } = request.params as { id?: string }; // the route's own parameters
    const application = APPLICATION_ID.test(id) ? await deps.store.applications.load(id, session.userId) : undefined;
    if (application === undefined) throw new AppError('application.notFound');
    return { session, application };
  },
};

/** Who is calling and which application is theirs; throws 401 or the one 404. */
export const grantedTo = (row: EndpointRow, request: FastifyRequest, deps: Deps): Promise<Granted> => CHECKS[row.who](request, deps);

/** Throws 403 unless a changing request came from a page of ours. decisions.md, section 6, session. */
export function refuseForeign(request: FastifyRequest, config: Config): void {
  const isOurs = request.headers['x-requested-with'] === 'signet' && isOurOrigin(request.headers.origin, config);
  if (!isOurs) throw new AppError('request.forbidden');
}
