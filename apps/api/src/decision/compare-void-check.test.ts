import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';

const PDF = samplePdf().toString('base64');
const poll = { timeout: 20_000 };

onPostgres('a voided check that is compared', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const ROUTING = '021000021';

  /** An account whose test deposits failed, and a voided check of it. */
  async function withCheck(accountNumber: string) {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const { id } = view;
    const path = `/api/v2/applications/${id}/financial-instruments`;
    const holder = who.bank.fullName ?? '';
    const body = {
      ...{ accountType: 'CHECKING', routingNumber: ROUTING, accountNumber },
      fullName: holder,
    };
    await visitor.send('POST', `${path}/manual`, body);
    const account = () => at.deps.store.caseAccounts.inUse(id);
    await expect.poll(async () => (await account())?.deposits?.sends, poll).toBe(1);
    for (const other of ['2', '3', '4'])
      await visitor.send('POST', `${path}/test-deposits/confirmations`, {
        ...{ firstAmount: '1', secondAmount: other },
      });
    expect((await visitor.send('POST', `${path}/void-check`, { content: PDF })).status).toBe(200);
    return { id, account, typed: { holder, routing: ROUTING, account: accountNumber } };
  }

  test('needs the claim, and answers only same, close or other, three times', async () => {
    const { id, typed, account } = await withCheck('000888801777');
    const robin = await staffVisitor(desk, 'robin');
    const compare = (more = {}) =>
      robin.call<ReplyOf<'compareVoidCheck'>>('compareVoidCheck', {
        ...{ id, body: { ...typed, ...more } },
      });
    expect((await compare()).body).toMatchObject({ code: 'review.notClaimed' });
    await robin.call('claimReview', { id });
    expect((await compare({ account: '000888801778', holder: 'Somebody Else' })).body).toEqual({
      comparison: { holder: 'other', routing: 'same', account: 'close' },
      triesLeft: BANK_LIMITS.comparisonsPerCheck - 1,
    });
    expect((await compare()).body.comparison).toEqual({
      ...{ holder: 'same', routing: 'same', account: 'same' },
    });
    await compare({ account: '1' });
    expect((await compare()).body).toEqual({ triesLeft: 0 });
    expect((await account())?.comparisonsLeft).toBe(0);
    const lines = await at.database.run<{ detail: string }>(
      sql`select detail from audit where application_id = ${id} and action = 'bank.voidCheckCompared'`,
    );
    expect(lines).toHaveLength(BANK_LIMITS.comparisonsPerCheck);
    expect(JSON.stringify(lines)).not.toContain(typed.account);
  });

  test('a reviewer confirms it after three equal comparisons, a senior without', async () => {
    const { id, typed } = await withCheck('000888801888');
    const robin = await staffVisitor(desk, 'robin');
    const priya = await staffVisitor(desk, 'priya');
    const said = { case: 'bank.voidCheck', action: 'confirm', reason: 'bank.holderShown' };
    const confirm = async (who: typeof robin) => {
      const claimed = await who.call<ReplyOf<'claimReview'>>('claimReview', { id });
      const { version } = claimed.body.review;
      return who.call<ReplyOf<'settleReviewCase'>>('settleReviewCase', { id, body: said, version });
    };
    expect((await confirm(robin)).status).toBe(422);
    await robin.call('compareVoidCheck', { id, body: typed });
    const first = await confirm(robin);
    expect([first.status, first.body.review.cases[0]?.account?.proposedBy?.name]).toEqual([
      ...[200, 'Robin Ashe'],
    ]);
    expect((await confirm(priya)).body.review.cases).toEqual([]);

    const other = await withCheck('000888801999');
    await priya.call('claimReview', { id: other.id });
    const { body } = await priya.call<ReplyOf<'claimReview'>>('claimReview', { id: other.id });
    const alone = await priya.call('settleReviewCase', {
      ...{ id: other.id, body: said, version: body.review.version },
    });
    expect(alone.status).toBe(200);
  });
});
