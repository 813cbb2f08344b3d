import { actorOf, loadView, viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';

/** Takes the nine digits with the name on the card; `skip=true` asks for photo ID instead, which never waives the proof. decisions.md, row 11. */
export const submitFullSsn: Handler<'submitFullSsn'> = async ({ deps, application, session, visitor, query, answers, secrets, once }) => {
  const { id } = application;
  const actor = actorOf(session);
  if (query?.skip === 'true') {
    await deps.store.applications.completeStepUp({ id, type: 'FULL_SSN', result: 'replaced', actor, reopen: true });
    return { application: await loadView(id, { deps, session, visitor }) };
  }
  const done = await deps.store.applications.answerStepUp({ id, type: 'FULL_SSN', answers, secrets, actor, once });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : stepConflict(done.application);
  return { application: viewFor(done.application, { deps, visitor }) };
};
