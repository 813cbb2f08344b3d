import type { Answers } from '@signet/rulebook/answer-rows';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import type { SavedAnswers } from '../platform/store-types.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

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

forEachDatabase('a save over an application that the call has read', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const save = async (saved: Omit<SavedAnswers, 'actor'>, database: Database = at.database) =>
    buildStore({ database, sealer: at.sealer, clock: at.clock }).applications.saveAnswers({
      ...saved,
      actor: 'test',
    });

  test.each(SAVES)('answers what a reload shows: $what', async ({ answers, more }) => {
    const before = await applicationWithPhone(at.store);
    const { id, userId, version } = before;
    const saved = await save({ id, userId, version, answers, more, before });
    expect(saved).toEqual({ saved: true, application: await loadOrThrow(at.store, id) });
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
  });

  test('reads nothing again: it is one statement', async () => {
    const before = await applicationWithPhone(at.store);
    let statements = 0;
    const counting: Database = {
      ...at.database,
      run: (query) => {
        statements += 1;
        return at.database.run(query);
      },
      runTogether: (queries) => {
        statements += queries.length;
        return at.database.runTogether(queries);
      },
    };
    const { id, userId, version } = before;
    await save({ id, userId, version, answers: { 'company.dba': 'Ana’s' }, before }, counting);
    expect(statements).toBe(1);
  });

  test('knows of the person’s other application that was approved meanwhile', async () => {
    const before = await applicationWithPhone(at.store);
    const { id, userId, version } = before;
    await at.database.run(sql`insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', a.id || '-x', 'reference', 'OTHER-ONE',
      'referral_url_id', 'other', 'decision', 'APPROVED', 'application_level', 'FULL'))).* from applications a where a.id = ${id}`);
    const saved = await save({ id, userId, version, answers: { 'company.dba': 'Ana’s' }, before });
    expect(before.verifiedElsewhere).toBe(false);
    expect(saved).toMatchObject({ saved: true, application: { verifiedElsewhere: true } });
    expect(saved).toEqual({ saved: true, application: await loadOrThrow(at.store, id) });
  });

  test('that was changed meanwhile is refused, and changes nothing', async () => {
    const before = await applicationWithPhone(at.store);
    const { id, userId, version } = before;
    const one = { id, userId, version, before };
    const first = await save({ ...one, answers: { 'company.dba': 'First' } });
    expect(first.saved).toBe(true);
    expect(await save({ ...one, answers: { 'company.dba': 'Second' } })).toEqual({
      saved: false,
      why: 'stale',
    });
    expect((await loadOrThrow(at.store, id)).answers['company.dba']).toBe('First');
  });

  test('that was sent meanwhile says so, and one that is gone is missing', async () => {
    const { id, userId, version, ...sent } = await submittedTestApplication(at.store);
    const before = { ...sent, id, userId, version, onboardedAt: undefined };
    const answers = { 'company.dba': 'Late' };
    expect(await save({ id, userId, version, answers, before })).toEqual({
      saved: false,
      why: 'sent',
    });
    expect(
      await save({ id: 'urn:app:0000-0000-0000-0000-0000', userId, version, answers, before }),
    ).toEqual({
      saved: false,
      why: 'missing',
    });
  });

  test('loses the proof of a phone that it changes', async () => {
    const before = await applicationWithPhone(at.store);
    const { id, userId, version } = before;
    const phone = before.answers['applicant.phone.localPhoneNumber'];
    await at.database.run(sql`insert into phone_proofs (application_id, person_id, phone, method, proven_at)
      select application_id, id, ${phone}, 'code', 0 from people where application_id = ${id} and role = 'applicant'`);
    const proven = await loadOrThrow(at.store, id);
    expect(proven.phoneProven).toBe(true);
    const saved = await save({
      id,
      userId,
      version,
      answers: { 'applicant.phone.localPhoneNumber': '4155550199' },
      before: proven,
    });
    expect(saved).toMatchObject({ saved: true, application: { phoneProven: false } });
  });
});
