import Fastify, { type FastifyInstance } from 'fastify';
import { registerClock } from './clock/routes.ts';
import type { SandboxConfig } from './config.ts';
import { registerFaultHook } from './control/fault-hook.ts';
import { registerControl } from './control/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerFlags } from './flags/routes.ts';
import { registerFrontPage } from './front-page.ts';
import { registerFulfilment } from './fulfilment/routes.ts';
import { registerHosting } from './hosting/routes.ts';
import { registerLiberis } from './liberis/routes.ts';
import { registerOidc } from './oidc/routes.ts';
import { registerPartner } from './partner/routes.ts';
import { registerPartnerOidc } from './partner-oidc/routes.ts';
import { registerPersona } from './persona/routes.ts';
import { registerPlaces } from './places/routes.ts';
import { registerPlaid } from './plaid/routes.ts';
import { registerPrivacy } from './privacy/routes.ts';
import { registerProve } from './prove/routes.ts';
import { registerReview } from './review/routes.ts';
import { type MailServer, startMailServer } from './smtp/server.ts';
import { registerStaffOidc } from './staff-oidc/routes.ts';
import { registerStripe } from './stripe/routes.ts';
import { registerSurvey } from './survey/routes.ts';
import { registerTwilio } from './twilio/routes.ts';
import { registerWalks } from './walks/routes.ts';
import { createWorld, type World } from './world.ts';

export type Sandbox = {
  app: FastifyInstance;
  state: World;
  listen: () => Promise<void>;
  close: () => Promise<void>;
};

/** Each vendor registers in its own scope, so its parsers and hooks do not leak into the others. */
const REGISTER: ((app: FastifyInstance, world: World) => void | Promise<void>)[] = [
  registerClock,
  registerFlags,
  registerWalks,
  registerControl,
  registerFrontPage,
  registerPartner,
  registerOidc,
  registerStaffOidc,
  registerPartnerOidc,
  registerTwilio,
  registerProve,
  registerPersona,
  registerPlaid,
  registerStripe,
  registerLiberis,
  registerHosting,
  registerFulfilment,
  registerPlaces,
  registerReview,
  registerPrivacy,
  registerDocuments,
  registerSurvey,
];

export async function buildSandbox(config: SandboxConfig): Promise<Sandbox> {
  const world = createWorld(config);
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  acceptEmptyJson(app);
  registerFaultHook(app, world);
  for (const register of REGISTER) await app.register(async (scope) => register(scope, world));
  let mail: MailServer | undefined;
  return {
    app,
    state: world,
    listen: async () => {
      await app.listen({ port: config.port, host: config.host });
      mail = await startMailServer(world);
    },
    close: async () => {
      world.clock.forgetDue();
      await mail?.close();
      await app.close();
    },
  };
}

/**
 * Accepts an empty body sent as JSON: some vendor clients do that (Persona's resume call, for one).
 */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/vnd.api+json'],
    { parseAs: 'string' },
    (_request, body, done) => {
      const text = String(body).trim();
      if (text === '') return done(null, undefined);
      try {
        done(null, JSON.parse(text));
      } catch (error) {
        done(
          Object.assign(error instanceof Error ? error : new Error('not JSON'), {
            statusCode: 400,
          }),
        );
      }
    },
  );
}
