import { sandboxClient } from '@signet/testing/sandbox-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { type ApiUnderTest, startTestApi } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import { acceptedPartner, askedForPartners, PARTNER_DETAILS } from '../testing/test-partners.ts';

onPostgres('an owner’s photo ID', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterAll(() => at.close());

  test('goes on with a phone by a link that is good for that inquiry alone, and the computer learns what came of it', async () => {
    const lena = await acceptedPartner(at, await askedForPartners(at), 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    const newestMail = async () => {
      await at.queue.runDue();
      const [mail] = await sandboxClient(at.sandbox).mails(lena.email);
      return [mail?.subject, mail?.text?.includes(`/owners/${lena.ownerId}/identification`)];
    };
    await expect.poll(newestMail, { timeout: 10_000 }).toEqual(['One more step for Webb Plumbing LLC: your photo ID', true]);
    const { body } = await lena.startPhotoId({ onPhone: true });
    expect([typeof body.phoneLink, body.sessionToken, body.isInquiryCompleted]).toEqual(['string', undefined, false]);
    expect(await (await fetch(body.phoneLink ?? '')).text()).toContain(body.inquiryId);
    const again = await lena.startPhotoId();
    expect([again.body.inquiryId, typeof again.body.sessionToken, again.body.owner.inquiry?.attemptsLeft]).toEqual([
      body.inquiryId,
      'string',
      4,
    ]);
    await finishAtVendor(at, body.inquiryId, 'pass');
    await lena.refreshPhotoId({ inquiryId: body.inquiryId });
    await at.queue.runDue();
    expect((await lena.record()).body.page).toBe('owner-success');
  });
});
