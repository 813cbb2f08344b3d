import { CALL_LIMITS } from '@signet/rulebook/call-limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { buildStore } from '../store.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';

const { per } = CALL_LIMITS.bankAccounts;
const UNKNOWN = '000111111116';

onPostgres('typed accounts', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    const { requestCounts } = buildStore({
      database: at.database,
      sealer: at.deps.sealer,
      clock: at.clock,
      limitFactor: 1,
    });
    Object.assign(at.deps.store, { requestCounts }); // as in production, where nothing raises the limits
  });

  const applicant = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/financial-instruments/manual`;
    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    return async (accountNumber: string) => {
      const { status, body } = await visitor.send<ReplyOf<'addManualAccount'> & Problem>(
        'POST',
        path,
        { ...bank, accountNumber },
      );
      return [status, body.code] as const;
    };
  };

  test('refuses every account after the tenth of forty in a row', async () => {
    const type = await applicant();
    const answers = [];
    for (let nth = 0; nth < 40; nth += 1)
      answers.push(await type(`0009${String(10_000_000 + nth)}`));
    expect(answers.filter(([status]) => status !== 429)).toHaveLength(per.person);
    expect(answers.at(-1)).toEqual([429, 'request.retryInHours']);
  });

  test('does not reveal whether an account exists when many people type it', async () => {
    for (const [accountNumber, told] of [
      [UNKNOWN, [422, 'bank.notFound']],
      ['000777777001', [200, undefined]],
    ] as const) {
      for (let nth = 0; nth < per.fingerprint; nth += 1)
        expect(await (await applicant())(accountNumber)).toEqual(told);
      expect(await (await applicant())(accountNumber)).toEqual([429, 'request.retryInHours']);
    }
  });
});
