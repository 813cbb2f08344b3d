import { temporaryFolder } from '@signet/testing/temporary-folder';
import type { NewApplication } from '../application/new-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { type MovableClock, movableClock } from '../platform/clock.ts';
import { folderStore } from '../platform/objects/folder-store.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { type Keys, newKeys } from '../platform/seal/key-file.ts';
import { buildSealer, type Sealer } from '../platform/seal/seal.ts';
import { buildStore, type Store } from '../store.ts';
import type { OpenTestDatabase, TestDatabase } from './for-each-database.ts';

export type StoreUnderTest = TestDatabase & {
  store: Store;
  sealer: Sealer;
  clock: MovableClock & { advance(ms: number): Promise<void> };
  keys: Keys;
  objects: ObjectStore;
};

/** A store on a fresh database, with a clock that stands still until moved. */
export async function openStore(open: OpenTestDatabase): Promise<StoreUnderTest> {
  const opened = await open();
  const objects = folderStore(temporaryFolder());
  const keys = newKeys();
  const sealer = buildSealer(keys);
  const still = movableClock(() => 1_795_000_000_000);
  const clock = {
    ...still,
    offsetMs: () => still.now() - Date.now(), // pg-boss reads the database's clock plus the offset
    advance: (ms: number) => still.moveTo(still.offsetMs() + ms),
  };
  return {
    ...opened,
    keys,
    objects,
    sealer,
    clock,
    store: buildStore({
      database: opened.database,
      sealer,
      clock,
      limitFactor: 100,
      objects,
      acceptsSamples: true,
    }),
  };
}

let people = 0;

export const newUser = async (store: Store): Promise<string> => {
  people += 1;
  return (
    await store.users.findOrCreate({
      subject: `person-${people}`,
      emailAddress: `person-${people}@example.com`,
    })
  ).id;
};

export const TEST_DRAFT = {
  'applicant.name.firstName': 'Ana',
  'applicant.name.lastName': 'Silva',
  'applicant.email.emailAddress': 'ana@example.com',
  'company.registered': false,
  'company.mccDetails.id': '12',
};

export const newApplication = (
  userId: string,
  more: Partial<NewApplication> = {},
): NewApplication => ({
  userId,
  portal: 'POYNT',
  market: 'US',
  currency: 'USD',
  intent: 'CREATE_BUSINESS',
  locale: 'en-US',
  level: 'FULL',
  answers: TEST_DRAFT,
  actor: userId,
  ...more,
});

export const STORE_TEST_PHONE = '2125550123';

export async function applicationWithPhone(
  store: Store,
  more: Partial<NewApplication> = {},
): Promise<StoredApplication> {
  const userId = await newUser(store);
  const { id } = await store.applications.create(
    newApplication(userId, {
      answers: { ...TEST_DRAFT, 'applicant.phone.localPhoneNumber': STORE_TEST_PHONE },
      ...more,
    }),
  );
  return loadOrThrow(store, id);
}

export async function loadOrThrow(store: Store, id: string): Promise<StoredApplication> {
  const found = await store.applications.loadForWork(id);
  if (found === undefined) throw new Error('the application is not there');
  return found;
}

export const STORE_TEST_TERMS = { id: 'merchant-agreement-us', version: '2026-10-01' };

export async function submittedTestApplication(
  store: Store,
  more: Partial<NewApplication> = {},
): Promise<StoredApplication> {
  const { id, userId } = await applicationWithPhone(store, more);
  await store.applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId });
  return loadOrThrow(store, id);
}

export const runConcurrently = <Result>(
  count: number,
  call: (at: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_nothing, at) => call(at)));
