import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  signInPersona,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

const SSN = 'applicant.governmentIdentification.value';
const TAX_ID = 'company.governmentIdentification.value';
type Reply = { application: ApplicationView };

const fullSsn = (value: string, lastName = 'Ruiz') => ({
  applicant: { name: { firstName: 'Ana', lastName }, governmentIdentification: { value } },
});
const BUSINESS = {
  'company.registered': true,
  'company.name': 'Webb Plumbing LLC',
  'company.address.line1': '1600 Pearl St',
  'company.address.line2': 'Suite 4',
  'company.address.city': 'Boulder',
  'company.address.territory': 'CO',
  'company.address.zip': '80302',
};
const steps = ({ stepUpDetails }: ApplicationView) =>
  stepUpDetails.map(({ type, finishedAt }) => `${type}${finishedAt ? ' done' : ''}`);

onPostgres('step-ups that are answered with answers', (open) => {
  const at = testApi(open);

  const asksSsn = () => approvedApplication(at, 'ana', { [SSN]: '0006' });
  // A unique tax id each time: a second business with the same one is a duplicate.
  let businesses = 0;
  const asksBusiness = (ending = '1005') => {
    businesses += 1;
    return approvedApplication(at, 'marcus', { [TAX_ID]: `8429${businesses}${ending}` });
  };
  const give = (visitor: TestVisitor, id: string, body: object, query = '', key?: string) =>
    visitor.send<Reply & Problem>(
      'POST',
      `/api/v2/applications/${id}/step-ups/full-ssn${query}`,
      body,
      key ? { key } : {},
    );
  const check = (visitor: TestVisitor, id: string, answers: Answers) =>
    visitor.send<Reply & Problem>(
      'POST',
      `/api/v2/applications/${id}/step-ups/business-info`,
      nestAnswers(answers),
    );

  describe('full SSN', () => {
    test('a matching full SSN closes the step-up and approves; replies show only its last four digits', async () => {
      const { visitor, view } = await asksSsn();
      expect([view.page, view.taxIds.changesLeft]).toEqual([
        'ssn',
        TAX_ID_LIMITS.taxIdChangesPerDay,
      ]);
      const reply = await give(visitor, view.id, fullSsn('900-10-0006'));
      expect([reply.status, reply.body.application.page]).toEqual([200, 'verifying']);
      const after = await waitForDecision(at, visitor, view.id);
      expect([after.decision, after.page, after.taxIds.changesLeft]).toEqual([
        'APPROVED',
        'bank',
        TAX_ID_LIMITS.taxIdChangesPerDay - 1,
      ]);
      expect(after.applicant.governmentIdentification).toEqual({
        onFile: true,
        last4: '0006',
        sourceType: 'SSN9',
      });
      expect(JSON.stringify(after)).not.toContain('900100006');
    });

    test('corrects the name in the same call', async () => {
      const { visitor, view } = await asksSsn();
      await give(visitor, view.id, fullSsn('900100006', 'Ruiz-Silva'));
      expect((await waitForDecision(at, visitor, view.id)).applicant.name).toMatchObject({
        firstName: 'Ana',
        lastName: 'Ruiz-Silva',
      });
    });

    test('choosing photo ID replaces this step-up without waiving it', async () => {
      const { visitor, view } = await asksSsn();
      expect((await give(visitor, view.id, {}, '?skip=true')).status).toBe(200);
      const after = await waitForDecision(at, visitor, view.id);
      expect([steps(after).slice(-2), after.decision]).toEqual([
        ['FULL_SSN done', 'GOV_ID_SELFIE'],
        'DECLINED_PENDING',
      ]);
    });

    test.each([
      ['no number', {}, `${SSN}`, 'ssn.required'],
      ['four digits, which are on file already', fullSsn('0006'), SSN, 'ssn.digits'],
      ['a number that was never issued', fullSsn('000-12-3456'), SSN, 'ssn.notIssued'],
      [
        'a company for a name',
        fullSsn('900100006', 'Webb LLC'),
        'applicant.name.lastName',
        'lastName.business',
      ],
    ])('%s is refused at its field and changes nothing', async (_what, body, field, code) => {
      const { visitor, view } = await asksSsn();
      const reply = await give(visitor, view.id, body);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toContainEqual(expect.objectContaining({ field, code }));
      expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.version).toBe(
        view.version,
      );
    });

    test.each([
      ['another field', { applicant: { dob: '1980-01-01' } }],
      ['a fact', { application: { decision: 'APPROVED' } }],
      [
        'a list for a number',
        { applicant: { governmentIdentification: { value: ['900100006'] } } },
      ],
      [
        'a very long number',
        { applicant: { governmentIdentification: { value: '9'.repeat(5_000) } } },
      ],
    ])('%s in the body is refused', async (_what, body) => {
      const { visitor, view } = await asksSsn();
      expect((await give(visitor, view.id, body)).status).toBe(422);
    });

    test('a repeated call with the same key gets the same reply; with another key it is refused because the step-up is closed', async () => {
      const { visitor, view } = await asksSsn();
      const first = await give(visitor, view.id, fullSsn('900100006'), '', 'a-key');
      const again = await give(visitor, view.id, fullSsn('900100006'), '', 'a-key');
      expect(again.text).toBe(first.text);
      const other = await give(visitor, view.id, fullSsn('900100006'), '', 'another-key');
      expect([other.status, other.body.code, other.body.data?.page]).toEqual([
        409,
        'application.stepUpClosed',
        expect.any(String),
      ]);
      expect((await waitForDecision(at, visitor, view.id)).taxIds.changesLeft).toBe(
        TAX_ID_LIMITS.taxIdChangesPerDay - 1,
      );
    });

    test('of many calls at once, one closes the step-up and one change is counted', async () => {
      const { visitor, view } = await asksSsn();
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => give(visitor, view.id, fullSsn('900100006'))),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 409),
      ]);
      expect((await waitForDecision(at, visitor, view.id)).taxIds.changesLeft).toBe(
        TAX_ID_LIMITS.taxIdChangesPerDay - 1,
      );
    });

    test('a step-up that was not requested is refused with 409 and the page to open', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      const reply = await give(visitor, view.id, fullSsn('900100006'));
      expect([reply.status, reply.body.code, reply.body.data]).toEqual([
        409,
        'application.stepUpClosed',
        { page: 'bank' },
      ]);
    });
  });

  describe('business info', () => {
    test('confirming the business info unchanged is accepted, and matching runs again', async () => {
      const { visitor, view } = await asksBusiness();
      expect(view.page).toBe('business-info');
      expect((await check(visitor, view.id, BUSINESS)).status).toBe(200);
      const after = await waitForDecision(at, visitor, view.id);
      expect([after.decision, after.taxIds.changesLeft]).toEqual([
        'APPROVED',
        TAX_ID_LIMITS.taxIdChangesPerDay,
      ]);
    });

    test('stores a correction, and matching runs again', async () => {
      const { visitor, view } = await asksBusiness();
      await check(visitor, view.id, {
        ...BUSINESS,
        'company.name': 'Webb & Sons LLC',
        [TAX_ID]: '84-2917365',
      });
      const after = await waitForDecision(at, visitor, view.id);
      expect([after.decision, after.company.name, after.taxIds.changesLeft]).toEqual([
        'APPROVED',
        'Webb & Sons LLC',
        4,
      ]);
      expect(after.company.governmentIdentification).toEqual({
        onFile: true,
        last4: '7365',
        sourceType: 'FEIN',
      });
    });

    test('a number that never matches leads to the step-up that asks for a document', async () => {
      const { visitor, view } = await asksBusiness('1015');
      await check(visitor, view.id, BUSINESS);
      const after = await waitForDecision(at, visitor, view.id);
      expect([steps(after).at(-1), after.decision]).toEqual(['EIN_DOC', 'APPROVED_PENDING']);
    });

    test('answering that the business is not registered removes its number and its legal name', async () => {
      const { visitor, view } = await asksBusiness();
      const { 'company.name': _name, ...rest } = BUSINESS;
      expect((await check(visitor, view.id, { ...rest, 'company.registered': false })).status).toBe(
        200,
      );
      const { company } = await waitForDecision(at, visitor, view.id);
      expect([company.registered, company.name, company.governmentIdentification]).toEqual([
        'NO',
        undefined,
        undefined,
      ]);
    });

    test('refuses a missing name, and a second answer to a closed step-up', async () => {
      const { visitor, view } = await asksBusiness();
      expect(
        (await check(visitor, view.id, { ...BUSINESS, 'company.name': '' })).body.errors?.[0]?.code,
      ).toBe('legalName.required');
      await check(visitor, view.id, BUSINESS);
      const late = await check(visitor, view.id, BUSINESS);
      expect([late.status, late.body.code, late.body.data?.page]).toEqual([
        409,
        'application.stepUpClosed',
        'verifying',
      ]);
    });
  });

  describe('five changes of a tax id a day', () => {
    const put = (visitor: TestVisitor, view: ApplicationView, value: string) =>
      visitor.send<ApplicationView & Problem>(
        'PUT',
        `/api/v2/applications/${view.id}`,
        nestAnswers({ [SSN]: value }),
        {
          version: view.version,
        },
      );

    test('the first number does not count as a change; the sixth change within a day is refused with 429 at its field', async () => {
      const { visitor, view: first } = await completedApplication(at, 'ana');
      expect(first.taxIds.changesLeft).toBe(TAX_ID_LIMITS.taxIdChangesPerDay);
      let view = first;
      for (const left of [4, 3, 2, 1, 0]) {
        view = (await put(visitor, view, `111${left}`)).body;
        expect(view.taxIds.changesLeft).toBe(left);
      }
      const refused = await put(visitor, view, '2222');
      expect([refused.status, refused.body.errors?.[0]]).toEqual([
        429,
        expect.objectContaining({ code: 'taxId.changeLimitExceeded', field: SSN }),
      ]);
      await visitor.send(
        'PUT',
        `/api/v2/applications/${view.id}`,
        nestAnswers({ 'company.dba': 'Ana Cakes' }),
        { version: view.version },
      );
      await at.clock.moveTo(at.clock.offsetMs() + TAX_ID_LIMITS.taxIdWindowMs);
      await visitor.signIn(first.applicant.email.emailAddress ?? '');
      const newest = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
      expect([
        newest.company.dba,
        newest.taxIds.changesLeft,
        (await put(visitor, newest, '2222')).status,
      ]).toEqual(['Ana Cakes', 5, 200]);
    });

    test('a step-up’s number counts too: over the limit it is refused and stays open, and photo ID can replace it', async () => {
      const { visitor, view } = await asksSsn();
      await at.database.run({
        texts: [
          `update applications set tax_id_changed_at = array_fill(${at.clock.now()}::bigint, array[5]) where id = '${view.id}'`,
        ],
        values: [],
      });
      const refused = await give(visitor, view.id, fullSsn('900100006'));
      expect([refused.status, refused.body.code]).toEqual([429, 'taxId.changeLimitExceeded']);
      expect((await give(visitor, view.id, {}, '?skip=true')).status).toBe(200);
      expect(steps(await waitForDecision(at, visitor, view.id)).at(-1)).toBe('GOV_ID_SELFIE');
    });
  });

  describe('recent authentication', () => {
    const idle = (minutes: number) => at.clock.moveTo(at.clock.offsetMs() + minutes * 60_000);

    test('30 minutes after signing in, a tax ID needs a new sign-in', async () => {
      const { visitor, view } = await asksSsn();
      await idle(31);
      const refused = await give(visitor, view.id, fullSsn('900100006'));
      expect([refused.status, refused.body.code]).toEqual([401, 'auth.reauthRequired']);
      expect((await visitor.get(`/api/v2/applications/${view.id}`)).status).toBe(200);
      expect((await give(visitor, view.id, fullSsn('900100006'))).status).toBe(401);
      await visitor.signIn(view.applicant.email.emailAddress ?? '');
      expect((await give(visitor, view.id, fullSsn('900100006'))).status).toBe(200);
    });

    test('using the session does not extend the recent authentication', async () => {
      const { visitor, view } = await asksSsn();
      await idle(20);
      expect((await visitor.get(`/api/v2/applications/${view.id}`)).status).toBe(200);
      await idle(11);
      expect((await give(visitor, view.id, fullSsn('900100006'))).body.code).toBe(
        'auth.reauthRequired',
      );
    });

    test('a sign-up page needs recent authentication only when a tax ID changes', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      await idle(31);
      const change = (answers: Answers) =>
        visitor.send<Problem>('PUT', `/api/v2/applications/${view.id}`, nestAnswers(answers), {
          version: view.version,
        });
      expect((await change({ [SSN]: '4444' })).body.code).toBe('auth.reauthRequired');
      expect((await change({ 'company.dba': 'Ana Cakes' })).status).toBe(200);
    });

    test('the bank page needs recent authentication too', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      await idle(31);
      expect(
        (
          await visitor.get<Problem>(
            `/api/v2/applications/${view.id}/financial-instruments/plaid/token`,
          )
        ).body.code,
      ).toBe('auth.reauthRequired');
    });
  });

  test('answers the generic 404 for somebody else’s step-up', async () => {
    const { view } = await asksSsn();
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await give(other, view.id, fullSsn('900100006'))).status).toBe(404);
  });

  test('an unknown step-up is named in the reply to its own applicant only', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const ask = (who: TestVisitor, type: string) =>
      who.send<Problem>('POST', `/api/v2/applications/${view.id}/step-ups/${type}`);
    const told = await ask(visitor, 'palm-reading');
    expect([told.status, told.body.code, told.body.message]).toEqual([
      409,
      'stepUp.unsupported',
      'Current step up "palm-reading" does not support',
    ]);
    expect((await ask(visitor, encodeURIComponent('<b>x</b>'))).body.code).toBe(
      'request.malformed',
    );
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await ask(other, 'palm-reading')).body.code).toBe('application.notFound');
  });
});
