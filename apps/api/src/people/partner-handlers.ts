import { flattenAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { mayBeInvited } from '@signet/rulebook/people/invitation';
import { boStatusAfterDetails, ownerStatus, submittedOwnerAnswers } from '@signet/rulebook/people/owner-list';
import { awaitsOwners, ownerListStage } from '@signet/rulebook/people/step-ups';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { factsOf, formContextOf, stepConflict } from '../application/facts.ts';
import { actorOf, loadApplication, viewFor } from '../application/load-view.ts';
import type { Call, Handler } from '../handler.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { issuedRanges, validateBody } from '../platform/http/read-request.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';
import { ownerOf } from './load-owner.ts';
import { deniedMail, invitationMail } from './owner-mails.ts';
import { ownerRecordOf } from './owner-record.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

/** Sends or sends again the link to an owner's own page; who they are must be known by then. */
export const inviteOwner: Handler<'inviteOwner'> = async ({ deps, application, session, visitor, params, once }) => {
  const owner = ownerOf(application, params.ownerId);
  const facts = factsOf(application);
  const isAsked = ownerListStage(facts) === 'open' || awaitsOwners(facts);
  if (owner.role === 'applicant' || !isAsked || !mayBeInvited(owner)) throw stepConflict(application);
  const list = ownersListOf(application);
  if (ownerStatus({ ...ownerFactsOf(owner), isInvited: true }, list) === 'incomplete') throw new AppError('owners.incomplete');
  const sent = await deps.store.invitations.send({
    id: application.id,
    ownerId: owner.id,
    actor: actorOf(session),
    message: (token) => invitationMail({ deps, application, owner }, token),
    once,
  });
  if (!sent.sent) throw sent.why === 'tooMany' ? new AppError('invitation.tooMany') : stepConflict(application);
  return { application: viewFor(await loadApplication(application.id, { deps, session, visitor }), { deps, visitor }) };
};

/** Says who asks; whatever is wrong with a link, the answer is the same. */
export const openInvitation: Handler<'openInvitation'> = async ({ deps, body, giveInvitation }) => {
  const opened = await deps.store.invitations.open(body.token);
  const application = opened && (await deps.store.applications.loadForWork(opened.applicationId));
  if (opened === undefined || application === undefined) throw new AppError('invitation.expired');
  giveInvitation(opened.session);
  return {
    applicationId: application.id,
    ownerId: opened.personId,
    businessName: displayNameOf(application.answers),
    applicantName: personNameOf(application.answers),
    expiresAt: opened.expiresAt,
  };
};

/** A new link in place of one that is over: to the address on file alone, and the caller learns nothing of whether there is one. */
export const renewInvitation: Handler<'renewInvitation'> = async ({ deps, body }) => {
  const known = await deps.store.invitations.find(body.token);
  const application = known && (await deps.store.applications.loadForWork(known.applicationId));
  const owner = application?.people.find(({ id, role }) => id === known?.personId && role === 'owner');
  if (known !== undefined && application !== undefined && owner !== undefined && mayBeInvited(owner))
    await deps.store.invitations.send({
      id: application.id,
      ownerId: owner.id,
      actor: 'link',
      message: (token) => invitationMail({ deps, application, owner }, token),
    });
  return { isSent: true };
};

type OwnCall = Pick<
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

/** Binds the account to the owner. An account with another address, the applicant's own and another owner's are the same 404. */
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
    if (!accepted) await requireBoundTo(call, userId);
  }
  return { owner: await loadOwnRecord(call) };
};

/** Of several calls at once one binds; the others of the same account are answered like it. */
async function requireBoundTo({ deps, application, owner }: OwnCall, userId: string): Promise<void> {
  const now = await deps.store.applications.loadForWork(application.id);
  if (now?.people.find(({ id }) => id === owner.id)?.userId !== userId) throw new AppError('application.notFound');
}

/** “This isn’t my business”: their links end, and the applicant and we are told. */
export const denyOwnership: Handler<'denyOwnership'> = async ({ deps, application, owner, session }) => {
  const { denied } = await deps.store.invitations.deny({
    applicationId: application.id,
    personId: owner.id,
    actor: session === undefined || owner.userId === undefined ? 'link' : actorOf(session),
    messages: [deniedMail({ deps, application, owner })],
  });
  if (!denied) throw new AppError('application.notFound');
  return { isDenied: true };
};

export const getOwner: Handler<'getOwner'> = async ({ deps, application, owner }) => ownerRecordOf(application, owner, deps.clock.now());

/** Keeps what the owner says of themselves and begins their check. */
export const submitOwnerDetails: Handler<'submitOwnerDetails'> = async (call) => {
  const { deps, application, owner, session, body } = call;
  const { market } = application;
  const known = ownerFactsOf(owner);
  const { page } = ownerRecordOf(application, owner, deps.clock.now());
  if (page !== 'owner') throw new AppError('application.stepUpClosed');
  const context = { ...formContextOf(application), today: deps.clock.today(market), issued: issuedRanges(deps.config) };
  const { answers, secrets } = validateBody(
    ['partnerDetails'],
    { ...wireAnswers(known.answers), ...submittedOwnerAnswers(flattenAnswers(body)) },
    context,
    {
      answers: known.answers,
      secretsOnFile: Object.fromEntries([...known.given].map((path) => [path, {}])),
    },
  );
  const { phone = '' } = answers;
  const refusal =
    phone === '' || phone === known.answers.phone ? undefined : await phoneEligibilityError(deps, { userId: session.userId, phone });
  if (refusal !== undefined) throw fieldAppError(refusal, 'phone');
  const done = await deps.store.ownerChecks.confirm({
    id: application.id,
    ownerId: owner.id,
    userId: session.userId,
    actor: actorOf(session),
    answers,
    secrets,
    boStatus: boStatusAfterDetails(ownersListOf(application), owner.id, ownerListStage(application)),
  });
  if (!done.confirmed) {
    if (done.why === 'sameTaxId') throw fieldAppError('owners.duplicateTaxId', 'governmentIdentification.value');
    throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : new AppError('application.stepUpClosed');
  }
  return { owner: await loadOwnRecord(call) };
};
