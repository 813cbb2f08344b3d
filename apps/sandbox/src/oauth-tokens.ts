import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from './world.ts';

const clientId = 'sandbox-client';
const clientSecret = 'sandbox-secret';
const tokenSeconds = 3_600;

/**
 * The token endpoint of a vendor that takes client credentials; returns whether a call has one of
 * its tokens.
 */
export async function registerTokens(
  app: FastifyInstance,
  world: World,
  path: string,
): Promise<(request: Pick<FastifyRequest, 'headers'>) => boolean> {
  const tokens = new Set<string>();
  world.onReset(() => tokens.clear());
  await app.register(formbody);
  app.post<{ Body: Record<string, string | undefined> }>(path, (request, reply) => {
    const { grant_type: grant, client_id: id, client_secret: secret } = request.body ?? {};
    if (grant !== 'client_credentials' || id !== clientId || secret !== clientSecret)
      return reply.code(401).send({ error: 'invalid_client' });
    const token = randomBytes(24).toString('base64url');
    tokens.add(token);
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds });
  });
  return ({ headers }) => tokens.has(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
}
