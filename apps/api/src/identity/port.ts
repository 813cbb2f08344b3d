import type { Evidence } from '@signet/rulebook/decision/evidence';
import type { InquiryMode, InquiryState } from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/markets';

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
  /** True where the person went over name and number again. */
  doubleChecked?: true;
};

/** `key` makes a repeated question the same question; `reference` names whom it is about, and an answer under another name is none. */
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
  applicationId: string;
  mode: InquiryMode;
  market: Market;
  withSelfie: boolean;
  fields: Readonly<Record<string, string>>;
  /** Makes a repeated wish the same wish. */
  key: string;
};

/** What the vendor says of an inquiry: its own word for the log, and what it means. */
export type VendorInquiry = { vendorStatus: string; reading: InquiryState };

/** Inquiries that a person goes through in the vendor's own frame. Every method answers or throws ProviderDown before `signal` aborts. */
export type InquiryPort = {
  begin(inquiry: InquiryRequest, signal: AbortSignal): Promise<{ id: string }>;
  /** A session for the vendor's frame. */
  resume(id: string, signal: AbortSignal): Promise<{ sessionToken: string }>;
  /** As it stands now; one that the vendor does not know is over. Throws ProviderDown `shape` for somebody else's. */
  read(inquiry: { id: string; applicationId: string }, signal: AbortSignal): Promise<VendorInquiry>;
  /** Ends an open one, so that nobody goes on with it. */
  end(inquiry: { id: string; applicationId: string }, signal: AbortSignal): Promise<VendorInquiry>;
};
