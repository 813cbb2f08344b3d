import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { subjectAt } from './sign-in-routes.ts';

const FORM = 'application/x-www-form-urlencoded';
const bodyMaxBytes = 8_192;

type Desk = NonNullable<Deps['config']['desk']>;

/**
 * The provider says that somebody signed out there, so their sessions here end with the next call
 * (OpenID Connect Back-Channel Logout 1.0). Only what the provider signed for us a moment ago counts,
 * and each message once. docs/decisions/0242.
 */
export async function registerBackchannelLogout(
  app: FastifyInstance,
  { providers, store }: Deps,
  desk: Desk,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, String(body)),
    );
    const config = { rateLimit: { max: STAFF_LIMITS.logoutsPerMinute, timeWindow: 60_000 } };
    scope.post<{ Body: unknown }>(
      '/auth/backchannel-logout',
      { config, bodyLimit: bodyMaxBytes },
      async ({ body, log }, reply) => {
        reply.header('cache-control', 'no-store');
        const token =
          typeof body === 'string' ? new URLSearchParams(body).get('logout_token') : null;
        const read = token === null ? undefined : await providers.staffSignIn.readLogout(token);
        const ended =
          read &&
          (await store.staffSessions.endByProvider({
            ...read,
            ...(read.subject !== undefined && { subject: subjectAt(desk, read.subject) }),
          }));
        if (ended === undefined) {
          log.warn({ why: read === undefined ? 'token' : 'repeated' }, 'sign-out of staff refused');
          return reply.code(400).send({ error: 'invalid_request' });
        }
        log.info({ sessions: ended }, 'signed out at the provider of staff');
        return reply.code(200).send();
      },
    );
  });
}
