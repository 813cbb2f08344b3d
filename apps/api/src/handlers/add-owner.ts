import { mayAddOwner, ownTypeOf } from '@signet/rulebook/owners';
import { ownersListOf } from '../owners.ts';
import { AppError } from '../problem.ts';
import type { Handler } from './handler.ts';
import { judgeOwner, refuseStale, savedOwner } from './owner-list.ts';
import { actorOf, viewFor } from './reload.ts';
import { movedOn } from './step-up-rules.ts';

/** Adds an owner, or the applicant's own row, which stands once. Document 1, section 4: an incomplete owner blocks adding more. */
export const addOwner: Handler<'addOwner'> = async ({ deps, application, session, visitor, body, version, once }) => {
  const seen = refuseStale(application, version);
  const isOwn = body.type !== 'OWNER';
  const hasOwn = application.owners.some(({ type }) => type !== 'OWNER');
  if (isOwn && hasOwn) throw movedOn(application);
  if (!isOwn && !mayAddOwner(ownersListOf(application))) throw new AppError('owners.incomplete');
  const { answers, secrets } = await judgeOwner({ deps, application, owner: { id: 'new', type: body.type, answers: {}, given: {} }, body });
  const type = isOwn ? ownTypeOf(answers.ownershipPercentage ?? '') : 'OWNER';
  const { id, dataKey } = application;
  const saved = savedOwner(
    await deps.store.owners.add({
      id,
      userId: session.userId,
      version: seen,
      actor: actorOf(session),
      once,
      type,
      answers,
      secrets,
      dataKey,
    }),
  );
  return { application: viewFor(saved, { deps, visitor }) };
};
