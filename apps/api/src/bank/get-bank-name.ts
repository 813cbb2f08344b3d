import type { Handler } from '../handler.ts';
import { KNOWN_BANKS } from './known-banks.ts';

/** The name of a bank while its number is typed: of the directory that was loaded, else of the few that are known anyway. */
export const getBankName: Handler<'getBankName'> = async ({ deps, query }) => {
  const { routingNumber, institutionNumber } = query;
  const bank =
    routingNumber === undefined
      ? ({ market: 'CA', number: institutionNumber ?? '' } as const)
      : ({ market: 'US', number: routingNumber } as const);
  return { name: (await deps.store.bankDirectory.nameOf(bank)) ?? KNOWN_BANKS[bank.market][bank.number] };
};
