import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import { decideByHand } from '../testing/test-reviews.ts';

const LAST = 'applicant.name.lastName';
const SSN = 'applicant.governmentIdentification.value';
const EMAIL = 'applicant.email.emailAddress';

onPostgres('duplicates side by side', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);

  /** A declined application, and another of the same person that waits because of it. */
  async function twoOfOnePerson() {
    const first = await approvedApplication(at, 'ana', {
      ...{ [SSN]: '0004', [EMAIL]: 'ana.ruiz@example.com' },
    });
    await decideByHand(at, first.view.id, { decision: 'DECLINED', reason: 'review.refused' });
    const second = await submittedApplication(at, 'ana', {
      ...{ [LAST]: first.who.answers[LAST] ?? '', [SSN]: '0004' },
      [EMAIL]: 'ana.ruis@example.com',
      'company.dba': 'Quite Another Shop',
    });
    return { first: first.view, second: second.view };
  }

  test('are shown masked to the claim’s holder, with an audit row in both applications', async () => {
    const { first, second } = await twoOfOnePerson();
    const robin = await staffVisitor(desk, 'robin');
    const read = () => robin.call<ReplyOf<'readDuplicates'>>('readDuplicates', { id: second.id });
    expect((await read()).body).toMatchObject({ code: 'review.notClaimed' });
    const explained = (id: string) =>
      robin.call<ReplyOf<'explainApplication'>>('explainApplication', { id });
    const counts = [await explained(first.id), await explained(second.id)];
    expect(counts.map(({ body }) => body.duplicates)).toEqual([0, 1]);
    await robin.call('claimReview', { id: second.id });
    const { body } = await read();
    expect([body.total, body.own.reference]).toEqual([1, second.reference]);
    const [other] = body.others;
    expect(other).toMatchObject({
      ...{ reference: first.reference, counts: 'declined', isSameLogin: false },
      decision: 'DECLINED',
    });
    const is = Object.fromEntries((other?.facts ?? []).map((fact) => [fact.path, fact.is]));
    expect(is).toMatchObject({
      ...{ [LAST]: 'same', [SSN]: 'same', 'applicant.dob': 'same' },
      [EMAIL]: 'close',
    });
    expect(JSON.stringify(body)).not.toContain('1987');
    for (const { id } of [first, second]) {
      const lines = await at.database.run<{ actor: string }>(
        sql`select actor from audit where application_id = ${id} and action = 'duplicates.read'`,
      );
      expect(lines.map(({ actor }) => actor.split(':')[0])).toEqual(['reviewer']);
    }
  });

  test('are empty without another application', async () => {
    const { view } = await submittedApplication(at, 'ana', { [LAST]: 'Watchlisted' });
    const robin = await staffVisitor(desk, 'robin');
    expect((await robin.call('claimReview', { id: view.id })).status).toBe(200);
    const { body } = await robin.call<ReplyOf<'readDuplicates'>>('readDuplicates', { id: view.id });
    expect([body.total, body.others]).toEqual([0, []]);
  });
});
