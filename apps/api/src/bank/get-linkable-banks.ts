import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { Handler } from '../handler.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { BankLinkError } from './port.ts';
import { requireApproved } from './view.ts';

/** Names of banks are an extra: without the vendor the page does without. docs/decisions/0209. */
export const getLinkableBanks: Handler<'getLinkableBanks'> = async ({ deps, application }) => {
  requireApproved(application);
  const found = await deps.providers.bank.institutions().catch((error: unknown) => {
    if (!(error instanceof ProviderDown) && !(error instanceof BankLinkError)) throw error;
    deps.log.warn({ why: error.message }, 'the list of banks was not read');
    return [];
  });
  return {
    banks: found
      .filter(({ markets }) => markets.includes(application.market))
      .slice(0, BANK_LIMITS.linkableBanksShown)
      .map(({ name, logo }) => ({
        name,
        ...(logo === undefined ? {} : { logo: `data:image/png;base64,${logo}` }),
      })),
  };
};
