import type { Answers } from '@signet/rulebook/answer-rows';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  newestCode,
  signInPersona,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { type OwnersReply, ownerCalls } from '../testing/test-owners.ts';

const NUMBER = 'governmentIdentification';
const ADDRESS = { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' };
const LENA = {
  firstName: 'Lena',
  lastName: 'Webb',
  email: 'lena@example.com',
  phone: '3035550177',
  ownershipPercentage: '40',
  isController: 'NO',
};
const DETAILS = { dob: '1981-03-04', address: ADDRESS, [NUMBER]: { value: '4321' } };
const OWN_SHARE = { type: 'APPLICANT', ownershipPercentage: '60', isController: 'YES' };
const NO_SIN = { 'applicant.governmentIdentification.value': '' };

onPostgres('the owners of a business', (open) => {
  const at = testApi(open);

  let businesses = 0;
  /** A business awaiting its owner list, with a unique tax id so that it is no duplicate. */
  async function asked(id: 'marcus' | 'chloe' = 'marcus', changed: Answers = {}) {
    businesses += 1;
    const own =
      id === 'marcus'
        ? { 'company.governmentIdentification.value': `8429${20_000 + businesses}` }
        : NO_SIN;
    const { visitor, view, who } = await completedApplication(at, id, {
      'company.hasPartners': true,
      ...own,
      ...changed,
    });
    const terms = { ...TEST_TERMS.terms, id: `merchant-agreement-${who.market.toLowerCase()}` };
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, { terms });
    await waitForDecision(at, visitor, view.id);
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
      code: await newestCode(at, who),
    });
    const { page, owners, version } = await waitForDecision(at, visitor, view.id);
    expect([page, owners?.stage]).toEqual(['owners', 'open']);
    return { visitor, who, id: view.id, ...ownerCalls(visitor, view.id, version) };
  }

  const listed = (reply: { body: OwnersReply }) => reply.body.application.owners?.list ?? [];
  const ownerIn = (reply: { body: OwnersReply }, email = LENA.email) =>
    listed(reply).find((owner) => owner.email === email)?.id ?? '';

  test('a submitted list holds up the payouts only', async () => {
    const { visitor, id, add, change, submit } = await asked();
    expect(listed(await add(OWN_SHARE))).toMatchObject([
      {
        type: 'APPLICANT_OWNER',
        firstName: 'Marcus',
        ownershipPercentage: '60',
        isController: 'YES',
        status: 'completed',
      },
    ]);
    const added = await add(LENA);
    expect([added.status, added.etag, listed(added)[1]]).toMatchObject([
      201,
      `"${added.body.application.version}"`,
      { status: 'incomplete' },
    ]);
    const done = await change(ownerIn(added), DETAILS);
    expect(listed(done)[1]).toMatchObject({
      firstName: 'Lena',
      status: 'completed',
      dob: { onFile: true },
      governmentIdentification: { onFile: true, sourceType: 'SSN4' },
      address: { ...ADDRESS, countryCode: 'US' },
    });
    const sent = await submit();
    expect([sent.status, sent.body.application.boStatus, sent.body.application.page]).toEqual([
      200,
      'INFO_PROVIDED',
      'verifying',
    ]);
    const view = await waitForDecision(at, visitor, id);
    expect([view.decision, view.status.reason?.code, view.page, view.owners?.stage]).toEqual([
      'APPROVED_PENDING',
      'owners.open',
      'owners-bank',
      'closed',
    ]);
    expect(
      view.stepUpDetails.map(({ type, finishedAt }) => [type, finishedAt !== undefined]),
    ).toEqual([
      ['OTP_SMS', true],
      ['BO_INFO', true],
      ['BO_VERIFICATION', false],
    ]);
  });

  test('waits for details that the partner gives, which the applicant may still enter', async () => {
    const { visitor, id, add, submit, code } = await asked();
    await add(OWN_SHARE);
    const ownerId = ownerIn(await add({ ...LENA, ...DETAILS, [NUMBER]: undefined, noSsn: 'YES' }));
    expect((await submit()).body.application.boStatus).toBe('WAITING_FOR_INFO');
    const waiting = await waitForDecision(at, visitor, id);
    expect([waiting.decision, waiting.page, waiting.owners?.stage]).toEqual([
      'APPROVED_PENDING',
      'owners',
      'waiting',
    ]);
    const later = ownerCalls(visitor, id, waiting.version);
    expect(await code(later.add({ ...LENA, email: 'x@example.com' }))).toEqual([
      409,
      'application.stepUpClosed',
      'owners',
    ]);
    expect(await code(later.remove(ownerId))).toEqual([409, 'application.stepUpClosed', 'owners']);
    expect(await code(later.change(ownerId, { ownershipPercentage: '90' }))).toEqual([
      422,
      'owners.shareTotalTooHigh',
      'ownershipPercentage owners.shareTotalTooHigh',
    ]);
    const given = await later.change(ownerId, { noSsn: 'NO', [NUMBER]: { value: '4321' } });
    expect([given.body.application.boStatus, given.body.application.page]).toEqual([
      'INFO_PROVIDED',
      'owners-bank',
    ]);
    expect(listed(await later.change(ownerId, { firstName: 'Eve' }))).toMatchObject([
      {},
      { firstName: 'Eve', status: 'completed' },
    ]);
  });

  test('"nobody else owns a quarter" deletes the others, corrects the answer and decides again', async () => {
    const { visitor, id, add, submit } = await asked();
    await add({ ...OWN_SHARE, isController: 'NO' });
    await add({ ...LENA, ...DETAILS });
    const skipped = await submit({ noPartners: true });
    expect([
      skipped.status,
      listed(skipped).length,
      skipped.body.application.company.hasPartners,
    ]).toEqual([200, 1, 'NO']);
    const view = await waitForDecision(at, visitor, id);
    expect([view.decision, view.boStatus, view.page, view.owners?.list[0]?.isController]).toEqual([
      'APPROVED',
      'NONE',
      'bank',
      'YES',
    ]);
    const rows = await at.database.run(
      sql`select count(*) as left from people where application_id = ${id} and role = 'owner'`,
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect(await at.deps.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test.each<[string, object, (string | number)[]]>([
    [
      'without a name',
      { firstName: '' },
      [422, 'request.validationFailed', 'firstName firstName.required'],
    ],
    [
      'under a quarter',
      { ownershipPercentage: '24.99' },
      [422, 'request.validationFailed', 'ownershipPercentage ownershipPercentage.tooLow'],
    ],
    [
      'over the whole',
      { ownershipPercentage: '100.01' },
      [422, 'request.validationFailed', 'ownershipPercentage ownershipPercentage.tooHigh'],
    ],
    [
      'an invalid number',
      { ownershipPercentage: '1e309' },
      [422, 'request.validationFailed', 'ownershipPercentage ownershipPercentage.format'],
    ],
    [
      'the applicant’s own e-mail',
      { email: 'APPLICANT' },
      [422, 'email.notUnique', 'email email.notUnique'],
    ],
    [
      'a second controller',
      { isController: 'YES' },
      [422, 'owners.controllerNotUnique', 'isController owners.controllerNotUnique'],
    ],
    [
      'a phone of the internet',
      { phone: '3035550199' },
      [422, 'phone.unsupportedLineType', 'phone phone.unsupportedLineType'],
    ],
    [
      'a birth date by itself',
      { dob: '1981-03-04' },
      [
        422,
        'request.validationFailed',
        'address.line1 homeStreet.required',
        'address.city city.required',
        'address.territory homeTerritory.required',
        'address.zip zip.required',
        'governmentIdentification.value ssn4.required',
      ],
    ],
    [
      'a field that no owner has',
      { isVerified: 'YES' },
      [422, 'request.validationFailed', 'isVerified field.unknown'],
    ],
    [
      'an object for a text',
      { firstName: { $ne: '' } },
      [422, 'request.validationFailed', 'firstName field.invalid'],
    ],
  ])('%s: refused at its field', async (_what, changed, said) => {
    const { who, add, code } = await asked();
    await add(OWN_SHARE);
    const email =
      'email' in changed
        ? { email: who.answers['applicant.email.emailAddress']?.toUpperCase() }
        : {};
    expect(await code(add({ ...LENA, ...changed, ...email }))).toEqual(said);
  });

  test('refuses a list with an incomplete owner, and one without partners', async () => {
    const { add, remove, submit, code } = await asked();
    expect(await code(add(LENA))).toEqual([409, 'owners.incomplete']);
    expect(await code(submit())).toEqual([409, 'owners.incomplete']);
    await add(OWN_SHARE);
    expect(await code(add(OWN_SHARE))).toEqual([409, 'application.stepUpClosed', 'owners']);
    expect(await code(submit())).toEqual([409, 'owners.incomplete']);
    const ownerId = ownerIn(await add(LENA));
    expect(await code(add({ ...LENA, email: 'zoe@example.com' }))).toEqual([
      409,
      'owners.incomplete',
    ]);
    expect(await code(submit())).toEqual([409, 'owners.incomplete']);
    const left = await remove(ownerId);
    expect([left.status, listed(left).length, left.body.application.owners?.mayAdd]).toEqual([
      200,
      1,
      true,
    ]);
  });

  test('refuses more than 100 %, less than half without a confirmation, and a list without a controller', async () => {
    const { add, change, submit, code } = await asked();
    const own = listed(await add(OWN_SHARE))[0]?.id ?? '';
    const lena = ownerIn(await add({ ...LENA, ...DETAILS, ownershipPercentage: '40.03' }));
    expect(await code(submit())).toEqual([
      422,
      'owners.shareTotalTooHigh',
      'ownershipPercentage owners.shareTotalTooHigh',
    ]);
    await change(lena, { ownershipPercentage: '25' });
    await change(own, { ownershipPercentage: '24.5', isController: 'NO' });
    expect(await code(submit())).toEqual([
      422,
      'owners.controllerMissing',
      'isController owners.controllerMissing',
    ]);
    const changed = await change(lena, { isController: 'YES' });
    expect(listed(changed).map(({ type }) => type)).toEqual(['APPLICANT', 'OWNER']);
    expect(await code(submit())).toEqual([
      422,
      'owners.shareTotalTooLow',
      'confirmedUnder50 owners.shareTotalTooLow',
    ]);
    expect((await submit({ confirmedUnder50: true })).status).toBe(200);
    expect(await code(submit({ confirmedUnder50: true }))).toEqual([
      409,
      'application.stepUpClosed',
      'verifying',
    ]);
  });

  test('a controller may own nothing', async () => {
    const { add, submit } = await asked();
    await add({ ...OWN_SHARE, ownershipPercentage: '100', isController: 'NO' });
    const added = await add({ ...LENA, ...DETAILS, isController: 'YES', ownershipPercentage: '0' });
    expect([added.status, (await submit()).status]).toEqual([201, 200]);
  });

  test('an update keeps what it does not name; "the partner gives it" removes the details', async () => {
    const { add, change } = await asked();
    await add(OWN_SHARE);
    const id = ownerIn(await add({ ...LENA, ...DETAILS }));
    const kept = await change(id, {
      phone: '3035550178',
      address: { line1: '9 Elm St' },
      [NUMBER]: { value: '' },
    });
    expect(listed(kept)[1]).toMatchObject({
      phone: '3035550178',
      firstName: 'Lena',
      address: ADDRESS,
      status: 'completed',
    });
    const flagged = await change(id, { noAddressOrDob: 'YES' });
    expect(listed(flagged)[1]).toMatchObject({
      status: 'request to be sent',
      governmentIdentification: { onFile: true },
    });
    expect(listed(flagged)[1]).not.toHaveProperty('dob');
    expect(listed(flagged)[1]).not.toHaveProperty('address');
  });

  test('a second tab gets a version conflict, and parallel adds make one owner', async () => {
    const { add, change, remove, submit, seen, code } = await asked();
    await add(OWN_SHARE);
    const before = seen();
    const adds = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        add({ ...LENA, ...DETAILS, email: `${name}@example.com` }, before),
      ),
    );
    expect(adds.map(({ status }) => status).sort()).toEqual([201, 412, 412, 412]);
    const added = adds.find(({ status }) => status === 201);
    const id = (added && listed(added)[1]?.id) ?? '';
    expect(await code(change(id, { ownershipPercentage: '70' }, before))).toEqual([
      412,
      'application.versionConflict',
    ]);
    const now = seen();
    const both = await Promise.all([remove(id, now), submit({}, now)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 412 || status === 409)).toHaveLength(1);
  });

  test('foreign, unknown and malformed owner ids get the same 404', async () => {
    const mine = await asked();
    const theirs = await asked();
    await mine.add(OWN_SHARE);
    const own = listed(await theirs.add(OWN_SHARE))[0]?.id ?? '';
    for (const id of [own, 'urn:own:0000-0000-0000-0000-0000', 'x', '..%2f..'])
      for (const reply of [
        await mine.change(id, { ownershipPercentage: '1' }),
        await mine.remove(id),
      ])
        expect([reply.status, reply.body.code]).toEqual([404, 'application.notFound']);
    const { visitor } = await signInPersona(at, 'ana');
    const stranger = ownerCalls(visitor, theirs.id, theirs.seen());
    expect((await stranger.remove(own)).body.code).toBe('application.notFound');
  });

  test('in Canada no controller is asked for, a SIN is optional, and the same SIN twice is refused', async () => {
    const { add, submit, code } = await asked('chloe', {
      'applicant.governmentIdentification.value': '046454286',
    });
    const luc = {
      firstName: 'Luc',
      lastName: 'Côté',
      email: 'luc@example.com',
      phone: '5145550178',
      ownershipPercentage: '33,5',
    };
    const details = {
      dob: '1980-02-03',
      address: { line1: '25, rue Laurier', city: 'Gatineau', territory: 'QC', zip: 'J8X 4C8' },
    };
    await add({ type: 'APPLICANT', ownershipPercentage: '41,5' });
    const said = 'governmentIdentification.value owners.duplicateTaxId';
    expect(await code(add({ ...luc, ...details, [NUMBER]: { value: '046 454 286' } }))).toEqual([
      422,
      'owners.duplicateTaxId',
      said,
    ]);
    const added = await add({ ...luc, ...details, [NUMBER]: { value: '130 692 544' } });
    expect(listed(added)[1]).toMatchObject({
      ownershipPercentage: '33.5',
      status: 'completed',
      governmentIdentification: { onFile: true, last4: '2544', sourceType: 'SIN' },
    });
    expect(listed(added)[1]).not.toHaveProperty('isController');
    expect(
      await code(
        add({
          ...luc,
          ...details,
          email: 'eve@example.com',
          ownershipPercentage: '25',
          [NUMBER]: { value: '130692544' },
        }),
      ),
    ).toEqual([422, 'owners.duplicateTaxId', said]);
    expect((await submit()).body.application.boStatus).toBe('INFO_PROVIDED');
  });

  test('seals numbers and birth dates, and never returns them', async () => {
    const { visitor, id, add } = await asked('chloe');
    await add({ type: 'APPLICANT', ownershipPercentage: '50' });
    const secret = { dob: '1980-02-03', [NUMBER]: { value: '130692544' } };
    const luc = {
      firstName: 'Luc',
      lastName: 'Roy',
      email: 'luc@example.com',
      phone: '5145550178',
      ownershipPercentage: '30',
    };
    await add({
      ...luc,
      ...secret,
      address: { line1: '25, rue Laurier', city: 'Gatineau', territory: 'QC', zip: 'J8X 4C8' },
    });
    const rows = await at.database.run(
      sql`select to_jsonb(o) as owner from people o where application_id = ${id}`,
    );
    const audit = await at.database.run(sql`select detail from audit where application_id = ${id}`);
    const told = JSON.stringify([
      rows,
      audit,
      (await visitor.get(`/api/v2/applications/${id}`)).body,
    ]);
    expect(told).not.toMatch(/130692544|1980-02-03/);
    expect(told).toContain('"last4":"2544"');
  });

  test('adds one owner for each idempotency key', async () => {
    const { visitor, id, seen } = await asked();
    const own = () =>
      visitor.send<OwnersReply>('POST', `/api/v2/applications/${id}/owners`, OWN_SHARE, {
        version: seen(),
        key: 'once-owner',
      });
    const [first, second] = [await own(), await own()];
    expect([first.status, second.status, listed(second).length]).toEqual([201, 201, 1]);
  });
});
