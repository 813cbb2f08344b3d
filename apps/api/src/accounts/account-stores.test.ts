import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, describe, expect, test } from 'vitest';
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

const HOSTING = { host: 'godaddy.localhost:3000' };

onPostgres('reading and connecting an account', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const details = (visitor: TestVisitor, businessId: string) =>
    visitor.get<ReplyOf<'getAccountDetails'> & Problem>(
      `/api/v2/accounts/${businessId}/more-info`,
      HOSTING,
    );
  const stores = (visitor: TestVisitor, businessId: string, query = '') =>
    visitor.get<ReplyOf<'getAccountStores'> & Problem>(
      `/api/v2/accounts/${businessId}/stores?${query}`,
      HOSTING,
    );
  const authCode = (visitor: TestVisitor, id: string, query = 'context=store') =>
    visitor.get<ReplyOf<'getAuthCode'> & Problem>(
      `/api/v2/applications/${id}/auth-code?${query}`,
      HOSTING,
    );
  const permit = (visitor: TestVisitor, id: string, type: string) =>
    visitor.send<ReplyOf<'requestPermission'> & Problem>(
      'POST',
      `/api/v2/applications/${id}/permissions`,
      { type },
    );
  const choose = async (visitor: TestVisitor, choice: string) => {
    const { body } = await visitor.get<ReplyOf<'getAvailableVentures'>>(
      '/api/v2/available-ventures',
    );
    await fetch(`${at.sandbox}/control/hosting`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerId: body.customerId, choice }),
    });
  };

  test('shows its holder the people and business of the account without secrets', async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const name = `${who.answers['applicant.name.firstName']} ${who.answers['applicant.name.lastName']}`;
    const { body } = await details(visitor, view.businessId);
    expect(body).toEqual({
      account: expect.objectContaining({
        businessId: view.businessId,
        applicationId: view.id,
        action: 'connect',
      }),
      owner: {
        name,
        email: who.answers['applicant.email.emailAddress'],
        phone: who.answers['applicant.phone.localPhoneNumber'],
      },
      business: {
        name: 'Ana Bakes',
        legalName: name,
        address: expect.objectContaining({ line1: expect.any(String), zip: expect.any(String) }),
      },
    });
  });

  test('finds its own stores by part of their name in any case', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const names = async (query: string) =>
      (await stores(visitor, view.businessId, query)).body.stores.map(
        ({ company }) => company.name,
      );
    expect([
      await names(''),
      await names('search=BAKES'),
      await names('search=%25'),
      await names('search=books'),
    ]).toEqual([['Ana Bakes'], ['Ana Bakes'], [], []]);
    expect(await names('after=nonsense')).toEqual(['Ana Bakes']);
    expect((await stores(visitor, view.businessId, `search=${'x'.repeat(10_000)}`)).status).toBe(
      422,
    );
    expect((await stores(visitor, view.businessId, 'search=%00')).status).toBe(422);
  });

  test('every call answers somebody else’s account with the same 404 as a missing one', async () => {
    const { view } = await approvedApplication(at, 'ana');
    const { visitor: other } = await signInPersona(at, 'marcus');
    for (const businessId of [view.businessId, '0000-0000-0000-0000-0000']) {
      const replies = [
        await details(other, businessId),
        await stores(other, businessId),
        await authCode(other, `urn:app:${businessId}`),
      ];
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        replies.map(() => [404, 'application.notFound']),
      );
    }
    expect((await details(newVisitor(at), view.businessId)).body.code).toBe('auth.signInRequired');
  });

  describe('a code that connects an account', () => {
    test('leads to the configured place of the person’s medium only', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect((await authCode(visitor, view.id)).body.code).toBe('account.noRedirect');
      visitor.cookies.set('medium', 'woo');
      const { code, redirectUrl } = (
        await authCode(
          visitor,
          view.id,
          'context=store&channelId=c-1&redirectUrl=https%3A%2F%2Fevil.example',
        )
      ).body;
      expect(redirectUrl).toBe(`${at.sandbox}/?code=${code}&businessId=${view.businessId}`);
      expect((await authCode(visitor, view.id)).body.code).not.toBe(code);
    });

    test('is given for an account in review, and not for an unsubmitted or declined one', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana', {
        'applicant.governmentIdentification.value': '0004',
      });
      visitor.cookies.set('medium', 'woo');
      expect((await authCode(visitor, view.id)).status).toBe(200);
      const { visitor: begun } = await signInPersona(at, 'marcus');
      const { body: draft } = await begun.send('POST', '/api/v2/applications', {
        application: { currency: 'USD' },
      });
      expect((await authCode(begun, draft.id)).body.code).toBe('application.notApproved');
    });

    test('distinguishes a refusal of the provider from an outage', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      visitor.cookies.set('medium', 'woo');
      await breakVendor(at, 'hosting', '503', { times: 10, path: '/hosting/v1' });
      expect((await authCode(visitor, view.id)).body.code).toBe('provider.unavailable');
      expect((await permit(visitor, view.id, 'DASHBOARD')).body.code).toBe('provider.unavailable');
      await clearVendorFaults(at);
      await choose(visitor, 'refused');
      expect((await authCode(visitor, view.id)).body.code).toBe('channel.unauthorised');
      expect((await permit(visitor, view.id, 'DASHBOARD')).body).toEqual({
        type: 'DASHBOARD',
        permitted: false,
      });
    });
  });

  test('the restaurant solution is permitted only where its flow is on', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    expect((await permit(visitor, view.id, 'DASHBOARD')).body).toEqual({
      type: 'DASHBOARD',
      permitted: true,
    });
    expect((await permit(visitor, view.id, 'RESTAURANT_SOLUTION')).body.permitted).toBe(false);
    at.flags.set('POYNT', { restaurantSolutionEnabled: true });
    expect((await permit(visitor, view.id, 'RESTAURANT_SOLUTION')).body.permitted).toBe(true);
    at.flags.set('POYNT', {});
    expect((await permit(visitor, view.id, 'EVERYTHING')).status).toBe(422);
  });
});
