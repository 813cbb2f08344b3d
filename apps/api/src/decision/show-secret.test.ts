import { REVEAL_LIMITS } from '@signet/rulebook/decision/reveal-reasons';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';

onPostgres('a shown secret', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const path = 'applicant.governmentIdentification.value';
  const asked = { path, reason: 'compareDocument', ticket: 'HELP-2291' };

  const inReview = () =>
    submittedApplication(at, 'ana', { 'applicant.name.lastName': 'Watchlisted' });

  test('needs the claim, and is logged with reason and ticket, never with its value', async () => {
    const { view, who } = await inReview();
    const robin = await staffVisitor(desk, 'robin');
    const show = (body: object) => robin.call('showSecret', { id: view.id, body });
    expect((await show(asked)).body.code).toBe('review.notClaimed');
    await robin.call('claimReview', { id: view.id });
    const { body } = await robin.call<ReplyOf<'showSecret'>>('showSecret', {
      ...{ id: view.id, body: asked },
    });
    expect(body.value).toBe(who.answers[path]);
    expect(body.until).toBeLessThanOrEqual(at.clock.now() + REVEAL_LIMITS.shownMs);
    expect(body.until).toBeGreaterThan(at.clock.now());
    const { audit } = await at.deps.store.reviews.story(view.id);
    const line = audit.at(-1);
    expect(line?.action).toBe('secret.shown');
    expect(JSON.parse(line?.detail ?? '')).toEqual({
      ...{ paths: [path], reason: 'compareDocument', ticket: 'HELP-2291' },
    });
    expect((await show({ ...asked, reason: 'authorityRequest' })).status).toBe(422);
    expect((await show({ ...asked, path: 'bank.accountNumber' })).status).toBe(422);
    expect((await show({ ...asked, ticket: 'not a ticket' })).status).toBe(422);
  });

  test('is shown to a senior without the claim, 30 times an hour', async () => {
    const { view } = await inReview();
    const priya = await staffVisitor(desk, 'priya');
    const show = () => priya.call('showSecret', { id: view.id, body: asked });
    const statuses = [];
    for (let shown = 0; shown <= 30; shown += 1) statuses.push((await show()).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(
      30 * at.deps.config.limitFactor,
    );
    expect(statuses[0]).toBe(200);
  });
});
