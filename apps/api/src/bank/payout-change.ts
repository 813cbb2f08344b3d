import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { AccountNumbers } from './store.ts';

/**
 * True where payouts went to another account before: one of this application, or the business's own
 * for a store. docs/decisions/0145.
 */
export const isPayoutChange = async (
  { id, bank, isBankOwn }: StoredApplication,
  numbers: AccountNumbers,
  { store }: Pick<Deps, 'store'>,
): Promise<boolean> =>
  (isBankOwn === false && bank?.status === 'VERIFIED') || store.banks.isChange({ id, ...numbers });
