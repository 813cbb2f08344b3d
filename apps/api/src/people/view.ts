import { mayAddOwner, type OwnerFacts, type OwnersList, ownerStatus, requiresControllerIn } from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import { formAnswers, secretPaths } from '../application/answers.ts';
import { formContextOf } from '../application/facts.ts';
import { shownAnswers } from '../application/shown-answers.ts';
import { readView, type ViewRows } from '../platform/read-view.ts';
import type { StoredApplication, StoredPerson } from '../platform/store-types.ts';
import { listedAs, ownersOf, ownerTypeOf } from './stored-people.ts';

/** An owner as the rules read it: of the applicant what the list alone asks. */
export const ownerFactsOf = (person: StoredPerson): OwnerFacts => {
  const { answers, secretsOnFile } = listedAs(person);
  return {
    id: person.id,
    type: ownerTypeOf(person),
    answers: formAnswers({ answers }, 'owner'),
    given: new Set(Object.keys(secretPaths({ secretsOnFile }, 'owner'))),
  };
};

export const ownersListOf = (application: StoredApplication): OwnersList => ({
  owners: ownersOf(application).map(ownerFactsOf),
  application: application.answers,
  context: formContextOf(application),
});

/** What the list says of somebody beside their answers, and what of these it says differently. */
const OWNER_VIEW: ViewRows<
  Pick<OwnerView, 'id' | 'type' | 'firstName' | 'lastName' | 'email' | 'ownershipPercentage' | 'isController' | 'status'>,
  { person: StoredPerson; shown: Partial<OwnerView>; list: OwnersList }
> = {
  id: ({ person }) => person.id,
  type: ({ person }) => ownerTypeOf(person),
  firstName: ({ person }) => person.answers.firstName ?? '',
  lastName: ({ person }) => person.answers.lastName ?? '',
  email: ({ person }) => person.answers.emailAddress ?? '',
  ownershipPercentage: ({ shown }) => shown.ownershipPercentage ?? '',
  isController: ({ shown, list }) => (requiresControllerIn(list) ? shown.isController : undefined),
  status: ({ person, list }) => ownerStatus(ownerFactsOf(person), list),
};

/** Undefined before there is a list. Never a secret. */
export function ownersViewOf(application: StoredApplication) {
  const list = ownersListOf(application);
  const stage = ownerListStage(application);
  if (stage === 'closed' && list.owners.length === 0) return undefined;
  const shownOwners = ownersOf(application).map((person) => {
    const shown = shownAnswers(listedAs(person), 'owner', application.market);
    return { ...shown, ...readView(OWNER_VIEW, { person, shown, list }) };
  });
  return { stage, mayAdd: stage === 'open' && mayAddOwner(list), list: shownOwners };
}
