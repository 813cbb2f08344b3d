import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { textAt } from '@signet/rulebook/core/records';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { describe, expect, test, vi } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { testEveryVendorFault, type VendorFaultStep } from '../testing/vendor-faults.ts';

type BankReply = ReplyOf<'linkPlaidAccount'> & Problem;

const UNKNOWN = {
  accountType: 'CHECKING',
  routingNumber: '021000021',
  accountNumber: '000777777777',
};
/** The vendor's SDK retries a dropped connection once by itself. */
const cutTwice = 2;
/** Outlives the window in which identical calls share one response. */
const sharedMs = 11_000;

onPostgres('the bank’s vendor', (open) => {
  const at = testApi(open);

  /** A public token, as Plaid Link hands it to the page. */
  async function chosen(): Promise<string> {
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
      }),
    });
    return textAt(await response.json(), 'public_token') ?? '';
  }
  async function arranged() {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/financial-instruments`;
    const link = async (value: string) => {
      const { status, body } = await visitor.send<BankReply>('POST', `${path}/plaid`, {
        value,
        requestMetadata: { accounts: [] },
      });
      return [status, body.code ?? body.bank.status];
    };
    /** Bank status, page and decision once no work is pending. */
    const now = async () => {
      const { bank, page, decision } = await waitForDecision(at, visitor, view.id);
      return [bank?.status, page, decision];
    };
    /** The account after the background recheck. */
    const checked = async () => {
      await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recheckDelaysMs[0]);
      const { bank } = await waitForDecision(at, visitor, view.id);
      return [200, bank?.status];
    };
    const pass = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
    const unknown = { ...UNKNOWN, fullName: who.bank.fullName };
    return {
      visitor,
      who,
      unknown,
      path,
      link,
      now,
      checked,
      pass,
      read: async () => (await visitor.get(`/api/v2/applications/${view.id}`)).body,
    };
  }
  const refused = {
    works: [200, 'VERIFIED'],
    down: [502, 'bank.linkFailed'],
    keeps: [undefined, 'bank', 'APPROVED'],
  };
  const saved = { works: [200, 'VERIFIED'], down: [200, 'PENDING'], keeps: 'APPROVED' };

  const STEPS: readonly VendorFaultStep[] = [
    {
      what: 'the window’s token',
      vendor: 'plaid',
      path: '/link/token/create',
      arrange: async () => {
        const { visitor, path, now } = await arranged();
        const call = async () => {
          const { status, body } = await visitor.get<Problem>(`${path}/plaid/token`);
          return [status, body.code];
        };
        return { call, kept: now };
      },
      ...refused,
      works: [200, undefined],
    },
    {
      what: 'the chosen account’s token is exchanged',
      vendor: 'plaid',
      path: '/item/public_token/exchange',
      other: (answer) => answer.replace(/"item_id":"/, '"item_id":"theirs'),
      arrange: async () => {
        const { link, now } = await arranged();
        const token = await chosen();
        // In the `other` case the vendor has already exchanged the token, which works only once.
        return {
          call: () => link(token),
          kept: now,
          again: async (fault) => link(fault === 'other' ? await chosen() : token),
        };
      },
      ...refused,
    },
    {
      what: 'the chosen account’s numbers',
      vendor: 'plaid',
      path: '/auth/get',
      other: (answer) => answer.replace(/"item_id":"/, '"item_id":"theirs'),
      arrange: async () => {
        const { link, now } = await arranged();
        // The token is already spent, so the account is chosen again.
        return { call: async () => link(await chosen()), kept: now };
      },
      ...refused,
    },
    {
      what: 'the holder of the chosen account',
      vendor: 'plaid',
      path: '/identity/match',
      other: (answer) => answer.replaceAll(/"account_id":"/g, '"account_id":"theirs'),
      arrange: async () => {
        const { link, read, checked } = await arranged();
        return {
          call: async () => link(await chosen()),
          kept: async () => (await read()).decision,
          again: checked,
        };
      },
      ...saved,
    },
    {
      what: 'a typed account',
      vendor: 'plaid',
      path: '/auth/verify',
      arrange: async () => {
        const { visitor, path, who, read, checked } = await arranged();
        const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
        return {
          call: async () => {
            const { status, body } = await visitor.send<BankReply>('POST', `${path}/manual`, bank);
            return [status, body.code ?? body.bank.status];
          },
          kept: async () => (await read()).decision,
          again: checked,
        };
      },
      ...saved,
    },
    ...(['/v1/payment_methods', '/v1/setup_intents'] as const).map(
      (vendorPath): VendorFaultStep => ({
        what: `test deposits are sent (${vendorPath})`,
        vendor: 'stripe',
        path: vendorPath,
        times: cutTwice,
        arrange: async () => {
          const { visitor, path, read, pass, unknown } = await arranged();
          const sent = async () => (await read()).bank?.testDeposits?.state;
          const call = async () => [
            (await visitor.send<BankReply>('POST', `${path}/manual`, unknown)).status,
            await sent(),
          ];
          const again = async () => {
            await pass(LIMITS.recheckDelaysMs[0]);
            await expect.poll(sent, { timeout: 10_000 }).toBe('sent');
            return [200, await sent()];
          };
          return { call, again, kept: async () => (await read()).bank?.status };
        },
        works: [200, 'sent'],
        down: [200, undefined],
        keeps: 'PENDING',
      }),
    ),
    {
      what: 'the amounts of test deposits',
      vendor: 'stripe',
      path: 'verify_microdeposits',
      times: cutTwice,
      arrange: async () => {
        const { visitor, path, read, pass, unknown } = await arranged();
        await visitor.send('POST', `${path}/manual`, unknown);
        const call = async () => {
          const amounts = { firstAmount: '32', secondAmount: '45' };
          const { status, body } = await visitor.send<BankReply>(
            'POST',
            `${path}/test-deposits/confirmations`,
            amounts,
          );
          return [status, body.code ?? body.bank.status];
        };
        const again = async () => {
          await pass(sharedMs);
          return call();
        };
        return { call, again, kept: async () => (await read()).bank?.testDeposits?.triesLeft };
      },
      works: [200, 'VERIFIED'],
      down: [503, 'provider.unavailable'],
      keeps: BANK_LIMITS.testDepositTries,
    },
  ];
  testEveryVendorFault(() => at, STEPS);

  describe('a missing account holder', () => {
    const warnings = () => vi.spyOn(at.deps.log, 'warn').mockClear();
    const withHolder = (holderMatches: () => Promise<'same'>) => {
      const { providers } = at.deps;
      at.deps.providers = { ...providers, bank: { ...providers.bank, holderMatches } };
      return () => {
        at.deps.providers = providers;
      };
    };

    test('writes one log line without a name or a token', async () => {
      const { link } = await arranged();
      const value = await chosen();
      await breakVendor(at, 'plaid', '503', { path: '/identity/match', times: 5 });
      const warn = warnings();
      expect(await link(value)).toEqual([200, 'PENDING']);
      await clearVendorFaults(at);
      const lines = warn.mock.calls.filter(([, line]) => line === 'the holder was not told');
      expect(lines).toEqual([
        [
          { applicationId: expect.any(String), why: 'plaid is down: status 503' },
          'the holder was not told',
        ],
      ]);
    });

    test('is reported as our own fault where it is one', async () => {
      const { link, now } = await arranged();
      const mend = withHolder(() => Promise.reject(new TypeError('ours')));
      expect((await link(await chosen()))[0]).toBe(500);
      mend();
      expect(await now()).toEqual([undefined, 'bank', 'APPROVED']);
    });
  });
});
