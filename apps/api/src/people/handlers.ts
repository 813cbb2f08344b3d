import { mayBeCorrected, mayBeRemoved } from '@signet/rulebook/people/invitation';
import {
  addOwnerError,
  boStatusAfterChange,
  boStatusOf,
  requiresControllerIn,
  submitOwnersError,
} from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import { stepConflict } from '../application/facts.ts';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerListAtVersion, ownerOf, toOwnersAppError, unwrapSavedOwner } from './load-owner.ts';
import { replacedMails } from './owner-mails.ts';
import { validateOwner } from './validate-owner.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

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

/** Answers that are not sent stay. docs/readings.md 85. */
export const updateOwner: Handler<'updateOwner'> = async (call) => {
  const { deps, application, visitor, params, body, once } = call;
  const owner = ownerOf(application, params.ownerId);
  const seen = ownerListAtVersion(call);
  if (owner.role === 'owner' && !mayBeCorrected(owner)) throw stepConflict(application);
  if (owner.role === 'applicant' && ownerListStage(application) === 'closed') throw stepConflict(application);
  const { answers, secrets, saved } = await validateOwner({ deps, application, owner: ownerFactsOf(owner), body });
  const isReplaced = answers.email !== undefined && answers.email.toLowerCase() !== (owner.answers.emailAddress ?? '').toLowerCase();
  // What somebody has confirmed of themselves is theirs; only another person may be put in their place.
  if (owner.confirmedAt !== undefined && !isReplaced) throw stepConflict(application);
  const { fault, boStatus } = boStatusAfterChange(ownersListOf(application), saved, ownerListStage(application));
  if (fault !== undefined) throw toOwnersAppError(fault);
  const changed = await deps.store.owners.change({
    ...seen,
    once,
    ownerId: owner.id,
    answers,
    secrets,
    boStatus,
    messages: isReplaced ? replacedMails({ deps, application, owner }) : [],
  });
  return { application: viewFor(unwrapSavedOwner(changed), { deps, visitor }) };
};

/** The applicant's own row stays. */
export const deleteOwner: Handler<'deleteOwner'> = async (call) => {
  const { deps, application, visitor, params } = call;
  const owner = ownerOf(application, params.ownerId);
  const seen = ownerListAtVersion(call);
  if (owner.role === 'applicant' || !mayBeRemoved(owner)) throw stepConflict(application);
  const messages = replacedMails({ deps, application, owner });
  const saved = await deps.store.owners.remove({ ...seen, ownerId: owner.id, messages });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};

/** Sends the list of owners, or ends the step because there are none. docs/readings.md 81, 82 and 83. */
export const submitOwners: Handler<'submitOwners'> = async (call) => {
  const { deps, application, visitor, body, once } = call;
  const list = ownersListOf(application);
  const seen = { ...ownerListAtVersion(call), once };
  const fault = body.noPartners ? undefined : submitOwnersError(list, { confirmedUnder50: body.confirmedUnder50 === true });
  if (fault !== undefined) throw toOwnersAppError(fault);
  const others = application.people.filter(({ role }) => role === 'owner');
  if (body.noPartners && !others.every(mayBeRemoved)) throw stepConflict(application);
  const messages = others.flatMap((owner) => replacedMails({ deps, application, owner }));
  const saved = body.noPartners
    ? await deps.store.owners.skip({ ...seen, applicantControls: requiresControllerIn(list), messages })
    : await deps.store.owners.send({ ...seen, boStatus: boStatusOf(list) });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};
