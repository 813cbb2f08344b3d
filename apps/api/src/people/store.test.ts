import { beforeAll, expect, test } from 'vitest';
import { ownersOf } from '../application/facts.ts';
import { sealContext } from '../application/sealed-subject.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  openStore,
  runConcurrently,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../testing/test-store.ts';
import { ownerFactsOf } from './view.ts';

const LENA = {
  firstName: 'Lena',
  lastName: 'Webb',
  email: 'lena@example.com',
  phone: '3035550177',
  ownershipPercentage: '33.33',
};
const SIN = { value: '130692544', sourceType: 'SIN' } as const;

forEachDatabase('the list of owners', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  /** An application awaiting its owner list. */
  async function asked(
    more: Parameters<typeof applicationWithPhone>[1] = {},
  ): Promise<StoredApplication> {
    const { id, userId } = await applicationWithPhone(at.store, more);
    await at.store.applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor: userId });
    const { round } = await loadOrThrow(at.store, id);
    await at.store.applications.recordDecision({
      id,
      round,
      outcome: 'PENDING',
      rowId: '8-partners',
      evidence: {},
      version: 'v',
      stepUp: 'BO_INFO',
      decidedBy: 'rules',
      actor: 'rules',
    });
    return loadOrThrow(at.store, id);
  }
  const seenOf = ({ id, userId, version }: StoredApplication) => ({
    id,
    userId,
    version,
    actor: userId,
  });
  const lenaAt = (application: StoredApplication, secrets = {}, answers = {}) => ({
    ...seenOf(application),
    type: 'OWNER' as const,
    answers: { ...LENA, ...answers },
    secrets,
  });
  const ownAt = (application: StoredApplication) => ({
    ...seenOf(application),
    type: 'APPLICANT_OWNER' as const,
    answers: { ownershipPercentage: '60', isController: true },
    secrets: {},
  });

  test('an owner is stored under the paths of the form, the applicant first', async () => {
    const before = await asked();
    const added = await at.store.owners.add(
      lenaAt(before, { dob: { value: '1981-03-04' }, 'governmentIdentification.value': SIN }),
    );
    expect(added.saved).toBe(true);
    await at.store.owners.add(ownAt(await loadOrThrow(at.store, before.id)));
    const application = await loadOrThrow(at.store, before.id);
    expect(application.version).toBe(before.version + 2);
    const listed = ownersOf(application);
    expect(listed.map(({ isVerified }) => isVerified)).toEqual([false, false]);
    expect(listed[1]?.secretsOnFile).toEqual({
      birthDate: {},
      personTaxId: { last4: '2544', sourceType: 'SIN' },
    });
    expect(
      listed
        .map(ownerFactsOf)
        .map(({ type, answers, given }) => ({ type, answers, given: [...given] })),
    ).toEqual([
      {
        type: 'APPLICANT_OWNER',
        answers: {
          ownershipPercentage: '60',
          isController: true,
          noAddressOrDob: false,
          noSsn: false,
        },
        given: [],
      },
      {
        type: 'OWNER',
        answers: {
          ...LENA,
          hasOneName: false,
          isController: false,
          noAddressOrDob: false,
          noSsn: false,
        },
        given: ['dob', 'governmentIdentification.value'],
      },
    ]);
  });

  test('seals secrets bound to their place, and removes an empty one', async () => {
    const before = await asked();
    const added = await at.store.owners.add(
      lenaAt(before, { dob: { value: '1981-03-04' }, 'governmentIdentification.value': SIN }),
    );
    const ownerId = added.saved ? added.ownerId : '';
    const rows = () =>
      at.database.run<Record<string, string>>(
        sql`select birth_date_sealed, tax_id_sealed, tax_id_hmac, tax_id_last4 from people where id = ${ownerId}`,
      );
    const [row = {}] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/1981|130692544/);
    expect(
      at.sealer.open(
        before.dataKey,
        sealContext({ side: 'owner', id: ownerId, applicationId: before.id }, 'tax_id_sealed'),
        row.taxIdSealed ?? '',
      ),
    ).toBe(SIN.value);
    expect(() =>
      at.sealer.open(
        before.dataKey,
        sealContext({ side: 'owner', id: ownerId, applicationId: before.id }, 'birth_date_sealed'),
        row.taxIdSealed ?? '',
      ),
    ).toThrow('does not open');
    const now = await loadOrThrow(at.store, before.id);
    const empty = { dob: { value: '' }, 'governmentIdentification.value': { value: '' } };
    await at.store.owners.change({ ...lenaAt(now, empty), answers: { phone: '' }, ownerId });
    expect(await rows()).toEqual([{}]);
    const [lena] = ownersOf(await loadOrThrow(at.store, before.id));
    expect(lena).toMatchObject({ answers: { firstName: 'Lena' }, secretsOnFile: {} });
    expect(lena?.answers).not.toHaveProperty('phone');
  });

  test('of 20 writes with one version one succeeds and the others conflict', async () => {
    const before = await asked();
    const added = await runConcurrently(20, (turn) =>
      at.store.owners.add(lenaAt(before, {}, { email: `${turn}@example.com` })),
    );
    expect(added.filter(({ saved }) => saved)).toHaveLength(1);
    expect(
      added.filter((one) => !one.saved).every((one) => !one.saved && one.why === 'stale'),
    ).toBe(true);
    const application = await loadOrThrow(at.store, before.id);
    expect([ownersOf(application).length, application.version]).toEqual([1, before.version + 1]);
    expect(await at.store.audit.verify(before.id)).toMatchObject({ ok: true });
  });

  test('refuses a tax id twice among owners and applicant', async () => {
    const first = await asked({
      secrets: {
        'applicant.governmentIdentification.value': { value: '046454286', sourceType: 'SIN' },
      },
    });
    const number = (value: string) => ({
      'governmentIdentification.value': { value, sourceType: 'SIN' as const },
    });
    expect(await at.store.owners.add(lenaAt(first, number('046454286')))).toEqual({
      saved: false,
      why: 'sameTaxId',
    });
    const added = await at.store.owners.add(lenaAt(first, number('130692544')));
    const second = await loadOrThrow(at.store, first.id);
    expect(await at.store.owners.add(lenaAt(second, number('130692544')))).toEqual({
      saved: false,
      why: 'sameTaxId',
    });
    const again = {
      ...lenaAt(second, number('130692544')),
      ownerId: added.saved ? added.ownerId : '',
    };
    expect(await at.store.owners.change(again)).toMatchObject({ saved: true });
    const four = {
      'governmentIdentification.value': { value: '4321', sourceType: 'SSN4' as const },
    };
    const third = await loadOrThrow(at.store, first.id);
    await at.store.owners.add(lenaAt(third, four));
    expect(
      await at.store.owners.add(lenaAt(await loadOrThrow(at.store, first.id), four)),
    ).toMatchObject({ saved: true });
  });

  test('submitting ends the step once, and a parallel deletion wins or loses as a whole', async () => {
    const before = await asked();
    const added = await at.store.owners.add(lenaAt(before));
    const ownerId = added.saved ? added.ownerId : '';
    const seen = seenOf(await loadOrThrow(at.store, before.id));
    const [sent, removed] = await Promise.all([
      at.store.owners.send({ ...seen, boStatus: 'INFO_PROVIDED' }),
      at.store.owners.remove({ ...seen, ownerId }),
    ]);
    expect([sent.saved, removed.saved].filter(Boolean)).toHaveLength(1);
    const after = await loadOrThrow(at.store, before.id);
    expect([after.boStatus, ownersOf(after).length, after.round]).toEqual(
      sent.saved ? ['INFO_PROVIDED', 1, before.round + 1] : ['NONE', 0, before.round],
    );
    const again = await at.store.owners.send({ ...seenOf(after), boStatus: 'INFO_PROVIDED' });
    expect(again.saved).toBe(!sent.saved);
    expect((await loadOrThrow(at.store, before.id)).stepUps).toMatchObject([
      { type: 'BO_INFO', result: 'done' },
    ]);
    expect((await at.store.owners.add(lenaAt(await loadOrThrow(at.store, before.id)))).saved).toBe(
      false,
    );
  });

  test('skipping deletes only the other owners, and a foreign call does nothing', async () => {
    const before = await asked({
      answers: { 'company.hasPartners': true, 'company.registered': true },
    });
    await at.store.owners.add(lenaAt(before));
    await at.store.owners.add({
      ...ownAt(await loadOrThrow(at.store, before.id)),
      answers: { ownershipPercentage: '60', isController: false },
    });
    const now = await loadOrThrow(at.store, before.id);
    expect(
      await at.store.owners.skip({ ...seenOf(now), userId: 'somebody', applicantControls: true }),
    ).toEqual({ saved: false });
    expect(await at.store.owners.skip({ ...seenOf(now), applicantControls: true })).toMatchObject({
      saved: true,
    });
    const application = await loadOrThrow(at.store, before.id);
    const { answers, boStatus, checkingSince } = application;
    expect(
      ownersOf(application)
        .map(ownerFactsOf)
        .map(({ type, answers: own }) => [type, own.isController]),
    ).toEqual([['APPLICANT_OWNER', true]]);
    expect([answers['company.hasPartners'], boStatus, checkingSince !== undefined]).toEqual([
      false,
      'NONE',
      true,
    ]);
  });
});
