import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';

const VERIFIED = {
  accountType: 'CHECKING',
  routingNumber: '021000021',
  accountNumber: '000123456789',
};
const UNKNOWN = { ...VERIFIED, accountNumber: '000111111116' };

forEachDatabase('bank submissions without a key', (open) => {
  const at = testApi(open);

  const approved = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const submit = (body: object) =>
      visitor.send<ReplyOf<'addManualAccount'> & Problem>(
        'POST',
        `/api/v2/applications/${view.id}/financial-instruments/manual`,
        {
          fullName: who.bank.fullName,
          ...body,
        },
      );
    return { submit };
  };
  const calls = async () => (await sandboxClient(at.sandbox).calls('plaid')).length;

  test('twenty identical calls at once ask the bank once and get the same reply', async () => {
    const { submit } = await approved();
    const before = await calls();
    const [one] = [await submit(VERIFIED)];
    const each = (await calls()) - before;
    await at.clock.moveTo(at.clock.offsetMs() + 11_000);
    const again = await calls();
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(VERIFIED)));
    expect((await calls()) - again).toBe(each);
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThan(0);
    for (const { body } of answered) expect(body.bank).toEqual(one?.body.bank);
    expect(
      replies.filter(
        ({ status, body }) => status !== 200 && body.code !== 'idempotency.inProgress',
      ),
    ).toEqual([]);
  });

  test('shares a refusal only briefly, and treats other numbers as another call', async () => {
    const { submit } = await approved();
    const before = await calls();
    expect((await submit(UNKNOWN)).body.code).toBe('bank.notFound');
    const each = (await calls()) - before;
    expect((await submit(UNKNOWN)).body.code).toBe('bank.notFound');
    expect((await calls()) - before).toBe(each);
    expect((await submit(VERIFIED)).status).toBe(200);
    await at.clock.moveTo(at.clock.offsetMs() + 11_000);
    const later = await calls();
    expect((await submit(UNKNOWN)).body.code).toBe('bank.notFound');
    expect((await calls()) - later).toBe(each);
  });
});
