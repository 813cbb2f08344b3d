import type { Answers } from '@signet/rulebook/answer-rows';
import { BUSINESS_ID_PATTERN } from '@signet/rulebook/core/ids';
import { fieldRow } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppError } from '../platform/http/problem.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  runConcurrently,
  STORE_TEST_PHONE,
  STORE_TEST_TERMS,
  type StoreUnderTest,
  submittedTestApplication,
  TEST_DRAFT,
} from '../testing/test-store.ts';
import { findAnswer, sideOfPath } from './answers.ts';
import type { SavedAnswers } from './new-application.ts';

test.each(
  SIGN_UP_FORMS.flatMap((form) => FORMS[form].map(({ path, field }) => [path, field] as const)),
)('the answer %s (%s) has a column, sealed when the field is secret', (path, field) => {
  const answer = findAnswer(sideOfPath(path), path);
  expect(answer?.fields).toContain(field);
  expect(answer?.isSecret).toBe(fieldRow(field).secret === true);
});

const SAVES: readonly { what: string; answers: Answers; more?: SavedAnswers['more'] }[] = [
  { what: 'an answer about the business', answers: { 'company.dba': 'Ana’s' } },
  { what: 'a yes that was a no', answers: { 'company.hasPartners': true } },
  {
    what: 'an answer that is removed',
    answers: { 'company.dba': '', 'company.address.zip': '10001' },
  },
  {
    what: 'a name, which changes the fingerprint',
    answers: { 'applicant.name.firstName': 'Anna' },
  },
  {
    what: 'both sides, with the language',
    answers: { 'applicant.name.lastName': 'Roy', 'company.gpv': 'band2' },
    more: { locale: 'fr-CA' },
  },
  { what: 'an intent', answers: { 'company.dba': 'Ana’s' }, more: { intent: 'ADD_STORE' } },
];

forEachDatabase('applications', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const applications = () => at.store.applications;

  describe('create', () => {
    test('gives the business the application’s id without its first eight characters', async () => {
      const { id, business } = await applicationWithPhone(at.store);
      expect(business.id).toBe(id.slice(8));
      expect(business.id).toMatch(BUSINESS_ID_PATTERN);
    });

    test('stores the answers under their paths', async () => {
      const application = await applicationWithPhone(at.store, {
        answers: TEST_DRAFT,
        referralUrlId: 'shop-7',
      });
      expect(application).toMatchObject({
        version: 1,
        answers: TEST_DRAFT,
        secretsOnFile: {},
        referralUrlId: 'shop-7',
        decision: 'PENDING',
        round: 0,
        stepUps: [],
        phoneProven: false,
      });
      expect(application.onboardedAt).toBeUndefined();
    });

    test('makes one of 20 that arrive at once', async () => {
      const userId = await newUser(at.store);
      const made = await runConcurrently(20, () => applications().create(newApplication(userId)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made.filter(({ created }) => created)).toHaveLength(1);
    });

    test('answers the open one with its answers untouched, and makes another for another referral or currency', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      expect(
        await applications().create(
          newApplication(userId, { answers: { 'applicant.name.firstName': 'Eve' }, find: true }),
        ),
      ).toMatchObject({
        id,
        created: false,
      });
      expect((await loadOrThrow(at.store, id)).answers['applicant.name.firstName']).toBe('Ana');
      expect(
        await applications().create(newApplication(userId, { referralUrlId: 'other' })),
      ).toMatchObject({ created: true });
      expect(
        await applications().create(newApplication(userId, { currency: 'CAD', market: 'CA' })),
      ).toMatchObject({ created: true });
    });

    test('after an approval makes another, or finds the approved one when asked to find', async () => {
      const { id, userId, round } = await submittedTestApplication(at.store);
      await applications().recordDecision({
        id,
        round,
        outcome: 'APPROVED',
        rowId: '17-all-clear',
        evidence: {},
        version: 'v',
        decidedBy: 'rules',
        actor: 'rules',
      });
      expect(await applications().create(newApplication(userId, { find: true }))).toMatchObject({
        id,
        created: false,
      });
      expect(await applications().create(newApplication(userId))).toMatchObject({ created: true });
    });

    test('never finds a declined application again', async () => {
      const { id, userId, round } = await submittedTestApplication(at.store);
      const refusal = {
        id,
        round,
        outcome: 'DECLINED',
        rowId: '04-fraud',
        evidence: {},
        version: 'v',
        decidedBy: 'rules',
        actor: 'rules',
      } as const;
      await applications().recordDecision(refusal);
      expect(await applications().create(newApplication(userId, { find: true }))).toMatchObject({
        created: true,
      });
    });
  });

  describe('load', () => {
    test('answers nothing for an id that is not there and for one of somebody else', async () => {
      const { id } = await applicationWithPhone(at.store);
      expect(
        await applications().load('urn:app:0000-0000-0000-0000-0000', await newUser(at.store)),
      ).toBeUndefined();
      expect(await applications().load(id, await newUser(at.store))).toBeUndefined();
    });
  });

  describe('saveAnswers', () => {
    test('stores, changes and removes answers, and raises the version', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const saved = await applications().saveAnswers({
        id,
        userId,
        version,
        actor: userId,
        answers: {
          'applicant.name.firstName': 'Anna',
          'company.registered': '',
          'company.address.line1': '1 Main St',
          'company.address.zip': '10001',
        },
        more: { locale: 'fr-CA' },
      });
      expect(saved).toMatchObject({ version: version + 1 });
      const { answers, locale } = await loadOrThrow(at.store, id);
      expect(answers).toMatchObject({
        'applicant.name.firstName': 'Anna',
        'company.address.line1': '1 Main St',
        'company.mccDetails.id': '12',
      });
      expect(answers).not.toHaveProperty('company.registered');
      expect(locale).toBe('fr-CA');
    });

    test('refuses a stale version, another owner and an unknown id', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const save = (more: { userId?: string; version?: number; id?: string }) =>
        applications().saveAnswers({
          id,
          userId,
          version,
          actor: userId,
          answers: { 'applicant.name.firstName': 'Eve' },
          ...more,
        });
      const refused = async (more: Parameters<typeof save>[0], code: string) =>
        expect(save(more)).rejects.toMatchObject({ code });
      await refused({ version: version + 1 }, 'application.versionConflict');
      await refused({ userId: await newUser(at.store) }, 'application.notFound');
      await refused({ id: 'urn:app:0000-0000-0000-0000-0000' }, 'application.notFound');
      expect((await loadOrThrow(at.store, id)).answers['applicant.name.firstName']).toBe('Ana');
    });

    test('lets one of 20 writers of the same version through', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const saved = await runConcurrently(20, (turn) =>
        applications()
          .saveAnswers({
            id,
            userId,
            version,
            actor: userId,
            answers: { 'company.dba': `Shop ${turn}` },
          })
          .then(
            () => 'saved',
            (error: AppError) => error.code,
          ),
      );
      expect(saved.toSorted()).toEqual([
        ...Array.from({ length: 19 }, () => 'application.versionConflict'),
        'saved',
      ]);
    });

    test('after sending, keeps the answers and still takes what was put off', async () => {
      const { id, userId, version } = await submittedTestApplication(at.store);
      await expect(
        applications().saveAnswers({
          id,
          userId,
          version: version - 1,
          actor: userId,
          answers: { 'company.dba': 'Late' },
        }),
      ).rejects.toMatchObject({ code: 'application.alreadySubmitted' });
      expect(
        await applications().saveAnswers({
          id,
          userId,
          version,
          actor: userId,
          answers: {},
          more: { locale: 'fr-CA' },
        }),
      ).toMatchObject({ locale: 'fr-CA' });
      expect((await at.store.banks.defer({ id, actor: userId })).bankDeferred).toBe(true);
    });

    test('takes the proof from a phone that is changed', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      await at.store.phoneCodes.proven({
        id,
        phone: STORE_TEST_PHONE,
        method: 'code',
        actor: userId,
      });
      const proven = await loadOrThrow(at.store, id);
      expect(proven.phoneProven).toBe(true);
      for (const [turn, phone] of ['2125550177', STORE_TEST_PHONE].entries()) {
        await applications().saveAnswers({
          id,
          userId,
          version: proven.version + turn,
          actor: userId,
          answers: { 'applicant.phone.localPhoneNumber': phone },
        });
      }
      expect((await loadOrThrow(at.store, id)).phoneProven).toBe(false);
    });

    test('refuses a secret among the plain answers, and an answer that has no column', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const save = (path: string) =>
        applications().saveAnswers({
          id,
          userId,
          version,
          actor: userId,
          answers: { [path]: '1' },
        });
      await expect(save('applicant.dob')).rejects.toThrow(/is a secret/);
      await expect(save('applicant.shoeSize')).rejects.toThrow(/no column/);
    });

    test.each(SAVES)('answers what a reload shows: $what', async ({ answers, more }) => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const saved = await applications().saveAnswers({
        id,
        userId,
        version,
        actor: userId,
        answers,
        more,
      });
      expect(saved).toEqual(await loadOrThrow(at.store, id));
      expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
    });

    test('stores nothing when a part fails', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const answers = {
        'company.dba': 'Half',
        'company.address.city': 'nul \0 is refused by the database',
      };
      await expect(
        applications().saveAnswers({ id, userId, version, actor: userId, answers }),
      ).rejects.toThrow();
      expect((await loadOrThrow(at.store, id)).version).toBe(version);
      expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 1 });
    });
  });

  describe('onboard', () => {
    test('sends once of 20 at once: one round, one job, the terms', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      const sent = await runConcurrently(20, () =>
        applications().onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId }),
      );
      expect(sent.filter((one) => one.first)).toHaveLength(1);
      expect(sent.every(({ application }) => application.onboardedAt !== undefined)).toBe(true);
      expect(await loadOrThrow(at.store, id)).toMatchObject({
        round: 1,
        checkingSince: at.clock.now(),
        onboardedAt: at.clock.now(),
        terms: { ...STORE_TEST_TERMS, signedAt: at.clock.now() },
      });
      expect(await jobsOf(at.database, { applicationId: id })).toMatchObject([
        { kind: 'decide', payload: { round: 1 } },
      ]);
    });

    test('refuses another person and an old version', async () => {
      const { id, userId, version } = await applicationWithPhone(at.store);
      const sent = { id, terms: STORE_TEST_TERMS, actor: 'x' };
      await expect(
        applications().onboard({ ...sent, userId: await newUser(at.store) }),
      ).rejects.toMatchObject({ code: 'application.notFound' });
      await expect(
        applications().onboard({ ...sent, userId, version: version + 1 }),
      ).rejects.toMatchObject({ code: 'application.versionConflict' });
      expect((await loadOrThrow(at.store, id)).onboardedAt).toBeUndefined();
    });
  });

  test('creating, saving secrets, sending and deciding leave an audit row each', async () => {
    const { store } = at;
    const userId = await newUser(at.store);
    const { id } = await store.applications.create(
      newApplication(userId, { secrets: { 'applicant.dob': { value: '1980-01-31' } } }),
    );
    const { version } = await loadOrThrow(at.store, id);
    await store.applications.saveAnswers({
      id,
      userId,
      version,
      actor: userId,
      answers: TEST_DRAFT,
      secrets: { 'applicant.dob': { value: '1980-02-01' } },
    });
    await store.applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId });
    const decision = {
      outcome: 'APPROVED',
      rowId: 'r',
      evidence: {},
      version: 'v',
      decidedBy: 'rules',
      actor: 'rules',
    } as const;
    await store.applications.recordDecision({ id, round: 1, ...decision });
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 4 });
  });
});
