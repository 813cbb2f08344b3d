import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';

onPostgres('a failed inquiry', (open) => {
  const at = testApi(open);

  test('a failed photo ID shows its reason and may be repeated once; then a reviewer looks', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const failing = async (act: 'fail' | 'blurred') => {
      const { inquiryId } = (await postIdentificationSession(asked)).body;
      await finishAtVendor(at, inquiryId, act);
      expect((await postIdentification(asked, { inquiryId })).body.inquirySessionStatus).toBe(
        'RECEIVED',
      );
      return waitForDecision(at, asked.visitor, asked.id);
    };
    const once = await failing('fail');
    expect([once.decision, once.page, once.status.reason?.code]).toEqual([
      'PENDING',
      'identification',
      'inquiry.retry',
    ]);
    expect(once.inquiry).toMatchObject({
      failure: 'documentExpired',
      attemptsLeft: 4,
      manualReviewAvailable: true,
    });
    const twice = await failing('blurred');
    expect([twice.decision, twice.status.id, twice.status.reason?.code, twice.inquiry]).toEqual([
      'PENDING',
      'inReview',
      'review',
      undefined,
    ]);
    expect((await at.deps.store.reviews.find(asked.id))?.isDecidable).toBe(true);
    expect((await at.deps.store.reviews.find(asked.id))?.reason).toBe('inquiry.failedTwice');
  });
});
