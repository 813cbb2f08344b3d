import { relative } from 'node:path';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { textBucket } from '@signet/rulebook/phone/text-limits';
import { beforeAll, expect, test } from 'vitest';
import type { NewBank } from '../../bank/linked-bank.ts';
import { buildStore } from '../../store.ts';
import { callAnnouncementStatements } from '../../testing/announcement-statements.ts';
import { callBankStatements, callMovingStatements } from '../../testing/bank-statements.ts';
import { callCardStatements } from '../../testing/card-statements.ts';
import { callClosingStatements } from '../../testing/closing-statements.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { callInsightStatements } from '../../testing/insight-statements.ts';
import { callJobStatements } from '../../testing/job-statements.ts';
import { callKeyStatements, callRedaction } from '../../testing/key-statements.ts';
import { callOngoingStatements } from '../../testing/ongoing-statements.ts';
import { callOrderStatements } from '../../testing/order-statements.ts';
import { callCompanyStatements, callOwnerStatements } from '../../testing/owner-statements.ts';
import { callPartnerStatements } from '../../testing/partner-statements.ts';
import { callPhoneStatements } from '../../testing/phone-statements.ts';
import { callPolicyStatements } from '../../testing/policy-statements.ts';
import { callReviewStatements } from '../../testing/review-statements.ts';
import { callsInProduct, SOURCES, type StatementCall } from '../../testing/statement-calls.ts';
import { callSupportStatements } from '../../testing/support-statements.ts';
import { checkpoint, doDuties, reconcile, rekey, sweep } from '../../testing/test-duties.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  STORE_TEST_PHONE,
  STORE_TEST_TERMS,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { buildIdempotency } from '../http/idempotency-store.ts';
import { withNewestInUse, withNewVersion } from '../seal/key-file.ts';
import { assertKeyKnown } from '../seal/key-version-store.ts';
import { buildSealer } from '../seal/seal.ts';
import type { Database, Db, Tx } from './database.ts';
import { type Query, rowsOf, type Sql, sql, statementOf } from './sql.ts';

/**
 * An executed statement: the source lines that led to it, innermost first, its index in the call,
 * and its columns.
 */
type Ran = { frames: readonly string[]; at: number; text: string; columns: readonly string[] };

const framesOf = (stack = ''): string[] =>
  [...stack.matchAll(/(\/[^\s():]+\.ts):(\d+):\d+/g)].map(
    ([, file = '', line]) => `${relative(SOURCES, file)}:${line}`,
  );

/** Records the columns of each statement, whether or not it finds a row. */
function noting(database: Database, ran: Ran[]): Database {
  const on = (db: Db): Db => {
    const take = async <Row>(
      query: Query,
      at: number,
      frames: readonly string[],
    ): Promise<Row[]> => {
      const { text, values } = statementOf(query);
      const answer = await db.boss.executeSql(text, values);
      const { fields } = answer as typeof answer & { fields: { name: string }[] }; // both drivers report them
      const [names = {}] = rowsOf<Record<string, unknown>>([
        Object.fromEntries(fields.map(({ name }) => [name, true])),
      ]);
      ran.push({ frames, at, text, columns: Object.keys(names).sort() });
      return rowsOf<Row>(answer.rows);
    };
    return {
      ...db,
      run: (query) => take(query, 0, framesOf(new Error().stack)),
      runTogether: async <Rows extends readonly unknown[]>(
        queries: { [At in keyof Rows]: Sql },
      ) => {
        const frames = framesOf(new Error().stack);
        const answers: unknown[][] = [];
        for (const [at, query] of (queries as readonly Sql[]).entries())
          answers.push(await take(query, at, frames));
        return answers as { [At in keyof Rows]: Rows[At][] }; // the queries' author names the rows
      },
    };
  };
  const within = (tx: Tx): Tx => ({
    ...tx,
    ...on(tx),
    send: (query) => {
      const frames = framesOf(new Error().stack);
      ran.push({ frames, at: 0, text: statementOf(query).text, columns: [] });
      tx.send(query);
    },
  });
  return {
    ...database,
    ...on(database),
    transaction: (work) => database.transaction((tx) => work(within(tx))),
    commitWith: (work) => database.commitWith((tx) => work(within(tx))),
  };
}

const BANK: Omit<NewBank, 'id' | 'actor'> = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
  status: 'PENDING',
};
const DECISION = {
  outcome: 'PENDING',
  rowId: 'row',
  evidence: {},
  version: 'v',
  decidedBy: 'rules',
  actor: 'rules',
} as const;
const MESSAGE = {
  channel: 'email',
  template: 'test',
  to: 'ana@example.com',
  text: 'text',
} as const;

async function callAll(at: StoreUnderTest): Promise<void> {
  const { store, clock, database, sealer, keys } = at;
  const { applications, owners, inquiries, linkTokens, idempotency, outbox, audit } = store;
  const phone = STORE_TEST_PHONE;
  const actor = 'test';

  const userId = await newUser(store);
  const { token } = await store.sessions.create({ userId, authenticatedAt: clock.now() });
  await clock.advance(LIMITS.sessionTouchMs + 1); // uses within a minute are not recorded
  await store.sessions.load(token);
  const signIn = {
    state: 'state',
    verifier: 'verifier',
    nonce: 'nonce',
    path: '/',
    portal: 'POYNT',
    reauthenticate: false,
    ip: '203.0.113.7',
  } as const;
  await store.signIns.begin(signIn);
  await store.signIns.take('state');
  await store.keys.claim();
  await assertKeyKnown({ database, sealer }, 'pepper');

  const draft = await applicationWithPhone(store);
  await applications.load(draft.id, draft.userId);
  await store.callers.load({ token, applicationId: draft.id, key: 'key' });
  const secrets = { 'applicant.dob': { value: '1980-01-31' } };
  const saved = {
    id: draft.id,
    userId: draft.userId,
    version: draft.version,
    answers: {},
    secrets,
    actor,
  };
  await applications.saveAnswers(saved);
  const before = await loadOrThrow(store, draft.id);
  const one = {
    ...saved,
    version: before.version,
    answers: { 'company.dba': 'Ana' },
    secrets: {},
  };
  await applications.saveAnswers(one);
  await applications.create(newApplication(userId, { find: true }));
  for (const [turn, value] of ['7294', '8512'].entries())
    await applications.saveAnswers({
      ...one,
      version: before.version + 1 + turn,
      secrets: { 'applicant.governmentIdentification.value': { value } },
    });
  const { id: chosen } = await applications.create(
    newApplication(userId, { referralUrlId: 'chosen' }),
  );
  const choice = { words: ['bakery'], shown: 1, chosen: 12 };
  await applications.onboard({ id: chosen, userId, terms: STORE_TEST_TERMS, actor, choice });
  await applications.openSecrets(draft.id, ['applicant.dob'], actor);
  await applications.secretsThatDiffer(draft.id, secrets);
  await applications.duplicates(draft.id);
  await store.banks.defer({ id: draft.id, actor });
  const { id: bankId } = await store.banks.add({ ...BANK, id: draft.id, actor });
  await store.banks.recordCheck({ id: draft.id, bankId, result: 'verified', actor });
  for (const read of [store.banks.forWork, store.banks.primary]) await read(draft.id);
  await callMovingStatements(at, { id: draft.id, bankId });
  await callBankStatements(store, { id: draft.id, bankId, actor });
  await callCardStatements(at, { id: draft.id, actor });
  await store.banks.add({ ...BANK, id: draft.id, actor });
  const { of, customerIdOf, wantsReminders, stopReminders } = { ...store.accounts, ...store.users };
  for (const ask of [of, customerIdOf, wantsReminders, stopReminders]) await ask(draft.userId);
  const sent = await submittedTestApplication(store);
  const { id, round } = sent;
  await database.run(sql`insert into text_counts (limit_id, bucket, shard, sent)
    values ('allHour', ${textBucket('allHour', clock.now() - 600_000)}::bigint, 0, ${PHONE_LIMITS.textsPerHour}::integer)`);
  await buildStore({ database, sealer, clock }).phoneCodes.reserveSend({
    id,
    phone,
    ip: '203.0.113.7',
  });
  await store.textBreakers.state();
  await store.textBreakers.reset('test');
  await callReviewStatements(at);
  const reviewer = (await store.reviewers.list()).at(0) ?? { id: '', name: '' };
  await callInsightStatements(at, store);
  await callSupportStatements(store, { applicationId: id, reviewer });
  await applications.recordEvidence({ id, round, source: 'person', answer: {} });
  await applications.evidence(id, round);
  await applications.recordDecision({ ...DECISION, id, round, stepUp: 'BO_INFO' });
  await callPolicyStatements(at);
  await callOngoingStatements(at, id);
  const seen = async () => ({
    id,
    userId: sent.userId,
    version: (await loadOrThrow(store, id)).version,
    actor,
  });
  const added = await owners.add({
    ...(await seen()),
    type: 'OWNER',
    answers: { firstName: 'Lena', lastName: 'Webb' },
    secrets: {},
  });
  if (!added.saved) throw new Error('the owner was not added');
  const { ownerId } = added;
  await owners.change({ ...(await seen()), ownerId, answers: { firstName: 'Lene' }, secrets: {} });
  await callOwnerStatements(store, { id, ownerId, userId, actor }, (answers) =>
    seen().then((now) => owners.change({ ...now, ownerId, answers, secrets: {} })),
  );
  await callCompanyStatements(store, seen);
  await owners.remove({ ...(await seen()), ownerId });
  await owners.send({ ...(await seen()), boStatus: 'INFO_PROVIDED' });
  await applications.recordDecision({
    ...{ ...DECISION, id, stepUp: 'BO_INFO' },
    round: (await loadOrThrow(store, id)).round,
  });
  await owners.skip({ ...(await seen()), applicantControls: true });
  await applications.reopen({
    id,
    round: (await loadOrThrow(store, id)).round,
    at: clock.now(),
    cause: 'test',
    actor,
  });
  const type = 'FULL_SSN';
  const { round: last } = await loadOrThrow(store, id);
  await applications.recordDecision({ ...DECISION, id, round: last, stepUp: type });
  await applications.completeStepUp({ id, type, result: 'done', actor, reopen: true });
  await database.run(sql`insert into step_ups (application_id, round, type, requested_at)
    values (${id}, 8, 'FULL_SSN', 0), (${id}, 9, 'BUSINESS_INFO', 0)`);
  await applications.answerStepUp({
    id,
    type: 'FULL_SSN',
    answers: { [APPLICANT_PHONE_PATH]: phone },
    secrets,
    actor,
  });
  const moved = { id, round: (await loadOrThrow(store, id)).round, actor };
  await applications.submitTaxId({ ...moved, stepUp: 'BUSINESS_INFO', answers: {}, secrets: {} });
  await database.run(
    sql`update applications set application_level = 'BASIC', decision = 'APPROVED_PENDING', checking_since = null where id = ${id}`,
  );
  await applications.requestFullOnboarding({ id, userId: sent.userId, actor });
  await database.run(
    sql`update applications set application_level = 'FULL', decision = 'PENDING' where id = ${id}`,
  );
  await applications.requestReview({ id, answerBy: '2026-01-05', actor, messages: [] });

  await callPhoneStatements(at, { id, userId, phone });
  const mode = 'identification';
  for (let tries = 0; tries <= IDENTITY_LIMITS.photoIdAttempts; tries++)
    await inquiries.reserveTry({ id, mode, withSelfie: false, consented: false, actor });
  await inquiries.giveBack({ id, mode, reservedAt: clock.now() });
  const begun = {
    id,
    mode,
    inquiryId: 'inq_1',
    vendor: 'persona',
    withSelfie: false,
    actor,
  } as const;
  await inquiries.begun(begun);
  await inquiries.find('inq_1');
  for (const reading of [
    { status: 'TIMEOUT', rank: 1 },
    { status: 'RECEIVED', result: 'passed', rank: 3 },
  ] as const)
    await inquiries.settle({
      ...{ id: 'inq_1', applicationId: id, mode, vendorStatus: 'completed' },
      reading,
      actor,
    });
  await inquiries.requestManualReview({ id, mode, actor });
  await inquiries.heard({
    vendor: 'persona',
    eventId: 'event',
    name: 'name',
    inquiryId: 'inq_1',
    happenedAt: clock.now(),
  });
  await callOrderStatements(store);
  const link = { applicationId: id, purpose: 'tax-information', detail: 'SSN9' } as const;
  let mailed = '';
  const message = (given: string) => {
    mailed = given;
    return MESSAGE;
  };
  await linkTokens.mail({ ...link, mailedFor: 'test', actor, message });
  await linkTokens.preview(mailed);
  for (const key of ['one', 'two']) await linkTokens.open(mailed, key);

  const once = { key: 'key', userId, route: 'POST /', body: '{}' };
  for (let tries = 0; tries < 2; tries++) await idempotency.begin(once);
  await idempotency.finish(once, { status: 200, reply: {} });
  await idempotency.release(once);
  await callJobStatements(at);
  await callAnnouncementStatements(database, id);
  const { id: outboxId } = await outbox.add(MESSAGE);
  await outbox.claim(outboxId);
  await outbox.sent(outboxId);
  const rotated = buildSealer(withNewestInUse(withNewVersion(keys, 'fingerprint'), 'fingerprint'));
  const rotating = buildStore({ database, clock, sealer: rotated });
  await rotating.banks.add({ ...BANK, id: draft.id, actor });
  await rotating.applications.duplicates(id);
  await rekey(rotating);
  await rotating.keys.inUse();
  await rotating.keys.forget('keyEncryption', [9]);
  // After the rekeying above, whose keys could not open what this seals.
  await callPartnerStatements({ store, database, clock, keys });
  await outbox.failed(outboxId);
  await outbox.dropped(outboxId);
  await audit.verify(id);
  await database.run(
    sql`insert into audit_checkpoints (seq, at, heads, before, hash) values (1, 0, '[]', '', '')`,
  ); // former
  await checkpoint(store);
  await audit.verifyAll();
  await store.browserErrors.add({
    release: 'r',
    fingerprint: 'f',
    kind: 'Error',
    messageHash: '0',
    frames: [],
    page: 'bank',
  });
  await applications.create(newApplication(userId));
  const [person] = await database.run<{ emailAddress: string }>(
    sql`select email_address from users where id = ${userId}`,
  );
  await store.exportPerson(person?.emailAddress ?? '');
  // Exists until it is dropped, so erasure must cover it.
  await database.run(sql`create table owners_v1 (application_id text)`);
  const [declined, home] = [
    await submittedTestApplication(store),
    await submittedTestApplication(store),
  ];
  await applications.recordDecision({
    ...DECISION,
    id: home.id,
    round: home.round,
    outcome: 'APPROVED',
  });
  const owned = { ...home, businessId: home.business.id, actor };
  const further = await applications.openStore(owned);
  for (const erased of [
    sent.id,
    (await submittedTestApplication(store)).id,
    draft.id,
    further.application.id,
  ])
    await store.erase(erased, actor);
  await applications.recordDecision({
    ...DECISION,
    id: declined.id,
    round: declined.round,
    outcome: 'DECLINED',
  });
  await store.banks.add({ ...BANK, id: declined.id, actor });
  await callClosingStatements(store, owned, { bank: { ...BANK, actor }, decision: DECISION });
  await clock.advance(200 * 24 * 3_600_000);
  await store.sessions.end(token);
  await callRedaction({ database, clock, sealer }, home.id);
  await sweep(store);
  await reconcile(store);
  await doDuties(store, ['audit.archive']);
  const [archived] = await store.auditArchives.months();
  await store.auditArchives.read(archived?.month ?? '');
  await doDuties(store, ['partitions.audit']);
  await database.run(sql`alter table audit disable trigger user`); // the line that was written anew
  await database.run(sql`delete from audit where application_id = ${home.id}`);
  await database.run(sql`alter table audit enable trigger user`);
  await clock.advance(LIMITS.auditKeptMs + 40 * 24 * 3_600_000);
  await doDuties(store, ['audit.archive', 'audit.drop']);
  await buildIdempotency({ database, sealer, clock }).forgetRunning(); // the store only calls it on PGlite
  await callKeyStatements({ database, clock, sealer }); // last, because it takes the halves away
}

/** Found once for both databases. */
let known: StatementCall[] | undefined;

forEachDatabase('the statements of the product', (open) => {
  const ran: Ran[] = [];
  let calls: ReadonlyMap<string, StatementCall>;
  beforeAll(async () => {
    known ??= callsInProduct();
    calls = new Map(known.map((call) => [call.place, call]));
    if (calls.size < known.length)
      throw new Error('two statements are on one line and cannot be told apart');
    const at = await openStore(async (options) => {
      const opened = await open(options);
      return { ...opened, database: noting(opened.database, ran) };
    });
    await callAll(at);
  });
  /**
   * The calls that led to a statement, innermost first. None for a key half, which is read within
   * the statement of another.
   */
  const callsOf = ({ frames }: Ran): StatementCall[] =>
    frames.some((place) => place.startsWith('platform/seal/key-half-store.ts:'))
      ? []
      : frames.flatMap((place) => calls.get(place) ?? []);

  test('each statement runs on the migrated tables', () => {
    const reached = new Set(ran.flatMap(callsOf).map(({ place }) => place));
    expect([...calls.keys()].filter((place) => !reached.has(place))).toEqual([]);
  });

  test('each statement returns the columns of its row type', () => {
    const wrong = ran.flatMap((statement) => {
      const [own, caller] = callsOf(statement);
      const named = own?.rows[statement.at];
      if (named === 'caller' && caller === undefined)
        throw new Error(`nobody names the rows of ${own?.place}`);
      const fields = named === 'caller' ? caller?.rows[0] : named;
      if (fields === undefined || JSON.stringify(fields) === JSON.stringify(statement.columns))
        return [];
      return [{ place: own?.place, fields, columns: statement.columns }];
    });
    expect(wrong).toEqual([]);
  });
});
