import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { PARTNER_SCOPE_IDS, type PartnerScope } from '@signet/rulebook/partners/partner-access';
import { PROJECT } from '@signet/testing/project-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../apps/api/src/platform/sql/sql.ts';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import {
  partnerRow,
  partnerServer,
  seedPartners,
} from '../apps/api/src/testing/partner-servers.ts';
import { completedApplication, testApi } from '../apps/api/src/testing/test-api.ts';

type Answer = { isError?: boolean; content: { text: string }[] };

onPostgres('the server of the Model Context Protocol', (open) => {
  const at = testApi(open);
  let origin = '';
  let applicationId = '';
  const clients: Client[] = [];

  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], {
        webhookEndpoints: [{ url: 'http://hooks.localhost:9/news' }],
      }),
    ]);
    origin = await at.app.listen({ port: 0, host: '127.0.0.1' });
    const { view } = await completedApplication(at, 'ana');
    applicationId = view.id;
    await at.database.run(
      sql`update applications set referral_url_id = 'ledger' where id = ${applicationId}`,
    );
  });
  afterAll(() => Promise.all(clients.map((client) => client.close())));

  /** An agent whose server has a key of the partner with these scopes. */
  const agentWith = async (scopes: readonly PartnerScope[]) => {
    const { key, revoke } = await partnerServer(at, 'ledger', scopes);
    const client = new Client({ name: 'test', version: '1.0.0' });
    clients.push(client);
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(PROJECT, 'packages/mcp/src/main.ts')],
        env: { SIGNET_URL: origin, SIGNET_KEY: key },
      }),
    );
    const call = async (name: string, given: Record<string, unknown> = {}) => {
      const { isError = false, content } = (await client.callTool({
        name,
        arguments: given,
      })) as Answer; // of our own tools
      const text = content[0]?.text ?? '';
      return { isError, text, answer: isError ? undefined : JSON.parse(text) };
    };
    return { client, call, key, revoke };
  };

  test('lists what a partner may do, and marks what changes something', async () => {
    const { client, revoke } = await agentWith(PARTNER_SCOPE_IDS);
    const { tools } = await client.listTools();
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(tools.map(({ name }) => name)).toEqual([
      'list_applicants',
      'get_applicant',
      'create_prefill',
      'list_events',
      'replay_event',
    ]);
    expect(changing.map(({ name }) => name)).toEqual(['create_prefill', 'replay_event']);
    await revoke();
  });

  test('reads applicants and what is due, makes a link, and sends an event again', async () => {
    const { call, key, revoke } = await agentWith(PARTNER_SCOPE_IDS);
    const { answer: page } = await call('list_applicants', { status: 'started' });
    expect(page.applications).toEqual([
      expect.objectContaining({ id: applicationId, stepsLeft: ['send'] }),
    ]);
    const { answer: one } = await call('get_applicant', { id: applicationId });
    expect(one.application).toEqual(page.applications[0]);
    const { answer: prefill } = await call('create_prefill', {
      values: { companyName: 'Ana Bakes' },
    });
    expect(prefill.url).toContain('/r/ledger/');
    const event = await at.deps.store.partnerEvents.add({
      partnerId: 'ledger',
      type: 'endpoint.test',
      data: { partnerId: 'ledger' },
      urls: ['http://hooks.localhost:9/news'],
    });
    expect((await call('list_events')).answer.events).toHaveLength(1);
    expect((await call('replay_event', { eventId: event?.id })).answer).toEqual({ deliveries: 1 });
    for (const { text } of [await call('list_applicants'), await call('list_events')])
      expect(text).not.toContain(key);
    await revoke();
  });

  test('what the API refuses is the tool’s answer: a missing scope, a tax ID, an id of nobody', async () => {
    const { call, revoke } = await agentWith(['prefills:write']);
    const refused = await call('list_applicants');
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringContaining('auth.scopeMissing'),
    ]);
    const secret = await call('create_prefill', { values: { companyName: 'me 123-45-6789' } });
    expect([secret.isError, secret.text]).toEqual([
      true,
      expect.stringContaining('values.companyName'),
    ]);
    expect(secret.text).not.toContain('6789');
    await revoke();
    expect((await call('create_prefill', { values: {} })).text).toContain('auth.keyInvalid');
  });
});
