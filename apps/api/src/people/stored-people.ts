import { ANSWERS, STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { formValue } from '@signet/rulebook/core/answers';
import { applicantOwnerType, type OwnerType } from '@signet/rulebook/people/owner-list';
import type { StoredApplication, StoredPerson } from '../platform/store-types.ts';

type People = Pick<StoredApplication, 'people'>;

/** Who applies. */
export function applicantOf({ people }: People): StoredPerson {
  const applicant = people.find(({ role }) => role === 'applicant');
  if (applicant === undefined) throw new Error('an application has no applicant');
  return applicant;
}

/** The list of owners; the applicant stands in it, first, once their share is known. */
export const ownersOf = ({ people }: People): StoredPerson[] => people.filter(({ listedAt }) => listedAt !== undefined);

/** What the contract calls somebody in the list. */
export const ownerTypeOf = ({ role, answers: { ownershipShare } }: StoredPerson): OwnerType =>
  role === 'owner'
    ? 'OWNER'
    : applicantOwnerType(ownershipShare === undefined ? '' : String(formValue(ANSWERS.ownershipShare, ownershipShare)));

const ASKED_BY_LIST = new Set<string>(STORED_ANSWERS.filter(({ wire }) => wire.applicant === undefined).map(({ id }) => id));

/** What the list says of somebody: of the applicant no more than their share, because the sign-up has asked the rest. */
export function listedAs({ role, answers, secretsOnFile }: StoredPerson): Pick<StoredPerson, 'answers' | 'secretsOnFile'> {
  if (role === 'owner') return { answers, secretsOnFile };
  const own = Object.entries(answers).filter(([id]) => ASKED_BY_LIST.has(id));
  return { answers: Object.fromEntries(own), secretsOnFile: {} };
}

/** Who must confirm who they are, and how that stands. */
export const ownerVerificationsOf = (application: People) =>
  ownersOf(application).map((person) => ({
    type: ownerTypeOf(person),
    isVerified: person.isVerified,
    checkFailure: person.checkFailure,
    askedAt: person.askedAt,
  }));
