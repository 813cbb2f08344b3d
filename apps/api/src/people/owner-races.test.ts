import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi, waitForDecision } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerIn,
  partnerNamed,
  partnerVisitor,
} from '../testing/test-partners.ts';
import { decideByHand, settleByHand } from '../testing/test-reviews.ts';
import { runCheckOwner } from './jobs.ts';

type Applicant = Awaited<ReturnType<typeof askedForPartners>>;

onPostgres('owners who act at the same moment', (open) => {
  const at = testApi(open);

  const refresh = ({ visitor, id }: Applicant) => waitForDecision(at, visitor, id);
  const versionOf = async ({ visitor, id }: Applicant) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body.version;
  const send = async (applicant: Applicant) => {
    await applicant.submit({}, await versionOf(applicant));
    return refresh(applicant);
  };
  /** Two owners who have accepted, of a submitted list. */
  const withTwo = async () => {
    const applicant = await askedForPartners(at, {}, '40');
    const lena = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '30' });
    applicant.see(await versionOf(applicant));
    const sam = await acceptedPartner(at, applicant, 'Sam', { ownershipPercentage: '30' });
    expect((await send(applicant)).boStatus).toBe('WAITING_FOR_INFO');
    return { applicant, both: [lena, sam] };
  };

  test('counts two confirmations at the same moment', async () => {
    const { applicant, both } = await withTwo();
    const replies = await Promise.all(both.map(({ details }) => details()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refresh(applicant)).boStatus).toBe('INFO_PROVIDED');
  });

  test('sends one mail to each of two owners verified at once, and one to the applicant', async () => {
    const { applicant, both } = await withTwo();
    await Promise.all(both.map(({ details }) => details()));
    // Both checks read the application before either ends.
    await Promise.all(
      both.map(({ ownerId }) =>
        runCheckOwner(at.deps, {
          id: ownerId,
          kind: 'check-owner',
          applicationId: applicant.id,
          payload: { ownerId, round: 1 },
          attempts: 1,
        }),
      ),
    );
    expect((await refresh(applicant)).decision).toBe('APPROVED');
    await at.queue.runDue();
    const sent = await at.database.run<{ template: string }>(
      sql`select template from outbox where application_id = ${applicant.id} and template like 'owner%Done' order by template`,
    );
    expect(sent.map(({ template }) => template)).toEqual(['ownerDone', 'ownersDone']);
    for (const { email } of both) {
      const mails = await sandboxClient(at.sandbox).mails(email);
      expect(
        mails.filter(({ subject }) => subject === 'You’re verified for Webb Plumbing LLC'),
      ).toHaveLength(1);
    }
  });

  test('sends no link that was requested before the address changed', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    const message = (token: string) =>
      ({ channel: 'email', template: 'ownerInvited', to: partner.email, text: token }) as const;
    const invited = { id: applicant.id, ownerId, actor: 'test', message };
    await applicant.change(
      ownerId,
      { email: 'kim.at@example.com', firstName: 'Kim' },
      await versionOf(applicant),
    );
    expect(
      await at.deps.store.invitations.send({ ...invited, emailAddress: partner.email }),
    ).toEqual({ sent: false, why: 'moved' });
    expect(await invitationLinks(at, partner.email)).toEqual([]);
  });

  test('the replacement of an owner who denied needs photo ID and a reviewer', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.deny();
    expect((await send(applicant)).decision).toBe('PENDING');
    const kim = partnerNamed('Kim');
    const changed = await applicant.change(
      lena.ownerId,
      { email: kim.email, firstName: 'Kim' },
      await versionOf(applicant),
    );
    expect(changed.status).toBe(200);
    expect((await refresh(applicant)).decision).toBe('APPROVED_PENDING');
    await invitePartner(applicant.visitor, applicant.id, lena.ownerId);
    const [link] = await invitationLinks(at, kim.email);
    const calls = await partnerVisitor(at, kim.email, applicant.id, lena.ownerId);
    await calls.open(link?.token ?? '');
    await calls.accept();
    await calls.details();
    await at.queue.runDue();
    await finishAtVendor(at, (await calls.startPhotoId()).body.inquiryId, 'pass');
    await calls.refreshPhotoId();
    await at.queue.runDue();
    const said = {
      case: 'owner.replaced',
      action: 'acceptReplacement',
      reason: 'owner.corrected',
      ownerId: lena.ownerId,
    };
    expect((await settleByHand(at, applicant.id, said)).status).toBe(200);
    expect((await refresh(applicant)).decision).toBe('APPROVED');
  });

  test('an expired link cannot be renewed once the application is decided', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await send(applicant);
    await lena.deny();
    await refresh(applicant);
    await at.database.run(sql`update people set check_failure = null where id = ${lena.ownerId}`);
    await invitePartner(applicant.visitor, applicant.id, lena.ownerId);
    const [{ token } = { token: '' }, ...before] = await invitationLinks(at, lena.email);
    await decideByHand(at, applicant.id, { decision: 'DECLINED', reason: 'review.refused' });
    const reply = await newVisitor(at).send('POST', '/api/v2/owner-invitations/renewals', {
      token,
    });
    expect(reply.status).toBe(202);
    expect(await invitationLinks(at, lena.email)).toHaveLength(before.length + 1);
  });
});
