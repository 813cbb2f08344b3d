import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import { partnerRow } from '../apps/api/src/testing/partner-servers.ts';
import { openStore, type StoreUnderTest } from '../apps/api/src/testing/test-store.ts';
import { managePartnerServer, type PartnerServerOptions } from './partner-server.ts';

const HOOK = 'https://ledger.com/hook';

onPostgres('the partner command for servers', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
    const webhookEndpoints = [{ url: HOOK }, { url: 'https://ledger.com/other' }];
    await at.store.referralPartners.load(
      [partnerRow('ledger', ['ledger'], { webhookEndpoints }), partnerRow('mute', ['mute'])],
      {
        operator: 'robin',
        fileHash: 'hash',
      },
    );
  });
  const run = (options: PartnerServerOptions, production = false) =>
    managePartnerServer(at.store, options, { operator: 'robin', production });

  test('a key is shown once, listed by its hint, and can be revoked', async () => {
    const [line = '', key = ''] = (await run({ 'new-key': 'ledger', scopes: 'events:read' })) ?? [];
    const [id = ''] = line.split(' ');
    expect([line, key]).toEqual([
      expect.stringContaining('a test key of ledger, good for events:read'),
      expect.stringMatching(/^partner_test_/),
    ]);
    expect((await run({ 'new-key': 'ledger' }, true))?.[1]).toMatch(/^partner_live_/);
    await expect(run({ 'new-key': 'ledger' })).rejects.toThrow('two keys already');
    const [listed = ''] = (await run({ keys: 'ledger' })) ?? [];
    expect(listed).toContain('never used');
    expect(listed).not.toContain(key);
    expect(await run({ 'revoke-key': id })).toEqual([`${id} opens nothing any more`]);
    await expect(run({ 'revoke-key': id })).rejects.toThrow('--keys lists them');
    expect((await run({ keys: 'ledger' }))?.join()).toContain('revoked');
  });

  test('what a partner’s people change alone is said by command too', async () => {
    expect(await run({ abilities: 'ledger' })).toEqual([
      'keys  open to its people  as for everybody',
      'endpoints  open to its people  as for everybody',
      'look  open to its people  as for everybody',
      'domains  only we change it  as for everybody',
    ]);
    expect(await run({ close: 'keys', of: 'ledger' })).toEqual([
      'keys of ledger: only we change it',
    ]);
    expect((await run({ abilities: 'ledger' }))?.[0]).toContain('keys  only we change it  since ');
    expect(await run({ open: 'keys', of: 'ledger' })).toEqual([
      'keys of ledger: open to its people',
    ]);
  });

  test.each<[PartnerServerOptions, string]>([
    [{ open: 'everything', of: 'ledger' }, 'npm run partner'],
    [{ open: 'keys', of: 'nobody' }, 'no partner nobody'],
    [{ 'reset-endpoints': 'ledger' }, 'have set no endpoints'],
    [{ 'new-key': 'nobody' }, 'no partner nobody'],
    [{ 'new-key': 'ledger', scopes: 'everything' }, 'no such scope: everything'],
    [{ 'new-secret': 'ledger' }, '--url must name one of'],
    [{ 'new-secret': 'ledger', url: 'https://evil.com/' }, '--url must name one of'],
    [{ 'new-secret': 'mute' }, 'names no webhookEndpoints'],
    [{ 'end-secret': 'x' }, 'no secret x'],
    [{ webhooks: 'nobody' }, 'no partner nobody'],
    [{ replay: 'evt_x' }, 'npm run partner'],
    [{ replay: 'evt_x', of: 'ledger' }, 'was told of no event evt_x'],
  ])('%j is rejected with the reason', (options, words) =>
    expect(run(options)).rejects.toThrow(words),
  );

  test('an endpoint has its secret, its health and its events', async () => {
    const [made = '', secret = ''] = (await run({ 'new-secret': 'ledger', url: HOOK })) ?? [];
    expect(secret).toMatch(/^whsec_/);
    const lines = (await run({ webhooks: 'ledger' })) ?? [];
    expect(lines[0]).toContain(
      `${HOOK}  well  last delivered never  signed by ${made.split(' ')[0]}`,
    );
    expect(lines[1]).toContain('signed by nothing yet');
    expect(lines.join()).not.toContain(secret);
    const [sent = ''] = (await run({ 'test-event': 'ledger' })) ?? [];
    const [eventId = ''] = sent.split(' ');
    expect((await run({ events: 'ledger' }))?.join('\n')).toContain(`${eventId}  `);
    expect(await run({ replay: eventId, of: 'ledger' })).toEqual(['2 deliveries are on their way']);
    expect(await run({ 'replay-failed': 'ledger' })).toEqual(['0 deliveries are on their way']);
    expect(await run({ 'end-secret': made.split(' ')[0] ?? '' })).toHaveLength(1);
    expect(await run({})).toBeUndefined();
  });
});
