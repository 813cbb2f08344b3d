import type { OwnerFacts } from '@signet/rulebook/people/owner-list';
import {
  isReplacement,
  leavesPlace,
  mailboxOf,
  sharesMailbox,
  takesPlace,
} from '@signet/rulebook/people/owner-replacement';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { ownerFactsOf } from './view.ts';

/** Keyed hashes, so that the address of a removed owner is not stored. */
const mailboxHmacs = ({ sealer }: Pick<Deps, 'sealer'>, email: string): string[] =>
  sealer.fingerprints('owner-mailbox', mailboxOf(email));

/** Addresses of everybody else: the applicant and the other owners. */
const otherAddresses = (
  { answers, people }: StoredApplication,
  ownerId: string,
): (string | undefined)[] => [
  answers['applicant.email.emailAddress'],
  ...people
    .filter(({ id, role }) => role === 'owner' && id !== ownerId)
    .map((person) => person.answers.emailAddress),
];

/** True when an added owner may replace a removed one, or shares somebody's mailbox. */
export const takesPlaceOf = (
  { deps, application }: { deps: Deps; application: StoredApplication },
  { id, answers }: OwnerFacts,
): boolean =>
  sharesMailbox(answers.email ?? '', otherAddresses(application, id)) ||
  takesPlace(mailboxHmacs(deps, answers.email ?? ''), application.removedMailboxHmacs ?? []);

export const isReplacementOf = (
  { application, owner }: { application: StoredApplication; owner: StoredPerson },
  { id, answers }: OwnerFacts,
): boolean => {
  const before = ownerFactsOf(owner).answers;
  const isMoved =
    answers.email !== before.email &&
    sharesMailbox(answers.email ?? '', otherAddresses(application, id));
  return isMoved || isReplacement(owner, before, answers);
};

/** The mailbox to keep of a removed owner, as a hash; none if no mail ever reached them. */
export const placesLeftBy = (deps: Pick<Deps, 'sealer'>, owner: StoredPerson): string[] =>
  leavesPlace(owner) ? mailboxHmacs(deps, owner.answers.emailAddress ?? '').slice(0, 1) : [];
