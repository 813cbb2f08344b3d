import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  signInPersona,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

type Reply = ApplicationView & Problem;
const SHOP = {
  serviceType: 'woo',
  serviceId: 'site-1',
  channelName: 'Ana Online',
  channelType: 'ONLINE',
};

onPostgres('a channel or a product of an approved account', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const begin = (by: TestVisitor, application: object) =>
    by.send<Reply>('POST', '/api/v2/applications', { application });
  const connect = (by: TestVisitor, id: string) =>
    by.send<Reply>('POST', `/api/v2/applications/${id}/connections`, undefined);
  const target = (by: TestVisitor, id: string) =>
    by.get<ReplyOf<'getServiceTarget'> & Problem>(`/api/v2/applications/${id}/service-target`);
  const customerOf = async (by: TestVisitor) =>
    (await by.get<ReplyOf<'getAvailableVentures'>>('/api/v2/available-ventures')).body.customerId;
  const choose = (customerId: string, choice: string) =>
    fetch(`${at.sandbox}/control/hosting`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerId, choice }),
    });

  test('is connected once, and the next page follows from it', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const begun = await begin(visitor, {
      intent: 'ADD_CHANNEL',
      businessId: view.businessId,
      ...SHOP,
    });
    expect([begun.status, begun.body.page, begun.body.originalIntent, begun.body.id]).toEqual([
      200,
      'add-channel',
      'CREATE_BUSINESS',
      view.id,
    ]);
    expect((await target(visitor, view.id)).body.target).toEqual({
      kind: 'website',
      name: 'Harbour Coffee',
      isAllowed: true,
    });
    const { status, body: connected } = await connect(visitor, view.id);
    expect([status, connected.page, connected.connection]).toEqual([
      200,
      'bank',
      {
        kind: 'channel',
        id: expect.any(String),
        name: 'Ana Online',
        type: 'ONLINE',
        externalId: 'site-1',
        externalType: 'woo',
      },
    ]);
    expect((await connect(visitor, view.id)).body.version).toBe(connected.version);
    const next = await begin(visitor, {
      intent: 'ADD_CHANNEL',
      businessId: view.businessId,
      serviceType: 'domain',
      serviceId: 'domain-2',
    });
    expect([next.body.page, next.body.connection, next.body.channelName]).toEqual([
      'add-channel',
      undefined,
      undefined,
    ]);
  });

  test('is a product only where its flow is on', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const product = {
      intent: 'ADD_PRODUCT',
      businessId: view.businessId,
      serviceType: 'domain',
      serviceId: 'domain-1',
    };
    expect((await begin(visitor, product)).body.page).toBe('bank');
    expect((await connect(visitor, view.id)).status).toBe(409);
    at.flags.set('POYNT', { addProductEnabled: true });
    expect((await begin(visitor, product)).body.page).toBe('add-product');
    expect((await connect(visitor, view.id)).body.connection).toMatchObject({
      kind: 'product',
      externalId: 'domain-1',
    });
    at.flags.set('POYNT', {});
  });

  test('tells a lasting refusal of the provider from a temporary one', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const customerId = await customerOf(visitor);
    const wish = { intent: 'ADD_CHANNEL', businessId: view.businessId, ...SHOP };
    const tried = async (application: object) => {
      await begin(visitor, application);
      return (await connect(visitor, view.id)).body.code;
    };
    expect(await tried({ ...wish, serviceId: 'not-allowed' })).toBe('store.notAllowed');
    expect((await target(visitor, view.id)).body.target).toMatchObject({ isAllowed: false });
    expect(await tried({ ...wish, serviceId: 'nothing' })).toBe('link.incorrect');
    expect((await target(visitor, view.id)).body).toEqual({});
    await choose(customerId, 'refused');
    expect(await tried(wish)).toBe('channel.unauthorised');
    await choose(customerId, 'foreign');
    expect(await tried(wish)).toBe('provider.unavailable');
    await choose(customerId, 'settling');
    const settling = { ...wish, channelName: 'Settling' };
    expect([await tried(settling), (await connect(visitor, view.id)).body.code]).toEqual([
      'provider.unavailable',
      'provider.unavailable',
    ]);
    expect((await connect(visitor, view.id)).body).toMatchObject({
      connection: { name: 'Settling' },
    });
    await breakVendor(at, 'hosting', '503', { times: 10, path: '/hosting/v1' });
    expect(await tried(wish)).toBe('provider.unavailable');
    expect((await target(visitor, view.id)).body.code).toBe('provider.unavailable');
    expect(await tried({ ...wish, serviceType: 'wam' })).toBe('wam.failed');
    await clearVendorFaults(at);
  });

  test('is refused for somebody else’s account, a missing one, and one that was not submitted', async () => {
    const { view } = await approvedApplication(at, 'ana');
    const { visitor: other } = await signInPersona(at, 'marcus');
    const answers = [
      await begin(other, { intent: 'ADD_CHANNEL', businessId: view.businessId }),
      await begin(other, { intent: 'ADD_CHANNEL', businessId: 'aaaa-bbbb-cccc-dddd-eeee' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'application.notFound']),
    );
    const { body: draft } = await begin(other, { currency: 'USD', channelName: 'Marcus Online' });
    expect(draft.intent).toBe('ADD_CHANNEL');
    expect(
      (await begin(other, { intent: 'ADD_CHANNEL', businessId: draft.businessId })).body.code,
    ).toBe('application.notApproved');
    expect((await connect(other, draft.id)).body.code).toBe('application.notApproved');
  });
});
