import type { Persona } from '@signet/personas/personas';
import type { AccountView } from '@signet/rulebook/accounts/endpoints';
import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  completedApplication,
  newestCode,
  newVisitor,
  signInPersona,
  startTestApi,
  submittedApplication,
  TEST_TERMS,
  type TestVisitor,
  waitForDecision,
} from '../testing/test-api.ts';

const HOSTING = { host: 'godaddy.localhost:3000' };
const accounts = (visitor: TestVisitor, headers = {}) =>
  visitor.get<{ accounts: AccountView[]; unlisted: number } & Problem>('/api/v2/accounts', headers);
const bootOf = ({ text }: { text: string }) =>
  JSON.parse(text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}');
const leadsTo = async (visitor: TestVisitor, path: string, headers = {}) => {
  const reply = await visitor.get(path, headers);
  return reply.status === 303 ? String(reply.headers.location) : reply.status;
};

onPostgres('accounts', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterAll(() => at.close());

  describe('GET accounts', () => {
    test('what was sent is listed with what it is called and allows; what was not sent is not', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      await visitor.send('POST', '/api/v2/applications', { application: { currency: 'CAD' } });
      const { status, body } = await accounts(visitor);
      expect(status).toBe(200);
      expect(body).toEqual({
        unlisted: 0,
        accounts: [
          {
            businessId: view.id.slice(8),
            applicationId: view.id,
            reference: view.reference,
            riskDecision: 'PENDING',
            createdAt: expect.any(Number),
            company: { currency: 'USD', name: 'Ana Bakes' },
            applicationLevel: 'FULL',
            status: { id: 'stepUp', label: 'incomplete', money: { online: false, inPerson: false, payouts: false } },
            action: 'resume',
          },
        ],
      });
    });

    test('nobody sees an account of somebody else, and without a session there is none', async () => {
      await submittedApplication(at, 'ana');
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect((await accounts(other)).body).toEqual({ accounts: [], unlisted: 0 });
      expect((await accounts(newVisitor(at))).body.code).toBe('auth.signInRequired');
    });

    test('only the hosting-provider portal lists what is approved', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect((await accounts(visitor)).body).toEqual({ accounts: [], unlisted: 1 });
      const { body } = await accounts(visitor, HOSTING);
      expect(body.unlisted).toBe(0);
      expect(body.accounts).toMatchObject([
        {
          applicationId: view.id,
          riskDecision: 'APPROVED',
          status: { id: 'approvedNoBank', label: 'approved', money: { online: true, inPerson: true, payouts: false } },
          action: 'connect',
        },
      ]);
    });
  });

  describe('the start of somebody who has accounts', () => {
    test('the one account at FULL level leads to the list, from both addresses of the start page', async () => {
      const { visitor } = await submittedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/')).toBe('/accounts');
      expect(await leadsTo(visitor, '/get-started')).toBe('/accounts');
      expect(await leadsTo(visitor, '/r/shop-1/')).toBe('/r/shop-1/accounts');
      expect(await leadsTo(visitor, '/accounts')).toBe(200);
    });

    test('nobody is trapped there: the form of a new application and the messages stay where they are', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/applicant')).toBe(200);
      expect(bootOf(await visitor.get('/?completed=true'))).toMatchObject({ notice: 'completed' });
      expect(bootOf(await visitor.get('/?timeout=true'))).toMatchObject({ notice: 'timeout' });
      expect(await leadsTo(visitor, `/?applicationId=${view.id}`)).toBe(`/${view.id}/otp`);
    });

    test('somebody who has sent nothing goes on as before', async () => {
      const { visitor } = await completedApplication(at, 'ana');
      visitor.cookies.set('market', 'CA');
      expect(bootOf(await visitor.get('/'))).toMatchObject({ path: '/', market: 'CA', signedIn: true });
    });

    test('an approved account that the address names opens its stores; any other business leaves the address', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect(await leadsTo(visitor, `/?businessId=${view.businessId}`)).toBe(`/accounts/${view.businessId}/stores`);
      expect(await leadsTo(visitor, `/accounts/${view.businessId}/stores`)).toBe(200);
      expect(await leadsTo(visitor, '/?businessId=0000-0000-0000-0000-0000')).toBe('/');
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect(await leadsTo(other, `/?businessId=${view.businessId}`)).toBe('/');
      const { visitor: waiting, view: pending } = await submittedApplication(at, 'ana');
      expect(await leadsTo(waiting, `/?businessId=${pending.businessId}`)).toBe('/');
    });

    test('an approved account leads to the list in the portal that lists it, and nowhere in the other', async () => {
      const { visitor } = await approvedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/', HOSTING)).toBe('/accounts');
      expect(await leadsTo(visitor, '/')).toBe(200);
    });

    test('the list asks for sign-in, and comes back to it', async () => {
      expect(await leadsTo(newVisitor(at), '/accounts')).toBe('/auth/start?path=%2Faccounts');
      expect(await leadsTo(newVisitor(at), '/')).toBe(200);
    });
  });

  describe('accounts in the other currency', () => {
    const fromCanada = async () => {
      const { visitor } = await submittedApplication(at, 'ana');
      visitor.cookies.set('market', 'CA').set('currency', 'CAD');
      return visitor;
    };

    test('the currency is switched by cookie, once, and the page is loaded again', async () => {
      const visitor = await fromCanada();
      const reply = await visitor.get('/');
      expect([reply.status, reply.headers.location]).toEqual([303, '/']);
      expect([visitor.cookies.get('market'), visitor.cookies.get('currency')]).toEqual(['US', 'USD']);
      expect(await leadsTo(visitor, '/')).toBe('/accounts');
    });

    test('where that changes nothing the page says so and stops: it is never loaded in a circle', async () => {
      const visitor = await fromCanada();
      await visitor.get('/');
      visitor.cookies.set('market', 'CA').set('currency', 'CAD');
      const page = await visitor.get('/');
      expect([page.status, bootOf(page).instead, bootOf(page).market]).toEqual([200, 'account-overlap', 'CA']);
      expect(await leadsTo(visitor, '/accounts')).toBe(200);
      expect(await leadsTo(visitor, '/account-overlap')).toBe(404);
    });

    test('what was begun in the other country keeps its currency', async () => {
      const visitor = await fromCanada();
      await visitor.send('POST', '/api/v2/applications', { application: { currency: 'CAD' } });
      expect(await leadsTo(visitor, '/')).toBe('/accounts');
      expect(visitor.cookies.get('currency')).toBe('CAD');
    });
  });

  describe('redirect out', () => {
    const bankOf = async (visitor: TestVisitor, id: string, bank: Answers) => {
      const { accountNumberConfirm: _typedTwice, ...body } = bank;
      return visitor.send<{ application: { page: string; pageRule: string; redirectUrl?: string } } & Problem>(
        'POST',
        `/api/v2/applications/${id}/financial-instruments/manual`,
        body,
      );
    };
    const place = () => at.deps.config.redirects[0]?.url;
    /** Somebody who has come to the portal already, up to the approval. */
    const approvedBy = async (visitor: TestVisitor, who: Persona) => {
      const body = { ...nestAnswers(who.answers), application: { currency: 'USD' } };
      const { body: made } = await visitor.send('POST', '/api/v2/applications?find=true', body);
      await visitor.send('POST', `/api/v2/applications/${made.id}/onboard`, TEST_TERMS);
      await waitForDecision(at, visitor, made.id);
      await visitor.send('POST', `/api/v2/applications/${made.id}/step-ups/otp`, { code: await newestCode(at, who) });
      return waitForDecision(at, visitor, made.id);
    };

    test('an application that came by a medium of the configuration leaves for its place once a bank is linked', async () => {
      const { visitor, who } = await signInPersona(at, 'ana');
      await visitor.get('/?medium=woo');
      expect(visitor.cookies.get('medium')).toBe('woo');
      const before = await approvedBy(visitor, who);
      expect([before.page, before.redirectUrl]).toEqual(['bank', undefined]);
      const { body } = await bankOf(visitor, before.id, who.bank);
      expect([body.application.page, body.application.pageRule, body.application.redirectUrl]).toEqual([
        'leave',
        '2-redirect-out',
        place(),
      ]);
      expect(await leadsTo(visitor, `/?applicationId=${before.id}`)).toBe(`/${before.id}/leave`);
      expect(bootOf(await visitor.get(`/${before.id}/leave`)).application.redirectUrl).toBe(place());
    });

    test('without that medium it stays, whatever a query names', async () => {
      const { visitor, view, who } = await approvedApplication(at, 'ana');
      await bankOf(visitor, view.id, who.bank);
      const { body } = await visitor.get<{ page: string; redirectUrl?: string }>(`/api/v2/applications/${view.id}`);
      expect([body.page, body.redirectUrl]).toEqual(['complete', undefined]);
      expect(await leadsTo(visitor, `/${view.id}/complete?redirectUrl=https%3A%2F%2Fevil.example&medium=woo`)).toBe(`/${view.id}/complete`);
      const again = await visitor.get<{ page: string }>(`/api/v2/applications/${view.id}`);
      expect(again.body.page).toBe('complete');
    });
  });
});
