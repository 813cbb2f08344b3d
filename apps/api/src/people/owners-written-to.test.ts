import { localDay } from '@signet/rulebook/core/dates';
import { formatDay } from '@signet/rulebook/core/format-date';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { mailSubjects, testApi, waitForDecision } from '../testing/test-api.ts';
import {
  askedForPartners,
  invitePartner,
  PARTNER_DETAILS,
  partnerIn,
  partnerNamed,
} from '../testing/test-partners.ts';

type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
const dayMs = 24 * 3_600_000;
const INVITED = 'Confirm that you’re an owner of Webb Plumbing LLC';
const REMINDED = 'Reminder: confirm that you’re an owner of Webb Plumbing LLC';

onPostgres('automatic mails to owners', (open) => {
  const at = testApi(open);

  const refresh = ({ visitor, id }: Applicant) => waitForDecision(at, visitor, id);
  const subjects = async (email: string) =>
    (await sandboxClient(at.sandbox).mails(email)).map(({ subject }) => subject).toReversed();
  /**
   * A job makes the mail, another sends it, and a refused one is followed by a mail to the
   * applicant.
   */
  const sendMails = async () => {
    for (let turn = 0; turn < 3; turn++) await at.queue.runDue();
  };
  const wait = async (applicant: Applicant, days: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + days * dayMs);
    await sendMails();
    await applicant.visitor.signIn(mailTo(applicant.who));
  };
  /** A list with one complete owner, just submitted. */
  async function submitted(email: string) {
    const applicant = await askedForPartners(at);
    const lena = partnerNamed('Lena', { email });
    const added = await applicant.add({ ...lena, ...PARTNER_DETAILS });
    await applicant.submit();
    const view = await refresh(applicant);
    return { applicant, ownerId: partnerIn(added.body.application, email)?.id ?? '', view };
  }
  const queueOf = async (id: string) =>
    (await at.deps.store.reviews.find(id))?.cases.map((row) => row.case) ?? [];

  test('submitting the list invites each complete owner once', async () => {
    const applicant = await askedForPartners(at, {}, '40');
    const [lena, sam] = [
      partnerNamed('Lena', { ownershipPercentage: '25' }),
      partnerNamed('Sam', { ownershipPercentage: '25' }),
    ];
    const added = await applicant.add({ ...lena, ...PARTNER_DETAILS });
    await invitePartner(
      applicant.visitor,
      applicant.id,
      partnerIn(added.body.application, lena.email)?.id ?? '',
    );
    applicant.see(
      (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body.version,
    );
    await applicant.add({
      ...sam,
      ...PARTNER_DETAILS,
      governmentIdentification: { value: '4322' },
    });
    expect((await applicant.submit({})).status).toBe(200);
    await refresh(applicant);
    await sendMails();
    expect([await subjects(lena.email), await subjects(sam.email)]).toEqual([[INVITED], [INVITED]]);
    expect((await refresh(applicant)).status).toMatchObject({ id: 'approvedPendingNoBank' });
  });

  test('sends one overdue reminder and one mail to the applicant after jobs stood still', async () => {
    const { applicant } = await submitted('lena.outage@example.com');
    await sendMails();
    await wait(applicant, 14);
    expect(await subjects('lena.outage@example.com')).toEqual([INVITED, REMINDED]);
    expect(
      (await mailSubjects(at, applicant.who)).filter(
        (subject) => subject === 'Lena Webb hasn’t confirmed yet',
      ),
    ).toHaveLength(1);
  });

  test('reminds them after 3, 7 and 12 days, and goes to review 14 days after the first mail was accepted', {
    timeout: 120_000,
  }, async () => {
    const email = 'lena.reminded@example.com';
    const { applicant } = await submitted(email);
    await sendMails();
    const counts: number[] = [];
    for (const days of [2.9, 0.2, 3.8, 0.2, 4.8, 0.2]) {
      await wait(applicant, days);
      counts.push((await subjects(email)).length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    expect((await subjects(email)).slice(1)).toEqual([REMINDED, REMINDED, REMINDED]);
    expect((await refresh(applicant)).decision).toBe('APPROVED_PENDING');
    await wait(applicant, 2);
    expect((await refresh(applicant)).decision).toBe('PENDING');
    expect(await queueOf(applicant.id)).toContain('owner.overdue');
  });

  test('a manual reminder replaces one that is due in the next hours', {
    timeout: 120_000,
  }, async () => {
    const email = 'lena.byhand@example.com';
    const { applicant, ownerId } = await submitted(email);
    await wait(applicant, 2.9);
    expect((await invitePartner(applicant.visitor, applicant.id, ownerId)).status).toBe(200);
    await wait(applicant, 0.2);
    expect(await subjects(email)).toEqual([INVITED, REMINDED]);
  });

  test('waits for the applicant, without a deadline, while the owner’s mail was never accepted', {
    timeout: 120_000,
  }, async () => {
    await sandboxClient(at.sandbox).fault({ vendor: 'smtp', mode: '503', times: 100 });
    const { applicant, view } = await submitted('lena.waits@example.com');
    expect([view.decision, view.status.id, view.status.waitingOn, view.status.nextAction]).toEqual([
      'APPROVED_PENDING',
      'ownersToInvite',
      'applicant',
      'inviteOwners',
    ]);
    const owner = partnerIn(view, 'lena.waits@example.com');
    expect([owner?.verification, owner?.invitation?.delivery, owner?.invitation?.answerBy]).toEqual(
      ['invited', 'sending', undefined],
    );
    await at.clock.moveTo(at.clock.offsetMs() + 2 * dayMs);
    await sandboxClient(at.sandbox).mend();
    await wait(applicant, 0.9);
    const reached = await refresh(applicant);
    expect(reached.status).toMatchObject({ waitingOn: 'applicant', nextAction: 'linkBank' });
    const { answerBy = 0 } = partnerIn(reached, 'lena.waits@example.com')?.invitation ?? {};
    expect(answerBy).toBeGreaterThan(at.clock.now() + 13 * dayMs);
    await wait(applicant, 12);
    expect((await refresh(applicant)).decision).toBe('APPROVED_PENDING');
  });

  test('asks the applicant to correct a refused address, and sends the new link without a review', async () => {
    const email = 'lena+refused@example.com';
    const { applicant, ownerId } = await submitted(email);
    await sendMails();
    const view = await refresh(applicant);
    expect([view.status.nextAction, partnerIn(view, email)?.invitation?.delivery]).toEqual([
      'inviteOwners',
      'refused',
    ]);
    expect(
      (await mailSubjects(at, applicant.who)).filter(
        (subject) => subject === 'Our email to Lena Webb didn’t arrive',
      ),
    ).toHaveLength(1);
    expect(await queueOf(applicant.id)).toEqual([]);
    expect(
      (await applicant.change(ownerId, { email: 'lena.corrected@example.com' }, view.version))
        .status,
    ).toBe(200);
    await sendMails();
    const after = await refresh(applicant);
    expect(await subjects('lena.corrected@example.com')).toEqual([INVITED]);
    expect([after.decision, after.status.nextAction, await queueOf(applicant.id)]).toEqual([
      'APPROVED_PENDING',
      'linkBank',
      [],
    ]);
    expect(await at.deps.store.audit.verify(applicant.id)).toMatchObject({ ok: true });
  });

  test('shows one deadline for an owner: in the mail, on the card and as the link’s end', async () => {
    const email = 'lena.onedate@example.com';
    const { applicant } = await submitted(email);
    await sendMails();
    const { endsAt = 0, answerBy } = partnerIn(await refresh(applicant), email)?.invitation ?? {};
    expect(endsAt).toBe(answerBy);
    const [mail] = await sandboxClient(at.sandbox).mails(email);
    expect(mail?.text).toContain(`until ${formatDay(localDay('US', endsAt), 'en-US')}`);
  });
});
