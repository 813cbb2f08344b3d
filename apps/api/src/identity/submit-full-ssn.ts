import { actorOf, reloadView, viewFor } from '../application/load-view.ts';
import { movedOn } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';
import { tooManyTaxIds } from '../tax-id/too-many-changes.ts';

/** Takes the nine digits with the name on the card; `skip=true` asks for photo ID instead, which never waives the proof. decisions.md, row 11. */
export const giveFullSsn: Handler<'giveFullSsn'> = async ({ deps, application, session, visitor, query, answers, secrets, once }) => {
  const { id, dataKey } = application;
  const actor = actorOf(session);
  if (query?.skip === 'true') {
    await deps.store.applications.finishStepUp({ id, type: 'FULL_SSN', result: 'replaced', actor, reopen: true });
    return { application: await reloadView(id, { deps, session, visitor }) };
  }
  const done = await deps.store.applications.answerStepUp({ id, type: 'FULL_SSN', answers, secrets, actor, dataKey, once });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIds(secrets) : movedOn(done.application);
  return { application: viewFor(done.application, { deps, visitor }) };
};
