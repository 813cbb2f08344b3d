import type { Persona } from '@signet/personas/personas';
import type { AccountView } from '@signet/rulebook/account-view';
import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  newestCode,
  newVisitor,
  signInPersona,
  submittedApplication,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

const HOSTING = { host: 'godaddy.localhost:3000' };
const accounts = (visitor: TestVisitor, headers = {}) =>
  visitor.get<{ accounts: AccountView[] } & Problem>('/api/v2/accounts', headers);
const open4 = (four: string) => ({ 'applicant.governmentIdentification.value': four });
const bootOf = ({ text }: { text: string }) =>
  JSON.parse(
    text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}',
  );
const leadsTo = async (visitor: TestVisitor, path: string, headers = {}) => {
  const reply = await visitor.get(path, headers);
  return reply.status === 303 ? String(reply.headers.location) : reply.status;
};

onPostgres('accounts', (open) => {
  const at = testApi(open);

  describe('GET accounts', () => {
    test('lists every application with its name, action and next step', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      const { body: begun } = await visitor.send('POST', '/api/v2/applications', {
        application: { currency: 'CAD' },
      });
      const { status, body } = await accounts(visitor);
      expect(status).toBe(200);
      expect(body).toEqual({
        accounts: [
          {
            businessId: begun.businessId,
            applicationId: begun.id,
            reference: begun.reference,
            riskDecision: 'PENDING',
            createdAt: expect.any(Number),
            savedAt: expect.any(Number),
            savedOn: at.clock.today('US'),
            company: { currency: 'CAD' },
            applicationLevel: 'FULL',
            status: {
              id: 'answering',
              label: 'incomplete',
              money: { online: false, inPerson: false, payouts: false },
            },
            home: expect.objectContaining({ row: 'answers' }),
            next: { step: 'applicant', nth: 1, of: 8, minutes: 5 },
            action: 'resume',
            addStore: 'no',
            mayClose: false,
          },
          {
            businessId: view.id.slice(8),
            applicationId: view.id,
            reference: view.reference,
            riskDecision: 'PENDING',
            createdAt: expect.any(Number),
            savedAt: expect.any(Number),
            savedOn: at.clock.today('US'),
            company: { currency: 'USD', name: 'Ana Bakes' },
            applicationLevel: 'FULL',
            status: {
              id: 'stepUp',
              label: 'incomplete',
              money: { online: false, inPerson: false, payouts: false },
            },
            home: expect.objectContaining({ row: 'step', short: 'One more step' }),
            next: { step: 'phone', nth: 7, of: 8, minutes: 2 },
            action: 'resume',
            addStore: 'no',
            mayClose: false,
          },
        ],
      });
    });

    test('shows only the session’s own accounts', async () => {
      await submittedApplication(at, 'ana');
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect((await accounts(other)).body).toEqual({ accounts: [] });
      expect((await accounts(newVisitor(at))).body.code).toBe('auth.signInRequired');
    });

    test('an approved account is listed in both portals; only the hosting provider’s connects its profile', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect((await accounts(visitor)).body.accounts).toMatchObject([
        {
          applicationId: view.id,
          status: { label: 'approved' },
          next: { step: 'bank', nth: 8, of: 8, minutes: 1 },
          action: 'account',
        },
      ]);
      const { body } = await accounts(visitor, HOSTING);
      expect(body.accounts).toMatchObject([
        {
          applicationId: view.id,
          riskDecision: 'APPROVED',
          status: {
            id: 'approvedNoBank',
            label: 'approved',
            money: { online: true, inPerson: true, payouts: false },
          },
          action: 'connect',
        },
      ]);
    });

    test('shows the promised day of one in review, and asks for nothing', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana', open4('0004'));
      const [account] = (await accounts(visitor)).body.accounts;
      expect(account).toMatchObject({
        applicationId: view.id,
        status: { label: 'inReview', by: view.status.by?.to },
        action: 'see',
      });
      expect(account?.next).toBeUndefined();
    });
  });

  describe('the start of somebody who has accounts', () => {
    test('both addresses of the start page show the application to resume', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      for (const path of ['/', '/get-started', '/r/spring-fair/'])
        expect(bootOf(await visitor.get(path)).front).toMatchObject({
          kind: 'resume',
          account: {
            applicationId: view.id,
            company: { name: 'Ana Bakes' },
            next: { step: 'phone', minutes: 2 },
          },
        });
      expect(await leadsTo(visitor, '/accounts')).toBe(200);
    });

    test('a service’s link leads to the list or to the begun application', async () => {
      const { visitor } = await submittedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/?serviceType=domain')).toBe('/accounts');
      expect(await leadsTo(visitor, '/r/spring-fair/?serviceId=7')).toBe('/r/spring-fair/accounts');
      const { visitor: other, view } = await completedApplication(at, 'ana');
      expect(await leadsTo(other, '/?serviceType=domain')).toBe(`/${view.id}/check-answers`);
      expect(await leadsTo(other, '/?businessId=0000-0000-0000-0000-0000')).toBe(
        `/${view.id}/check-answers`,
      );
      expect(
        await leadsTo((await signInPersona(at, 'marcus')).visitor, '/?serviceType=domain'),
      ).toBe('/');
    });

    test('shows an approved person their account, one in review the day, and a stranger neither', async () => {
      const { visitor } = await approvedApplication(at, 'ana');
      expect(bootOf(await visitor.get('/')).front).toMatchObject({
        kind: 'account',
        account: { action: 'account' },
      });
      const { visitor: waiting } = await approvedApplication(at, 'ana', open4('0004'));
      expect(bootOf(await waiting.get('/')).front).toMatchObject({
        kind: 'wait',
        account: { status: { by: expect.any(String) } },
      });
      const stranger = bootOf(await newVisitor(at).get('/'));
      expect([stranger.front, stranger.isKnown]).toEqual([undefined, false]);
    });

    test('recognizes an ended session without showing anything else', async () => {
      const { visitor } = await completedApplication(at, 'ana');
      await at.clock.moveTo(at.clock.offsetMs() + 3 * 3_600_000);
      const boot = bootOf(await visitor.get('/'));
      expect([boot.signedIn, boot.isKnown, boot.front]).toEqual([false, true, undefined]);
    });

    test('the form of a new application and the messages stay reachable', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/applicant')).toBe(200);
      expect(bootOf(await visitor.get('/?completed=true'))).toMatchObject({ notice: 'completed' });
      expect(bootOf(await visitor.get('/?timeout=true'))).toMatchObject({ notice: 'timeout' });
      expect(await leadsTo(visitor, `/?applicationId=${view.id}`)).toBe(`/${view.id}/otp`);
    });

    test('somebody without a submission continues as before', async () => {
      const { visitor } = await completedApplication(at, 'ana');
      visitor.cookies.set('market', 'CA');
      expect(bootOf(await visitor.get('/'))).toMatchObject({
        path: '/',
        market: 'CA',
        signedIn: true,
      });
    });

    test('opens the stores of an approved account in the address, and drops any other business', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect(await leadsTo(visitor, `/?businessId=${view.businessId}`)).toBe(
        `/accounts/${view.businessId}/stores`,
      );
      expect(await leadsTo(visitor, `/accounts/${view.businessId}/stores`)).toBe(200);
      expect(await leadsTo(visitor, '/?businessId=0000-0000-0000-0000-0000')).toBe(
        `/${view.id}/bank`,
      );
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect(await leadsTo(other, `/?businessId=${view.businessId}`)).toBe('/');
      const { visitor: waiting, view: pending } = await submittedApplication(at, 'ana');
      expect(await leadsTo(waiting, `/?businessId=${pending.businessId}`)).toBe('/accounts');
    });

    test('a link for an approved account leads to the list or to its stores, by portal', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect(await leadsTo(visitor, '/?serviceType=domain', HOSTING)).toBe('/accounts');
      expect(await leadsTo(visitor, '/?serviceType=domain')).toBe(
        `/accounts/${view.businessId}/stores`,
      );
    });

    test('keeps what the link names until a press assigns it to an account', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      const stores = `/accounts/${view.businessId}/stores`;
      const service = async (path = stores) => bootOf(await visitor.get(path)).service;
      expect(await service()).toBeUndefined();
      expect(
        await leadsTo(
          visitor,
          '/?serviceType=woo&serviceId=site-1&channelName=Ana+Online&channelType=ONLINE',
        ),
      ).toBe(stores);
      const named = { intent: 'ADD_CHANNEL', name: 'Ana Online', websiteId: 'site-1' };
      expect([await service(), await service('/accounts'), await service('/applicant')]).toEqual([
        named,
        named,
        undefined,
      ]);
      const wish = { application: { intent: 'ADD_CHANNEL', businessId: view.businessId } };
      const { body } = await visitor.send('POST', '/api/v2/applications', wish);
      expect([body.page, body.channelName, body.serviceId]).toEqual([
        'add-channel',
        'Ana Online',
        'site-1',
      ]);
      expect(await service()).toBeUndefined();
      // Products have their own flow, whose flag is off here.
      await visitor.get('/?serviceType=domain&serviceId=domain-1');
      expect(await service()).toBeUndefined();
      at.flags.set('POYNT', { addProductEnabled: true });
      expect(await service()).toEqual({ intent: 'ADD_PRODUCT', name: 'domain' });
      at.flags.set('POYNT', {});
    });

    test('the list asks for a sign-in and returns to itself', async () => {
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

    test('switches the currency once by cookie, and reloads the page', async () => {
      const visitor = await fromCanada();
      const reply = await visitor.get('/');
      expect([reply.status, reply.headers.location]).toEqual([303, '/']);
      expect([visitor.cookies.get('market'), visitor.cookies.get('currency')]).toEqual([
        'US',
        'USD',
      ]);
      expect(bootOf(await visitor.get('/'))).toMatchObject({
        market: 'US',
        front: { kind: 'resume' },
      });
    });

    test('reports a switch without effect once, without reloading in a loop', async () => {
      const visitor = await fromCanada();
      await visitor.get('/');
      visitor.cookies.set('market', 'CA').set('currency', 'CAD');
      const page = await visitor.get('/');
      expect([page.status, bootOf(page).instead, bootOf(page).market]).toEqual([
        200,
        'account-overlap',
        'CA',
      ]);
      expect(await leadsTo(visitor, '/accounts')).toBe(200);
      expect(await leadsTo(visitor, '/account-overlap')).toBe(404);
    });

    test('an application begun in the other country keeps its currency', async () => {
      const visitor = await fromCanada();
      await visitor.send('POST', '/api/v2/applications', { application: { currency: 'CAD' } });
      expect(bootOf(await visitor.get('/'))).toMatchObject({
        market: 'CA',
        front: { kind: 'resume' },
      });
      expect(visitor.cookies.get('currency')).toBe('CAD');
    });
  });

  describe('redirect out', () => {
    const bankOf = async (visitor: TestVisitor, id: string, bank: Answers) => {
      const { accountNumberConfirm: _typedTwice, ...body } = bank;
      return visitor.send<
        { application: { page: string; pageRule: string; redirectUrl?: string } } & Problem
      >('POST', `/api/v2/applications/${id}/financial-instruments/manual`, body);
    };
    const place = () => at.deps.config.partners.redirectOf({ portal: 'POYNT' }, 'woo');
    /** Takes a visitor who is already in the portal through to approval. */
    const approvedBy = async (visitor: TestVisitor, who: Persona) => {
      const body = { ...nestAnswers(who.answers), application: { currency: 'USD' } };
      const { body: made } = await visitor.send('POST', '/api/v2/applications?find=true', body);
      await visitor.send('POST', `/api/v2/applications/${made.id}/onboard`, TEST_TERMS);
      await waitForDecision(at, visitor, made.id);
      await visitor.send('POST', `/api/v2/applications/${made.id}/step-ups/otp`, {
        code: await newestCode(at, who),
      });
      return waitForDecision(at, visitor, made.id);
    };

    test('leaves for the medium’s configured place once a bank is linked', async () => {
      const { visitor, who } = await signInPersona(at, 'ana');
      await visitor.get('/?medium=woo');
      expect(visitor.cookies.get('medium')).toBe('woo');
      const before = await approvedBy(visitor, who);
      expect([before.page, before.redirectUrl]).toEqual(['bank', undefined]);
      const { body } = await bankOf(visitor, before.id, who.bank);
      expect([
        body.application.page,
        body.application.pageRule,
        body.application.redirectUrl,
      ]).toEqual(['leave', '2-redirect-out', place()]);
      expect(await leadsTo(visitor, `/?applicationId=${before.id}`)).toBe(`/${before.id}/leave`);
      expect(bootOf(await visitor.get(`/${before.id}/leave`)).application.redirectUrl).toBe(
        place(),
      );
    });

    test('stays without that medium, whatever the query says', async () => {
      const { visitor, view, who } = await approvedApplication(at, 'ana');
      await bankOf(visitor, view.id, who.bank);
      const { body } = await visitor.get<{ page: string; redirectUrl?: string }>(
        `/api/v2/applications/${view.id}`,
      );
      expect([body.page, body.redirectUrl]).toEqual(['complete', undefined]);
      expect(
        await leadsTo(
          visitor,
          `/${view.id}/complete?redirectUrl=https%3A%2F%2Fevil.example&medium=woo`,
        ),
      ).toBe(`/${view.id}/complete`);
      const again = await visitor.get<{ page: string }>(`/api/v2/applications/${view.id}`);
      expect(again.body.page).toBe('complete');
    });
  });
});
