import { MARKETS, type Market } from '../reference/markets.ts';
import type { IdentificationType, SourceType } from '../reference/tax-ids.ts';
import type { Answers } from './asked.ts';

export type SentIdentification = { type: IdentificationType; sourceType: SourceType; value: string };
export type SentAddress = Partial<Record<'line1' | 'line2' | 'city' | 'territory' | 'zip' | 'countryCode', string>>;
export type SentPhone = { localPhoneNumber: string; countryCode: string };

export type SentParty = {
  name?: string;
  dba?: string;
  phone?: SentPhone;
  address?: SentAddress;
  governmentIdentification?: SentIdentification;
};

const ADDRESS_PARTS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;
const NINE_DIGITS = /^\d{9}$/;
const at = (answers: Answers, path: string): string => (answers[path] ?? '').trim();

/** The legal name: the company's, or the applicant's first and last name. Document 2, section 5, Names. */
export const legalNameOf = (answers: Answers): string =>
  at(answers, 'company.name') || `${at(answers, 'applicant.name.firstName')} ${at(answers, 'applicant.name.lastName')}`.trim();

/** The ten digits with the country code, which is always 1; undefined without a number. Document 1, section 5. */
export const sentPhone = (digits: string, market: Market): SentPhone | undefined =>
  digits === '' ? undefined : { localPhoneNumber: digits, countryCode: MARKETS[market].phoneCountryCode };

/** The parts of an address that were given. */
function addressAt(answers: Answers, path: string, market: Market): SentAddress | undefined {
  const given = ADDRESS_PARTS.map((part) => [part, at(answers, `${path}.${part}`)] as const).filter(([, value]) => value !== '');
  return given.length === 0 ? undefined : { ...Object.fromEntries(given), countryCode: market };
}

const personsId = (value: string, market: Market): SentIdentification | undefined =>
  value === '' ? undefined : { type: 'INDIVIDUAL', sourceType: market === 'CA' ? 'SIN' : NINE_DIGITS.test(value) ? 'SSN9' : 'SSN4', value };

const companysId = (value: string, market: Market): SentIdentification | undefined =>
  value === '' ? undefined : { type: 'BUSINESS', sourceType: market === 'US' ? 'FEIN' : NINE_DIGITS.test(value) ? 'BN' : 'CN', value };

const without = <Part extends object>(party: Part): Part =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== undefined && value !== '')) as Part; // the same keys, fewer

/**
 * What is sent of the two parties: in the US the business identifier is the company's where it is registered and the applicant's where not, and no
 * home address; in Canada each id only when it has a value. Document 2, section 5, Other; decisions.md, row 33.
 */
export function sentParties(answers: Answers, market: Market): { applicant: SentParty; company: SentParty } {
  const person = personsId(at(answers, 'applicant.governmentIdentification.value'), market);
  const business = companysId(at(answers, 'company.governmentIdentification.value'), market);
  const isRegistered = at(answers, 'company.registered') === 'YES';
  const mobile = at(answers, 'applicant.phone.localPhoneNumber');
  return {
    applicant: without({
      name: `${at(answers, 'applicant.name.firstName')} ${at(answers, 'applicant.name.lastName')}`.trim(),
      phone: sentPhone(mobile, market),
      address: market === 'US' ? undefined : addressAt(answers, 'applicant.address', market),
      governmentIdentification: person,
    }),
    company: without({
      name: legalNameOf(answers),
      dba: at(answers, 'company.dba') || legalNameOf(answers),
      phone: sentPhone(at(answers, 'company.phone.localPhoneNumber') || mobile, market),
      address: addressAt(answers, 'company.address', market),
      governmentIdentification: market === 'US' && !isRegistered ? person : business,
    }),
  };
}

/** What an owner update sends: the address only with a zip, the government id only with a value. Document 1, section 5. */
export function sentOwner(answers: Answers, market: Market): SentParty {
  const hasZip = at(answers, 'address.zip') !== '';
  return without({
    name: `${at(answers, 'firstName')} ${at(answers, 'lastName')}`.trim(),
    phone: sentPhone(at(answers, 'phone'), market),
    address: hasZip ? addressAt(answers, 'address', market) : undefined,
    governmentIdentification: personsId(at(answers, 'governmentIdentification.value'), market),
  });
}

/** The kind of a corporation number, for analytics: its letters and digits, length and province, never the number. decisions.md, row 3. */
export const classifyCorporationNumber = (value: string, province: string) => ({
  kind: /^\d+$/.test(value) ? 'numeric-only' : /^[A-Z]+$/.test(value) ? 'alpha-only' : 'alphanumeric',
  length: value.length,
  province,
});
