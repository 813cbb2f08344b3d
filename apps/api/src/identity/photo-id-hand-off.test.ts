import type { Problem } from '@signet/rulebook/core/problem';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { breakVendor, clearVendorFaults, testApi, waitForDecision } from '../testing/test-api.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';

onPostgres('photo ID on the phone', (openDatabase) => {
  const at = testApi(openDatabase);

  test('continues on a phone by a link for that inquiry only, and the computer shows the result', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const { body } = await postIdentificationSession(asked, { onPhone: true });
    expect([typeof body.phoneLink, body.sessionToken, body.isInquiryCompleted]).toEqual([
      'string',
      undefined,
      false,
    ]);
    const window = await (await fetch(body.phoneLink ?? '')).text();
    expect(window).toContain(body.inquiryId);
    const again = await postIdentificationSession(asked, {});
    expect([again.body.inquiryId, typeof again.body.sessionToken]).toEqual([
      body.inquiryId,
      'string',
    ]);
    expect(again.body.application.inquiry?.attemptsLeft).toBe(4);
    await finishAtVendor(at, body.inquiryId, 'pass');
    expect(
      (await postIdentification(asked, { inquiryId: body.inquiryId })).body.inquirySessionStatus,
    ).toBe('RECEIVED');
    expect((await waitForDecision(at, asked.visitor, asked.id)).status.id).toBe('approvedNoBank');
  });

  test('opens nothing without a link from the vendor, and keeps the attempt', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    await breakVendor(at, 'persona', '503', { times: 1, path: '/generate-one-time-link' });
    const down = await postIdentificationSession<Problem>(asked, {
      onPhone: true,
    });
    expect([down.status, down.body.code]).toEqual([500, 'inquiry.sessionTokenMissing']);
    const again = await postIdentificationSession(asked, { onPhone: true });
    expect([typeof again.body.phoneLink, again.body.application.inquiry?.attemptsLeft]).toEqual([
      'string',
      4,
    ]);
    await clearVendorFaults(at);
  });
});
