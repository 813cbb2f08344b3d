import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { requireAccount } from './credentials.ts';
import { registerLookup } from './lookup.ts';
import { registerMessages } from './messages.ts';
import { registerTwilioVerify } from './verify.ts';

export async function registerTwilio(app: FastifyInstance, world: World): Promise<void> {
  await app.register(formbody);
  requireAccount(app);
  registerTwilioVerify(app, world);
  registerMessages(app, world);
  registerLookup(app, world);
}
