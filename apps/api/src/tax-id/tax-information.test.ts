import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  newVisitor,
  signInPersona,
  submittedApplication,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

const SSN = 'applicant.governmentIdentification.value';
const TAX_ID = 'company.governmentIdentification.value';
type Told = ReplyOf<'getTaxInformation'> & Problem;

const hourMs = 3_600_000;

const MAILBOX = z.object({
  messages: z.array(z.object({ text: z.string(), subject: z.string().optional() })),
});

onPostgres('tax information by a link', (open) => {
  const at = testApi(open);

  /** The link in the newest mail with that subject. */
  const linkFor = async (email: string): Promise<{ address: URL; token: string }> => {
    const response = await fetch(`${at.sandbox}/control/mailboxes/${encodeURIComponent(email)}`);
    const { messages } = MAILBOX.parse(await response.json());
    const found = messages.find(({ subject }) =>
      subject?.startsWith('One number is missing from your application'),
    );
    const address = new URL(found?.text.match(/http\S+#\S+/)?.[0] ?? 'http://none.invalid');
    return { address, token: address.hash.slice(1) };
  };
  const asked = async (id: 'ana' | 'marcus', changed: Record<string, string>) => {
    const { visitor, view, who } = await approvedApplication(at, id, changed);
    await at.clock.moveTo(at.clock.offsetMs() + 24 * hourMs + 1_000);
    await at.queue.runDue();
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    await expect.poll(async () => (await linkFor(email)).token, { timeout: 8_000 }).not.toBe('');
    await visitor.signIn(email);
    return { visitor, view, email, ...(await linkFor(email)) };
  };
  const askedSsn = () => asked('ana', { [SSN]: '0006' });
  let businesses = 0;
  const askedEin = () => {
    businesses += 1;
    return asked('marcus', { [TAX_ID]: `8629${businesses}1005` });
  };
  const openLinkSession = (visitor: TestVisitor, token: string) =>
    visitor.send<ReplyOf<'openLinkSession'> & Problem>('POST', '/api/v2/link-sessions', { token });
  const previewLink = (visitor: TestVisitor, token: string) =>
    visitor.send<ReplyOf<'previewLink'> & Problem>('POST', '/api/v2/link-sessions/previews', {
      token,
    });
  const look = (visitor: TestVisitor, id: string, query = '') =>
    visitor.get<Told>(`/api/v2/applications/${id}/government-identifications${query}`);
  const give = (visitor: TestVisitor, id: string, body: object, key?: string) =>
    visitor.send<Told>(
      'POST',
      `/api/v2/applications/${id}/government-identifications`,
      body,
      key ? { key } : {},
    );
  const giveEin = (visitor: TestVisitor, id: string, body: object) =>
    visitor.send<Told>(
      'POST',
      `/api/v2/applications/${id}/government-identifications/manual-entry`,
      body,
    );

  describe('the mail', () => {
    test('goes out once, a day after the request, with the token in the fragment only', async () => {
      const { address, view, token } = await askedSsn();
      expect([address.pathname, address.search]).toEqual([
        `/${view.id}/tax-information`,
        '?type=SSN9',
      ]);
      expect(token).toMatch(/^[\w-]{43}$/);
      const rows = await at.database.run<{ tokenHash: string }>({
        texts: ['select token_hash from link_tokens'],
        values: [],
      });
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('is not sent when the number came meanwhile', async () => {
      const { visitor, view, who } = await approvedApplication(at, 'ana', { [SSN]: '0006' });
      await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/full-ssn?skip=true`, {});
      await at.clock.moveTo(at.clock.offsetMs() + 24 * hourMs + 1_000);
      await at.queue.runDue();
      expect((await linkFor(who.answers['applicant.email.emailAddress'] ?? '')).token).toBe('');
    });
  });

  describe('the link', () => {
    test('fetching the page uses nothing up', async () => {
      const { address, token } = await askedSsn();
      const scanner = newVisitor(at);
      for (let turn = 0; turn < 3; turn += 1) await scanner.get(address.pathname + address.search);
      expect((await openLinkSession(newVisitor(at), token)).status).toBe(200);
    });

    test('can be read many times, with business, number and end date', async () => {
      const { token, email } = await askedSsn();
      const reader = newVisitor(at);
      const previews = await Promise.all(
        Array.from({ length: 20 }, () => previewLink(reader, token)),
      );
      for (const { status, body, text, headers } of previews) {
        expect([status, headers['set-cookie']]).toEqual([200, undefined]);
        expect(body).toEqual({
          businessName: 'Ana Bakes',
          type: 'SSN9',
          endsAt: expect.any(Number),
        });
        expect(text).not.toMatch(new RegExp(`Ruiz|0006|${email}`));
      }
      expect(reader.cookies.has('link')).toBe(false);
      expect((await openLinkSession(newVisitor(at), token)).status).toBe(200);
      for (const gone of [token, 'x'.repeat(43), ''])
        expect((await previewLink(reader, gone)).body.code).toBe('link.expired');
    });

    test('opens once for half an hour without signing in, and shows the business’s name only', async () => {
      const { view, token, email } = await askedSsn();
      const phone = newVisitor(at);
      const opened = await openLinkSession(phone, token);
      expect(opened.body).toEqual({
        applicationId: view.id,
        purpose: 'tax-information',
        type: 'SSN9',
      });
      expect(phone.cookies.has('link')).toBe(true);
      const told = await look(phone, view.id);
      expect(told.body).toEqual({
        businessName: 'Ana Bakes',
        type: 'SSN9',
        isRequested: true,
        changesLeft: TAX_ID_LIMITS.taxIdChangesPerDay,
      });
      expect(told.text).not.toMatch(new RegExp(`Ruiz|0006|${email}`));
      expect((await openLinkSession(newVisitor(at), token)).body.code).toBe('link.expired');
      await at.clock.moveTo(at.clock.offsetMs() + TAX_ID_LIMITS.taxLinkSessionMs);
      expect((await look(phone, view.id)).body.code).toBe('auth.signInRequired');
    });

    test('opens once of many at the same moment', async () => {
      const { token } = await askedSsn();
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => openLinkSession(newVisitor(at), token)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 11 }, () => 410),
      ]);
    });

    test.each([
      [
        'a forged one',
        (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      ],
      ['a long one', () => 'x'.repeat(200)],
      ['an empty one', () => ''],
    ])('%s opens nothing', async (_what, forge) => {
      const { token } = await askedSsn();
      const reply = await openLinkSession(newVisitor(at), forge(token));
      expect([reply.status, reply.body.code]).toEqual([404, 'link.incorrect']);
    });

    test('expires after seven days', async () => {
      const { token } = await askedSsn();
      await at.clock.moveTo(at.clock.offsetMs() + TAX_ID_LIMITS.taxLinkLifeMs);
      expect((await openLinkSession(newVisitor(at), token)).body.code).toBe('link.expired');
    });

    test('allows its own calls, application and number only', async () => {
      const { view, token } = await askedSsn();
      const other = await completedApplication(at, 'ana');
      const phone = newVisitor(at);
      await openLinkSession(phone, token);
      const at1 = `/api/v2/applications/${view.id}`;
      expect((await phone.get<Problem>(at1)).body.code).toBe('auth.signInRequired');
      expect((await phone.send<Problem>('PUT', at1, {}, { version: view.version })).status).toBe(
        401,
      );
      expect((await phone.send<Problem>('POST', `${at1}/step-ups/full-ssn`, {})).status).toBe(401);
      expect((await look(phone, other.view.id)).status).toBe(401);
      expect(
        (await give(phone, other.view.id, { value: '900100006', sourceType: 'SSN9' })).status,
      ).toBe(401);
      expect(
        (
          await giveEin(phone, view.id, {
            value: '842917365',
            sourceType: 'FEIN',
            legalBusinessName: 'Ana LLC',
          })
        ).body.code,
      ).toBe('link.incorrect');
      expect((await look(phone, view.id, '?type=FEIN')).body.code).toBe('link.incorrect');
    });
  });

  describe('the number', () => {
    test('nine digits by the link end the step and open a round of checks', async () => {
      const { visitor, view, token } = await askedSsn();
      const phone = newVisitor(at);
      await openLinkSession(phone, token);
      const first = await give(
        phone,
        view.id,
        { value: '900-10-0006', sourceType: 'SSN9' },
        'a-key',
      );
      expect([first.status, first.body.isRequested]).toEqual([200, false]);
      expect(
        (await give(phone, view.id, { value: '900-10-0006', sourceType: 'SSN9' }, 'a-key')).text,
      ).toBe(first.text);
      const second = await give(phone, view.id, { value: '900100007', sourceType: 'SSN9' });
      // No page, which would reveal the decision to anybody holding the link.
      expect([second.status, second.body.code, second.body.data]).toEqual([
        409,
        'application.stepUpClosed',
        undefined,
      ]);
      const after = await waitForDecision(at, visitor, view.id);
      expect([after.decision, after.applicant.governmentIdentification?.last4]).toEqual([
        'APPROVED',
        '0006',
      ]);
    });

    test('the full EIN and legal name end the double-check', async () => {
      const { visitor, view, token, address } = await askedEin();
      expect(address.search).toBe('?type=FEIN');
      const phone = newVisitor(at);
      await openLinkSession(phone, token);
      const refused = await giveEin(phone, view.id, {
        value: '111111111',
        sourceType: 'FEIN',
        legalBusinessName: '',
      });
      expect(refused.body.errors?.map(({ code }) => code)).toEqual([
        'ein.notIssued',
        'legalName.required',
      ]);
      const number = `87${String(businesses).padStart(3, '0')}9043`;
      expect(
        (
          await giveEin(phone, view.id, {
            value: number,
            sourceType: 'FEIN',
            legalBusinessName: 'Webb & Sons LLC',
          })
        ).status,
      ).toBe(200);
      const after = await waitForDecision(at, visitor, view.id);
      expect([
        after.decision,
        after.company.name,
        after.company.governmentIdentification?.last4,
      ]).toEqual(['APPROVED', 'Webb & Sons LLC', '9043']);
    });

    test('works with a session too, before the submission', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      expect((await look(visitor, view.id)).body).toMatchObject({
        type: 'SSN9',
        isRequested: true,
      });
      expect(
        (await give(visitor, view.id, { value: '900104321', sourceType: 'SSN9' })).status,
      ).toBe(200);
      const after = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
      expect([after.status.id, after.applicant.governmentIdentification?.last4]).toEqual([
        'unsent',
        '4321',
      ]);
    });

    test.each([
      ['approved', 'APPROVED', () => approvedApplication(at, 'ana')],
      ['in review', 'PENDING', () => approvedApplication(at, 'ana', { [SSN]: '0004' })],
      ['waiting for another step', 'PENDING', () => submittedApplication(at, 'ana')],
    ])(
      '%s: a checked number is not exchanged, nor its four digits completed to another one',
      async (_where, decision, begin) => {
        const { visitor, view } = await begin();
        const before = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
        expect([before.decision, (await look(visitor, view.id)).body.isRequested]).toEqual([
          decision,
          false,
        ]);
        for (const value of ['123-45-9999', '900100004']) {
          const reply = await give(visitor, view.id, { value, sourceType: 'SSN9' });
          expect([reply.status, reply.body.code, reply.body.data?.page]).toEqual([
            409,
            'application.stepUpClosed',
            before.page,
          ]);
        }
        const after = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
        expect(after.applicant.governmentIdentification).toEqual(
          before.applicant.governmentIdentification,
        );
        expect(after.version).toBe(before.version);
      },
    );

    test('a checked EIN may not be changed either', async () => {
      const { visitor, view } = await approvedApplication(at, 'marcus');
      const reply = await giveEin(visitor, view.id, {
        value: '842917365',
        sourceType: 'FEIN',
        legalBusinessName: 'Other LLC',
      });
      expect([reply.status, reply.body.code]).toEqual([409, 'application.stepUpClosed']);
    });

    test('a number entered while another window submits the application is still checked', async () => {
      const { view } = await completedApplication(at, 'ana');
      const seen = await at.deps.store.applications.loadForWork(view.id);
      const { id, userId, round } = seen ?? { id: '', userId: '', round: 0 }; // loaded above
      await at.deps.store.applications.onboard({
        id,
        userId,
        terms: TEST_TERMS.terms,
        actor: 'test',
      });
      const late = {
        id,
        round,
        stepUp: 'FULL_SSN',
        answers: {},
        secrets: { [SSN]: { value: '900104321', sourceType: 'SSN9' } },
      } as const;
      await expect(
        at.deps.store.applications.submitTaxId({ ...late, actor: 'test' }),
      ).rejects.toMatchObject({ code: 'application.stepUpClosed' });
      const kept = await at.deps.store.applications.loadForWork(id);
      expect(kept?.secretsOnFile[SSN]?.last4).toBeUndefined();
    });

    test('parallel changes stay within the daily limit', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_nothing, nth) =>
          give(visitor, view.id, { value: `90010${4400 + nth}`, sourceType: 'SSN9' }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(
        TAX_ID_LIMITS.taxIdChangesPerDay,
      );
      expect(
        replies.filter(
          ({ status, body }) => status === 429 && body.code === 'taxId.changeLimitExceeded',
        ),
      ).toHaveLength(12 - TAX_ID_LIMITS.taxIdChangesPerDay);
    });

    test.each([
      ['a kind that there is not', { value: '900104321', sourceType: 'ITIN' }],
      ['no kind', { value: '900104321' }],
      ['a list', { value: ['900104321'], sourceType: 'SSN9' }],
      ['another field', { value: '900104321', sourceType: 'SSN9', decision: 'APPROVED' }],
      ['nothing', {}],
    ])('%s is refused', async (_what, body) => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect((await give(visitor, view.id, body)).status).toBe(422);
    });

    test('somebody else’s application gets the same 404', async () => {
      const { view } = await completedApplication(at, 'ana');
      const { visitor: other } = await signInPersona(at, 'marcus');
      expect((await look(other, view.id)).status).toBe(404);
      expect((await give(other, view.id, { value: '900104321', sourceType: 'SSN9' })).status).toBe(
        404,
      );
    });
  });
});
