import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  completedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { askFrame, cardToken } from '../testing/test-orders.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';

type Reply = ReplyOf<'addCreditCard'> & Problem;

const CREATED = z.object({ id: z.string() });

const CHARGE = {
  reference: 'order-1',
  cents: 1_995,
  currency: 'USD',
  attempt: 0,
  by: 'card',
  begunBy: 'job',
  isPresent: false,
} as const;

onPostgres('cards', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const tokenOf = (number: string) => cardToken(at, { number });
  const add = async (visitor: TestVisitor, id: string, token: string, key?: string) =>
    visitor.send<Reply>(
      'POST',
      `/api/v2/applications/${id}/financial-instruments/credit-cards`,
      { token, primary: true },
      { key },
    );
  const cardsOf = (id: string) =>
    at.database.run(sql`select brand, last4, is_primary from cards where application_id = ${id}`);
  const calls = async (path: string): Promise<number> => {
    const made = await vendorCalls(at, 'stripe');
    return made.filter((call) => call.method === 'POST' && call.path.split('?')[0] === path).length;
  };

  test('adds a card by its token, shows its last four digits and charges nothing', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const { status, body, text } = await add(visitor, view.id, await tokenOf('4242424242424242'));
    expect([status, body]).toEqual([
      200,
      {
        verify: 'DONE',
        card: {
          cardId: expect.any(String),
          brand: 'visa',
          last4: '4242',
          expiryMonth: 12,
          expiryYear: 2036,
        },
        application: expect.objectContaining({ id: view.id, card: body.card }),
      },
    ]);
    expect(text).not.toMatch(/pm_|cus_|seti_/);
    expect(await cardsOf(view.id)).toEqual([{ brand: 'visa', last4: '4242', isPrimary: true }]);
    expect(await calls('/v1/payment_intents')).toBe(0);
  });

  test.each([
    ['4000000000000002', 'card.declined'],
    ['4000000000009995', 'card.fundsMissing'],
    ['4000000000000069', 'card.expired'],
    ['4000000000000127', 'card.codeWrong'],
  ])('%s is refused as %s, and not kept', async (number, code) => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const token = await tokenOf(number);
    for (const reply of [
      await add(visitor, view.id, token, 'first'),
      await add(visitor, view.id, token, 'again'),
    ])
      expect([reply.status, reply.body.code]).toEqual([402, code]);
    expect(await cardsOf(view.id)).toEqual([]);
  });

  test.each([
    ['pass', 200, undefined],
    ['fail', 402, 'card.notAuthenticated'],
  ])('a bank that asks its customer first: %s', async (outcome, status, code) => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const token = await tokenOf('4000002760003184');
    const first = await add(visitor, view.id, token, 'first');
    expect(first.body).toEqual({
      verify: 'REQUIRED',
      clientSecret: expect.stringMatching(/^seti_\w+_secret_/),
    });
    expect(await cardsOf(view.id)).toEqual([]);
    await askFrame(at, '/v1/3ds2/authenticate', { source: first.body.clientSecret ?? '', outcome });
    const after = await add(visitor, view.id, token, 'after');
    expect([after.status, after.body.code]).toEqual([status, code]);
    expect(await cardsOf(view.id)).toHaveLength(status === 200 ? 1 : 0);
  });

  test('20 identical submits at once make one card, one customer and one check at the provider', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const token = await tokenOf('5555555555554444');
    const before = [await calls('/v1/setup_intents'), await calls('/v1/customers')] as const;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => add(visitor, view.id, token)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.card?.cardId}`)).size).toBe(
      1,
    );
    expect(await cardsOf(view.id)).toHaveLength(1);
    expect([
      (await calls('/v1/setup_intents')) - before[0],
      (await calls('/v1/customers')) - before[1],
    ]).toEqual([1, 1]);
  });

  describe('a provider that fails', () => {
    test.each(['/v1/setup_intents', '/v1/customers'])(
      'with 500 at %s shows the quoted text, and the card can be added later',
      async (path) => {
        const { visitor, view } = await approvedApplication(at, 'ana');
        const token = await tokenOf('4242424242424242');
        await breakVendor(at, 'stripe', 'acts-500', { path });
        const out = await add(visitor, view.id, token, 'first');
        expect([out.status, out.body.code]).toEqual([502, 'card.failed']);
        expect(out.body.message).toBe('Service temporarily unavailable. Please try again later.');
        expect((await add(visitor, view.id, token, 'again')).body.verify).toBe('DONE');
        expect(await cardsOf(view.id)).toHaveLength(1);
      },
    );

    test('finds the existing instrument when the vendor’s answer was lost, and creates no second one', async () => {
      const { visitor, view, who } = await approvedApplication(at, 'ana');
      const token = await tokenOf('4242424242424242');
      const asProduct = async (
        path: string,
        form: Record<string, string>,
      ): Promise<{ id: string }> => {
        const init = {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_sandbox' },
          body: new URLSearchParams(form),
        };
        return CREATED.parse(await (await fetch(at.sandbox + path, init)).json());
      };
      const email = who.answers['applicant.email.emailAddress'] ?? '';
      const reference = { 'metadata[reference]': view.id };
      const { id: customer } = await asProduct('/v1/customers', { email, ...reference });
      await asProduct('/v1/setup_intents', {
        customer,
        payment_method: token,
        confirm: 'true',
        ...reference,
      });
      const before = [await calls('/v1/customers'), await calls('/v1/setup_intents')];
      expect((await add(visitor, view.id, token)).body.verify).toBe('DONE');
      expect((await add(visitor, view.id, await tokenOf('5555555555554444'))).body.verify).toBe(
        'DONE',
      );
      expect([await calls('/v1/customers'), await calls('/v1/setup_intents')]).toEqual([
        before[0],
        (before[1] ?? 0) + 1,
      ]);
    });
  });

  test('refuses somebody else’s token and an unknown one', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const token = await tokenOf('4242424242424242');
    await add(visitor, view.id, token);
    const { visitor: other, view: theirs } = await approvedApplication(at, 'marcus');
    for (const stolen of [token, 'pm_none'])
      expect((await add(other, theirs.id, stolen)).body.code).toBe('card.declined');
    expect(await cardsOf(theirs.id)).toEqual([]);
    expect((await add(other, theirs.id, '4242424242424242')).body.errors?.[0]?.code).toBe(
      'card.numberIncluded',
    );
  });

  test('limits attempts with different cards, and refuses cards before submission', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    for (let nth = 0; nth < 10; nth += 1) await add(visitor, view.id, 'pm_none', `key-${nth}`);
    const stopped = await add(visitor, view.id, await tokenOf('4242424242424242'), 'one-more');
    expect([stopped.status, stopped.body.code]).toEqual([429, 'card.tooMany']);
    const { visitor: early, view: draft } = await completedApplication(at, 'marcus');
    expect((await add(early, draft.id, 'pm_none')).body.code).toBe('application.incomplete');
  });

  test('adding a card needs recent authentication', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const before = at.clock.offsetMs();
    await at.clock.moveTo(before + 40 * 60_000);
    expect((await add(visitor, view.id, 'pm_none')).body.code).toBe('auth.reauthRequired');
    await at.clock.moveTo(before);
  });

  test('charges a card once per reference, and never after its release', async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const { cards } = at.deps.providers;
    const wish = {
      reference: view.id,
      email: who.answers['applicant.email.emailAddress'] ?? '',
      token: await tokenOf('4242424242424242'),
    };
    await add(visitor, view.id, wish.token);
    const check = await cards.authenticate(wish);
    if (check.state !== 'authenticated') throw new Error('it was authenticated before');
    const first = await cards.charge(check.card, CHARGE);
    expect(first).toEqual({ state: 'charged', chargeId: expect.stringMatching(/^pi_/) });
    expect(await cards.charge(check.card, CHARGE)).toEqual(first);
    await cards.release(check.card);
    await cards.release(check.card);
    expect(await cards.charge(check.card, { ...CHARGE, reference: 'order-2' })).toEqual({
      state: 'refused',
      why: 'declined',
    });
  });

  test('an accepted card may still be declined when it is charged', async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const token = await tokenOf('4000000000000341');
    await add(visitor, view.id, token);
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const check = await at.deps.providers.cards.authenticate({ reference: view.id, email, token });
    if (check.state !== 'authenticated') throw new Error('it was authenticated before');
    expect(await at.deps.providers.cards.charge(check.card, CHARGE)).toEqual({
      state: 'refused',
      why: 'declined',
    });
  });
});
