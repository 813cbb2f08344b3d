import { LIMITS } from '@signet/rulebook/core/limits';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { acceptedPartner, askedForPartners, partnerIn } from '../testing/test-partners.ts';

onPostgres('an owner with a magic address of the sandbox', (open) => {
  const at = testApi(open);

  async function confirmed(email: string) {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena', { email });
    await lena.details();
    await at.queue.runDue();
    return { applicant, lena };
  }

  test('+decline@ goes to a reviewer, and neither side is told why', async () => {
    const { applicant, lena } = await confirmed('lena+decline@example.com');
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-success',
      verification: 'inReview',
    });
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    expect(partnerIn(body, 'lena+decline@example.com')).toMatchObject({ verification: 'inReview' });
  });

  test('+slow@ waits for the late answer and verifies the owner by it', {
    timeout: 60_000,
  }, async () => {
    const { lena } = await confirmed('lena+slow@example.com');
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-verifying',
      verification: 'checking',
    });
    const later = LIMITS.recheckDelaysMs[0] ?? 0;
    await sandboxClient(at.sandbox).advance(Math.max(later, 91_000));
    await at.clock.moveTo(at.clock.offsetMs() + Math.max(later, 91_000));
    await expect
      .poll(async () => {
        await at.queue.runDue();
        return (await lena.record()).body.page;
      })
      .toBe('owner-success');
  });
});
