import {
  isOtherOwner,
  mayAddOwner,
  type OwnerFacts,
  type OwnersList,
  ownerListStage,
  ownerStatus,
  requiresControllerIn,
} from '@signet/rulebook/people/owner-list';
import type { OwnerView } from '@signet/rulebook/people/view';
import { formContextOf } from '../application/facts.ts';
import type { StoredApplication, StoredOwner } from '../platform/store-types.ts';
import type {} from '../store.ts';

/** An owner as the rules read it. */
const ownerFactsOf = ({ id, type, answers, given }: StoredOwner): OwnerFacts => ({
  id,
  type,
  answers,
  given: new Set(Object.keys(given)),
});

/** The list of owners as the rules read it. */
export const ownersListOf = (application: StoredApplication): OwnersList => ({
  owners: application.owners.map(ownerFactsOf),
  application: application.answers,
  context: formContextOf(application),
});

const PARTS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;

function viewOfOwner(owner: StoredOwner, application: StoredApplication, list: OwnersList): OwnerView {
  const { id, type, given } = owner;
  const own = {
    firstName: application.answers['applicant.name.firstName'] ?? '',
    lastName: application.answers['applicant.name.lastName'] ?? '',
    email: application.answers['applicant.email.emailAddress'] ?? '',
  };
  const answers: Readonly<Record<string, string | undefined>> = isOtherOwner(owner) ? owner.answers : { ...owner.answers, ...own };
  const address = PARTS.flatMap((part) => {
    const value = answers[`address.${part}`];
    return value === undefined ? [] : [[part, value] as const];
  });
  const number = given['governmentIdentification.value'];
  return {
    id,
    type,
    firstName: answers.firstName ?? '',
    lastName: answers.lastName ?? '',
    email: answers.email ?? '',
    phone: answers.phone,
    ownershipPercentage: answers.ownershipPercentage ?? '',
    isController: requiresControllerIn(list) ? answers.isController : undefined,
    noAddressOrDob: answers.noAddressOrDob,
    noSsn: answers.noSsn,
    status: ownerStatus(ownerFactsOf(owner), list),
    governmentIdentification: number && { onFile: true, ...number },
    dob: given.dob && { onFile: true },
    address: address.length === 0 ? undefined : { ...Object.fromEntries(address), countryCode: application.market },
  };
}

/** The list as the portal shows it, where there is one: asked for, or sent. Never a secret. */
export function ownersViewOf(application: StoredApplication) {
  const list = ownersListOf(application);
  const stage = ownerListStage(application);
  if (stage === 'closed' && application.owners.length === 0) return undefined;
  return {
    stage,
    mayAdd: stage === 'open' && mayAddOwner(list),
    list: application.owners.map((owner) => viewOfOwner(owner, application, list)),
  };
}
