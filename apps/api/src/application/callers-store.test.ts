import { LIMITS } from '@signet/rulebook/core/limits';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  STORE_TEST_PHONE,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../testing/test-store.ts';
import type { StoredApplication } from './stored-application.ts';

forEachDatabase('one round trip', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  describe('a caller', () => {
    const signedIn = async (userId: string) =>
      (await at.store.sessions.create({ userId, authenticatedAt: at.clock.now() })).token;

    test('is loaded together with the application, with the same result as two queries', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      const token = await signedIn(userId);
      const caller = await at.store.callers.load({ token, applicationId: id });
      expect(caller).toEqual({
        session: await at.store.sessions.load(token),
        application: await at.store.applications.load(id, userId),
        usedKey: false,
      });
    });

    test('gets no application that belongs to somebody else, does not exist or was not requested', async () => {
      const theirs = await applicationWithPhone(at.store);
      const userId = await newUser(at.store);
      const token = await signedIn(userId);
      for (const applicationId of [theirs.id, 'urn:app:0000-0000-0000-0000-0000', undefined]) {
        const caller = await at.store.callers.load({ token, applicationId });
        expect([caller?.session.userId, caller?.application]).toEqual([userId, undefined]);
      }
    });

    test('is unknown without a session and after two idle hours, and each call extends the session', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      const token = await signedIn(userId);
      expect(
        await at.store.callers.load({ token: `${token}x`, applicationId: id }),
      ).toBeUndefined();
      await at.clock.advance(LIMITS.sessionIdleMs - 1);
      const caller = await at.store.callers.load({ token, applicationId: id });
      expect(caller?.session.lastSeenAt).toBe(at.clock.now());
      await at.clock.advance(LIMITS.sessionIdleMs - 1);
      expect(await at.store.callers.load({ token, applicationId: id })).toBeDefined();
      await at.clock.advance(LIMITS.sessionIdleMs);
      expect(await at.store.callers.load({ token, applicationId: id })).toBeUndefined();
    });

    test('learns for 72 hours that a key was used, and nothing about other people’s keys', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      const once = { key: 'the key', userId, route: `onboard ${id}`, body: '{}' };
      const uses = async (who: string, key?: string) =>
        (await at.store.callers.load({ token: await signedIn(who), applicationId: id, key }))
          ?.usedKey;
      expect(await uses(userId, once.key)).toBe(false);
      await at.store.applications.onboard({
        id,
        userId,
        terms: STORE_TEST_TERMS,
        actor: userId,
        once,
      });
      expect([
        await uses(userId, once.key),
        await uses(userId),
        await uses(await newUser(at.store), once.key),
      ]).toEqual([true, false, false]);
      await at.clock.advance(LIMITS.idempotencyTtlMs + 1);
      expect(await uses(userId, once.key)).toBe(false);
    });
  });

  describe('a write returns what a load returns after it', () => {
    const isAsLoaded = async (application: StoredApplication): Promise<StoredApplication> => {
      expect(application).toEqual(await loadOrThrow(at.store, application.id));
      return application;
    };
    const filled = {
      'applicant.phone.localPhoneNumber': STORE_TEST_PHONE,
      'company.dba': 'Ana Bakes',
      'company.address.line1': '1 Main St',
      'company.address.zip': '10001',
    };
    const secrets = {
      'applicant.dob': { value: '1987-09-23' },
      'applicant.governmentIdentification.value': { value: '7294' },
    };

    test('when an application is created, and when it is found', async () => {
      const userId = await newUser(at.store);
      const made = await at.store.applications.create(newApplication(userId, { secrets }));
      expect(made.created).toBe(true);
      const { secretsOnFile } = await isAsLoaded(made.application);
      expect(Object.keys(secretsOnFile)).toContain('applicant.dob');
      for (const find of [true, false]) {
        const found = await at.store.applications.create(
          newApplication(userId, { find, answers: { 'company.dba': 'Not taken' } }),
        );
        expect([found.id, found.created]).toEqual([made.id, false]);
        await isAsLoaded(found.application);
      }
    });

    test('when answers and secrets are saved, changed and removed', async () => {
      let { version, id, userId } = await applicationWithPhone(at.store);
      await at.store.phoneCodes.proven({
        id,
        phone: STORE_TEST_PHONE,
        method: 'code',
        actor: userId,
      });
      version = (await loadOrThrow(at.store, id)).version;
      const save = async (more: object) => {
        const saved = await at.store.applications.saveAnswers({
          id,
          userId,
          version,
          actor: userId,
          answers: {},
          ...more,
        });
        const application = await isAsLoaded(saved);
        expect(application.version).toBe(version + 1);
        version = application.version;
        return application;
      };
      expect((await save({ answers: filled, secrets })).phoneProven).toBe(true);
      expect(
        (await save({ secrets: { 'applicant.governmentIdentification.value': { value: '8512' } } }))
          .taxIdChangesLeft,
      ).toBe(TAX_ID_LIMITS.taxIdChangesPerDay - 1);
      const changed = await save({
        answers: { 'company.dba': '', 'applicant.phone.localPhoneNumber': '2125550177' },
        more: { locale: 'fr-CA' },
      });
      expect([changed.phoneProven, changed.locale, changed.answers['company.dba']]).toEqual([
        false,
        'fr-CA',
        undefined,
      ]);
      expect(
        (await isAsLoaded(await at.store.banks.defer({ id, actor: userId }))).bankDeferred,
      ).toBe(true);
    });

    test('when it is submitted, and when it had been submitted', async () => {
      const { id, userId } = await applicationWithPhone(at.store);
      for (const first of [true, false]) {
        const sent = await at.store.applications.onboard({
          id,
          userId,
          terms: STORE_TEST_TERMS,
          actor: userId,
        });
        expect(sent.first).toBe(first);
        const application = await isAsLoaded(sent.application);
        expect(application).toMatchObject({
          round: 1,
          onboardedAt: at.clock.now(),
          terms: STORE_TEST_TERMS,
        });
      }
    });
  });
});
