import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Facts } from '@signet/rulebook/core/facts';
import { readView, type ViewRows } from '@signet/rulebook/core/read-view';
import {
  invitationEndsAt,
  invitationsLeft,
  isInvited,
  mailDelivery,
  mayBeCorrected,
  mayBeInvited,
  mayBeRemoved,
  ownerAnswerBy,
  ownerVerification,
} from '@signet/rulebook/people/invitation';
import { type OwnerNeed, ownerNeed } from '@signet/rulebook/people/open-owner';
import {
  mayAddOwner,
  type OwnerFacts,
  type OwnersList,
  ownerStatus,
  requiresControllerIn,
} from '@signet/rulebook/people/owner-list';
import { areOwnersAsked, type OwnersStage, ownerListStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import { formAnswers, secretPaths } from '../application/answers.ts';
import { formContextOf, listedAs, ownersOf, ownerTypeOf } from '../application/facts.ts';
import { shownAnswers } from '../application/shown-answers.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import { companiesViewOf, ownershipFrom, stakeViewOf } from './company-view.ts';

export const ownerFactsOf = (person: StoredPerson): OwnerFacts => {
  const { answers, secretsOnFile } = listedAs(person);
  return {
    id: person.id,
    type: ownerTypeOf(person),
    answers: formAnswers({ answers }, 'owner'),
    given: new Set(Object.keys(secretPaths({ secretsOnFile }, 'owner'))),
    isInvited: isInvited(person),
    isConfirmed: person.confirmedAt !== undefined,
    isBehindCompany: person.isBehindCompany === true,
  };
};

export const ownersListOf = (application: StoredApplication): OwnersList => ({
  owners: ownersOf(application).map(ownerFactsOf),
  application: application.answers,
  context: formContextOf(application),
  ownership: ownershipFrom(application),
});

/** Undefined while the owner, or we, have to act. */
export const ownerNeedOf = (
  person: StoredPerson,
  list: OwnersList,
  now: number,
): OwnerNeed | undefined =>
  ownerNeed({
    ...person,
    isComplete: ownerStatus(ownerFactsOf(person), list) === 'completed',
    now,
  });

type OwnersView = NonNullable<ApplicationView['owners']>;

type OwnerListState = { stage: OwnersStage; isOpen: boolean; now: number };

/** When the last link was sent, and until when it works. */
function linkDates(person: StoredPerson): { sentAt?: number; endsAt?: number } {
  const sentAt = isInvited(person) ? person.invitedAt?.at(-1) : undefined;
  return sentAt === undefined ? {} : { sentAt, endsAt: invitationEndsAt(sentAt, person) };
}

const OWNER_VIEW: ViewRows<
  Pick<
    OwnerView,
    | (
        | 'id'
        | 'type'
        | 'firstName'
        | 'lastName'
        | 'email'
        | 'ownershipPercentage'
        | 'isController'
        | 'status'
      )
    | ('verification' | 'confirmedAt' | 'need' | 'invitation' | 'stake' | 'mayEdit' | 'mayRemove')
  >,
  { person: StoredPerson; shown: Partial<OwnerView>; list: OwnersList; state: OwnerListState }
> = {
  id: ({ person }) => person.id,
  type: ({ person }) => ownerTypeOf(person),
  firstName: ({ person }) => person.answers.firstName ?? '',
  lastName: ({ person }) => person.answers.lastName ?? '',
  email: ({ person }) => person.answers.emailAddress ?? '',
  ownershipPercentage: ({ shown }) => shown.ownershipPercentage ?? '',
  isController: ({ shown, list }) => (requiresControllerIn(list) ? shown.isController : undefined),
  status: ({ person, list }) => ownerStatus(ownerFactsOf(person), list),
  verification: ({ person }) => (person.role === 'owner' ? ownerVerification(person) : undefined),
  confirmedAt: ({ person }) =>
    person.role === 'owner' && person.isVerified ? person.confirmedAt : undefined,
  need: ({ person, list, state }) =>
    person.role === 'owner' && state.isOpen && state.stage !== 'open' && !person.isVerified
      ? ownerNeedOf(person, list, state.now)
      : undefined,
  invitation: ({ person, state }) =>
    person.role === 'owner' && state.isOpen
      ? {
          isOpen: mayBeInvited(person) && invitationsLeft(person.invitedAt, state.now) > 0,
          ...linkDates(person),
          delivery: mailDelivery(person),
          left: invitationsLeft(person.invitedAt, state.now),
          answerBy: ownerAnswerBy(person),
        }
      : undefined,
  stake: ({ person, list }) => stakeViewOf(person.id, list),
  mayEdit: ({ person, state }) =>
    person.role === 'owner' ? state.isOpen && mayBeCorrected(person) : state.stage !== 'closed',
  mayRemove: ({ person, state }) =>
    person.role === 'owner' && state.stage === 'open' && mayBeRemoved(person),
};

const OWNERS_VIEW: ViewRows<
  OwnersView,
  { application: StoredApplication; list: OwnersList; state: OwnerListState }
> = {
  stage: ({ state }) => state.stage,
  mayAdd: ({ list, state }) => state.stage === 'open' && mayAddOwner(list),
  companies: ({ application, list }) => companiesViewOf(application, list),
  list: ({ application, list, state }) =>
    ownersOf(application).map((person) => {
      const shown = shownAnswers(listedAs(person), 'owner', application.market);
      return { ...shown, ...readView(OWNER_VIEW, { person, shown, list, state }) };
    }),
};

/** Undefined before there is a list. */
export function ownersViewOf(
  application: StoredApplication,
  facts: Facts,
  now: number,
): ApplicationView['owners'] {
  const [list, stage] = [ownersListOf(application), ownerListStage(facts)];
  if (stage === 'closed' && list.owners.length === 0) return undefined;
  const state = { stage, isOpen: areOwnersAsked(facts), now };
  return readView(OWNERS_VIEW, { application, list, state });
}
