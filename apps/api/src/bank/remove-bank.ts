import { stepConflict } from '../application/facts.ts';
import { actorOf, loadView } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { accountRemovedMail } from './bank-mails.ts';

/** Takes away the account that payouts go to; they wait until another one is linked. docs/decisions/0070. */
export const removeBank: Handler<'removeBank'> = async ({ deps, application, session, visitor, once }) => {
  const bank = await deps.store.banks.forWork(application.id);
  if (bank === undefined) throw stepConflict(application);
  await deps.store.banks.remove({
    id: application.id,
    bankId: bank.id,
    actor: actorOf(session),
    messages: [accountRemovedMail(application, bank.last4, deps)],
    once,
  });
  return loadView(application.id, { deps, session, visitor });
};
