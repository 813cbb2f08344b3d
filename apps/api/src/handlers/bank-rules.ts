import type { ReplyOf } from '@signet/rulebook/endpoints/endpoints';
import { AppError } from '../problem.ts';
import type { StoredApplication } from '../store/store.ts';
import { viewOf } from '../view.ts';
import { reload } from './reload.ts';

/** Throws unless the application was approved: only then a bank account is asked for. Document 1, section 4. */
export function refuseUnapproved({ decision, checkingSince }: StoredApplication): void {
  const isApproved = decision === 'APPROVED' || decision === 'APPROVED_PENDING';
  if (!isApproved || checkingSince !== undefined) throw new AppError('application.notApproved');
}

/** What linking answers: the account, and the application with it. */
export async function bankReply(id: string, asking: Parameters<typeof reload>[1]): Promise<ReplyOf<'addManualAccount'>> {
  const application = viewOf(await reload(id, asking), { locale: asking.visitor.locale, clock: asking.deps.clock });
  if (application.bank === undefined) throw new AppError('server.fault');
  return { bank: application.bank, application };
}
