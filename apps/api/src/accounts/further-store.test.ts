import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  signInPersona,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

type Reply = ApplicationView & Problem;

onPostgres('a further store', (open) => {
  const at = testApi(open);
  let visitor: TestVisitor;
  let home: ApplicationView;
  beforeAll(async () => {
    ({ visitor, view: home } = await approvedApplication(at, 'ana'));
  });

  const openStore = (by: TestVisitor, application: object) =>
    by.send<Reply>('POST', '/api/v2/applications', {
      application: { intent: 'ADD_STORE', ...application },
    });
  const change = (by: TestVisitor, { id, version }: ApplicationView, body: object) =>
    by.send<Reply>('PUT', `/api/v2/applications/${id}`, body, { version });
  const send = (by: TestVisitor, { id }: ApplicationView) =>
    by.send<Reply>('POST', `/api/v2/applications/${id}/onboard`, TEST_TERMS);

  test('asks for its name only, and opens without a step or a code', async () => {
    const { status, body: made } = await openStore(visitor, {
      businessId: home.businessId,
      channelName: 'Harbour Street',
    });
    expect([status, made.page, made.openPages, made.businessId, made.channelName]).toEqual([
      201,
      'new-store',
      ['new-store'],
      home.businessId,
      'Harbour Street',
    ]);
    expect(made.applicant).toMatchObject({ name: home.applicant.name, dob: home.applicant.dob });
    const unnamed = await send(visitor, made);
    expect([unnamed.status, unnamed.body.code]).toEqual([409, 'application.incomplete']);
    const { body: named } = await change(visitor, made, {
      application: { storeName: ' Harbour Street ' },
    });
    expect([named.storeName, named.version]).toEqual(['Harbour Street', made.version + 1]);
    expect((await send(visitor, named)).status).toBe(202);
    const decided = await waitForDecision(at, visitor, made.id);
    expect([decided.decision, decided.page, decided.stepUpDetails, decided.pageRule]).toEqual([
      'APPROVED',
      'store-complete',
      [],
      '1-store-complete',
    ]);
    expect(
      (await change(visitor, decided, { application: { storeName: 'Another' } })).body.code,
    ).toBe('application.alreadySubmitted');
  });

  test('resumes a begun store, whose name may come with the call', async () => {
    const made = await openStore(visitor, { businessId: home.businessId, storeName: 'Second' });
    const again = await openStore(visitor, { businessId: home.businessId });
    expect([made.body.storeName, again.body.id, again.body.resumed]).toEqual([
      'Second',
      made.body.id,
      true,
    ]);
    const sameName = await change(visitor, made.body, { application: { storeName: 'Second' } });
    expect(sameName.body.version).toBe(made.body.version);
  });

  test('stands in the list of accounts under its own name', async () => {
    const { body } = await visitor.get<{
      accounts: { applicationId: string; company: { name?: string } }[];
    }>('/api/v2/accounts');
    const names = body.accounts.map(({ company }) => company.name);
    expect(names).toEqual(expect.arrayContaining(['Harbour Street', 'Second']));
  });

  describe('refuses', () => {
    test.each([
      [
        'an unknown business',
        { businessId: 'aaaa-bbbb-cccc-dddd-eeee' },
        404,
        'application.notFound',
      ],
      ['an invalid id', { businessId: '../accounts' }, 422, 'request.validationFailed'],
      ['a name of two letters', { storeName: 'No' }, 422, 'request.validationFailed'],
      ['a name of markup', { storeName: '<b>Harbour</b>' }, 422, 'request.validationFailed'],
      ['a name of 10 KB', { storeName: 'x'.repeat(10_240) }, 422, 'request.validationFailed'],
      ['a list of names', { storeName: ['Harbour'] }, 422, 'request.validationFailed'],
    ])('%s', async (_what, application, status, code) => {
      const answer = await openStore(visitor, { businessId: home.businessId, ...application });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    test('a stranger and an unapproved business, both like an unknown one', async () => {
      const { visitor: stranger } = await signInPersona(at, 'marcus');
      const theirs = await openStore(stranger, { businessId: home.businessId });
      const none = await openStore(stranger, { businessId: 'aaaa-bbbb-cccc-dddd-eeee' });
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
      const { body: draft } = await stranger.send<Reply>('POST', '/api/v2/applications', {
        application: { currency: 'USD' },
      });
      const early = await openStore(stranger, { businessId: draft.businessId });
      expect([early.status, early.body.code]).toEqual([409, 'application.notApproved']);
    });

    test('to change the people of its business', async () => {
      const { body: made } = await openStore(visitor, { businessId: home.businessId });
      const changed = await change(visitor, made, {
        applicant: { name: { firstName: 'Somebody' } },
      });
      expect([changed.status, changed.body.code]).toEqual([409, 'application.alreadySubmitted']);
    });
  });
});
