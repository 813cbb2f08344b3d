import type { OwnersError } from '@signet/rulebook/people/owner-list';
import { ownersOf } from '../application/facts.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { Call } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import type { Owners } from './store.ts';

type OwnerListCall = Pick<
  Call<'addOwner' | 'updateOwner' | 'deleteOwner' | 'submitOwners'>,
  'application' | 'session' | 'version'
>;

export const toOwnersAppError = ({ code, field }: OwnersError): AppError =>
  field === '' ? new AppError(code) : fieldAppError(code, field);

/** Throws application.versionConflict when the list has changed since it was read. */
export function ownerListAtVersion({ application, session, version }: OwnerListCall): {
  id: string;
  userId: string;
  version: number;
  actor: string;
} {
  if (version !== application.version) throw new AppError('application.versionConflict');
  return {
    id: application.id,
    userId: session.userId,
    version: application.version,
    actor: actorOf(session),
  };
}

/** An unknown id and a foreign one get the same 404. docs/readings.md 4. */
export function ownerOf(application: StoredApplication, ownerId: string): StoredPerson {
  const owner = ownersOf(application).find(({ id }) => id === ownerId);
  if (owner === undefined) throw new AppError('application.notFound');
  return owner;
}

/** Throws for a duplicate tax id, or a list that changed in parallel. */
export function unwrapSavedOwner(saved: Awaited<ReturnType<Owners['add']>>): StoredApplication {
  if (saved.saved) return saved.application;
  throw saved.why === 'sameTaxId'
    ? fieldAppError('owners.duplicateTaxId', 'governmentIdentification.value')
    : new AppError('application.versionConflict');
}
