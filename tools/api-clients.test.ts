import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateHeyApi, generateOpenapiTypescript } from '@signet/api-clients/generate';
import { PROJECT } from '@signet/testing/project-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../apps/api/src/api-reference/openapi.ts';
import { sql } from '../apps/api/src/platform/sql/sql.ts';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import {
  partnerRow,
  partnerServer,
  seedPartners,
} from '../apps/api/src/testing/partner-servers.ts';
import { signInPersona, testApi } from '../apps/api/src/testing/test-api.ts';

/** Inside the project, so that the programs find its packages. */
const WORK = join(PROJECT, '.test');
mkdirSync(WORK, { recursive: true });
const folder = mkdtempSync(join(WORK, 'clients-'));

beforeAll(async () => {
  const description = JSON.stringify(openApiDocument({ publicUrl: 'http://localhost:3000' }));
  cpSync(join(PROJECT, 'packages/api-clients/programs'), folder, { recursive: true });
  await generateOpenapiTypescript(description, folder);
  await generateHeyApi(description, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('clients that others generate compile, together with the programs that use them', () => {
  const compiler = join(PROJECT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

onPostgres('generated clients', (open) => {
  const at = testApi(open);

  test('take a sole trader from nothing to an approved account with a bank, and a partner follows', async () => {
    const origin = await at.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(at.deps.config, { portalOrigins: [...at.deps.config.portalOrigins, origin] });
    await seedPartners(at, [partnerRow('ledger', ['ledger'])]);
    const { visitor, who } = await signInPersona(at, 'ana');
    const phone = who.answers['applicant.phone.localPhoneNumber'] ?? '';
    const { signUp } = await import(join(folder, 'sign-up.ts'));
    const { followApplicants } = await import(join(folder, 'follow.ts'));
    const signedUp = await signUp({
      origin,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      phone,
      settle: () => at.queue.runDue(),
      readCode: async () => {
        await at.queue.runDue();
        const texts = await fetch(`${at.sandbox}/control/phones/+1${phone}`);
        return /\b\d{6}\b/.exec(await texts.text())?.[0];
      },
    });
    expect(signedUp).toMatchObject({ decision: 'APPROVED' });
    await at.database.run(
      sql`update applications set referral_url_id = 'ledger' where id = ${signedUp.id}`,
    );
    const { key } = await partnerServer(at, 'ledger', ['applications:read']);
    expect(await followApplicants(origin, key)).toEqual([
      expect.objectContaining({ id: signedUp.id, status: 'approved' }),
    ]);
  });
});
