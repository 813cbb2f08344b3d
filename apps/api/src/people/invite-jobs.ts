import { isInvited, isReminderDue, mayBeInvited } from '@signet/rulebook/people/invitation';
import { ownerStatus } from '@signet/rulebook/people/owner-list';
import { areOwnersAsked } from '@signet/rulebook/people/step-ups';
import { keepEventOfJob } from '../analytics/keep-event.ts';
import { factsOf, ownersOf } from '../application/facts.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { INVITE_OWNERS_JOB, REMIND_OWNER_JOB } from './owner-mail-store.ts';
import { invitationMail } from './owner-mails.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

const isAsked = (application: StoredApplication): boolean => areOwnersAsked(factsOf(application));

async function invite(
  deps: Deps,
  application: StoredApplication,
  owner: StoredPerson,
  job: string,
): Promise<void> {
  const { sent } = await deps.store.invitations.send({
    id: application.id,
    ownerId: owner.id,
    actor: `job:${job}`,
    emailAddress: owner.answers.emailAddress ?? '',
    lastSentAt: owner.invitedAt?.at(-1) ?? 0,
    message: (token) => invitationMail({ deps, application, owner }, token),
  });
  if (sent) await keepEventOfJob({ deps, application }, 'owner.invited', { role: 'applicant' });
}

/**
 * Invites every complete owner who has not been asked yet; those over a limit stay with the
 * applicant. docs/readings.md 256.
 */
export async function runInviteOwners(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || !isAsked(application)) return;
  const list = ownersListOf(application);
  const isComplete = (owner: StoredPerson) =>
    ownerStatus({ ...ownerFactsOf(owner), isInvited: true }, list) !== 'incomplete';
  const unasked = ownersOf(application).filter(
    (owner) =>
      owner.role === 'owner' && mayBeInvited(owner) && !isInvited(owner) && isComplete(owner),
  );
  for (const owner of unasked) await invite(deps, application, owner, INVITE_OWNERS_JOB);
}

/**
 * Reminds an owner who still has something to do; the payload ties it to the mail that their time
 * counts from.
 */
export async function runRemindOwner(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  const owner = application?.people.find(
    ({ id, role }) => id === payload.ownerId && role === 'owner',
  );
  if (application === undefined || owner === undefined || !isAsked(application)) return;
  if (
    owner.mailAcceptedAt !== payload.mailAcceptedAt ||
    !mayBeInvited(owner) ||
    !isReminderDue(owner, deps.clock.now())
  )
    return;
  await invite(deps, application, owner, REMIND_OWNER_JOB);
}
