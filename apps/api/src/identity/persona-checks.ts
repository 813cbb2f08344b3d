import type { Evidence } from '@signet/rulebook/decision/evidence';
import { type Market, toE164 } from '@signet/rulebook/reference/locales';
import { buildPersonaClient, type PersonaInquiry } from './persona-client.ts';
import type { IdentityPort, KycPersonQuery, KycRequest } from './port.ts';

type Settings = {
  url: string;
  apiKey: string;
  person: Record<Market, string>;
  business: Record<Market, string>;
};

const isOpen = ({ status }: { status: string }): boolean =>
  status === 'created' || status === 'pending';

const checksOf = ({ verifications }: PersonaInquiry, type: string) =>
  verifications.filter((one) => one.type === type).flatMap(({ attributes }) => attributes.checks);
const statusOf = ({ verifications }: PersonaInquiry, type: string) =>
  verifications.find((one) => one.type === type)?.attributes.status;
const hasFailed = (inquiry: PersonaInquiry, type: string, name: string) =>
  checksOf(inquiry, type).some((check) => check.name === name && check.status === 'failed');

const PERSON = 'verification/database-standard';
const BUSINESS = 'verification/database-tin';

/** The first matching row wins; an unlisted status means unknown, never a failed check. */
const PERSON_ROWS: readonly {
  when: (inquiry: PersonaInquiry) => boolean;
  answer: Evidence['person'];
}[] = [
  { when: isOpen, answer: 'unknown' },
  { when: ({ status }) => status === 'expired', answer: 'unknown' },
  {
    when: (inquiry) =>
      hasFailed(inquiry, PERSON, 'database_fraud_detection') ||
      hasFailed(inquiry, PERSON, 'database_deceased_detection'),
    answer: 'fraud',
  },
  { when: ({ status }) => status === 'needs_review', answer: 'review' },
  { when: (inquiry) => statusOf(inquiry, PERSON) === 'requires_retry', answer: 'document' },
  { when: (inquiry) => statusOf(inquiry, PERSON) === 'failed', answer: 'mismatch' },
  {
    when: (inquiry) =>
      statusOf(inquiry, PERSON) === 'passed' && ['approved', 'completed'].includes(inquiry.status),
    answer: 'match',
  },
];

const BUSINESS_ROWS: readonly {
  when: (inquiry: PersonaInquiry) => boolean;
  answer: Evidence['business'];
}[] = [
  { when: isOpen, answer: 'unknown' },
  { when: ({ status }) => status === 'expired', answer: 'unknown' },
  {
    when: (inquiry) =>
      inquiry.status === 'declined' || hasFailed(inquiry, BUSINESS, 'database_fraud_detection'),
    answer: 'declined',
  },
  { when: ({ status }) => status === 'needs_review', answer: 'review' },
  { when: (inquiry) => statusOf(inquiry, BUSINESS) === 'failed', answer: 'mismatch' },
  {
    when: (inquiry) =>
      statusOf(inquiry, BUSINESS) === 'passed' &&
      ['approved', 'completed'].includes(inquiry.status),
    answer: 'match',
  },
];

function phoneOwnerOf(inquiry: PersonaInquiry): Evidence['phoneOwner'] {
  const found = [
    ...checksOf(inquiry, 'verification/database-phone-carrier'),
    ...checksOf(inquiry, PERSON),
  ].filter(({ name }) => name === 'database_phone_number_comparison');
  if (found.some(({ status }) => status === 'failed')) return 'other';
  return found.some(({ status }) => status === 'passed') ? 'same' : 'unknown';
}

const NUMBER_FIELDS = {
  SSN4: 'social-security-number-last-4',
  SSN9: 'social-security-number',
  SIN: 'social-insurance-number',
} as const;

function fieldsOf({
  firstName,
  lastName,
  emailAddress,
  phone,
  birthDate,
  number,
  address,
  market,
}: KycPersonQuery): Record<string, string> {
  return {
    'name-first': firstName,
    'name-last': lastName,
    'email-address': emailAddress,
    'phone-number': toE164(phone),
    'address-country-code': market,
    ...(birthDate === undefined ? {} : { birthdate: birthDate }),
    ...(number === undefined ? {} : { [NUMBER_FIELDS[number.sourceType]]: number.value }),
    ...(address === undefined
      ? {}
      : {
          'address-street-1': address.line1,
          'address-city': address.city,
          'address-subdivision': address.territory,
          'address-postal-code': address.zip,
        }),
  };
}

/**
 * Persona's server-side inquiries for people and businesses, and its watch-list reports.
 * docs/readings.md 121.
 */
export function buildPersonaChecks({ url, apiKey, person, business }: Settings): IdentityPort {
  const wire = buildPersonaClient({ url, apiKey });

  const inquire = async (
    templateId: string,
    fields: Record<string, string>,
    { key, reference }: KycRequest,
    signal: AbortSignal,
  ): Promise<PersonaInquiry> => {
    const created = await wire.createInquiry({ templateId, reference, fields, key }, signal);
    return wire.settled(
      created,
      isOpen,
      ({ id }) => wire.readInquiry({ id, reference }, signal),
      signal,
    );
  };

  const screened = async (
    type: string,
    query: Record<string, string>,
    key: string,
    signal: AbortSignal,
  ) => {
    const report = await wire.settled(
      await wire.createReport(type, query, key, signal),
      ({ status }) => status === 'pending',
      (pending) => wire.readReport(pending, signal),
      signal,
    );
    const isKnown = report.status === 'ready' && report.hasMatch !== undefined;
    const answer = isKnown ? (report.hasMatch ? 'hit' : 'clear') : 'unknown';
    return { watchList: answer, reference: report.id } as const;
  };

  return {
    person: async (who, question, signal) => {
      const inquiry = await inquire(person[who.market], fieldsOf(who), question, signal);
      const answer = PERSON_ROWS.find(({ when }) => when(inquiry))?.answer ?? 'unknown';
      return { person: answer, phoneOwner: phoneOwnerOf(inquiry), reference: inquiry.id };
    },
    business: async ({ market, name, taxId, doubleChecked }, question, signal) => {
      const checked: Record<string, string> = doubleChecked ? { 'double-checked': 'true' } : {};
      const fields = {
        'business-name': name,
        'business-tax-identification-number': taxId,
        ...checked,
      };
      const inquiry = await inquire(business[market], fields, question, signal);
      return {
        business: BUSINESS_ROWS.find(({ when }) => when(inquiry))?.answer ?? 'unknown',
        reference: inquiry.id,
      };
    },
    watchList: ({ firstName, lastName, birthDate }, { key }, signal) => {
      const query = {
        'name-first': firstName,
        'name-last': lastName,
        ...(birthDate === undefined ? {} : { birthdate: birthDate }),
      };
      return screened('report/watchlist', query, key, signal);
    },
    businessWatchList: ({ name }, { key }, signal) =>
      screened('report/business-watchlist', { 'business-name': name }, key, signal),
  };
}
