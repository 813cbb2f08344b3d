import type { PartnerPersonId } from '@signet/personas/partner-people';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildConsoleApp } from '../console-app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { samplePartners } from '../platform/config/sample-partners.ts';
import { seedPartners } from './partner-servers.ts';
import type { ApiUnderTest } from './test-api.ts';
import { type StaffVisitor, signedInAt } from './test-desk.ts';

export type ConsoleUnderTest = { app: FastifyInstance; url: string; config: Config };

/** The console beside the API under test, for the sandbox's two companies. */
export function testConsole(at: ApiUnderTest): ConsoleUnderTest {
  const tested = {} as ConsoleUnderTest; // filled in before the block's tests run
  beforeAll(async () => {
    const { port } = new URL(at.sandbox);
    const { partnerConsole } = readConfig({
      ...{ SIGNET_ENV: 'ci', SANDBOX_PORT: port, CONSOLE_PORT: '3200' },
    });
    const companies = samplePartners({ sandbox: at.sandbox, publicUrl: 'http://localhost' });
    await seedPartners(
      at,
      companies.filter(({ console: rules }) => rules !== undefined),
    );
    const config = { ...at.deps.config, partnerConsole };
    const app = await buildConsoleApp({ ...at.deps, config }, { checks: {} });
    await app.ready();
    Object.assign(tested, { app, url: partnerConsole?.url ?? '', config });
  });
  afterAll(() => tested.app.close());
  return tested;
}

/** Somebody of a company, signed in at its provider as a browser does it, or refused. */
export const consoleVisitor = (
  tested: ConsoleUnderTest,
  person: PartnerPersonId,
  domain = 'northwind.example',
): Promise<StaffVisitor> =>
  signedInAt(tested, person, `/auth/start?domain=${domain}&path=/applicants`);
