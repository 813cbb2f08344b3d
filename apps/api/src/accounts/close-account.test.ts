import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  newVisitor,
  signInPersona,
  submittedApplication,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { addTestCard, oneTerminal, parcelIs } from '../testing/test-orders.ts';

const RENT = oneTerminal('RENT', 'CARD');
const HOUR_MS = 60 * 60_000;

onPostgres('closing an account', (open) => {
  const at = testApi(open);

  const path = (id: string, rest = '') => `/api/v2/applications/${id}${rest}`;
  const account = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    return {
      visitor,
      who,
      id: view.id,
      businessId: view.businessId,
      closing: async () =>
        (await visitor.get<ReplyOf<'getClosing'>>(`/api/v2/applications/${view.id}/closing`)).body,
      close: () =>
        visitor.send<ApplicationView & Problem>(
          'POST',
          `/api/v2/applications/${view.id}/closing`,
          {},
        ),
      see: async () => (await visitor.get<ApplicationView>(path(view.id))).body,
    };
  };

  test('ends payments and payouts, sends a mail, and allows no further change', async () => {
    const own = await account();
    expect(await own.closing()).toMatchObject({ mayClose: true, otherStores: 0, orders: [] });
    const { status, body } = await own.close();
    expect([status, body.page, body.status.id, body.status.money]).toEqual([
      200,
      'close-account',
      'closed',
      { online: false, inPerson: false, payouts: false },
    ]);
    expect(body.openPages).toEqual(['close-account', 'order-card', 'order-status']);
    expect((await own.close()).body.version).toBe(body.version); // closed once
    await at.queue.runDue();
    expect(
      (await mailSubjects(at, own.who)).filter((subject) => subject === 'Your account is closed'),
    ).toHaveLength(1);
    const changes: [method: 'POST' | 'PUT' | 'DELETE', rest: string, body: object][] = [
      ['POST', '/financial-instruments/manual', {}],
      ['POST', '/financial-instruments/deferral', {}],
      ['DELETE', '/financial-instruments/bank', {}],
      ['POST', '/orders', {}],
      ['PUT', '/order', {}],
      ['POST', '/connections', {}],
      ['POST', '/permissions', { type: 'DASHBOARD' }],
      ['POST', '/owners', {}],
    ];
    for (const [method, rest, sent] of changes)
      expect([
        rest,
        (await own.visitor.send<Problem>(method, path(own.id, rest), sent)).body.code,
      ]).toEqual([rest, 'account.closed']);
    const authCode = await own.visitor.get<Problem>(path(own.id, '/auth-code?context=store'));
    expect(authCode.body.code).toBe('application.notApproved');
    const store = { application: { intent: 'ADD_STORE', businessId: own.businessId } };
    expect((await own.visitor.send<Problem>('POST', '/api/v2/applications', store)).body.code).toBe(
      'application.notApproved',
    );
    const { accounts } = (await own.visitor.get<ReplyOf<'getAccounts'>>('/api/v2/accounts')).body;
    expect(accounts).toMatchObject([
      {
        applicationId: own.id,
        status: { label: 'closed' },
        action: 'see',
        addStore: 'no',
        mayClose: false,
      },
    ]);
  });

  test('needs recent authentication of its holder', async () => {
    const own = await account();
    expect((await newVisitor(at).send('POST', path(own.id, '/closing'), {})).status).toBe(401);
    const { visitor: stranger } = await signInPersona(at, 'chloe');
    expect((await stranger.send('POST', path(own.id, '/closing'), {})).status).toBe(404);
    await at.database.run(
      sql`update sessions set authenticated_at = ${0}::bigint where user_id = (select user_id from applications where id = ${own.id})`,
    );
    expect((await own.close()).body.code).toBe('auth.reauthRequired');
    expect((await own.see()).status.id).not.toBe('closed');
  });

  test('is not offered before an approval', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const { status, body } = await visitor.send<Problem>('POST', path(view.id, '/closing'), {});
    expect([status, body.code]).toEqual([409, 'application.notApproved']);
  });

  test('continues rent until the device is back, and says so before and after', async () => {
    const own = await account();
    await addTestCard(at, own);
    const { body } = await own.visitor.send<ReplyOf<'submitOrder'>>(
      'POST',
      path(own.id, '/orders'),
      {
        profiles: RENT,
        feeProfiles: { totalCents: 0 },
      },
    );
    expect((await own.closing()).orders).toMatchObject([
      { orderId: body.orderId, effect: 'goesOn', monthlyCents: 1_995 },
    ]);
    await at.queue.runDue();
    await at.queue.runDue();
    await parcelIs(at, body.orderId, 'shipped');
    await at.clock.moveTo(at.clock.offsetMs() + HOUR_MS + 60_000);
    await at.queue.runDue();
    expect((await own.closing()).orders).toMatchObject([{ effect: 'rentGoesOn', owedCents: 0 }]);
    await at.database.run(
      sql`update sessions set authenticated_at = ${at.clock.now()}::bigint, last_seen_at = ${at.clock.now()}::bigint`,
    );
    expect((await own.close()).status).toBe(200);
    expect((await own.closing()).orders).toMatchObject([{ effect: 'rentGoesOn' }]);
    expect(
      (await own.visitor.get<ReplyOf<'getOrder'>>(path(own.id, `/orders/${body.orderId}`))).body
        .order.state,
    ).toBe('shipped');
  });

  test('releases an unpaid order', async () => {
    const own = await account();
    const { body } = await own.visitor.send<ReplyOf<'submitOrder'>>(
      'POST',
      path(own.id, '/orders'),
      {
        profiles: { ...RENT, type: 'NO_DEVICE', quantities: {}, paymentMethod: 'NONE' },
        feeProfiles: { totalCents: 0 },
      },
    );
    await at.database.run(sql`update orders set state = 'unpaid' where id = ${body.orderId}`);
    expect((await own.closing()).orders).toMatchObject([{ effect: 'released' }]);
    await own.close();
    await at.queue.runDue();
    expect(
      (await own.visitor.get<ReplyOf<'getOrder'>>(path(own.id, `/orders/${body.orderId}`))).body
        .order.state,
    ).toBe('released');
  });

  test('closes the business’s stores too, and allows a new application', async () => {
    const own = await account();
    const { body: made } = await own.visitor.send<ApplicationView>('POST', '/api/v2/applications', {
      application: { intent: 'ADD_STORE', businessId: own.businessId, storeName: 'Harbour Street' },
    });
    await own.visitor.send('POST', path(made.id, '/onboard'), TEST_TERMS);
    await waitForDecision(at, own.visitor, made.id);
    expect((await own.closing()).otherStores).toBe(1);
    await own.close();
    expect((await own.visitor.get<ApplicationView>(path(made.id))).body.status.id).toBe('closed');
    const again = await own.visitor.send<ApplicationView>('POST', '/api/v2/applications?find', {
      application: { currency: 'USD' },
    });
    expect([again.status, again.body.status.id === 'closed', again.body.id === own.id]).toEqual([
      201,
      false,
      false,
    ]);
  });
});
