import type { Answers } from '../answer-rows.ts';
import { APPLICANT_TAX_ID_PATH, answerAt, COMPANY_TAX_ID_PATH } from '../core/answers.ts';
import { MARKETS, type Market } from '../reference/locales.ts';
import {
  type IdentificationType,
  type PersonsSourceType,
  type SourceType,
  TAX_ID_KINDS,
} from '../reference/tax-id-types.ts';
import { displayNameOf, legalNameOf } from '../sign-up/display-names.ts';
import { lastNameForSources, nameForSources } from '../sign-up/plain-spelling.ts';

type SentIdentification = { type: IdentificationType; sourceType: SourceType; value: string };
type SentAddress = Partial<
  Record<'line1' | 'line2' | 'city' | 'territory' | 'zip' | 'countryCode', string>
>;
type SentPhone = { localPhoneNumber: string; countryCode: string };

export type KycPerson = {
  firstName?: string;
  lastName?: string;
  emailAddress?: string;
  dob?: string;
  phone?: SentPhone;
  address?: SentAddress;
  governmentIdentification?: SentIdentification;
};
type SentCompany = {
  name?: string;
  dba?: string;
  phone?: SentPhone;
  address?: SentAddress;
  governmentIdentification?: SentIdentification;
};

/** Kind of tax id at each path, known since validation. */
export type SourceTypes = Readonly<Record<string, SourceType | undefined>>;

export const isPersonalTaxId = (
  id: SentIdentification,
): id is SentIdentification & { sourceType: PersonsSourceType } =>
  TAX_ID_KINDS[id.sourceType].names === 'INDIVIDUAL';

const ADDRESS_PARTS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;

const sentPhone = (digits: string, market: Market): SentPhone | undefined =>
  digits === ''
    ? undefined
    : { localPhoneNumber: digits, countryCode: MARKETS[market].phoneCountryCode };

function addressAt(
  answers: Answers,
  path: 'applicant.address' | 'company.address',
  market: Market,
): SentAddress | undefined {
  const given = ADDRESS_PARTS.map(
    (part) => [part, answerAt(answers, `${path}.${part}`)] as const,
  ).filter(([, value]) => value !== '');
  return given.length === 0 ? undefined : { ...Object.fromEntries(given), countryCode: market };
}

/** Undefined unless the value and its kind are known. */
function idAt(
  answers: Answers,
  path: typeof APPLICANT_TAX_ID_PATH | typeof COMPANY_TAX_ID_PATH,
  types: SourceTypes,
): SentIdentification | undefined {
  const [value, sourceType] = [answerAt(answers, path), types[path]];
  return value === '' || sourceType === undefined
    ? undefined
    : { type: TAX_ID_KINDS[sourceType].names, sourceType, value };
}

const without = <Part extends object>(party: Part): Part =>
  Object.fromEntries(
    Object.entries(party).filter(([, value]) => value !== undefined && value !== ''),
  ) as Part;

/**
 * Builds the vendor's payload of applicant and company. In the US the business identifier is the
 * company's or the applicant's, depending on whether the business is registered ("US: EIN or SSN"),
 * and no home address is sent; in Canada each id is sent only when it has a value. docs/readings.md
 * 50.
 */
export function buildKycPayload(
  answers: Answers,
  market: Market,
  types: SourceTypes,
): { applicant: KycPerson; company: SentCompany } {
  const person = idAt(answers, APPLICANT_TAX_ID_PATH, types);
  const isRegistered = answers['company.registered'] === true;
  const mobile = answerAt(answers, 'applicant.phone.localPhoneNumber');
  return {
    applicant: without({
      firstName: nameForSources(answerAt(answers, 'applicant.name.firstName'), market),
      lastName: lastNameForSources(
        answerAt(answers, 'applicant.name.lastName'),
        answers['applicant.name.hasOneName'] === true,
        market,
      ),
      emailAddress: answerAt(answers, 'applicant.email.emailAddress'),
      dob: answerAt(answers, 'applicant.dob'),
      phone: sentPhone(mobile, market),
      address: market === 'US' ? undefined : addressAt(answers, 'applicant.address', market),
      governmentIdentification: person,
    }),
    company: without({
      name: nameForSources(legalNameOf(answers), market),
      dba: nameForSources(displayNameOf(answers), market),
      phone: sentPhone(answerAt(answers, 'company.phone.localPhoneNumber') || mobile, market),
      address: addressAt(answers, 'company.address', market),
      governmentIdentification:
        market === 'US' && !isRegistered ? person : idAt(answers, COMPANY_TAX_ID_PATH, types),
    }),
  };
}

/**
 * Payload of another owner, whose answers use the applicant's paths. Includes the home address,
 * which owners give in both markets.
 */
export const buildOwnerKycPayload = (
  answers: Answers,
  market: Market,
  types: SourceTypes,
): KycPerson => ({
  ...buildKycPayload(answers, market, types).applicant,
  address: addressAt(answers, 'applicant.address', market),
});

/** Undefined for a person's tax id, which identifies no business. docs/readings.md 74. */
export function kycBusiness({
  name,
  governmentIdentification: id,
}: SentCompany): { name: string; taxId: string } | undefined {
  return id?.type === 'BUSINESS' ? { name: name ?? '', taxId: id.value } : undefined;
}
