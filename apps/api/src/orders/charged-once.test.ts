import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { sandboxClient } from '@signet/testing/sandbox-client';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { buildProviders } from '../providers.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  ACCOUNTS,
  CARDS,
  FOUND,
  STARTS,
  type Start,
  TURNS,
  type Turn,
  WAITS_MS,
} from '../testing/order-turns.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import { askFrame, cardToken, chargesAt, parcelIs, parcelsAt } from '../testing/test-orders.ts';
import { SETTLE_ORDER_JOB } from './store.ts';

const PRICE = 24_900;
const BUY = { type: 'BUY', quantities: { POYNTC: 1 }, bundleQuantity: 0, licences: 0 };
const mandate = DEBIT_MANDATES.US.version;
/** A short timeout, so that late replies can be awaited. */
const HURRIED_MS = 300;
const LATE_MS = 900;
const BANK_DAYS = 5;

type Charge = Pick<Awaited<ReturnType<typeof chargesAt>>[number], 'status' | 'isTakenBack'>;
const isKept = ({ status, isTakenBack }: Charge): boolean =>
  status === 'succeeded' && isTakenBack !== true;
class KilledError extends Error {}

// Races, which an embedded database runs one after another.
onPostgres('money and parcels', (open) => {
  const at = testApi(open);
  let visitor: TestVisitor;
  let id: string;
  let email: string;
  let typedAccount: object;
  /** Orders that ended with a reversed payment. */
  let debts = 0;
  let advance: ApiUnderTest['deps']['store']['orders']['advance'];
  /** Crashes right before or after the next order event is recorded. */
  let dying: 'before' | 'after' | undefined;

  beforeAll(async () => {
    const begun = await approvedApplication(at, 'ana');
    ({ visitor } = begun);
    id = begun.view.id;
    const { accountNumberConfirm: _typedTwice, ...bank } = begun.who.bank;
    typedAccount = bank;
    email = begun.who.answers['applicant.email.emailAddress'] ?? '';
    advance = at.deps.store.orders.advance;
    at.deps.store.orders.advance = async (...asked) => {
      const when = dying;
      dying = undefined;
      if (when === 'before') throw new KilledError();
      const answer = await advance(...asked);
      if (when === 'after') throw new KilledError();
      return answer;
    };
  });

  const control = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(at.sandbox + path)).json()) as Answer; // the sandbox's shape
  const orders = () => at.deps.store.orders.of(id);
  const own = (path: string) => `/api/v2/applications/${id}${path}`;
  /**
   * Signs in again when the session or its recent authentication has expired; other errors are
   * fine, since only the facts afterwards count.
   */
  const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const post = () => visitor.send<Record<string, unknown>>('POST', own(path), body);
    const { status, body: answer } = await post();
    if (status !== 401 && status !== 403) return answer ?? {};
    await visitor.signIn(email);
    return (await post()).body ?? {};
  };
  const decide = async (decision: 'APPROVED' | 'DECLINED' | 'PENDING'): Promise<void> => {
    await at.database.run(sql`update applications set decision = ${decision} where id = ${id}`);
    for (const { id: orderId } of await orders())
      await at.deps.store.jobs.add({
        kind: SETTLE_ORDER_JOB,
        applicationId: id,
        payload: { orderId },
      });
  };

  const link = (account: keyof typeof ACCOUNTS) =>
    send('/financial-instruments/manual', { ...typedAccount, accountNumber: ACCOUNTS[account] });

  /** Client secret of an open 3-D Secure challenge. */
  let secret: unknown;
  const act = async (turn: Turn): Promise<unknown> => {
    if (turn.what === 'submit')
      return send('/orders', {
        profiles: { ...BUY, paymentMethod: 'CARD' },
        feeProfiles: { totalCents: PRICE },
      });
    if (turn.what === 'submitByBank')
      return send('/orders', {
        profiles: { ...BUY, paymentMethod: 'BANK' },
        feeProfiles: { totalCents: PRICE },
        mandate,
      });
    if (turn.what === 'link') return link(turn.account);
    if (turn.what === 'bankDays')
      return sandboxClient(at.sandbox).advance(BANK_DAYS * WAITS_MS.day);
    if (turn.what === 'approve') return decide('APPROVED');
    if (turn.what === 'decline')
      return (await orders()).some(({ state }) => state === 'held' || state === 'unpaid')
        ? decide('DECLINED')
        : undefined;
    if (turn.what === 'card') {
      return send('/financial-instruments/credit-cards', {
        token: await cardToken(at, { number: CARDS[turn.card] }),
      });
    }
    if (turn.what === 'removeCard')
      return visitor.send('DELETE', own('/financial-instruments/credit-cards'));
    if (turn.what === 'pay' || turn.what === 'payFromBank') {
      const { card, bankId } = (await at.deps.store.applications.loadForWork(id)) ?? {};
      const instrument = turn.what === 'pay' ? card?.cardId : bankId;
      const answer = await send('/payments', {
        amount: PRICE,
        financialInstrumentId: instrument ?? 'card_none',
        mandate,
      });
      secret = answer.clientSecret ?? secret;
      return answer;
    }
    if (turn.what === 'authenticate')
      return askFrame(at, '/v1/3ds2/authenticate', { source: String(secret), outcome: 'pass' });
    if (turn.what === 'cancel') {
      const newest = (await orders())[0];
      return newest && send(`/orders/${newest.id}/cancellation`, {});
    }
    if (turn.what === 'ship') {
      for (const { reference, status } of await parcelsAt(at))
        if (status === 'accepted') await parcelIs(at, reference, 'shipped');
    }
    if (turn.what === 'fault') {
      const mode = turn.fault === 'late' ? 'slow' : turn.fault;
      return breakVendor(at, 'stripe', mode, {
        path: '/v1/payment_intents',
        times: 1,
        ms: LATE_MS,
      });
    }
    if (turn.what === 'wait') {
      await at.clock.moveTo(at.clock.offsetMs() + WAITS_MS[turn.wait]);
      return at.queue.runDue();
    }
    if (turn.what === 'kill') dying = turn.when;
  };

  /** Invariants that hold at any time. */
  const check = async (): Promise<void> => {
    const [charges, sent] = [await chargesAt(at), await parcelsAt(at)];
    const stored = await orders();
    for (const { reference } of charges) {
      const paid = charges.filter(
        (one) => one.reference === reference && (isKept(one) || one.status === 'processing'),
      );
      expect(
        paid.map(({ cents }) => cents).slice(1),
        `what ${reference} was charged a second time`,
      ).toEqual([]);
    }
    for (const { reference, status } of sent) {
      const isPaid = charges.some(
        (one) => one.reference === reference && one.status === 'succeeded' && one.cents === PRICE,
      );
      expect(
        [isPaid, status === 'canceled'].includes(true),
        `${reference} is packed and unpaid`,
      ).toBe(true);
    }
    for (const { id: reference, state } of stored.filter((one) =>
      ['placed', 'shipped', 'delivered'].includes(one.state),
    )) {
      const own = charges.filter(
        (one) => one.reference === reference && one.status === 'succeeded',
      );
      expect(own.length > 0, `paid for: ${state}`).toBe(true);
      expect(own.filter(isKept).length, `paid for more than once: ${state}`).toBeLessThanOrEqual(1);
    }
  };

  /** Only charges get the short timeout; late sign-ins or mails are not tested here. */
  const answerWithin = (timeoutMs?: number): void => {
    const { cards, debits } = buildProviders(at.deps.config, { log: at.deps.log, timeoutMs });
    at.deps.providers = { ...at.deps.providers, cards, debits };
  };
  const waiting = () => jobsOf(at.database, { applicationId: id });
  /** Ends all faults and runs everything that waits. */
  const settle = async (): Promise<void> => {
    dying = undefined;
    await clearVendorFaults(at);
    await expect
      .poll(
        async () =>
          (
            await control<{ calls: { status: number | null; fault?: string }[] }>(
              '/control/vendors/stripe/calls',
            )
          ).calls.filter(({ status, fault }) => fault === 'slow' && status === null),
        { timeout: 10_000 },
      )
      .toEqual([]);
    await at.queue.runDue();
    answerWithin();
    // Long enough for a bank to pay and reverse, and for us to notice.
    for (let tries = 0; tries < 16; tries += 1) {
      await sandboxClient(at.sandbox).advance(WAITS_MS.day);
      await at.clock.moveTo(at.clock.offsetMs() + WAITS_MS.day);
      await reconcile(at.deps.store);
      await at.queue.runDue();
    }
    const charges = await chargesAt(at);
    for (const { id: reference, state, refundedCents, owed = [] } of await orders()) {
      // A reversed payment is charged under its own reference, possibly to another linked account.
      const own = charges.filter((one) => one.reference?.startsWith(reference));
      const kept = own.reduce(
        (sum, one) =>
          sum + (isKept(one) || one.status === 'processing' ? one.cents - one.refundedCents : 0),
        0,
      );
      const open = owed.reduce((sum, { cents }) => sum + cents, 0);
      const isPaid = ['placed', 'shipped', 'delivered', 'returned'].includes(state);
      expect([state, kept + open, own.some(({ status }) => status === 'requires_action')]).toEqual([
        state,
        isPaid ? PRICE : 0,
        false,
      ]);
      expect(
        ['paying', 'clearing'],
        `an order that is being paid for ever: ${JSON.stringify(await waiting())}`,
      ).not.toContain(state);
      if (open > 0) debts += 1;
      if (state === 'cancelled')
        expect(refundedCents).toBe(own.reduce((sum, one) => sum + one.refundedCents, 0));
    }
  };

  /** Resets to a state without orders. */
  const begin = async ({ isApproved, card, account, fault, dies }: Start): Promise<void> => {
    await at.database.run(sql`delete from order_charges where application_id = ${id}`);
    await at.database.run(sql`delete from orders where application_id = ${id}`);
    await loseJobs(at.database, { applicationId: id });
    await at.database.run(sql`delete from card_tries where application_id = ${id}`);
    await decide('APPROVED'); // linking an account requires approval
    if (account !== undefined) await link(account);
    await decide(isApproved ? 'APPROVED' : 'PENDING');
    await act({ what: 'card', card });
    answerWithin(HURRIED_MS);
    if (fault !== undefined) await act({ what: 'fault', fault });
    dying = undefined;
    await act({ what: account === undefined ? 'submit' : 'submitByBank' });
    dying = dies;
  };

  test('no sequence of calls, crashes and timeouts charges twice, ships unpaid goods, or keeps the money of an ended order', async () => {
    const ended = new Set<string>();
    const play = async (start: Start, rounds: Turn[][]): Promise<void> => {
      await begin(start);
      for (const turns of rounds) {
        await Promise.all(turns.map((turn) => act(turn)));
        await at.queue.runDue();
        await check();
      }
      await settle();
      for (const turn of [{ what: 'ship' }, { what: 'wait', wait: 'twoHours' }] as const)
        await act(turn);
      await check();
      for (const { state } of await orders()) ended.add(state);
    };
    const rounds = fc.array(fc.array(TURNS, { minLength: 1, maxLength: 3 }), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(fc.asyncProperty(STARTS, rounds, play), {
      seed: 16,
      numRuns: 20,
      examples: FOUND,
    });
    expect([...ended].sort()).toEqual(
      expect.arrayContaining(['cancelled', 'delivered', 'released', 'unpaid']),
    );
    expect(debts).toBeGreaterThan(0);
  }, 600_000);
});
