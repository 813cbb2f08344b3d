import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH, INDUSTRY_PATH } from '../core/answers.ts';
import type { Market } from '../reference/locales.ts';
import type { ApplicantFacts, Evidence } from './evidence.ts';

/** What a round has on record: what a source said, and how photo ID and papers ended. */
type SourceKey = keyof Evidence | keyof Pick<ApplicantFacts, 'inquiry' | 'businessDocument'>;

type PersonSide = 'applicant' | 'owner';
type Asked = { market: Market; side: PersonSide };

type Fact<Paths> = {
  paths: Paths;
  /** The sources that are asked with it, in the order in which they are read. */
  sources: readonly SourceKey[];
  /** Sources that get it only of some people. */
  onlyIf?: (asked: Asked) => boolean;
};

const ADDRESS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;
const addressAt = (start: string): string[] => ADDRESS.map((part) => `${start}.${part}`);

/**
 * What somebody typed of a person, by the paths of an applicant and of another owner, beside the
 * sources that were asked with it. An answer is about all that its source was asked with.
 */
export const PERSON_FACTS = {
  name: {
    paths: {
      applicant: ['applicant.name.firstName', 'applicant.name.lastName'],
      owner: ['firstName', 'lastName'],
    },
    sources: ['inquiry', 'person', 'watchList', 'duplicate'],
  },
  birthDate: {
    paths: { applicant: ['applicant.dob'], owner: ['dob'] },
    sources: ['inquiry', 'person', 'watchList', 'duplicate'],
  },
  taxId: {
    paths: { applicant: [APPLICANT_TAX_ID_PATH], owner: ['governmentIdentification.value'] },
    sources: ['person', 'duplicate'],
  },
  homeAddress: {
    paths: { applicant: addressAt('applicant.address'), owner: addressAt('address') },
    sources: ['person'],
    // No home address of an applicant in the US is sent. docs/readings.md 50.
    onlyIf: ({ market, side }) => market === 'CA' || side === 'owner',
  },
  mobile: {
    paths: { applicant: ['applicant.phone.localPhoneNumber'], owner: ['phone'] },
    sources: ['phoneOwner', 'person'],
  },
  email: {
    paths: { applicant: ['applicant.email.emailAddress'], owner: ['email'] },
    sources: ['person'],
  },
} as const satisfies Record<string, Fact<Record<PersonSide, readonly string[]>>>;
export type PersonFact = keyof typeof PERSON_FACTS;

export const BUSINESS_FACTS = {
  legalName: { paths: ['company.name'], sources: ['business', 'businessDocument'] },
  tradeName: { paths: ['company.dba'], sources: [] },
  taxId: {
    paths: [COMPANY_TAX_ID_PATH],
    sources: ['business', 'duplicate'],
  },
  kind: { paths: ['company.registered', 'company.registeredIn'], sources: [] },
  category: { paths: [INDUSTRY_PATH], sources: ['categoryClass', 'quebecBlocked'] },
  address: { paths: addressAt('company.address'), sources: ['quebecBlocked'] },
  phone: { paths: ['company.phone.localPhoneNumber'], sources: [] },
  website: { paths: ['company.site'], sources: [] },
  sales: { paths: ['company.gpv'], sources: [] },
  partners: { paths: ['company.hasPartners'], sources: [] },
} as const satisfies Record<string, Fact<readonly string[]>>;
export type BusinessFact = keyof typeof BUSINESS_FACTS;

/** The sources that were asked with a fact of a person. */
export function sourcesOfPerson(fact: PersonFact, asked: Asked): readonly SourceKey[] {
  const { sources, onlyIf }: Fact<unknown> = PERSON_FACTS[fact];
  return onlyIf === undefined || onlyIf(asked) ? sources : [];
}
