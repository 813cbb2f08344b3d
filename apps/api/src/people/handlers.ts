import { nestAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { basisPointsOf } from '@signet/rulebook/core/percent';
import type { PEOPLE_FORMS } from '@signet/rulebook/people/forms';
import { mayBeCorrected, mayBeInvited, mayBeRemoved } from '@signet/rulebook/people/invitation';
import {
  addOwnerError,
  boStatusAfterChange,
  boStatusOf,
  ownerStatus,
  ownershipOf,
  replacedOwner,
  requiresControllerIn,
  submitOwnersError,
} from '@signet/rulebook/people/owner-list';
import { namedAs } from '@signet/rulebook/people/ownership';
import { areOwnersAsked, ownerListStage } from '@signet/rulebook/people/step-ups';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { keepEvent } from '../analytics/keep-event.ts';
import { factsOf, stepConflict } from '../application/facts.ts';
import { keepTyping } from '../application/keep-typing.ts';
import { loadApplication, viewFor } from '../application/load-view.ts';
import { patchedBy } from '../application/patched-answers.ts';
import type { StoredApplication, StoredCompany } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf, setInvitationCookie } from '../session/session-cookies.ts';
import type { InvitedOwner } from './invitation-store.ts';
import { loadOwnRecord, type OwnCall } from './load-own-record.ts';
import { ownerListAtVersion, ownerOf, toOwnersAppError, unwrapSavedOwner } from './load-owner.ts';
import { companyOf, requirePossible } from './owner-company.ts';
import { refreshOwnerInquiry, startOwnerInquiry } from './owner-inquiry.ts';
import { deniedMail, invitationMail, replacedMails } from './owner-mails.ts';
import { isReplacementOf, placesLeftBy, takesPlaceOf } from './owner-places.ts';
import { ownerRecordOf } from './owner-record.ts';
import type { Behind } from './store.ts';
import { validateOwner } from './validate-owner.ts';
import { ownerFactsOf, ownersListOf, ownersViewOf } from './view.ts';

/** Adds an owner, or the applicant's own entry, which exists once. docs/readings.md 84. */
export const addOwner: Handler<'addOwner'> = async (call) => {
  const { deps, application, visitor, body, once } = call;
  const listWrite = ownerListAtVersion(call);
  const error = addOwnerError(ownersListOf(application), body.type);
  if (error !== undefined)
    throw error === 'application.stepUpClosed' ? stepConflict(application) : new AppError(error);
  const company = body.holdingOf === undefined ? undefined : companyOf(application, body.holdingOf);
  const isBehind =
    company === undefined ? {} : { isBehindCompany: true, answers: { companyKind: company.kind } };
  const { answers, secrets, saved, companyShare } = await validateOwner({
    deps,
    application,
    owner: { id: 'new', type: body.type, answers: {}, given: new Set(), ...isBehind },
    body,
  });
  const behind = company && behindCompany(application, company, companyShare);
  const isReplacement = saved.type === 'OWNER' && takesPlaceOf({ deps, application }, saved);
  const added = await deps.store.owners.add({
    ...listWrite,
    once,
    type: saved.type,
    answers,
    secrets,
    isReplacement,
    behind,
  });
  return { application: viewFor(unwrapSavedOwner(added), { deps, visitor }) };
};

/**
 * The share of an added person in a company; the trustee of a trust has none. Throws when it is
 * impossible.
 */
function behindCompany(
  application: StoredApplication,
  { id, kind }: StoredCompany,
  companyShare: string,
): Behind {
  const isTrustee = kind === 'trust';
  const { companies, holdings } = ownershipOf(ownersListOf(application));
  requirePossible({
    companies,
    holdings: [...holdings, { holder: 'new', of: id, share: companyShare, isTrustee }],
  });
  return { ofId: id, basisPoints: isTrustee ? 0 : basisPointsOf(companyShare), isTrustee };
}

/** Answers missing from the body are kept. docs/readings.md 85. */
export const updateOwner: Handler<'updateOwner'> = async (call) => {
  const { deps, application, visitor, params, body, once } = call;
  const owner = ownerOf(application, params.ownerId);
  const listWrite = ownerListAtVersion(call);
  if (owner.role === 'owner' && !mayBeCorrected(owner)) throw stepConflict(application);
  if (owner.role === 'applicant' && ownerListStage(application) === 'closed')
    throw stepConflict(application);
  const { answers, secrets, saved } = await validateOwner({
    deps,
    application,
    owner: ownerFactsOf(owner),
    body,
  });
  const isReplaced =
    answers.email !== undefined &&
    answers.email.toLowerCase() !== (owner.answers.emailAddress ?? '').toLowerCase();
  // Details an owner has confirmed can no longer be edited; only a different person (a new address)
  // may replace them.
  if (owner.confirmedAt !== undefined && !isReplaced) throw stepConflict(application);
  const changedTo = isReplaced && saved.isConfirmed ? replacedOwner(saved) : saved;
  const { error, boStatus } = boStatusAfterChange(
    ownersListOf(application),
    changedTo,
    ownerListStage(application),
  );
  if (error !== undefined) throw toOwnersAppError(error);
  const changed = await deps.store.owners.change({
    ...listWrite,
    once,
    ownerId: owner.id,
    answers,
    secrets,
    boStatus,
    isReplacement: owner.role === 'owner' && isReplacementOf({ application, owner }, saved),
    messages: isReplaced ? replacedMails({ deps, application, owner }) : [],
  });
  return { application: viewFor(unwrapSavedOwner(changed), { deps, visitor }) };
};

/** The applicant's own entry cannot be deleted. */
export const deleteOwner: Handler<'deleteOwner'> = async (call) => {
  const { deps, application, visitor, params } = call;
  const owner = ownerOf(application, params.ownerId);
  const listWrite = ownerListAtVersion(call);
  if (owner.role === 'applicant' || !mayBeRemoved(owner)) throw stepConflict(application);
  const messages = replacedMails({ deps, application, owner });
  const saved = await deps.store.owners.remove({
    ...listWrite,
    ownerId: owner.id,
    messages,
    places: placesLeftBy(deps, owner),
  });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};

/**
 * Submits the list of owners, or ends the step when there are none. docs/readings.md 81, 82 and 83.
 */
export const submitOwners: Handler<'submitOwners'> = async (call) => {
  const { deps, application, visitor, body, once } = call;
  const list = ownersListOf(application);
  const listWrite = { ...ownerListAtVersion(call), once };
  const error = body.noPartners
    ? undefined
    : submitOwnersError(list, { confirmedUnder50: body.confirmedUnder50 === true });
  if (error !== undefined) throw toOwnersAppError(error);
  const others = application.people.filter(({ role }) => role === 'owner');
  if (body.noPartners && !others.every(mayBeRemoved)) throw stepConflict(application);
  const messages = others.flatMap((owner) => replacedMails({ deps, application, owner }));
  const saved = body.noPartners
    ? await deps.store.owners.skip({
        ...listWrite,
        applicantControls: requiresControllerIn(list),
        messages,
      })
    : await deps.store.owners.send({ ...listWrite, boStatus: boStatusOf(list) });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};

export const inviteOwner: Handler<'inviteOwner'> = async ({
  deps,
  application,
  session,
  visitor,
  params,
  once,
}) => {
  const owner = ownerOf(application, params.ownerId);
  if (owner.role === 'applicant' || !areOwnersAsked(factsOf(application)) || !mayBeInvited(owner))
    throw stepConflict(application);
  const list = ownersListOf(application);
  if (ownerStatus({ ...ownerFactsOf(owner), isInvited: true }, list) === 'incomplete')
    throw new AppError('owners.incomplete');
  const sent = await deps.store.invitations.send({
    id: application.id,
    ownerId: owner.id,
    actor: actorOf(session),
    emailAddress: owner.answers.emailAddress ?? '',
    message: (token) => invitationMail({ deps, application, owner }, token),
    once,
  });
  if (!sent.sent)
    throw sent.why === 'tooMany' ? new AppError('invitation.tooMany') : stepConflict(application);
  await keepEvent({ deps, visitor, application }, 'owner.invited', { role: 'applicant' });
  return {
    application: viewFor(await loadApplication(application.id, { deps, session, visitor }), {
      deps,
      visitor,
    }),
  };
};

/** Who invites, for the page behind the link. Throws the error that every invalid link gets. */
async function whoInvites(deps: Pick<Deps, 'store'>, { applicationId, personId }: InvitedOwner) {
  const application = await deps.store.applications.loadForWork(applicationId);
  const owner = application?.people.find(({ id }) => id === personId);
  if (application === undefined || owner === undefined) throw new AppError('invitation.expired');
  return {
    businessName: displayNameOf(application.answers),
    applicantName: personNameOf(application.answers),
    market: application.market,
    namedAs: namedAs(ownerFactsOf(owner).answers),
  };
}

/** Repeats what the mail said, without opening the link. docs/decisions/0218. */
export const previewInvitation: Handler<'previewInvitation'> = async ({ deps, body }) => {
  const link = await deps.store.invitations.preview(body.token);
  if (link === undefined) throw new AppError('invitation.expired');
  return { ...(await whoInvites(deps, link)), endsAt: link.expiresAt };
};

export const openInvitation: Handler<'openInvitation'> = async ({ deps, body, browser }) => {
  const opened = await deps.store.invitations.open(body.token);
  if (opened === undefined) throw new AppError('invitation.expired');
  const { applicationId, personId: ownerId, session, expiresAt } = opened;
  const invitation = await whoInvites(deps, opened);
  setInvitationCookie(browser.reply, session, deps.config);
  return { applicationId, ownerId, ...invitation, expiresAt };
};

/**
 * Replaces an expired link; it goes to the address on file, and the response never reveals whether
 * one exists.
 */
export const renewInvitation: Handler<'renewInvitation'> = async ({ deps, body }) => {
  const known = await deps.store.invitations.find(body.token);
  const application = known && (await deps.store.applications.loadForWork(known.applicationId));
  const owner = application?.people.find(
    ({ id, role }) => id === known?.personId && role === 'owner',
  );
  if (
    application !== undefined &&
    owner !== undefined &&
    areOwnersAsked(factsOf(application)) &&
    mayBeInvited(owner)
  )
    await deps.store.invitations.send({
      id: application.id,
      ownerId: owner.id,
      actor: 'link',
      emailAddress: owner.answers.emailAddress ?? '',
      message: (token) => invitationMail({ deps, application, owner }, token),
    });
  return { isSent: true };
};

/**
 * Binds the signed-in account to the owner; another address, the applicant's account and another
 * owner's all get the same 404.
 */
export const acceptInvitation: Handler<'acceptInvitation'> = async (call) => {
  const { deps, application, owner, session, invitation } = call;
  if (session === undefined) throw new AppError('auth.signInRequired');
  if (owner.userId !== session.userId) {
    const { userId, emailAddress } = session;
    const { accepted } = await deps.store.invitations.accept({
      applicationId: application.id,
      personId: owner.id,
      session: invitation ?? '',
      userId,
      emailAddress,
      actor: actorOf(session),
    });
    if (accepted) await keepEvent(call, 'owner.accepted', { role: 'owner' });
    else await requireBoundTo(call, userId);
  }
  return { owner: await loadOwnRecord(call) };
};

/** Of parallel calls one binds the account; the others succeed if it is the same account. */
async function requireBoundTo(
  { deps, application, owner }: OwnCall,
  userId: string,
): Promise<void> {
  const now = await deps.store.applications.loadForWork(application.id);
  if (now?.people.find(({ id }) => id === owner.id)?.userId !== userId)
    throw new AppError('application.notFound');
}

/**
 * “This isn’t my business”: revokes the owner's links, mails the applicant and opens a review case.
 */
export const denyOwnership: Handler<'denyOwnership'> = async ({
  deps,
  application,
  owner,
  session,
  visitor,
}) => {
  const { denied } = await deps.store.invitations.deny({
    applicationId: application.id,
    personId: owner.id,
    actor: session === undefined || owner.userId === undefined ? 'link' : actorOf(session),
    messages: [deniedMail({ deps, application, owner })],
  });
  if (!denied) throw new AppError('application.notFound');
  await keepEvent({ deps, visitor, application }, 'owner.denied', { role: 'owner' });
  return { isDenied: true };
};

/** Reads the record again, to return it with a consistent timestamp. */
export const getOwner: Handler<'getOwner'> = (call) => loadOwnRecord(call);

export const startOwnerIdentification: Handler<'startOwnerIdentification'> = (call) =>
  startOwnerInquiry(call);

export const refreshOwnerIdentification: Handler<'refreshOwnerIdentification'> = (call) =>
  refreshOwnerInquiry(call);

/**
 * Owner calls of the older API. It has no versions, so each call applies to the current one.
 * docs/decisions/0067.
 */
export const listIndividuals: Handler<'listIndividuals'> = async ({ deps, application }) => ({
  individuals: ownersViewOf(application, factsOf(application), deps.clock.now())?.list ?? [],
});

export const addIndividual: Handler<'addIndividual'> = (call) =>
  addOwner({ ...call, version: call.application.version });

const FORMS_OF = {
  applicant: ['ownShare'],
  owner: ['owner', 'ownerDetails'],
} as const satisfies Record<string, (keyof typeof PEOPLE_FORMS)[]>;

export const patchIndividual: Handler<'patchIndividual'> = (call) => {
  const owner = ownerOf(call.application, call.params.ownerId);
  const changed = patchedBy(
    call.body,
    FORMS_OF[owner.role],
    wireAnswers(ownerFactsOf(owner).answers),
  );
  return updateOwner({ ...call, body: nestAnswers(changed), version: call.application.version });
};

export const deleteIndividual: Handler<'deleteIndividual'> = (call) =>
  deleteOwner({ ...call, version: call.application.version });

export const onboardIndividual: Handler<'onboardIndividual'> = (call) =>
  inviteOwner({ ...call, body: undefined });

export const keepOwnTypedAnswers: Handler<'keepOwnTypedAnswers'> = async ({
  deps,
  application,
  owner,
  session,
  params,
  body,
}) => {
  if (ownerRecordOf(application, owner, deps).page !== 'owner')
    throw new AppError('application.stepUpClosed');
  return keepTyping({
    deps,
    application,
    userId: session.userId,
    form: params.form,
    body,
    saved: ownerFactsOf(owner).answers,
  });
};
