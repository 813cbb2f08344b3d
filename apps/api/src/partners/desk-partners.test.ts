import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';

type Partner = ReplyOf<'readPartner'>;

const URL = 'https://ledger.example.com/news';

onPostgres('partners at the desk', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'dana' | 'mei' | 'robin', StaffVisitor>; // filled in below
  beforeAll(async () => {
    const endpoints = { webhookEndpoints: [{ url: URL }] };
    await seedPartners(at, [partnerRow('ledger', ['ledger-us'], endpoints)]);
    await partnerServer(at, 'ledger');
    for (const name of ['dana', 'mei', 'robin'] as const)
      people[name] = await staffVisitor(desk, name);
  });
  const read = async (query = '') =>
    (await people.mei.call<Partner>('readPartner', { id: 'ledger', query })).body;

  test('a delivery that failed for good is seen, and sent again by an administrator', async () => {
    const { dana } = people;
    const sent = await dana.call<ReplyOf<'testEndpoints'>>('testEndpoints', { id: 'ledger' });
    expect(sent.body.deliveries).toBe(1);
    const { store } = at.deps;
    const [event] = (await read()).events;
    const delivery = await store.deliveries.begin(event?.deliveries[0]?.id ?? '');
    if (delivery === undefined) throw new Error('nothing is on its way');
    await store.deliveries.failed(delivery, 'timeout', undefined);
    const list = await people.mei.call<ReplyOf<'listPartners'>>('listPartners');
    expect(list.body.partners).toContainEqual(
      expect.objectContaining({ id: 'ledger', endpoints: 1, failing: 1, keys: 1 }),
    );
    expect((await read('?undelivered=true')).events[0]?.deliveries[0]).toMatchObject({
      ...{ state: 'failed', lastFault: 'timeout' },
    });
    const again = await dana.call<ReplyOf<'replayDeliveries'>>('replayDeliveries', {
      ...{ id: 'ledger', body: {} },
    });
    expect(again.body.deliveries).toBe(1);
    expect((await read()).events[0]?.deliveries).toHaveLength(2);
    const one = { id: 'ledger', body: { eventId: event?.id ?? '' } };
    expect((await dana.call('replayDeliveries', one)).status).toBe(200);
  });

  test('keys are shown by their beginning alone', async () => {
    const { keys } = await read();
    expect(keys[0]?.hint).toMatch(/^partner_test_.{4,5}$/);
  });

  test('whoever may not is told that nothing is there', async () => {
    const { dana, mei, robin } = people;
    expect((await robin.call('listPartners')).status).toBe(404);
    expect((await mei.call('replayDeliveries', { id: 'ledger', body: {} })).status).toBe(404);
    expect((await dana.call('readPartner', { id: 'nobody' })).status).toBe(404);
    const other = { id: 'ledger', body: { eventId: 'evt_none' } };
    expect((await dana.call('replayDeliveries', other)).status).toBe(404);
  });

  test('an administrator says what the partner’s people change alone', async () => {
    const [id, isOpen] = ['ledger', false];
    const [method, path] = ENDPOINT_PATHS.setPartnerAbility;
    const address = path.replace('{id}', id);
    const set = (person: StaffVisitor, ability: string) =>
      desk.app.inject({
        ...{ method, url: address.replace('{ability}', ability), payload: { isOpen } },
        headers: { ...person.headers(), origin: desk.url, 'x-requested-with': 'signet' },
      });
    expect((await read()).abilities).toEqual([
      { ability: 'keys', isOpen: true },
      { ability: 'endpoints', isOpen: true },
      { ability: 'look', isOpen: true },
      { ability: 'domains', isOpen: false },
    ]);
    expect((await set(people.mei, 'keys')).statusCode).toBe(404);
    expect((await set(people.dana, 'everything')).statusCode).toBe(422);
    expect((await set(people.dana, 'keys')).json()).toEqual({ isOpen });
    expect((await read()).abilities[0]).toMatchObject({ ability: 'keys', isOpen });
    const [act] = await at.database.run<{ actor: string }>(
      sql`select actor from partner_acts where act = 'ability.closed' and about = 'keys'`,
    );
    expect(act?.actor).toMatch(/^reviewer:/);
  });
});
