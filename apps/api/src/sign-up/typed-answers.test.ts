import type { Boot } from '@signet/rulebook/boot';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { mailTo } from '@signet/testing/applications';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  newVisitor,
  signInPersona,
  submittedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';
import { acceptedPartner, askedForPartners, pathOf } from '../testing/test-partners.ts';
import { loadOrThrow, STORE_TEST_TERMS } from '../testing/test-store.ts';

const CITY = 'company.address.city';
type Kept = Problem & { kept?: boolean };

onPostgres('answers that were typed and not sent', (open) => {
  const at = testApi(open);

  const keep = (visitor: TestVisitor, id: string, form: string, typed: object, over: object = {}) =>
    visitor.send<Kept>('PUT', pathOf('keepTypedAnswers', id).replace('{form}', form), {
      typed,
      over,
    });
  const rows = (id: string) =>
    at.database.run<{ answersSealed: string }>(
      sql`select answers_sealed from typed_answers where application_id = ${id}`,
    );
  const begun = async () => {
    const { visitor, who, view } = await completedApplication(at, 'ana');
    const kept = async (): Promise<Boot['typedAnswers']> =>
      at.deps.store.typedAnswers.of({ id: view.id, userId: await ownerOf(view.id) });
    return {
      visitor,
      who,
      id: view.id,
      version: view.version,
      city: view.company.address?.city ?? '',
      kept,
    };
  };
  const ownerOf = async (id: string) =>
    (
      await at.database.run<{ userId: string }>(
        sql`select user_id from applications where id = ${id}`,
      )
    )[0]?.userId ?? '';

  test('are kept until overwritten or removed, without changing the application', async () => {
    const { visitor, id, version, city, kept } = await begun();
    expect(
      (await keep(visitor, id, 'address', { [CITY]: 'Oakland' }, { [CITY]: city })).body,
    ).toEqual({ kept: true });
    expect(await kept()).toEqual({
      address: { typed: { [CITY]: 'Oakland' }, over: { [CITY]: city } },
    });
    expect((await visitor.get(`/api/v2/applications/${id}`)).body).toMatchObject({
      version,
      company: { address: { city } },
    });
    await keep(visitor, id, 'address', { [CITY]: 'Berkeley' }, { [CITY]: city });
    expect((await kept())?.address?.typed).toEqual({ [CITY]: 'Berkeley' });
    await keep(visitor, id, 'address', {}, {});
    expect(await kept()).toEqual({});
  });

  test('are sealed', async () => {
    const { visitor, id } = await begun();
    await keep(visitor, id, 'address', { [CITY]: 'Oakland' });
    expect((await rows(id)).map(({ answersSealed }) => answersSealed)).toEqual([
      expect.not.stringContaining('Oakland'),
    ]);
  });

  test('are not kept over answers that were saved meanwhile', async () => {
    const { visitor, id, kept } = await begun();
    expect(
      (await keep(visitor, id, 'address', { [CITY]: 'Oakland' }, { [CITY]: 'Elsewhere' })).body,
    ).toEqual({ kept: false });
    expect(await kept()).toEqual({});
  });

  test('of a foreign application get the same 404 as of an unknown one', async () => {
    const { id } = await begun();
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await keep(other, id, 'address', { [CITY]: 'Oakland' })).body.code).toBe(
      'application.notFound',
    );
    expect((await keep(newVisitor(at), id, 'address', { [CITY]: 'Oakland' })).status).toBe(401);
    expect(await rows(id)).toEqual([]);
  });

  test.each([
    ['a secret', 'ownerIdentity', { 'applicant.dob': '1980-01-31' }, 422],
    ['a number', 'ownerIdentity', { 'applicant.governmentIdentification.value': '7294' }, 422],
    ['an answer of another form', 'address', { 'applicant.name.firstName': 'Ana' }, 422],
    ['an unknown name', 'address', { 'company.address.__proto__': 'x' }, 422],
    [
      'something that no field takes',
      'applicant',
      { 'applicant.email.emailAddress': 'not an address' },
      422,
    ],
    ['a number in place of text', 'address', { [CITY]: 7 }, 422],
    ['a card number', 'address', { 'company.address.line1': '4242 4242 4242 4242' }, 422],
    ['a body of 10 KB', 'address', { [CITY]: 'x'.repeat(10_240) }, 413],
    ['a form that keeps nothing', 'manualBank', { accountNumber: '1' }, 422],
  ])('%s is refused', async (_name, form, typed, status) => {
    const { visitor, id } = await begun();
    expect((await keep(visitor, id, form, typed)).status).toBe(status);
    expect(await rows(id)).toEqual([]);
  });

  test('are limited by the minute', async () => {
    const { visitor, id } = await begun();
    await keep(visitor, id, 'address', { [CITY]: 'Oakland' });
    await at.database.run(sql`update request_counts set requests = ${LIMITS.typedAnswersPerMinute * at.deps.config.limitFactor}::integer
      where kind = 'typedAnswers'`);
    const { status, body } = await keep(visitor, id, 'address', { [CITY]: 'Berkeley' });
    expect([status, body.code]).toEqual([429, 'request.rateLimited']);
    await at.database.run(sql`delete from request_counts where kind = 'typedAnswers'`);
  });

  test('are refused once the application was sent', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    expect((await keep(visitor, view.id, 'address', { [CITY]: 'Oakland' })).body.code).toBe(
      'application.alreadySubmitted',
    );
  });

  test('expire, are exported in plain text to their person, and are erased with the application', async () => {
    const { visitor, who, id } = await begun();
    await keep(visitor, id, 'address', { [CITY]: 'Oakland' });
    expect((await at.deps.store.exportPerson(mailTo(who))).typed_answers).toEqual([
      { application_id: id, form: 'address', typed_at: expect.any(Number), [CITY]: 'Oakland' },
    ]);
    const userId = await ownerOf(id);
    const { dataKey } = (await at.deps.store.applications.loadForWork(id)) ?? {};
    await at.deps.store.erase(id, 'test');
    expect(await rows(id)).toEqual([]);
    const late = { id, userId, form: 'address', typed: { [CITY]: 'Oakland' }, over: {} } as const;
    if (dataKey === undefined) throw new Error('no key');
    expect(await at.deps.store.typedAnswers.keep({ ...late, dataKey })).toEqual({
      kept: false,
      why: 'gone',
    });

    const { visitor: another, id: old } = await begun();
    await keep(another, old, 'address', { [CITY]: 'Oakland' });
    await at.database.run(
      sql`update typed_answers set typed_at = ${at.clock.now() - RETENTION.typedAnswers.keepMs - 1}::bigint where application_id = ${old}`,
    );
    await sweep(at.deps.store);
    expect(await rows(old)).toEqual([]);
  });

  test('are removed at submission, and refused after it', async () => {
    const { visitor, id } = await begun();
    await keep(visitor, id, 'address', { [CITY]: 'Oakland' });
    expect(await rows(id)).toHaveLength(1);
    const { applications, typedAnswers } = at.deps.store;
    const { userId, dataKey } = await loadOrThrow(at.deps.store, id);
    await applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId });
    expect(await rows(id)).toEqual([]);
    await typedAnswers.keep({
      ...{ id, userId, form: 'address', typed: { [CITY]: 'Oakland' }, over: {}, dataKey },
    });
    expect(await rows(id)).toEqual([]);
  });

  test('of an invited owner are theirs only, until they have confirmed', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const path = pathOf('keepOwnTypedAnswers', applicant.id, lena.ownerId).replace(
      '{form}',
      'partnerDetails',
    );
    const typed = { 'address.city': 'Boulder' };
    const over = { firstName: 'Lena', lastName: 'Webb', phone: '3035550177', 'address.city': '' };
    expect((await lena.visitor.send<Kept>('PUT', path, { typed, over })).body).toEqual({
      kept: true,
    });
    expect((await applicant.visitor.send<Kept>('PUT', path, { typed, over })).status).toBe(404);
    expect((await at.deps.store.exportPerson(mailTo(applicant.who))).typed_answers).toBeUndefined();
    expect((await at.deps.store.exportPerson(lena.email)).typed_answers).toMatchObject([typed]);
  });
});
