import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mayLinkBank } from '@signet/rulebook/next-page';
import { factsOf } from '../application/facts.ts';
import { loadView } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { AppError } from '../platform/http/problem.ts';

export function requireApproved(application: StoredApplication): void {
  if (!mayLinkBank(factsOf(application))) throw new AppError('application.notApproved');
}

export async function bankReply(
  id: string,
  context: Parameters<typeof loadView>[1],
): Promise<ReplyOf<'addManualAccount'>> {
  const application = await loadView(id, context);
  if (application.bank === undefined) throw new AppError('server.error');
  return { bank: application.bank, application };
}
