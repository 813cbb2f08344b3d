import type { ReplyOf } from '@signet/rulebook/endpoints/endpoints';
import { mayLinkBank } from '@signet/rulebook/next-page';
import { factsOf } from './facts.ts';
import { AppError } from './problem.ts';
import { reloadView } from './reload.ts';
import type { StoredApplication } from './store/store.ts';

/** Throws unless a bank account may be linked now. */
export function refuseUnapproved(application: StoredApplication): void {
  if (!mayLinkBank(factsOf(application))) throw new AppError('application.notApproved');
}

/** What linking answers: the account, and the application with it. */
export async function bankReply(id: string, asking: Parameters<typeof reloadView>[1]): Promise<ReplyOf<'addManualAccount'>> {
  const application = await reloadView(id, asking);
  if (application.bank === undefined) throw new AppError('server.fault');
  return { bank: application.bank, application };
}
