import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerRecordOf } from './owner-record.ts';

export type OwnCall = Pick<
  Call<
    | 'getOwner'
    | 'acceptInvitation'
    | 'submitOwnerDetails'
    | 'startOwnerIdentification'
    | 'refreshOwnerIdentification'
  >,
  'deps' | 'application' | 'owner'
>;

/**
 * Takes the time before the read, so that the client can order two responses. Throws
 * application.notFound when the owner was removed.
 */
export async function loadOwnRecord({ deps, application: { id }, owner }: OwnCall) {
  const askedAt = deps.clock.now();
  const stored = await deps.store.applications.loadForWork(id);
  const own = stored?.people.find((person) => person.id === owner.id);
  if (stored === undefined || own === undefined) throw new AppError('application.notFound');
  return ownerRecordOf(stored, own, deps, askedAt);
}
