import { expect, test } from 'vitest';
import { STORED_ANSWERS } from '../answer-rows.ts';
import { CONFIRMATIONS } from '../core/confirmed.ts';
import { keysOf } from '../core/keys-of.ts';
import { BUSINESS_FACTS, PERSON_FACTS, sourcesOfPerson } from './compared-facts.ts';
import { buildKycPayload, buildOwnerKycPayload } from './kyc-payload.ts';

const PERSON = keysOf(PERSON_FACTS).map((id) => PERSON_FACTS[id].paths);
const shown = {
  applicant: PERSON.flatMap(({ applicant }): readonly string[] => applicant),
  owner: PERSON.flatMap(({ owner }): readonly string[] => owner),
  company: keysOf(BUSINESS_FACTS).flatMap((id): readonly string[] => BUSINESS_FACTS[id].paths),
};

/** What is said of a person or business, but not about who they are. */
const ELSEWHERE: readonly string[] = [
  ...Object.values(CONFIRMATIONS),
  'applicant.name.hasOneName',
  'hasOneName',
  'ownershipPercentage',
  'isController',
  'noAddressOrDob',
  'noSsn',
  'communicationLanguage',
];

test.each(['applicant', 'owner', 'company'] as const)(
  'shows every stored answer of: %s',
  (side) => {
    const stored = STORED_ANSWERS.flatMap(({ wire }) => wire[side] ?? []).filter(
      (path) => !ELSEWHERE.includes(path),
    );
    expect(shown[side].toSorted()).toEqual(stored.toSorted());
  },
);

const HOME = { 'applicant.address.line1': '12 Elm St' };

test.each([
  ['an applicant in the US', 'US', 'applicant', buildKycPayload],
  ['an applicant in Canada', 'CA', 'applicant', buildKycPayload],
  ['another owner in the US', 'US', 'owner', buildOwnerKycPayload],
] as const)('says of the home of %s what is sent', (_who, market, side, build) => {
  const payload = build(HOME, market, {});
  const { address } = 'applicant' in payload ? payload.applicant : payload;
  expect(sourcesOfPerson('homeAddress', { market, side }).includes('person')).toBe(
    address !== undefined,
  );
});
