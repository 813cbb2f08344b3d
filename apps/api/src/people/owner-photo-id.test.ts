import type { ReplyOf } from '@signet/rulebook/endpoints';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import { acceptedPartner, askedForPartners, PARTNER_DETAILS } from '../testing/test-partners.ts';

onPostgres('an owner’s photo ID', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);

  test('continues on a phone by a link for that inquiry alone, the computer shows the result, and staff read whose it is', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    const newestMail = async () => {
      await at.queue.runDue();
      const [mail] = await sandboxClient(at.sandbox).mails(lena.email);
      return [mail?.subject, mail?.text?.includes(`/owners/${lena.ownerId}/identification`)];
    };
    await expect
      .poll(newestMail, { timeout: 10_000 })
      .toEqual(['One more step for Webb Plumbing LLC: your photo ID', true]);
    const { body } = await lena.startPhotoId({ onPhone: true });
    expect([typeof body.phoneLink, body.sessionToken, body.isInquiryCompleted]).toEqual([
      'string',
      undefined,
      false,
    ]);
    expect(await (await fetch(body.phoneLink ?? '')).text()).toContain(body.inquiryId);
    const again = await lena.startPhotoId();
    expect([
      again.body.inquiryId,
      typeof again.body.sessionToken,
      again.body.owner.inquiry?.attemptsLeft,
    ]).toEqual([body.inquiryId, 'string', 4]);
    await finishAtVendor(at, body.inquiryId, 'pass');
    await lena.refreshPhotoId({ inquiryId: body.inquiryId });
    await at.queue.runDue();
    expect((await lena.record()).body.page).toBe('owner-success');
    const robin = await staffVisitor(desk, 'robin');
    const story = await robin.call<ReplyOf<'explainApplication'>>('explainApplication', {
      id: applicant.id,
    });
    expect(story.body.documents).toMatchObject([{ kind: 'photoId', ownerId: lena.ownerId }]);
  });

  test('counts five attempts for each owner separately', async () => {
    const applicant = await askedForPartners(at, {}, '40');
    const both = [];
    for (const [name, ssn4] of [
      ['Lena', '0003'],
      ['Sam', '1003'],
    ] as const) {
      const owner = await acceptedPartner(at, applicant, name, { ownershipPercentage: '30' });
      await owner.details({ ...PARTNER_DETAILS, governmentIdentification: { value: ssn4 } });
      await expect
        .poll(async () => (await owner.record()).body.page, { timeout: 10_000 })
        .not.toBe('owner-verifying');
      applicant.see(
        (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body.version,
      );
      both.push(owner);
    }
    const [lena, sam] = both;
    const { inquiryId = '' } = (await lena?.startPhotoId())?.body ?? {};
    await finishAtVendor(at, inquiryId, 'timeout');
    await lena?.refreshPhotoId({ inquiryId });
    expect((await lena?.record())?.body.inquiry).toMatchObject({
      lastStatus: 'TIMEOUT',
      attemptsLeft: IDENTITY_LIMITS.photoIdAttempts,
    });
    const tried = Array.from(
      { length: IDENTITY_LIMITS.photoIdAttempts },
      (_, back) => at.clock.now() - back - 1,
    );
    await at.database.run(
      sql`update inquiry_attempts set attempted_at = array(select jsonb_array_elements_text(${JSON.stringify(tried)}::jsonb)::bigint) where person_id = ${lena?.ownerId ?? ''}`,
    );
    const spent = await lena?.startPhotoId();
    expect([spent?.status, spent?.body.code]).toEqual([429, 'inquiry.attemptsExceeded']);
    expect((await lena?.record())?.body.inquiry).toMatchObject({
      attemptsLeft: 0,
      manualReviewAvailable: true,
    });
    expect((await sam?.record())?.body.verification).toBe('verified');
    const [{ tries } = { tries: -1 }] = await at.database.run<{ tries: number }>(
      sql`select count(*)::integer as tries from inquiry_attempts where application_id = ${applicant.id} and person_id <> ${lena?.ownerId ?? ''}`,
    );
    expect(tries).toBe(0);
    expect(
      (await lena?.refreshPhotoId({ requestManualReview: true }))?.body.inquirySessionStatus,
    ).toBe('RECEIVED');
    await at.queue.runDue();
    expect((await lena?.record())?.body).toMatchObject({
      page: 'owner-success',
      verification: 'inReview',
    });
  });
});
