import type { DocumentSide } from '@signet/rulebook/identity/documents';
import { INQUIRY_NOT_FOUND, type InquiryMode } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { Market } from '@signet/rulebook/reference/locales';
import { ProviderDown } from '../platform/provider-down.ts';
import {
  buildPersonaClient,
  type PersonaInquiry,
  type PersonaVerification,
} from './persona-client.ts';
import { inquiryStateFromVendor } from './persona-statuses.ts';
import type { ExpectedDetails, InquiryPort, VendorInquiry } from './port.ts';

type Templates = Record<Market, string>;
type Settings = {
  url: string;
  apiKey: string;
  windows: {
    identification: Templates;
    identificationWithoutSelfie: Templates;
    verification: Templates;
  };
};

const notFound = 404;
/** What the vendor answers for a file that it has not, or no longer. */
const FILE_GONE: readonly (number | undefined)[] = [notFound, 403, 410];

const ifThere = async <Answer>(
  answer: Promise<Answer>,
  absent: readonly (number | undefined)[] = [notFound],
): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ProviderDown && absent.includes(error.status)) return undefined;
    throw error;
  });

type Shown = PersonaVerification['attributes'];

/** The verification that has each picture, and where it names the file. */
const FILES: Readonly<
  Record<DocumentSide, { type: string; urlOf: (shown: Shown) => string | null | undefined }>
> = {
  front: { type: 'verification/government-id', urlOf: (shown) => shown['front-photo-url'] },
  back: { type: 'verification/government-id', urlOf: (shown) => shown['back-photo-url'] },
  selfie: { type: 'verification/selfie', urlOf: (shown) => shown['center-photo-url'] },
  paper: { type: 'verification/document', urlOf: (shown) => shown.files?.[0]?.url },
};

/** Of the photo ID that was shown last; some have no last day. */
const expirationOf = ({ verifications }: PersonaInquiry): string | undefined =>
  verifications.filter(({ type }) => type === FILES.front.type).at(-1)?.attributes[
    'expiration-date'
  ] ?? undefined;

const fieldsOf = (expected: ExpectedDetails): Record<string, string> =>
  'businessName' in expected
    ? { 'business-name': expected.businessName }
    : {
        'name-first': expected.firstName,
        'name-last': expected.lastName,
        ...(expected.birthDate === undefined ? {} : { birthdate: expected.birthDate }),
      };

/**
 * Persona's embedded inquiries, with one template per mode, country and selfie choice.
 * docs/readings.md 121.
 */
export function buildPersonaInquiries({ url, apiKey, windows }: Settings): InquiryPort {
  const wire = buildPersonaClient({ url, apiKey });

  const templateOf = (mode: InquiryMode, market: Market, withSelfie: boolean): string =>
    (mode === 'verification'
      ? windows.verification
      : withSelfie
        ? windows.identification
        : windows.identificationWithoutSelfie)[market];

  const toVendorInquiry = async (answer: Promise<PersonaInquiry>): Promise<VendorInquiry> => {
    const inquiry = await ifThere(answer);
    if (inquiry === undefined) return { vendorStatus: 'gone', reading: INQUIRY_NOT_FOUND };
    const expiresOn = expirationOf(inquiry);
    return {
      vendorStatus: inquiry.status,
      reading: {
        ...inquiryStateFromVendor(
          inquiry.status,
          inquiry.verifications.map(({ attributes }) => attributes),
        ),
        ...(expiresOn === undefined ? {} : { documentExpiresOn: expiresOn }),
      },
    };
  };

  return {
    begin: async ({ reference, mode, market, withSelfie, expected, key }, signal) => {
      const templateId = templateOf(mode, market, withSelfie);
      const lifeSeconds = IDENTITY_LIMITS.inquiryLifeMs / 1000;
      const { id } = await wire.openInquiry(
        { templateId, reference, fields: fieldsOf(expected), lifeSeconds, key },
        signal,
      );
      return { id };
    },
    resume: async (id, signal) => ({ sessionToken: await wire.resumeInquiry(id, signal) }),
    handOff: async (id, signal) => {
      const lifeSeconds = IDENTITY_LIMITS.phoneHandOffLifeMs / 1000;
      return { phoneLink: await wire.linkToInquiry({ id, lifeSeconds }, signal) };
    },
    read: ({ id, reference }, signal) =>
      toVendorInquiry(wire.readInquiry({ id, reference }, signal)),
    end: ({ id, reference }, signal) =>
      toVendorInquiry(wire.expireInquiry({ id, reference }, signal)),
    readFile: async ({ id, reference, side }, signal) => {
      const inquiry = await ifThere(wire.readInquiry({ id, reference }, signal));
      const { type, urlOf } = FILES[side];
      const shown = inquiry?.verifications.filter((one) => one.type === type).at(-1);
      const at = shown && urlOf(shown.attributes);
      return at ? ifThere(wire.readFile(at, signal), FILE_GONE) : undefined;
    },
  };
}
