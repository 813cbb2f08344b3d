import type { Problem } from '@signet/rulebook/core/problem';
import { textAt } from '@signet/rulebook/core/records';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';

const CARD = {
  customerId: 'cus_1',
  methodId: 'pm_1',
  fingerprint: 'print',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
} as const;
type Reply = ReplyOf<'linkPlaidAccount'>;

onPostgres('the account chosen in the bank’s window', (open) => {
  const at = testApi(open);

  const chosen = async (username = 'user_good'): Promise<string> => {
    const response = await fetch(`${at.sandbox}/sandbox/public_token/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'plaid-client-id': 'sandbox-client',
        'plaid-secret': 'sandbox-secret',
      },
      body: JSON.stringify({
        institution_id: 'ins_109508',
        initial_products: ['auth', 'identity'],
        options: { override_username: username },
      }),
    });
    return textAt(await response.json(), 'public_token') ?? '';
  };

  test('shows the balance and how the account was proven, with each instrument’s id only in the reply', async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/financial-instruments`;
    const lines: unknown[] = [];
    const { info } = at.deps.log;
    at.deps.log.info = (...line: unknown[]) => void lines.push(line);
    const contract = {
      primary: true,
      source: 'PLAID',
      status: 'P',
      requestMetadata: { link_session_id: 's1', accounts: [] },
    };
    const linked = await visitor.send<Reply>('POST', `${path}/plaid`, {
      ...contract,
      value: await chosen(),
    });
    at.deps.log.info = info;
    expect(linked.body.bank).toMatchObject({
      kind: 'plaid',
      availableBalance: 110_000,
      instantAuth: true,
    });
    expect(linked.body.application.financialInstruments).toEqual({
      plaidAccountId: expect.stringMatching(/^bank_/),
    });
    const kept =
      await at.database.run(sql`select detail from audit where application_id = ${view.id}
      union all select data::text from job_queue.job where group_id = ${view.id}`);
    expect(JSON.stringify([lines, kept])).not.toMatch(
      /110000|1100\.00|"availableBalance"|"availableCents"/,
    );

    const { accountNumberConfirm: _typedTwice, ...account } = who.bank;
    await visitor.send('DELETE', `${path}/bank`);
    const typed = await visitor.send<Reply>('POST', `${path}/manual`, {
      ...account,
      bankName: 'Default',
      primary: true,
    });
    expect(typed.body.bank).not.toHaveProperty('availableBalance');
    expect(typed.body.bank).not.toHaveProperty('bankName');
    expect(typed.body.application.financialInstruments).toEqual({
      bankAccountId: expect.stringMatching(/^bank_/),
    });

    const { cardId } = await at.deps.store.cards.add({ id: view.id, card: CARD, actor: 'test' });
    const after = await visitor.get(`/api/v2/applications/${view.id}`);
    expect(after.body.financialInstruments).toEqual({
      ...typed.body.application.financialInstruments,
      cardId,
    });
  });

  test('somebody else’s account is accepted, receives no payouts, and waits for a reviewer', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/financial-instruments/plaid`;
    const { body } = await visitor.send<Reply>('POST', path, {
      value: await chosen('user_otherowner'),
      requestMetadata: { accounts: [] },
    });
    expect([body.bank.status, body.application.status.money.payouts]).toEqual(['PENDING', false]);
    expect((await at.deps.store.reviews.find(view.id))?.cases.map((row) => row.case)).toEqual([
      'bank.nameMismatch',
    ]);
  });

  test('a token works once: twenty parallel calls link one account, and later uses are refused', async () => {
    const [one, other] = [
      await approvedApplication(at, 'ana'),
      await approvedApplication(at, 'ana'),
    ];
    const value = await chosen();
    const bring = ({ visitor, view }: typeof one, key: string) => {
      const path = `/api/v2/applications/${view.id}/financial-instruments/plaid`;
      return visitor.send<Reply & Problem>(
        'POST',
        path,
        { value, requestMetadata: { accounts: [] } },
        { key: `${key}-${view.id}` },
      );
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, turn) => bring(one, `at-once-${turn}`)),
    );
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
    const again = [await bring(one, 'later'), await bring(other, 'of-others')];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'bank.linkRefused'],
      [422, 'bank.linkRefused'],
    ]);
    const accounts = async (id: string) =>
      at.database.run(sql`select status from bank_accounts where application_id = ${id}`);
    expect([await accounts(one.view.id), await accounts(other.view.id)]).toEqual([
      [{ status: 'VERIFIED' }],
      [],
    ]);
  });

  test.each([{ primary: false }, { status: 'V' }, { accountNumber: '1' }])(
    'refuses %j, which the contract does not allow',
    async (other) => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}/financial-instruments/plaid`;
      const { status, body } = await visitor.send<Problem>('POST', path, {
        value: 'x',
        requestMetadata: { accounts: [] },
        ...other,
      });
      expect([status, body.code]).toEqual([422, 'request.validationFailed']);
    },
  );

  test.each(['public-sandbox-made-up', '../../../../etc/passwd', ' '])(
    'refuses a token that the bank never issued, %j, as the caller’s fault',
    async (value) => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}/financial-instruments/plaid`;
      const { status, body } = await visitor.send<Problem>('POST', path, {
        value,
        requestMetadata: { accounts: [] },
      });
      expect([status, body.code]).toEqual([422, 'bank.linkRefused']);
    },
  );
});
