import { beforeAll, expect, test } from 'vitest';
import { duplicatesQuery } from '../application/secret-store.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  STORE_TEST_TERMS,
  type StoreUnderTest,
  TEST_DRAFT,
} from '../testing/test-store.ts';

const [FIRST, LAST, DOB] = ['applicant.name.firstName', 'applicant.name.lastName', 'applicant.dob'];
const PERSON = 'applicant.governmentIdentification.value';
const COMPANY = 'company.governmentIdentification.value';
const ROWS = 3_000;
const dayMs = 24 * 3_600_000;

type Human = { first: string; last: string; dob: string; number: string };
let humans = 0;
/** A person no other test uses. */
const human = (): Human => {
  humans += 1;
  const letters = [...String(humans)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    first: 'Zoé',
    last: `O’Ree-${letters}`,
    dob: '1980-01-31',
    number: String(900_100_000 + humans),
  };
};
let numbers = 0;
const newEin = (): string => {
  numbers += 1;
  return `5500${String(numbers).padStart(5, '0')}`;
};

onPostgres('the same person', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const secretsOf = ({ dob, number }: Human): SecretAnswers => ({
    [DOB]: { value: dob },
    [PERSON]: { value: number, sourceType: number.length === 4 ? 'SSN4' : 'SSN9' },
  });
  const give = async (id: string, answers: Record<string, string>, secrets: SecretAnswers = {}) => {
    const { userId, version } = await loadOrThrow(at.store, id);
    await at.store.applications.saveAnswers({
      id,
      userId,
      version,
      answers,
      secrets,
      actor: userId,
    });
  };
  /** An application of this person, with its answers saved one by one as in the portal. */
  const applying = async (
    who: Human,
    { userId, ein }: { userId?: string; ein?: string } = {},
  ): Promise<string> => {
    const own = { answers: { ...TEST_DRAFT, [FIRST]: who.first, [LAST]: who.last } };
    const { id } = await at.store.applications.create(
      newApplication(userId ?? (await newUser(at.store)), own),
    );
    await give(
      id,
      {},
      {
        ...secretsOf(who),
        ...(ein === undefined ? {} : { [COMPANY]: { value: ein, sourceType: 'FEIN' } }),
      },
    );
    return id;
  };
  const decide = async (
    id: string,
    outcome: 'APPROVED' | 'DECLINED' | 'PENDING',
    stepUp?: 'BO_INFO',
  ) => {
    const { userId, onboardedAt } = await loadOrThrow(at.store, id);
    if (onboardedAt === undefined)
      await at.store.applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId });
    const { round } = await loadOrThrow(at.store, id);
    const done = {
      rowId: 'r',
      evidence: {},
      version: 'v',
      decidedBy: 'rules',
      actor: 'rules',
    } as const;
    await at.store.applications.recordDecision({ id, round, outcome, stepUp, ...done });
    return userId;
  };
  /** Adds an owner to an application that awaits its list; returns the owner's id. */
  const addOwner = async (id: string, { first, last, dob, number }: Human): Promise<string> => {
    await decide(id, 'PENDING', 'BO_INFO');
    const { userId, version } = await loadOrThrow(at.store, id);
    const added = await at.store.owners.add({
      ...{ id, userId, version, actor: userId, type: 'OWNER' as const },
      answers: {
        firstName: first,
        lastName: last,
        email: 'owner@example.com',
        ownershipPercentage: '30',
      },
      secrets: { dob: { value: dob }, 'governmentIdentification.value': { value: number } },
    });
    if (!added.saved) throw new Error('the owner was not added');
    return added.ownerId;
  };
  /** Submits the owner list and records a final decision. */
  const ended = async (id: string, outcome: 'APPROVED' | 'DECLINED') => {
    const { userId, version } = await loadOrThrow(at.store, id);
    await at.store.owners.send({ id, userId, version, actor: userId, boStatus: 'INFO_PROVIDED' });
    await decide(id, outcome);
  };
  const found = (id: string) => at.store.applications.duplicates(id);

  const FOUR = (who: Human): Human => ({ ...who, number: who.number.slice(-4) });
  test.each<[string, (who: Human) => Human, (who: Human) => Human, 'none' | 'declined']>([
    ['the last four digits on both sides', FOUR, FOUR, 'declined'],
    ['the whole number against four digits', FOUR, (who) => who, 'declined'],
    ['four digits against the whole number', (who) => who, FOUR, 'declined'],
    [
      'the whole number, under another name',
      (who) => who,
      (who) => ({ ...who, last: 'Somebody' }),
      'declined',
    ],
    [
      'a name without its accent and dash',
      FOUR,
      (who) => FOUR({ ...who, first: 'ZOE', last: who.last.replace('-', ' ') }),
      'declined',
    ],
    ['a twin with another birth date', FOUR, (who) => FOUR({ ...who, dob: '1980-02-01' }), 'none'],
    ['a namesake with other digits', FOUR, (who) => FOUR({ ...who, number: '9999' }), 'none'],
    [
      'somebody else with the same birth date and digits',
      FOUR,
      (who) => FOUR({ ...who, first: 'Max' }),
      'none',
    ],
  ])('%s, under another e-mail after a decline', async (_what, before, after, answer) => {
    const who = human();
    await decide(await applying(before(who)), 'DECLINED');
    expect(await found(await applying(after(who)))).toBe(answer);
  });

  type Role = 'applicant' | 'owner' | 'business';
  type Known = 'none' | 'declined' | 'approved';
  const PAIRS: readonly [
    ours: Role,
    theirs: Role,
    by: 'person' | 'number',
    afterDecline: Known,
    besideAccount: Known,
  ][] = [
    ['applicant', 'applicant', 'person', 'declined', 'approved'],
    ['applicant', 'applicant', 'number', 'declined', 'approved'],
    ['applicant', 'owner', 'person', 'declined', 'none'],
    ['applicant', 'owner', 'number', 'declined', 'none'],
    ['owner', 'applicant', 'person', 'declined', 'none'],
    ['owner', 'applicant', 'number', 'declined', 'none'],
    ['owner', 'owner', 'person', 'none', 'none'],
    ['owner', 'owner', 'number', 'none', 'none'],
    ['business', 'business', 'number', 'declined', 'approved'],
    ['business', 'applicant', 'number', 'none', 'none'],
    ['business', 'owner', 'number', 'none', 'none'],
    ['applicant', 'business', 'number', 'none', 'none'],
    ['owner', 'business', 'number', 'none', 'none'],
  ];
  test.each(PAIRS)(
    '%s here, %s there, the same %s',
    async (ours, theirs, by, afterDecline, besideAccount) => {
      const known = human();
      /** An application in which the known person or number has this role. */
      const withRole = async (role: Role, who: Human): Promise<string> => {
        if (role === 'applicant') return applying(who);
        const id = await applying(human(), role === 'business' ? { ein: who.number } : {});
        if (role === 'owner') await addOwner(id, who);
        return id;
      };
      const there = by === 'person' ? FOUR(known) : { ...known, last: `${known.last} Elsewhere` };
      const declined = await withRole(theirs, there);
      const here = await withRole(ours, by === 'person' ? FOUR(known) : known);
      expect(await found(here)).toBe('none');
      await ended(declined, 'DECLINED');
      expect(await found(here)).toBe(afterDecline);
      await at.clock.advance(31 * dayMs);
      await ended(await withRole(theirs, there), 'APPROVED');
      expect(await found(here)).toBe(besideAccount);
    },
  );

  test('a decline counts for 30 days, also for the same account', async () => {
    const who = FOUR(human());
    const userId = await decide(await applying(who), 'DECLINED');
    const again = await applying(who, { userId });
    expect(await found(again)).toBe('declined');
    await at.clock.advance(31 * dayMs);
    expect(await found(again)).toBe('none');
  });

  test('an account counts for another user only, by person and by business number', async () => {
    const [who, ein] = [FOUR(human()), newEin()];
    const userId = await decide(await applying(who, { ein }), 'APPROVED');
    expect(await found(await applying(who))).toBe('approved');
    expect(await found(await applying(FOUR(human()), { ein }))).toBe('approved');
    expect(await found(await applying(who, { userId, ein }))).toBe('none');
  });

  test('nothing is compared where a part of the person is missing', async () => {
    const { dob, ...rest } = FOUR(human());
    await decide(await applying({ ...rest, dob: '' }), 'DECLINED');
    expect(await found(await applying({ ...rest, dob: '' }))).toBe('none');
    expect(await found(await applying({ ...rest, dob }))).toBe('none');
  });

  test('the fingerprint changes with each of its answers, and is removed with them', async () => {
    const who = FOUR(human());
    await decide(await applying(who), 'DECLINED');
    const id = await applying({ ...who, dob: '1999-09-09' });
    expect(await found(id)).toBe('none');
    await give(id, {}, { [DOB]: { value: who.dob } });
    expect(await found(id)).toBe('declined');
    await give(id, { [LAST]: 'Other' });
    expect(await found(id)).toBe('none');
    await give(id, { [LAST]: who.last.toUpperCase() });
    expect(await found(id)).toBe('declined');
    await give(id, {}, { [PERSON]: { value: '' } });
    const [row] = await at.database.run<{ personHmac?: string }>(
      sql`select person_hmac from people where application_id = ${id}`,
    );
    expect(row).toEqual({});
    await give(id, {}, { [PERSON]: { value: who.number } });
    expect(await found(id)).toBe('declined');
  });

  test('a full number from a step-up gives the fingerprint of its last four digits', async () => {
    const who = human();
    await decide(await applying(FOUR({ ...who, number: '4999' })), 'DECLINED');
    const id = await applying(FOUR(who));
    await decide(id, 'PENDING');
    expect(await found(id)).toBe('none');
    const { round } = await loadOrThrow(at.store, id);
    const secrets = { [PERSON]: { value: '900114999', sourceType: 'SSN9' } } as const;
    await at.store.applications.submitTaxId({
      id,
      round,
      stepUp: 'FULL_SSN',
      answers: {},
      secrets,
      actor: 'link',
    });
    expect(await found(id)).toBe('declined');
  });

  test.each([
    ['their whole number', (who: Human): Human => ({ ...who, last: 'Renamed' })],
    ['who they are', FOUR],
  ])(
    'somebody who was declined is known as an owner of another business, by %s',
    async (_what, as) => {
      const who = human();
      await decide(await applying(who), 'DECLINED');
      const id = await applying(human());
      expect(await found(id)).toBe('none');
      await addOwner(id, as(who));
      expect(await found(id)).toBe('declined');
    },
  );

  test('recognizes an owner of a declined business who applies', async () => {
    const who = FOUR(human());
    const business = await applying(human());
    const ownerId = await addOwner(business, who);
    const change = async (answers: Record<string, string>) => {
      const { userId, version } = await loadOrThrow(at.store, business);
      const owner = { id: business, userId, version, actor: userId, ownerId };
      return at.store.owners.change({ ...owner, answers, secrets: {} });
    };
    await change({ firstName: 'Renamed' });
    await ended(business, 'DECLINED');
    const id = await applying(who);
    expect(await found(id)).toBe('none');
    await change({ firstName: who.first });
    expect(await found(id)).toBe('declined');
  });

  test('two businesses may share an owner without consequences for each other', async () => {
    const partner = human();
    const [approved, declined, ours] = [
      await applying(human()),
      await applying(human()),
      await applying(human()),
    ];
    for (const id of [approved, declined, ours]) await addOwner(id, partner);
    await ended(approved, 'APPROVED');
    await ended(declined, 'DECLINED');
    expect(await found(ours)).toBe('none');
  });

  test('an owner of an approved business may open one of their own, and an account holder may own a part of another', async () => {
    const who = human();
    const business = await applying(human());
    await addOwner(business, who);
    await ended(business, 'APPROVED');
    const own = await applying(who);
    expect(await found(own)).toBe('none');
    await decide(own, 'APPROVED');
    const other = await applying(human());
    await addOwner(other, who);
    expect(await found(other)).toBe('none');
  });

  test('a fingerprint stays in the store and differs from that of the tax id', async () => {
    const { id } = await applicationWithPhone(at.store);
    await give(id, {}, secretsOf(human()));
    const [row] = await at.database.run<{ personHmac: string; taxIdHmac: string }>(
      sql`select person_hmac, tax_id_hmac from people where application_id = ${id}`,
    );
    expect(row?.personHmac).toMatch(/^[\w-]{43}$/);
    expect(row?.personHmac).not.toBe(row?.taxIdHmac);
    expect(JSON.stringify(await loadOrThrow(at.store, id))).not.toContain(row?.personHmac);
  });

  test('finds people by fingerprint through an index', async () => {
    const who = FOUR(human());
    const id = await applying(who);
    await at.database.run(sql`with many as (insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, application_level,
      locale, decision, bo_status, round, bank_deferred, data_key, audit_seq, audit_head, created_at, saved_at)
      select 'urn:app:many-' || n, user_id, version, portal, market, currency, 'many-' || n, intent, application_level, locale, decision, bo_status, round,
      bank_deferred, data_key, audit_seq, audit_head, created_at, saved_at from applications, generate_series(1, ${ROWS}::integer) n where id = ${id} returning id)
      insert into businesses (id, application_id, tax_id_sealed, tax_id_hmac, created_at)
      select substr(id, 9), id, '', 'print-' || id, 0 from many`);
    await at.database.run(sql`insert into people (id, application_id, role, tax_id_sealed, tax_id_hmac, person_hmac, created_at)
      select 'many-' || n, 'urn:app:many-' || n, 'applicant', '', 'print-' || n, 'print-' || n, 0 from generate_series(1, ${ROWS}::integer) n`);
    for (const table of ['people', 'businesses', 'applications'])
      await at.database.run({ texts: [`analyze ${table}`], values: [] });
    const plan = JSON.stringify(
      await at.database.run(sql`explain ${duplicatesQuery(id, at.clock.now())}`),
    );
    for (const index of [
      'people_by_tax_id_hmac',
      'people_by_person_hmac',
      'businesses_by_tax_id_hmac',
    ])
      expect(plan).toContain(index);
  });
});
