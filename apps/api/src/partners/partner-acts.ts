import type { PartnerAct } from '@signet/rulebook/partners/partner-access';
import { newRowId } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** Records what an operator or a key did for a partner, in the transaction that does it. */
export const recordAct = (
  { clock }: Pick<StoreDeps, 'clock'>,
  tx: Tx,
  act: { partnerId: string; actor: string; act: PartnerAct; about: string },
): void =>
  tx.send(query.insertInto('partnerActs').values({ id: newRowId('act'), at: clock.now(), ...act }));
