import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { mailSubjects, testApi } from '../testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerIn,
  partnerNamed,
  partnerVisitor,
} from '../testing/test-partners.ts';

const FIVE = Array.from({ length: 5 });
const REPLACED = 'Your link for Webb Plumbing LLC no longer works';

onPostgres('mails about owners', (open) => {
  const at = testApi(open);

  type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
  const versionOf = async ({ visitor, id }: Applicant) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body.version;
  /** An invited owner with 25 %. */
  const invited = async (applicant: Applicant, name: string) => {
    const partner = partnerNamed(name, { ownershipPercentage: '25' });
    const added = await applicant.add(partner, await versionOf(applicant));
    const ownerId = partnerIn(added.body.application, partner.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    return { email: partner.email, ownerId };
  };
  const replacedMailsTo = async (email: string) => {
    await at.queue.runDue();
    return (await sandboxClient(at.sandbox).mails(email)).filter(
      ({ subject }) => subject === REPLACED,
    ).length;
  };

  test('tell each replaced address once that its link has ended', async () => {
    const applicant = await askedForPartners(at);
    const lena = await invited(applicant, 'Lena');
    const seen = await versionOf(applicant);
    const kim = { email: 'kim.once@example.com', firstName: 'Kim' };
    const replies = await Promise.all(FIVE.map(() => applicant.change(lena.ownerId, kim, seen)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await at.queue.runDue(); // Kim gets her own link
    await applicant.change(lena.ownerId, kim, await versionOf(applicant));
    const sam = { email: 'sam.once@example.com', firstName: 'Sam' };
    expect((await applicant.change(lena.ownerId, sam, await versionOf(applicant))).status).toBe(
      200,
    );
    expect(await Promise.all([lena.email, kim.email, sam.email].map(replacedMailsTo))).toEqual([
      1, 1, 0,
    ]);
  });

  test('skip a corrected address that was never written to', async () => {
    const applicant = await askedForPartners(at);
    const lena = partnerNamed('Lena');
    const ownerId = partnerIn((await applicant.add(lena)).body.application, lena.email)?.id ?? '';
    await applicant.change(
      ownerId,
      { email: 'lena.corrected@example.com' },
      await versionOf(applicant),
    );
    expect(await replacedMailsTo(lena.email)).toBe(0);
  });

  test('tell removed owners once that their link has ended, also when the whole list is removed', async () => {
    const applicant = await askedForPartners(at, {}, '40');
    const lena = await invited(applicant, 'Lena');
    const seen = await versionOf(applicant);
    await Promise.all(FIVE.map(() => applicant.remove(lena.ownerId, seen)));
    const [sam, noor] = [await invited(applicant, 'Sam'), await invited(applicant, 'Noor')];
    const now = await versionOf(applicant);
    const ended = await Promise.all(FIVE.map(() => applicant.submit({ noPartners: true }, now)));
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await Promise.all([lena, sam, noor].map(({ email }) => replacedMailsTo(email)))).toEqual(
      [1, 1, 1],
    );
  });

  test('tell the applicant once that an owner denied the business', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const replies = await Promise.all(FIVE.map(() => lena.deny()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await lena.deny();
    await at.queue.runDue();
    const told = (await mailSubjects(at, applicant.who)).filter(
      (subject) => subject === 'Lena Webb says they’re not an owner',
    );
    expect(told).toHaveLength(1);
  });

  test('call a controller with less than a quarter no owner', async () => {
    const applicant = await askedForPartners(at);
    const own = (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body.owners
      ?.list[0];
    await applicant.change(own?.id ?? '', { isController: 'NO' }, await versionOf(applicant));
    const lena = partnerNamed('Lena', { ownershipPercentage: '5', isController: 'YES' });
    const added = await applicant.add(lena, await versionOf(applicant));
    const ownerId = partnerIn(added.body.application, lena.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    const [link] = await invitationLinks(at, lena.email);
    const [mail] = await sandboxClient(at.sandbox).mails(lena.email);
    expect(mail?.subject).toBe('Confirm that you run Webb Plumbing LLC');
    expect(mail?.text).not.toMatch(/\bowners?\b(?!\/)/);
    const calls = await partnerVisitor(at, lena.email, applicant.id, ownerId);
    expect((await calls.open(link?.token ?? '')).body).toMatchObject({ namedAs: 'controller' });
  });

  test('link to the page in the language of the mail', async () => {
    const applicant = await askedForPartners(at);
    const lena = await invited(applicant, 'Lena');
    await invitationLinks(at, lena.email);
    const [mail] = await sandboxClient(at.sandbox).mails(lena.email);
    expect(mail?.text).toContain(`/owners/${lena.ownerId}?mailLocale=en-US#`);
  });
});
