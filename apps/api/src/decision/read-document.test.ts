import type { ReplyOf } from '@signet/rulebook/endpoints';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';

type Document = ReplyOf<'readDocument'>;
type Story = ReplyOf<'explainApplication'>;

onPostgres('a document that staff look at', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);

  /** A photo ID that its vendor leaves to a person. */
  async function withPhotoId() {
    const inquiry = await applicationAwaitingPhotoId(at);
    const { inquiryId } = (await postIdentificationSession(inquiry)).body;
    await finishAtVendor(at, inquiryId, 'review');
    await postIdentification(inquiry);
    await waitForDecision(at, inquiry.visitor, inquiry.id);
    return { id: inquiry.id, inquiryId };
  }

  const read = (
    staff: StaffVisitor,
    { id, inquiryId }: { id: string; inquiryId: string },
    more = {},
  ) => {
    const body = { inquiryId, side: 'front', reason: 'compareDocument', ...more };
    return staff.call<Document & { code?: string }>('readDocument', { id, body });
  };

  const openings = (id: string) =>
    at.database.run<{ actor: string; detail: string }>(
      sql`select actor, detail from audit where application_id = ${id} and action = 'document.read' order by seq`,
    );

  test('needs the claim and a reason, is logged first, and is stored nowhere', async () => {
    const found = await withPhotoId();
    const robin = await staffVisitor(desk, 'robin');
    const { body } = await robin.call<Story>('explainApplication', { id: found.id });
    expect(body.documents).toMatchObject([
      {
        ...{ id: found.inquiryId, kind: 'photoId', result: 'review' },
        sides: ['front', 'back', 'selfie'],
      },
    ]);
    expect((await read(robin, found)).body.code).toBe('review.notClaimed');
    expect(await openings(found.id)).toEqual([]);
    await robin.call('claimReview', { id: found.id });
    const { document } = (await read(robin, found)).body;
    expect(document?.mediaType).toBe('image/jpeg');
    const { width, height } = await sharp(
      Buffer.from(document?.content ?? '', 'base64'),
    ).metadata();
    expect([width, height]).toEqual([860, 540]);
    const [line] = await openings(found.id);
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({
      ...{ inquiryId: found.inquiryId, side: 'front', reason: 'compareDocument' },
    });
    const after = await robin.call<Story>('explainApplication', { id: found.id });
    expect(after.body.review.version).toBe(body.review.version);
  });

  test.each([
    ['a reason that only seniors have', { reason: 'authorityRequest' }, 'reason'],
    ['a picture that such a document has not', { side: 'paper' }, 'inquiryId'],
    ['an inquiry of another application', { inquiryId: 'inq_of_somebody_else' }, 'inquiryId'],
  ])('refuses %s without a vendor call', async (_what, more, field) => {
    const found = await withPhotoId();
    const robin = await staffVisitor(desk, 'robin');
    await robin.call('claimReview', { id: found.id });
    expect(await read(robin, found, more)).toMatchObject({
      ...{ status: 422, body: { errors: [{ code: 'field.invalid', field }] } },
    });
    expect(await openings(found.id)).toEqual([]);
  });

  test('reports a document that the vendor has redacted', async () => {
    const found = await withPhotoId();
    const { url, apiKey } = at.deps.config.persona;
    const gone = await fetch(`${url}/inquiries/${found.inquiryId}`, {
      ...{ method: 'DELETE', headers: { authorization: `Bearer ${apiKey}` } },
    });
    expect(gone.status).toBe(200);
    const priya = await staffVisitor(desk, 'priya');
    await priya.call('claimReview', { id: found.id });
    expect((await read(priya, found)).body).toEqual({ missing: 'gone' });
    expect(await openings(found.id)).toHaveLength(1);
  });

  test('is closed to staff who do not decide', async () => {
    const found = await withPhotoId();
    const ansel = await staffVisitor(desk, 'ansel');
    expect((await read(ansel, found)).status).toBe(404);
  });
});
