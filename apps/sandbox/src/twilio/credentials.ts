import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The account in the product's default configuration; any other account id with this token is
 * accepted too.
 */
export const twilioAccountSid = 'AC00000000000000000000000000005a1d';
export const twilioAuthToken = 'sandbox-token';
export const twilioVerifyServiceSid = 'VA00000000000000000000000000005a1d';

/** Twilio's error body; the vendor's SDK throws it as RestException. */
export function twilioError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

/** Accepts only calls with an account id (or an API key) and the sandbox's token. */
export function requireAccount(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const [scheme, value] = (request.headers.authorization ?? '').split(' ');
    const [user = '', password] = Buffer.from(value ?? '', 'base64')
      .toString()
      .split(':');
    const isKnown = scheme === 'Basic' && /^(AC|SK)\w+$/.test(user) && password === twilioAuthToken;
    if (!isKnown) return twilioError(reply, 401, 20003, 'Authenticate');
  });
}
