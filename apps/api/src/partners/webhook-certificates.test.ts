import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSignedCertificate } from '@signet/testing/self-signed-certificate';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { startReceiver } from '../testing/partner-receivers.ts';
import { deliverAll, partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { startTestApi } from '../testing/test-api.ts';
import { buildWebhooks } from './webhooks.ts';

const EVENT = {
  id: 'evt_1',
  body: '{"type":"endpoint.test"}',
  secrets: [`whsec_${Buffer.alloc(32, 1).toString('base64')}`],
};
const NAME = 'hooks.localhost';
const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

/** An https receiver; `isTrusted` adds its certificate to the default CAs. */
async function httpsReceiver(certificate: { key: string; cert: string }, isTrusted: boolean) {
  if (isTrusted) setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  const receiver = await startReceiver({}, certificate);
  onTestFinished(() => receiver.close());
  return receiver;
}

const known = getCACertificates('default');
afterAll(() => setDefaultCACertificates(known));

describe('a receiver’s certificate', () => {
  test.each([
    ['good, and of somebody who is trusted', { names: [NAME] }, true, undefined],
    ['self-signed', { names: [NAME] }, false, 'certificate self-signed'],
    ['expired', { names: [NAME], from: inDays(-30), to: inDays(-1) }, true, 'certificate expired'],
    [
      'of tomorrow',
      { names: [NAME], from: inDays(1), to: inDays(30) },
      true,
      'certificate not valid yet',
    ],
    [
      'of another name',
      { names: ['hooks.example.com', 'localhost'] },
      true,
      'certificate of another name',
    ],
  ] as const)('%s', async (_what, { names: [name, ...others], ...wish }, isTrusted, fault) => {
    const receiver = await httpsReceiver(
      selfSignedCertificate({ ...wish, names: [name, ...others] }),
      isTrusted,
    );
    const delivered = await buildWebhooks({ environment: 'ci' }).post({
      ...EVENT,
      url: receiver.url('/'),
    });
    expect([delivered.fault, receiver.calls.length]).toEqual([fault, fault === undefined ? 1 : 0]);
  });
});

onPostgres('an endpoint with an untrusted certificate', (open) => {
  test('receives nothing, and the reason is in our log and the partner’s', async () => {
    const at = await startTestApi(open);
    onTestFinished(() => at.close());
    const receiver = await httpsReceiver(selfSignedCertificate({ names: [NAME] }), false);
    const url = receiver.url('/');
    await seedPartners(at, [partnerRow('ledger', ['ledger'], { webhookEndpoints: [{ url }] })]);
    await at.deps.store.webhookSecrets.add({ partnerId: 'ledger', url, operator: 'robin' });
    const server = await partnerServer(at, 'ledger');
    await server.post('/api/v2/partners/events/tests', {});
    await deliverAll(at);
    expect(receiver.calls).toEqual([]);
    const { body } = await server.get('/api/v2/partners/events?undelivered=true');
    expect(body).toMatchObject({
      events: [
        {
          type: 'endpoint.test',
          deliveries: [{ url, state: 'waiting', lastFault: 'certificate self-signed' }],
        },
      ],
      endpoints: [{ url, lastFault: 'certificate self-signed' }],
    });
  });
});
