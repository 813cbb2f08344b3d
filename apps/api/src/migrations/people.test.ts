import { industryById } from '@signet/industries/industries';
import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { viewOf } from '../application/view.ts';
import { movableClock } from '../platform/clock.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore, type Store } from '../store.ts';
import {
  KEYS_BEFORE_PEOPLE,
  openMigrated,
  VIEWS_BEFORE_PEOPLE,
} from '../testing/database-before-people.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { loadOrThrow } from '../testing/test-store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VIEWS = Object.entries(VIEWS_BEFORE_PEOPLE);

type ViewBefore = {
  applicant: { name: object };
  status: { reason?: { code: string } };
  otp?: object;
  bank?: { kind: string };
  inquiry?: { mode: string };
  intent: string;
  applicationLevel: string;
  openPages: readonly string[];
  company: { segment?: string | undefined; mccDetails?: { id: string } | undefined };
};

/**
 * Owners were not written to by that release, so it is the applicant's turn. docs/readings.md 256.
 */
const TO_INVITE = { id: 'ownersToInvite', nextAction: 'inviteOwners', waitingOn: 'applicant' };

/** Message texts change between releases; codes do not. */
const withAnyWords = (status: ViewBefore['status']) =>
  status.reason === undefined
    ? status
    : {
        ...status,
        ...(status.reason.code === 'owners.open' ? TO_INVITE : {}),
        reason: { ...status.reason, message: expect.any(String) },
      };

/** A segment used to be RESTAURANT or RETAIL and is the MCC now. */
const withMcc = ({ segment: _former, ...company }: ViewBefore['company']) => ({
  ...company,
  ...(company.mccDetails === undefined
    ? {}
    : { segment: industryById(Number(company.mccDetails.id))?.mcc }),
});

const isSubmitted = ({ openPages }: ViewBefore): boolean => openPages.includes('verifying');

/**
 * Adds fields introduced later: the reference, which differs in every database, the day of a
 * decision, how often the number may still be changed, the number that a photo-ID link may be
 * texted to, the id of an account, the original intent and level, and whether somebody has one
 * name.
 */
const withLaterFields = (view: ViewBefore) => ({
  ...view,
  applicant: {
    ...view.applicant,
    name: { ...view.applicant.name, hasOneName: 'NO' },
    submitted: isSubmitted(view),
  },
  company: { ...withMcc(view.company), submitted: isSubmitted(view) },
  createdAt: expect.any(Number),
  ...(isSubmitted(view) ? { submittedAt: expect.any(Number) } : {}),
  originalIntent: view.intent,
  originalApplicationLevel: view.applicationLevel,
  reference: expect.stringMatching(REFERENCE_PATTERN),
  status: {
    ...withAnyWords(view.status),
    ...('decidedBy' in view.status ? { decidedOn: expect.stringMatching(DAY) } : {}),
  },
  ...(view.inquiry?.mode === 'identification'
    ? { inquiry: { ...view.inquiry, phone: expect.stringMatching(/^••• ••• \d{4}$/) } }
    : {}),
  ...(view.bank === undefined
    ? {}
    : {
        financialInstruments: {
          [view.bank.kind === 'plaid' ? 'plaidAccountId' : 'bankAccountId']:
            expect.stringMatching(/^bank_/),
        },
      }),
  ...(view.otp === undefined
    ? {}
    : { otp: { ...view.otp, changesLeft: PHONE_LIMITS.phoneChangesPerDay } }),
});

const LATER_OWNER_FIELDS: readonly string[] = [
  'verification',
  'invitation',
  'mayEdit',
  'mayRemove',
  'hasOneName',
];
const withoutLaterOwnerFields = (view: { owners?: { list: object[] } }): unknown =>
  view.owners === undefined
    ? view
    : {
        ...view,
        owners: {
          ...view.owners,
          list: view.owners.list.map((owner) =>
            Object.fromEntries(
              Object.entries(owner).filter(([key]) => !LATER_OWNER_FIELDS.includes(key)),
            ),
          ),
        },
      };

const LATER_PAGES: readonly string[] = ['order-card', 'order', 'order-status', 'close-account'];
const withoutLaterPages = <View extends { openPages: string[] }>(view: View): View => ({
  ...view,
  openPages: view.openPages.filter((page) => !LATER_PAGES.includes(page)),
});

forEachDatabase('a database of the release before', (open) => {
  let database: Database;
  let store: Store;
  let now = 0;
  beforeAll(async () => {
    const opened = await openMigrated(open);
    database = opened.database;
    store = buildStore({
      database,
      sealer: buildSealer(KEYS_BEFORE_PEOPLE),
      clock: movableClock(() => now),
    });
    expect(opened.ran).toContain('0012-people');
  });
  const viewAt = async (id: string, at: number) => {
    now = at;
    const { serviceType: _shownLater, ...view } = viewOf(await loadOrThrow(store, id), {
      locale: 'en-US',
      clock: movableClock(() => at),
    });
    return withoutLaterOwnerFields(withoutLaterPages(JSON.parse(JSON.stringify(view))));
  };
  const secretsOf = async (id: string): Promise<Record<string, string>> =>
    store.applications.openSecrets(id, Object.keys((await loadOrThrow(store, id)).secretsOnFile));
  const formats = () =>
    database.run<{ sealFormat: number; rows: number }>(sql`select seal_format, count(*) as rows from
      (select seal_format from people union all select seal_format from businesses) r group by 1 order by 1`);

  test.each(VIEWS)('%s: shows the same', async (_name, { view }) => {
    expect(await viewAt(view.id, view.serverNow)).toEqual(withLaterFields(view));
  });

  test('its secrets open, are bound to their new place in the background, and stay what they were', async () => {
    expect((await formats()).map(({ sealFormat }) => sealFormat)).toEqual([1, 2]);
    const ids = VIEWS.map(([, { view }]) => view.id);
    const before = new Map<string, Record<string, string>>();
    for (const id of ids) before.set(id, await secretsOf(id));
    expect(
      [...before.values()].filter((secrets) => Object.keys(secrets).length > 0).length,
    ).toBeGreaterThan(20);
    await store.reseal();
    expect((await formats()).map(({ sealFormat }) => sealFormat)).toEqual([2]);
    for (const id of ids) {
      expect(await secretsOf(id)).toEqual(before.get(id));
      expect(await store.audit.verify(id)).toMatchObject({ ok: true });
    }
    const rows = await database.run<{ most: number }>(sql`select max(n) as most from
      (select count(*) as n from audit where action = 'secrets.resealed' group by application_id) r`);
    expect(rows).toEqual([{ most: 1 }]);
    await store.reseal();
    expect(
      await database.run(
        sql`select 1 as one from audit where action = 'secrets.resealed' group by application_id having count(*) > 1`,
      ),
    ).toEqual([]);
    for (const [, { view }] of VIEWS)
      expect(await viewAt(view.id, view.serverNow)).toEqual(withLaterFields(view));
  });

  test('nothing plain stands in a column that was copied', async () => {
    const rows = await database.run(
      sql`select to_jsonb(p) as row from people p union all select to_jsonb(b) from businesses b`,
    );
    expect(JSON.stringify(rows)).not.toMatch(
      /1987-09-23|1981-03-04|1980-02-03|130692544|046454286|842930001/,
    );
  });
});

forEachDatabase('a write to a row of the older format', (open) => {
  test('seals what else the row holds in the same statement, and the fingerprint stays that of the same person', async () => {
    const { database } = await openMigrated(open);
    const at = VIEWS_BEFORE_PEOPLE['draft-complete']?.view;
    const id = at?.id ?? '';
    const store = buildStore({
      database,
      sealer: buildSealer(KEYS_BEFORE_PEOPLE),
      clock: movableClock(() => at?.serverNow ?? 0),
    });
    const { userId, version } = await loadOrThrow(store, id);
    const [dob, number] = ['applicant.dob', 'applicant.governmentIdentification.value'];
    const before = await store.applications.openSecrets(id, [dob, number]);
    const fingerprint = () =>
      database.run(sql`select person_hmac from people where application_id = ${id}`);
    const known = await fingerprint();
    await store.applications.saveAnswers({
      id,
      userId,
      version,
      actor: userId,
      answers: {},
      secrets: { [number]: { value: '4444', sourceType: 'SSN4' } },
    });
    expect(await store.applications.openSecrets(id, [dob, number])).toEqual({
      ...before,
      [number]: '4444',
    });
    expect(
      await database.run(sql`select seal_format from people where application_id = ${id}`),
    ).toEqual([{ sealFormat: 2 }]);
    expect(await fingerprint()).not.toEqual(known);
    await store.applications.saveAnswers({
      id,
      userId,
      version: version + 1,
      actor: userId,
      answers: {},
      secrets: { [number]: { value: before[number] ?? '', sourceType: 'SSN4' } },
    });
    expect(await fingerprint()).toEqual(known);
    expect((await loadOrThrow(store, id)).taxIdChangesLeft).toBe(3); // a migrated number counts as submitted before
  });
});
