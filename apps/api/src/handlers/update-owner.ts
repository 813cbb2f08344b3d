import { boStatusOf, faultOfSending, ownersStage, ownTypeOf } from '@signet/rulebook/owners';
import { ownerFactsOf, ownersListOf } from '../owners.ts';
import type { Handler } from './handler.ts';
import { judgeOwner, ownerOf, ownersError, refuseStale, savedOwner } from './owner-list.ts';
import { actorOf, viewFor } from './reload.ts';

/** Changes an owner: what is not sent stays. A list that was sent may be completed and corrected, never made unfit to be sent. Document 1, section 5. */
export const updateOwner: Handler<'updateOwner'> = async ({ deps, application, session, visitor, params, body, version, once }) => {
  const owner = ownerOf(application, params.ownerId);
  const seen = refuseStale(application, version);
  const { answers, secrets } = await judgeOwner({ deps, application, owner, body });
  const type = owner.type === 'OWNER' ? owner.type : ownTypeOf(answers.ownershipPercentage ?? '');
  const { id, dataKey } = application;
  const stays = ownersListOf(application);
  const given = Object.entries(secrets).map(([path, { value }]) => [path, value] as const);
  const changed = { ...ownerFactsOf(owner), answers: { ...owner.answers, ...answers }, given: givenAfter(Object.keys(owner.given), given) };
  const after = { ...stays, owners: stays.owners.map((one) => (one.id === owner.id ? changed : one)) };
  const wasSent = ownersStage(application) === 'waiting';
  const fault = wasSent ? faultOfSending(after, { confirmedUnder50: true }) : undefined;
  if (fault !== undefined) throw ownersError(fault);
  const boStatus = wasSent ? boStatusOf(after) : undefined;
  const saved = savedOwner(
    await deps.store.owners.change({
      id,
      userId: session.userId,
      version: seen,
      actor: actorOf(session),
      once,
      ownerId: owner.id,
      type,
      answers,
      secrets,
      dataKey,
      boStatus,
    }),
  );
  return { application: viewFor(saved, { deps, visitor }) };
};

/** Which secrets are on file after a change. */
const givenAfter = (before: readonly string[], changed: readonly (readonly [string, string])[]): Set<string> =>
  new Set([...before, ...changed.map(([path]) => path)].filter((path) => changed.find(([one]) => one === path)?.[1] !== ''));
