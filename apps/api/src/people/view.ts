import { mayAddOwner, type OwnerFacts, type OwnersList, ownerStatus, requiresControllerIn } from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import { formAnswers, secretPaths } from '../application/answers.ts';
import { formContextOf } from '../application/facts.ts';
import { shownAnswers } from '../application/shown-answers.ts';
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

function viewOfOwner(person: StoredPerson, { market }: StoredApplication, list: OwnersList): OwnerView {
  const { firstName = '', lastName = '', emailAddress = '' } = person.answers;
  const { isController, ownershipPercentage = '', ...shown } = shownAnswers(listedAs(person), 'owner', market);
  return {
    ...shown,
    id: person.id,
    type: ownerTypeOf(person),
    firstName,
    lastName,
    email: emailAddress,
    ownershipPercentage,
    isController: requiresControllerIn(list) ? isController : undefined,
    status: ownerStatus(ownerFactsOf(person), list),
  };
}

/** Undefined before there is a list. Never a secret. */
export function ownersViewOf(application: StoredApplication) {
  const list = ownersListOf(application);
  const stage = ownerListStage(application);
  if (stage === 'closed' && list.owners.length === 0) return undefined;
  return {
    stage,
    mayAdd: stage === 'open' && mayAddOwner(list),
    list: ownersOf(application).map((person) => viewOfOwner(person, application, list)),
  };
}
