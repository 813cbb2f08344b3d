import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerRecordOf } from './owner-record.ts';

export type OwnCall = Pick<
  Call<'getOwner' | 'acceptInvitation' | 'submitOwnerDetails' | 'startOwnerIdentification' | 'refreshOwnerIdentification'>,
  'deps' | 'application' | 'owner'
>;

/** The record as it stands now. Throws the 404 where the owner was taken off the list meanwhile. */
export async function loadOwnRecord({ deps, application, owner }: OwnCall) {
  const now = await deps.store.applications.loadForWork(application.id);
  const own = now?.people.find(({ id }) => id === owner.id);
  if (now === undefined || own === undefined) throw new AppError('application.notFound');
  return ownerRecordOf(now, own, deps.clock.now());
}
