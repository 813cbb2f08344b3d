import { addOwnerError } from '@signet/rulebook/people/owner-list';
import { viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerListAtVersion, unwrapSavedOwner } from './load-owner.ts';
import { validateOwner } from './validate-owner.ts';
import { ownersListOf } from './view.ts';

/** Adds an owner, or the applicant's own row, which stands once. docs/readings.md 84. */
export const addOwner: Handler<'addOwner'> = async (call) => {
  const { deps, application, visitor, body, once } = call;
  const seen = ownerListAtVersion(call);
  const fault = addOwnerError(ownersListOf(application), body.type);
  if (fault !== undefined) throw fault === 'application.stepUpClosed' ? stepConflict(application) : new AppError(fault);
  const { answers, secrets, saved } = await validateOwner({
    deps,
    application,
    owner: { id: 'new', type: body.type, answers: {}, given: new Set() },
    body,
  });
  const added = await deps.store.owners.add({ ...seen, once, type: saved.type, answers, secrets });
  return { application: viewFor(unwrapSavedOwner(added), { deps, visitor }) };
};
