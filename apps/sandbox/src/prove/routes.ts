import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { isNetworkState, NETWORK_STATES } from '../magic-values.ts';
import type { World } from '../world.ts';
import { lowerCaseFields } from './envelope.ts';
import { registerInstantLink } from './instant-link.ts';
import { registerMobileAuth } from './mobile-auth.ts';

export const proveAccount = {
  clientId: 'sandbox-client',
  username: 'sandbox',
  password: 'sandbox-password',
};

const tokenLifeSeconds = 3_600;

export async function registerProve(app: FastifyInstance, world: World): Promise<void> {
  const tokens = new Map<string, number>();
  world.onReset(() => tokens.clear());

  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post('/token', (request, reply) => {
      const {
        grant_type: grant,
        client_id: client,
        username,
        password,
      } = lowerCaseFields(request.body);
      const isKnown =
        client === proveAccount.clientId &&
        username === proveAccount.username &&
        password === proveAccount.password;
      if (grant !== 'password' || !isKnown) return reply.code(401).send({ error: 'invalid_grant' });
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, Date.now() + tokenLifeSeconds * 1000); // vendors' tokens stay on the machine's time
      return reply.send({
        access_token: token,
        token_type: 'bearer',
        expires_in: tokenLifeSeconds,
      });
    });
  });

  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST') return; // pages opened by a phone's browser
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if ((tokens.get(token) ?? 0) < Date.now())
        return reply.code(401).send({ error: 'invalid_token' });
    });
    registerInstantLink(scope, world);
    registerMobileAuth(scope, world);
  });

  app.get('/control/networks', () => ({ phones: world.networks.all(), states: NETWORK_STATES }));
  app.post<{ Params: { number: string }; Body: { state?: unknown } }>(
    '/control/networks/:number',
    ({ params, body }, reply) => {
      const digits = params.number.replaceAll(/\D/g, '').slice(-10);
      const state = body?.state;
      if (digits.length < 10)
        return reply.code(400).send({ message: 'The number must have ten digits' });
      if (!isNetworkState(state))
        return reply
          .code(400)
          .send({ message: `state must be one of ${Object.keys(NETWORK_STATES).join(', ')}` });
      world.networks.set(`+1${digits}`, state);
      return reply.code(204).send();
    },
  );
}
