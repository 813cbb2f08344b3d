import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
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
import { settleByHand } from '../testing/test-reviews.ts';

type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
const MINE = 'marcus.second@example.com';
const MADE_UP = {
  ...PARTNER_DETAILS,
  dob: '1979-09-09',
  governmentIdentification: { value: '7777' },
};

onPostgres('an owner replaced by an address of the applicant’s own mailbox', (open) => {
  const at = testApi(open);

  const sendMails = async () => {
    for (let turn = 0; turn < 3; turn++) await at.queue.runDue();
  };
  const refresh = ({ visitor, id }: Applicant) => waitForDecision(at, visitor, id);
  const casesOf = async (id: string) =>
    ((await at.deps.store.reviews.find(id))?.cases ?? [])
      .map((row) => row.case)
      .filter((name) => name.startsWith('owner.'));
  const versionOf = async ({ visitor, id }: Applicant) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body.version;

  /** A submitted list whose owner has been reached by mail. */
  async function invited(name = 'Lena') {
    const applicant = await askedForPartners(at);
    const lena = partnerNamed(name);
    const added = await applicant.add({ ...lena, ...PARTNER_DETAILS });
    await applicant.submit();
    await refresh(applicant);
    await sendMails();
    return {
      applicant,
      email: lena.email,
      ownerId: partnerIn(added.body.application, lena.email)?.id ?? '',
    };
  }
  async function accepted({ id }: Applicant, ownerId: string, email: string) {
    const [link] = await invitationLinks(at, email);
    const calls = await partnerVisitor(at, email, id, ownerId);
    await calls.open(link?.token ?? '');
    expect((await calls.accept()).status).toBe(200);
    return calls;
  }

  test('opens a case, asks for photo ID, and verifies nobody before a reviewer has looked', {
    timeout: 120_000,
  }, async () => {
    const { applicant, ownerId } = await invited();
    expect(
      (await applicant.change(ownerId, { email: MINE }, await versionOf(applicant))).status,
    ).toBe(200);
    await sendMails();
    expect(await casesOf(applicant.id)).toEqual(['owner.replaced']);
    expect((await refresh(applicant)).decision).toBe('APPROVED_PENDING');
    const me = await accepted(applicant, ownerId, MINE);
    await me.details(MADE_UP);
    await at.queue.runDue();
    expect((await me.record()).body).toMatchObject({
      page: 'owner-identification',
      verification: 'started',
    });
    await finishAtVendor(at, (await me.startPhotoId()).body.inquiryId, 'pass');
    await me.refreshPhotoId();
    await at.queue.runDue();
    expect((await me.record()).body.verification).toBe('inReview');
    const view = await refresh(applicant);
    expect([view.decision, view.status.reason]).toEqual([
      'PENDING',
      {
        code: 'owner.replaced',
        message:
          'You replaced an owner after we’d emailed them. Someone on our team is taking a look.',
      },
    ]);
    expect(await casesOf(applicant.id)).toEqual(['owner.replaced']);
    const said = {
      case: 'owner.replaced',
      action: 'acceptReplacement',
      reason: 'owner.corrected',
      ownerId,
    };
    expect((await settleByHand(at, applicant.id, said)).status).toBe(200);
    await at.queue.runDue();
    expect([(await refresh(applicant)).decision, await casesOf(applicant.id)]).toEqual([
      'APPROVED',
      [],
    ]);
    expect(await at.deps.store.audit.verify(applicant.id)).toMatchObject({ ok: true });
  });

  test('needs photo ID but no second review after a reviewer accepted the change', {
    timeout: 120_000,
  }, async () => {
    const { applicant, ownerId } = await invited('Kim');
    const email = 'kim.corrected@example.com';
    await applicant.change(ownerId, { email }, await versionOf(applicant));
    await refresh(applicant);
    await sendMails();
    const said = {
      case: 'owner.replaced',
      action: 'acceptReplacement',
      reason: 'owner.corrected',
      ownerId,
    };
    expect((await settleByHand(at, applicant.id, said)).status).toBe(200);
    const kim = await accepted(applicant, ownerId, email);
    await kim.details(MADE_UP);
    await at.queue.runDue();
    expect((await kim.record()).body.page).toBe('owner-identification');
    await finishAtVendor(at, (await kim.startPhotoId()).body.inquiryId, 'pass');
    await kim.refreshPhotoId();
    await at.queue.runDue();
    expect((await refresh(applicant)).decision).toBe('APPROVED');
  });

  test('treats removing an invited owner and adding another the same way, except for the same mailbox', {
    timeout: 120_000,
  }, async () => {
    const applicant = await askedForPartners(at);
    const lena = partnerNamed('Lena');
    const added = await applicant.add({ ...lena, ...PARTNER_DETAILS });
    const first = partnerIn(added.body.application, lena.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, first);
    await sendMails();
    applicant.see(await versionOf(applicant));
    await applicant.remove(first);
    const again = await applicant.add({
      ...lena,
      ...PARTNER_DETAILS,
      email: lena.email.toUpperCase(),
    });
    const second = partnerIn(again.body.application, lena.email.toUpperCase())?.id ?? '';
    await applicant.remove(second);
    await applicant.add({ ...lena, ...PARTNER_DETAILS, email: 'somebody.else@example.com' });
    await applicant.submit();
    await refresh(applicant);
    expect(await casesOf(applicant.id)).toEqual(['owner.replaced']);
  });

  test('opens a case for a different name in the same mailbox, but not for a corrected one', {
    timeout: 120_000,
  }, async () => {
    const { applicant, ownerId } = await invited('Noor');
    await applicant.change(ownerId, { lastName: 'Weber' }, await versionOf(applicant));
    expect(await casesOf(applicant.id)).toEqual([]);
    await applicant.change(
      ownerId,
      { firstName: 'Otto', lastName: 'Kray' },
      await versionOf(applicant),
    );
    expect(await casesOf(applicant.id)).toEqual(['owner.replaced']);
  });

  test('asks for photo ID and a review when the address is the applicant’s with a tag', {
    timeout: 120_000,
  }, async () => {
    const applicant = await askedForPartners(at);
    const [local, domain] =
      (
        await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)
      ).body.applicant.email.emailAddress?.split('@') ?? [];
    await applicant.add({
      ...partnerNamed('Lena'),
      ...PARTNER_DETAILS,
      email: `${local}+lena@${domain}`,
    });
    await applicant.submit();
    await refresh(applicant);
    expect(await casesOf(applicant.id)).toEqual(['owner.replaced']);
    const same = await askedForPartners(at);
    const email = (await same.visitor.get(`/api/v2/applications/${same.id}`)).body.applicant.email
      .emailAddress;
    expect(await same.code(same.add({ ...partnerNamed('Lena'), email }))).toContain(
      'email.notUnique',
    );
  });

  test('verifies an owner who was never replaced as before', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details();
    await at.queue.runDue();
    expect((await lena.record()).body.verification).toBe('verified');
    expect(await casesOf(applicant.id)).toEqual([]);
  });
});
