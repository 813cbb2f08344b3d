import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import { decideByHand, REVIEWER_HEADERS } from '../testing/test-reviews.ts';

onPostgres('a reviewer’s key after the last day for keys', (open) => {
  const at = testApi(open);
  const desk = testDesk(at, { reviewerKeysUntil: '2020-01-01' });
  const byKey = async (key: EndpointKey, id: string, body?: object, version?: number) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const answer = await desk.app.inject({
      method,
      url: path.replace('{id}', id),
      headers: {
        ...REVIEWER_HEADERS.Robin,
        'content-type': 'application/json',
        'x-requested-with': 'signet',
        origin: desk.url,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body) };
  };

  test('reads, claims and decides, but opens no document and no applicant’s page', async () => {
    const { view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    expect((await byKey('explainApplication', view.id)).status).toBe(200);
    const claimed = await byKey('claimReview', view.id);
    expect(claimed.status).toBe(200);
    for (const key of ['readVoidCheck', 'beginSupport'] as const)
      expect([key, (await byKey(key, view.id)).body.code]).toEqual([key, 'route.notFound']);
    const approval = { decision: 'APPROVED', reason: 'review.passed' };
    const { version } = claimed.body.review;
    expect((await byKey('decideReview', view.id, approval, version)).status).toBe(200);
  });

  test('confirms no proposal', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const approval = { decision: 'APPROVED', reason: 'review.passed' };
    expect((await decideByHand(at, view.id, approval, 'Sam')).body.review.proposal).toMatchObject({
      reviewer: { name: 'Sam' },
    });
    const { version } = (await byKey('claimReview', view.id)).body.review;
    const confirmed = await byKey('decideReview', view.id, approval, version);
    expect([confirmed.status, confirmed.body.code]).toEqual([404, 'route.notFound']);
    const robin = await staffVisitor(desk, 'robin');
    const found = await robin.call<ReplyOf<'explainApplication'>>('explainApplication', {
      id: view.id,
    });
    expect(found.body.review.decision).toBe('PENDING');
  });

  test('confirms a proposal until then', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const approval = { decision: 'APPROVED', reason: 'review.passed' };
    await decideByHand(at, view.id, approval, 'Sam');
    expect((await decideByHand(at, view.id, approval)).body.review.decision).toBe('APPROVED');
  });
});
