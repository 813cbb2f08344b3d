import { INQUIRY_NOT_FOUND, type InquiryMode } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { Market } from '@signet/rulebook/reference/locales';
import { ProviderDown } from '../platform/provider-down.ts';
import { buildPersonaClient, type PersonaInquiry } from './persona-client.ts';
import { inquiryStateFromVendor } from './persona-statuses.ts';
import type { InquiryPort, VendorInquiry } from './port.ts';

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
    const inquiry = await answer.catch((error: unknown) => {
      if (error instanceof ProviderDown && error.status === notFound) return undefined;
      throw error;
    });
    if (inquiry === undefined) return { vendorStatus: 'gone', reading: INQUIRY_NOT_FOUND };
    return {
      vendorStatus: inquiry.status,
      reading: inquiryStateFromVendor(
        inquiry.status,
        inquiry.verifications.map(({ attributes }) => attributes),
      ),
    };
  };

  return {
    begin: async ({ reference, mode, market, withSelfie, fields, key }, signal) => {
      const templateId = templateOf(mode, market, withSelfie);
      const lifeSeconds = IDENTITY_LIMITS.inquiryLifeMs / 1000;
      const { id } = await wire.openInquiry(
        { templateId, reference, fields: { ...fields }, lifeSeconds, key },
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
  };
}
