import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { registerPersonaControl } from './control-routes.ts';
import { registerFiles } from './file-routes.ts';
import { registerInquiries } from './inquiry-routes.ts';
import { personaError } from './json-api.ts';
import { inflectKeys, keyInflectionOf } from './key-inflection.ts';
import { registerReports } from './report-routes.ts';
import { clearPersonaStore, createPersonaStore } from './store.ts';
import { registerWidget } from './widget-routes.ts';

/** The default key; any key of the sandbox environment is accepted. */
export const personaApiKey = 'persona_sandbox_key';

export async function registerPersona(app: FastifyInstance, world: World): Promise<void> {
  const store = createPersonaStore();
  world.onReset(() => clearPersonaStore(store));
  await app.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      const isKnown = /^Bearer persona_sandbox_\w+$/.test(request.headers.authorization ?? '');
      if (!isKnown)
        return personaError(reply, 401, 'Must be authenticated to access this endpoint');
    });
    api.addHook('preSerialization', async (request, _reply, payload) =>
      inflectKeys(payload, keyInflectionOf(request.headers['key-inflection'])),
    );
    registerInquiries(api, world, store);
    registerReports(api, world, store);
  });
  await app.register(async (files) => registerFiles(files, store));
  await app.register(async (pages) => registerWidget(pages, world, store));
  await app.register(async (desk) => registerPersonaControl(desk, world, store));
}
