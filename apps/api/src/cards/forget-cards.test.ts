import type { ReplyOf } from '@signet/rulebook/endpoints';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  completedApplication,
  newestCode,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { cardToken } from '../testing/test-orders.ts';
import { decideByHand } from '../testing/test-reviews.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
const poll = { timeout: 30_000 };
const GOOD = '4242424242424242';
const REFUSED = '4000000000000002';

type AtProvider = { id?: string; customer?: string | null; data?: { id: string }[] };

onPostgres('what the payment provider keeps of somebody whose time is over', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const provider = async (
    path: string,
    key = 'sk_test_sandbox',
    init: RequestInit = {},
  ): Promise<AtProvider> =>
    (await (
      await fetch(at.sandbox + path, { ...init, headers: { authorization: `Bearer ${key}` } })
    ).json()) as AtProvider; // the vendor's shape

  /** An applicant in review who tried the card and was declined. */
  async function declined(number: string) {
    const { visitor, who, view } = await submittedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
      code: await newestCode(at, who),
    });
    await waitForDecision(at, visitor, view.id);
    const token = await cardToken(at, { number });
    await visitor.send<ReplyOf<'addCreditCard'>>(
      'POST',
      `/api/v2/applications/${view.id}/financial-instruments/credit-cards`,
      { token },
    );
    await decideByHand(at, view.id, { decision: 'DECLINED', reason: 'review.refused' });
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const customers = async () =>
      (await provider(`/v1/customers?email=${encodeURIComponent(email)}`)).data ?? [];
    expect(await customers()).toHaveLength(1);
    return { id: view.id, token, customers };
  }
  const jobs = async (id: string) =>
    (await jobsOf(at.database, { kind: 'forget-cards' })).filter(
      ({ payload }) => payload.reference === id,
    ).length;
  const kept = async (id: string) =>
    (
      await at.database.run(
        sql`select application_id from cards where application_id = ${id} union all select application_id from card_tries where application_id = ${id}`,
      )
    ).length;
  const later = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
  /** Waits until no job of the application is left. */
  const settled = (id: string) =>
    expect
      .poll(async () => {
        await at.queue.runDue();
        return jobs(id);
      }, poll)
      .toBe(0);

  test('deletes nobody early, and then deletes both accepted and rejected cards', async () => {
    const [taken, refused] = [await declined(GOOD), await declined(REFUSED)];
    await later(RETENTION.declined.keepMs - dayMs);
    await sweep(at.deps.store);
    await at.queue.runDue();
    expect([
      (await taken.customers()).length,
      (await refused.customers()).length,
      await kept(taken.id),
    ]).toEqual([1, 1, 2]);
    await later(2 * dayMs);
    await sweep(at.deps.store);
    await Promise.all([settled(taken.id), settled(refused.id)]);
    expect([await taken.customers(), await refused.customers()]).toEqual([[], []]);
    expect([await kept(taken.id), await kept(refused.id)]).toEqual([0, 0]);
    expect((await provider(`/v1/payment_methods/${taken.token}`)).customer).toBeNull();
  });

  test('deletes them at a provider that was down for an hour, once it is back', async () => {
    const { id, customers } = await declined(GOOD);
    await breakVendor(at, 'stripe', '503', { path: '/v1/customers', times: 999 });
    await later(RETENTION.declined.keepMs + dayMs);
    await sweep(at.deps.store);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await at.queue.runDue();
      await later(hourMs / 6);
    }
    expect(await jobs(id)).toBe(1);
    await clearVendorFaults(at);
    expect(await customers()).toHaveLength(1);
    await later(hourMs);
    await settled(id);
    expect(await customers()).toEqual([]);
  });

  test('asks again when the provider deleted the customer but answered 500', async () => {
    const { id, customers } = await declined(GOOD);
    await breakVendor(at, 'stripe', 'acts-500', { path: '/v1/customers/cus_' });
    await later(RETENTION.declined.keepMs + dayMs);
    await sweep(at.deps.store);
    await at.queue.runDue();
    await later(hourMs);
    await settled(id);
    expect(await customers()).toEqual([]);
  });

  test('completes the deletion of a customer the provider no longer knows', async () => {
    const { id, token, customers } = await declined(GOOD);
    for (const { id: customer } of await customers())
      await provider(`/v1/customers/${customer}`, undefined, { method: 'DELETE' });
    await provider(`/v1/payment_methods/${token}/detach`, undefined, { method: 'POST' });
    await later(RETENTION.declined.keepMs + dayMs);
    await sweep(at.deps.store);
    await settled(id);
    expect([await kept(id), await customers()]).toEqual([0, []]);
  });

  test('sweeping twice, and erasing afterwards, calls the provider once', async () => {
    const { id, customers } = await declined(GOOD);
    await breakVendor(at, 'stripe', '503', { path: '/v1/customers', times: 999 });
    await later(RETENTION.declined.keepMs + dayMs);
    await Promise.all([sweep(at.deps.store), sweep(at.deps.store)]);
    await at.deps.store.erase(id, 'operator:ana');
    expect(await jobs(id)).toBe(1);
    await clearVendorFaults(at);
    await later(hourMs);
    await settled(id);
    expect(await customers()).toEqual([]);
    await sweep(at.deps.store);
    expect(await jobs(id)).toBe(0);
  });

  test('an abandoned draft has no customer at the provider, and an opened account keeps its card', async () => {
    const draft = await completedApplication(at, 'ana');
    const opened = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${opened.view.id}/financial-instruments/credit-cards`;
    await opened.visitor.send<ReplyOf<'addCreditCard'>>('POST', path, {
      token: await cardToken(at),
    });
    await later(RETENTION.declined.keepMs + RETENTION.abandoned.keepMs);
    await sweep(at.deps.store);
    const [gone] = await at.database.run<{ userId: string }>(
      sql`select user_id from applications where id = ${draft.view.id}`,
    );
    expect(gone?.userId).toBe(`usr_erased_${draft.view.id}`);
    expect([
      await jobs(draft.view.id),
      await jobs(opened.view.id),
      await kept(opened.view.id),
    ]).toEqual([0, 0, 2]);
  });
});
