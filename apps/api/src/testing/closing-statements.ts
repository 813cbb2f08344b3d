import type { NewStore } from '../application/new-application.ts';
import type { NewBank } from '../bank/linked-bank.ts';
import type { NewDecision } from '../decision/new-decision.ts';
import type { Store } from '../store.ts';
import { STORE_TEST_TERMS } from './test-store.ts';

type Home = NewStore & { id: string };
type Rows = { bank: Omit<NewBank, 'id'>; decision: Omit<NewDecision, 'id' | 'round'> };

/**
 * Closes an approved account, one store of which was declined; the sweep then forgets what each no
 * longer needs.
 */
export async function callClosingStatements(
  { applications, banks, accounts }: Store,
  home: Home,
  { bank, decision }: Rows,
): Promise<void> {
  const { userId, actor } = home;
  const opened = await applications.openStore(home);
  const { id } = opened.application;
  await applications.onboard({ id, userId, terms: STORE_TEST_TERMS, actor });
  await applications.recordDecision({ ...decision, id, round: 1, outcome: 'DECLINED' });
  await banks.add({ ...bank, id });
  await accounts.storesClosingWith(home.id);
  await accounts.close({ id: home.id, userId, actor, messages: [] });
}
