import type { Evidence } from '@signet/rulebook/decision/evidence';
import type { InquiryMode, InquiryState } from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/locales';

/** Who is to be recognised. The number is the only secret part besides the birth date; neither is kept by the caller. */
export type KycPersonQuery = {
  market: Market;
  firstName: string;
  lastName: string;
  emailAddress: string;
  phone: string;
  birthDate?: string;
  number?: { sourceType: 'SSN4' | 'SSN9' | 'SIN'; value: string };
  address?: { line1: string; city: string; territory: string; zip: string };
};

export type KycBusinessQuery = {
  market: Market;
  name: string;
  taxId: string;
  /** True where the person confirmed name and number again. */
  doubleChecked?: true;
};

/** `key`: idempotency at the vendor; `reference`: our name for the subject, which the reply must repeat. */
export type KycRequest = { key: string; reference: string };

type PersonAnswer = { person: Evidence['person']; phoneOwner: Evidence['phoneOwner']; reference?: string };
type BusinessAnswer = { business: Evidence['business']; reference?: string };
type WatchListAnswer = { watchList: Evidence['watchList']; reference?: string };

/**
 * Who somebody is, what a business is, and whether a watch list names them.
 * Every method answers or throws ProviderDown before `signal` aborts; an inquiry that is still open then counts as unknown.
 */
export type IdentityPort = {
  person(person: KycPersonQuery, question: KycRequest, signal: AbortSignal): Promise<PersonAnswer>;
  business(business: KycBusinessQuery, question: KycRequest, signal: AbortSignal): Promise<BusinessAnswer>;
  watchList(
    name: { firstName: string; lastName: string; birthDate?: string },
    question: KycRequest,
    signal: AbortSignal,
  ): Promise<WatchListAnswer>;
};

/** What an inquiry is begun with: the name and birth date that the document must show. */
export type InquiryRequest = {
  /** Our name for whose inquiry it is: the application's id, or an owner's. */
  reference: string;
  mode: InquiryMode;
  market: Market;
  withSelfie: boolean;
  fields: Readonly<Record<string, string>>;
  /** Idempotency key. */
  key: string;
};

/** `vendorStatus` is for the log. */
export type VendorInquiry = { vendorStatus: string; reading: InquiryState };

/** Inquiries that a person goes through in the vendor's own frame. Every method answers or throws ProviderDown before `signal` aborts. */
export type InquiryPort = {
  begin(inquiry: InquiryRequest, signal: AbortSignal): Promise<{ id: string }>;
  resume(id: string, signal: AbortSignal): Promise<{ sessionToken: string }>;
  /** A one-time link to the same inquiry, for another device. */
  handOff(id: string, signal: AbortSignal): Promise<{ phoneLink: string }>;
  /** An unknown inquiry is over. Throws ProviderDown `shape` for somebody else's. */
  read(inquiry: { id: string; reference: string }, signal: AbortSignal): Promise<VendorInquiry>;
  end(inquiry: { id: string; reference: string }, signal: AbortSignal): Promise<VendorInquiry>;
};
