import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  PARTNER_DETAILS,
  partnerIn,
  partnerNamed,
  partnerVisitor,
} from '../testing/test-partners.ts';

/** A typed share, and the stored value or error. */
const SHARES: readonly (readonly [typed: unknown, outcome: string])[] = [
  ['24.99', 'ownershipPercentage.tooLow'],
  ['24.999', 'ownershipPercentage.tooLow'],
  ['25', '25'],
  ['25.00', '25'],
  ['25,5', '25.5'],
  ['33,33 %', '33.33'],
  [' 40 ', '40'],
  ['100', '100'],
  ['100.01', 'ownershipPercentage.tooHigh'],
  ['101', 'ownershipPercentage.tooHigh'],
  ['0', 'ownershipPercentage.tooLow'],
  ['-25', 'ownershipPercentage.format'],
  ['1e309', 'ownershipPercentage.format'],
  ['1e2', 'ownershipPercentage.format'],
  ['0x19', 'ownershipPercentage.format'],
  ['Infinity', 'ownershipPercentage.format'],
  ['NaN', 'ownershipPercentage.format'],
  ['25.5.5', 'ownershipPercentage.format'],
  ['٢٥', 'ownershipPercentage.format'],
  ['', 'ownershipPercentage.required'],
  [25, 'field.invalid'],
  [['25'], 'field.invalid'],
];

onPostgres('the details of owners', (open) => {
  const at = testApi(open);

  type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
  const viewOf = async ({ visitor, id }: Applicant) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;
  const refusalsOf = ({ body }: Awaited<ReturnType<Applicant['add']>>) =>
    (body.errors ?? []).map(({ code, field }) => `${field} ${code}`);

  test('accepts a share from 25 to 100 with two decimals in either notation, and refuses others at the field', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena', { ownershipPercentage: '30' });
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    const outcomes: unknown[] = [];
    for (const [typed] of SHARES) {
      const before = partnerIn(await viewOf(applicant), partner.email)?.ownershipPercentage;
      const reply = await applicant.change(ownerId, { ownershipPercentage: typed });
      const after = partnerIn(await viewOf(applicant), partner.email)?.ownershipPercentage;
      outcomes.push([typed, reply.status === 200 ? after : reply.body.errors?.[0]?.code]);
      if (reply.status !== 200) expect([typed, reply.status, after]).toEqual([typed, 422, before]);
    }
    expect(outcomes).toEqual(SHARES.map(([typed, outcome]) => [typed, outcome]));
  });

  test('accepts four owners of a quarter each, and refuses a fifth', async () => {
    const applicant = await askedForPartners(at, {}, '25');
    for (const name of ['Lena', 'Sam', 'Kim']) {
      const added = await applicant.add({
        ...partnerNamed(name, { ownershipPercentage: '25' }),
        noAddressOrDob: 'YES',
        noSsn: 'YES',
      });
      expect([name, added.status]).toEqual([name, 201]);
    }
    const fifth = await applicant.add({
      ...partnerNamed('Noor', { ownershipPercentage: '25' }),
      noAddressOrDob: 'YES',
      noSsn: 'YES',
    });
    expect([fifth.status, refusalsOf(fifth)]).toEqual([
      422,
      ['ownershipPercentage owners.tooMany'],
    ]);
    expect((await applicant.submit()).status).toBe(200);
  });

  test('accepts an e-mail address once, in any spelling, and never the applicant’s', async () => {
    const applicant = await askedForPartners(at);
    const lena = partnerNamed('Lena', { noAddressOrDob: 'YES', noSsn: 'YES' });
    await applicant.add(lena);
    const own = applicant.who.answers['applicant.email.emailAddress'] ?? '';
    for (const email of [
      lena.email,
      lena.email.toUpperCase(),
      ` ${lena.email} `,
      own,
      own.toUpperCase(),
    ]) {
      const reply = await applicant.add({
        ...partnerNamed('Sam', { ownershipPercentage: '25' }),
        email,
      });
      expect([email, reply.status, refusalsOf(reply)]).toEqual([
        email,
        422,
        ['email email.notUnique'],
      ]);
    }
    expect((await viewOf(applicant)).owners?.list).toHaveLength(2);
  });

  test('refuses the same name, birth date and last four digits under another address, from either side', async () => {
    const applicant = await askedForPartners(at);
    await applicant.add({
      ...partnerNamed('Lena', { ownershipPercentage: '25' }),
      ...PARTNER_DETAILS,
    });
    const again = {
      ...partnerNamed('lena', { ownershipPercentage: '25', email: 'another.lena@example.com' }),
      ...PARTNER_DETAILS,
    };
    const refused = await applicant.add(again);
    expect([refused.status, refusalsOf(refused)]).toEqual([
      422,
      ['governmentIdentification.value owners.duplicateTaxId'],
    ]);
    const sam = await acceptedPartner(at, applicant, 'Sam', { ownershipPercentage: '25' });
    const said = await sam.details({ ...PARTNER_DETAILS, firstName: 'LENA', lastName: 'Webb' });
    expect([said.status, said.body.errors?.map(({ code }) => code)]).toEqual([
      422,
      ['owners.duplicateTaxId'],
    ]);
    expect((await sam.record()).body.verification).toBe('started');
    // A different name means a different person, even with the same birth date and digits.
    expect((await sam.details()).status).toBe(200);
  });

  test('an applicant invited under another address of theirs cannot accept as an owner', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Marcus', { email: 'marcus.private@example.com' });
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    const [link] = await invitationLinks(at, partner.email);
    const own = await partnerVisitor(
      at,
      applicant.who.answers['applicant.email.emailAddress'] ?? '',
      applicant.id,
      ownerId,
    );
    await own.open(link?.token ?? '');
    expect((await own.accept()).status).toBe(404);
    const calls = await partnerVisitor(at, partner.email, applicant.id, ownerId);
    await calls.open(link?.token ?? '');
    expect((await calls.accept()).status).toBe(200);
    const { answers } = applicant.who;
    const said = await calls.details({
      ...PARTNER_DETAILS,
      firstName: answers['applicant.name.firstName'],
      lastName: answers['applicant.name.lastName'],
      dob: answers['applicant.dob'],
      governmentIdentification: { value: answers['applicant.governmentIdentification.value'] },
    });
    expect([said.status, said.body.errors?.map(({ code }) => code)]).toEqual([
      422,
      ['owners.duplicateTaxId'],
    ]);
    const removed = await applicant.remove(ownerId, (await viewOf(applicant)).version);
    expect(removed.status).toBe(200);
    expect((await calls.record()).status).toBe(404);
  });

  test('removing an owner while they verify ends their pages at once, and late results change nothing', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    await at.queue.runDue();
    const { body } = await lena.startPhotoId();
    expect((await applicant.remove(lena.ownerId, (await viewOf(applicant)).version)).status).toBe(
      200,
    );
    await finishAtVendor(at, body.inquiryId, 'pass');
    const late = [
      lena.record(),
      lena.refreshPhotoId(),
      lena.startPhotoId(),
      lena.details(),
      lena.deny(),
      lena.accept(),
    ];
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
    expect((await lena.open(lena.token)).body.code).toBe('invitation.expired');
    await at.queue.runDue();
    expect(await at.database.run(sql`select id from people where id = ${lena.ownerId}`)).toEqual(
      [],
    );
    const jobs = await jobsOf(at.database, { applicationId: applicant.id });
    expect(jobs.filter(({ attempts }) => attempts > 0)).toEqual([]);
    expect((await waitForDecision(at, applicant.visitor, applicant.id)).owners?.list).toHaveLength(
      1,
    );
  });

  test('an owner cannot be removed while a check runs', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena', { email: 'lena+slow@example.com' });
    await lena.details();
    expect(partnerIn(await viewOf(applicant), lena.email)).toMatchObject({
      verification: 'checking',
      mayRemove: false,
    });
    /**
     * Retries with a fresh version like the portal, because the check's own steps may come in
     * between.
     */
    const sent = async (send: (version: number) => ReturnType<Applicant['remove']>) => {
      for (;;) {
        const reply = await send((await viewOf(applicant)).version);
        if (reply.body.code !== 'application.versionConflict') return reply;
      }
    };
    const refused = [
      await sent((version) => applicant.remove(lena.ownerId, version)),
      await sent((version) => applicant.submit({ noPartners: true }, version)),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'application.stepUpClosed']),
    );
    expect(partnerIn(await viewOf(applicant), lena.email)?.verification).toBe('checking');
  });

  test('"nobody else owns a quarter" ends every link at once', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    expect(
      (await applicant.submit({ noPartners: true }, (await viewOf(applicant)).version)).status,
    ).toBe(200);
    expect((await lena.record()).status).toBe(404);
    expect((await lena.open(lena.token)).body.code).toBe('invitation.expired');
  });
});
