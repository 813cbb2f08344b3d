import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { expect, test } from 'vitest';
import { ProviderDown } from '../platform/provider-down.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';
import { keptInstitutions } from './kept-institutions.ts';

type Banks = { banks: { name: string; logo?: string }[] };

onPostgres('the banks that can be linked at once', (open) => {
  const at = testApi(open);
  const banksFor = async (persona: 'ana' | 'chloe') => {
    const { visitor, view } = await approvedApplication(at, persona);
    const path = `/api/v2/applications/${view.id}/financial-instruments/banks`;
    const { body } = await visitor.get<Banks>(path);
    return { banks: body.banks };
  };

  test('are named with their logos, those of the business’s own country', async () => {
    const { banks } = await banksFor('ana');
    expect(banks.map(({ name }) => name)).toEqual([
      'First Platypus Bank',
      'First Gingham Credit Union',
      'Tartan Bank',
      'Houndstooth Bank',
    ]);
    expect((await banksFor('chloe')).banks.map(({ name }) => name)).toEqual([
      'Tartan-Dominion Bank of Canada',
      'Caisse Érable',
      'Northern Lights Credit Union',
    ]);
    for (const { logo } of banks) expect(logo).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  });

  test('are omitted while the vendor does not answer, and the page still works', async () => {
    const { institutions } = at.deps.providers.bank;
    at.deps.providers.bank.institutions = () =>
      Promise.reject(new ProviderDown('plaid', 'timeout'));
    expect((await banksFor('ana')).banks).toEqual([]);
    at.deps.providers.bank.institutions = institutions;
  });
});

test('the vendor’s list is kept, and a failed call is made again sooner', async () => {
  let now = 0;
  let calls = 0;
  let isDown = true;
  const list = keptInstitutions(
    () => {
      calls += 1;
      return isDown ? Promise.reject(new ProviderDown('plaid', 'timeout')) : Promise.resolve([]);
    },
    () => now,
  );
  await expect(list()).rejects.toThrow(ProviderDown);
  await expect(list()).rejects.toThrow(ProviderDown);
  expect(calls).toBe(1);
  isDown = false;
  now = BANK_LIMITS.linkableBanksRetryMs;
  expect(await list()).toEqual([]);
  now += BANK_LIMITS.linkableBanksTtlMs - 1;
  await list();
  expect(calls).toBe(2);
  now += 1;
  await list();
  expect(calls).toBe(3);
});
