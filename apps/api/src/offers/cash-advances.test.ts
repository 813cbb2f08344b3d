import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  newVisitor,
  signInPersona,
  submittedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';

type Eligibility = ReplyOf<'getCashAdvanceEligibility'> & Problem;
type Offers = ReplyOf<'getCashAdvanceOffers'> & Problem;

onPostgres('cash advances', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const eligibility = async (visitor: TestVisitor, businessId?: string) =>
    visitor.get<Eligibility>(
      `/api/v2/cash-advances/eligibility${businessId === undefined ? '' : `?businessId=${businessId}`}`,
    );
  const offersOf = async (visitor: TestVisitor, businessId: string) =>
    visitor.get<Offers>(`/api/v2/cash-advances/offers?businessId=${businessId}`);
  /** openCashAdvanceOffer */
  const take = async (visitor: TestVisitor, offerId: string, businessId: string) =>
    visitor.send<{ redirectUrl: string } & Problem>(
      'POST',
      `/api/v2/cash-advances/offers/${offerId}/acceptances`,
      { businessId },
    );
  const choose = async (businessId: string, choice: string) =>
    fetch(`${at.sandbox}/control/lending`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ businessId, choice }),
    });
  const partnerCalls = async (): Promise<number> => {
    return (await vendorCalls(at, 'liberis')).length;
  };

  test('shows every figure of the partner’s offers to an approved business', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    expect((await eligibility(visitor)).body).toEqual({
      eligible: true,
      businessId: view.businessId,
      businessName: 'Ana Bakes',
    });
    const { body } = await offersOf(visitor, view.businessId);
    expect(body).toEqual({
      businessName: 'Ana Bakes',
      offers: [
        {
          offerId: expect.any(String),
          businessId: view.businessId,
          offersAmount: 1_500_000,
          currency: 'USD',
          partner: 'Liberis',
          repaymentBasisPoints: 1_200,
          costCents: 180_000,
          yearlyRateBasisPoints: 2_450,
          months: 9,
          expiresOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
        expect.objectContaining({
          offersAmount: 500_000,
          repaymentBasisPoints: 850,
          costCents: 50_000,
        }),
      ],
    });
    const leads = await take(visitor, body.offers[0]?.offerId ?? '', view.businessId);
    expect(leads.body.redirectUrl).toBe(`${at.sandbox}/liberis/journey?lang=en`);
  });

  test('an unapproved business is not eligible, and the partner is not asked', async () => {
    const before = await partnerCalls();
    const { visitor, view } = await submittedApplication(at, 'ana');
    const { visitor: newcomer } = await signInPersona(at, 'marcus');
    expect((await eligibility(newcomer)).body).toEqual({ eligible: false, reason: 'notApproved' });
    expect((await eligibility(visitor)).body).toEqual({ eligible: false, reason: 'applied' });
    expect((await eligibility(visitor, view.businessId)).body.reason).toBe('applied');
    for (const refused of [
      await offersOf(visitor, view.businessId),
      await take(visitor, 'offer-1', view.businessId),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'cashAdvance.notEligible']);
    expect(await partnerCalls()).toBe(before);
  });

  test('reports that the partner has no offer, and opens no expired one', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const { body } = await offersOf(visitor, view.businessId);
    await choose(view.businessId, 'none');
    expect((await eligibility(visitor)).body).toMatchObject({
      eligible: false,
      reason: 'noOffer',
      businessName: 'Ana Bakes',
    });
    expect((await offersOf(visitor, view.businessId)).body.offers).toEqual([]);
    const gone = await take(visitor, body.offers[0]?.offerId ?? '', view.businessId);
    expect([gone.status, gone.body.code]).toEqual([409, 'cashAdvance.offerEnded']);
  });

  test('an offer ends on its day, whatever the partner answers', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    expect((await offersOf(visitor, view.businessId)).body.offers).toHaveLength(2);
    const before = at.clock.offsetMs();
    await at.clock.moveTo(before + 31 * 24 * 3_600_000);
    await visitor.signIn(view.applicant.email?.emailAddress ?? '');
    expect((await offersOf(visitor, view.businessId)).body.offers).toEqual([]);
    await at.clock.moveTo(before);
  });

  test('every call answers somebody else’s business with the same 404 as a missing one', async () => {
    const { view } = await approvedApplication(at, 'ana');
    const { visitor: other } = await approvedApplication(at, 'marcus');
    for (const businessId of [view.businessId, '0000-0000-0000-0000-0000']) {
      const replies = [
        await eligibility(other, businessId),
        await offersOf(other, businessId),
        await take(other, 'offer-1', businessId),
      ];
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        replies.map(() => [404, 'application.notFound']),
      );
    }
    expect((await eligibility(newVisitor(at))).body.code).toBe('auth.signInRequired');
  });

  test.each(['500', '503', 'garbage', 'reset'])(
    'reports the partner as down when it answers %s, without repeating the answer',
    async (mode) => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      await breakVendor(at, 'liberis', mode, { times: 10, path: '/liberis/v3' });
      const replies = [
        await eligibility(visitor),
        await offersOf(visitor, view.businessId),
        await take(visitor, 'offer-1', view.businessId),
      ];
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        replies.map(() => [503, 'provider.unavailable']),
      );
      await clearVendorFaults(at);
      expect((await eligibility(visitor)).body.eligible).toBe(true);
    },
  );

  test('mode CAPITAL leads to the offers after signing in', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const capital = `/cashadvanceoffers?mode=CAPITAL&businessId=${view.businessId}`;
    for (const path of [
      `/?mode=CAPITAL&businessId=${view.businessId}&email=a%40b.co`,
      `/?mode=CAPITAL&applicationId=${view.id}`,
    ])
      expect((await visitor.get(path)).headers.location).toBe(capital);
    expect((await newVisitor(at).get(capital)).headers.location).toBe(
      `/auth/start?path=${encodeURIComponent(capital)}`,
    );
    const bootOf = async (path: string) =>
      JSON.parse(
        (await visitor.get(path)).text.match(
          /<script type="application\/json" id="boot">(.*?)<\/script>/s,
        )?.[1] ?? '{}',
      );
    expect((await bootOf(capital)).mode).toBe('CAPITAL');
    expect((await bootOf('/cashadvanceoffers')).mode).toBeUndefined();
    expect((await visitor.get(`/${view.id}/bank?mode=CAPITAL`)).headers.location).toBe(
      `/${view.id}/bank`,
    );
  });
});
