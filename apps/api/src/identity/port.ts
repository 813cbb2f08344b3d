import type { Evidence } from '@signet/rulebook/decision/evidence';
import type { DocumentSide } from '@signet/rulebook/identity/documents';
import type { InquiryMode, InquiryState } from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/locales';
import type { Config } from '../platform/config/config.ts';
import type { SignedCall } from '../platform/http/signed-webhook.ts';

/** Number and birth date are secrets; the caller must not store them. */
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
  doubleChecked?: true;
};

/**
 * `key` is the vendor's idempotency key; `reference` is our id of the subject, which the reply must
 * repeat.
 */
export type KycRequest = { key: string; reference: string };

type PersonAnswer = {
  person: Evidence['person'];
  phoneOwner: Evidence['phoneOwner'];
  reference?: string;
};
type BusinessAnswer = { business: Evidence['business']; reference?: string };
type WatchListAnswer = { watchList: Evidence['watchList']; reference?: string };

/**
 * Methods settle or throw ProviderDown before `signal` aborts; an inquiry still open by then counts
 * as unknown.
 */
export type IdentityPort = {
  person(person: KycPersonQuery, question: KycRequest, signal: AbortSignal): Promise<PersonAnswer>;
  business(
    business: KycBusinessQuery,
    question: KycRequest,
    signal: AbortSignal,
  ): Promise<BusinessAnswer>;
  watchList(
    name: { firstName: string; lastName: string; birthDate?: string },
    question: KycRequest,
    signal: AbortSignal,
  ): Promise<WatchListAnswer>;
  businessWatchList(
    business: { name: string },
    question: KycRequest,
    signal: AbortSignal,
  ): Promise<WatchListAnswer>;
};

/** What the document must show. */
export type ExpectedDetails =
  | { businessName: string }
  | { firstName: string; lastName: string; birthDate?: string | undefined };

export type InquiryRequest = {
  /** Our id of the application or the owner. */
  reference: string;
  mode: InquiryMode;
  market: Market;
  withSelfie: boolean;
  expected: ExpectedDetails;
  key: string;
};

export type VendorInquiry = { vendorStatus: string; reading: InquiryState };

/** Methods settle or throw ProviderDown before `signal` aborts. */
export type InquiryPort = {
  begin(inquiry: InquiryRequest, signal: AbortSignal): Promise<{ id: string }>;
  resume(id: string, signal: AbortSignal): Promise<{ sessionToken: string }>;
  handOff(id: string, signal: AbortSignal): Promise<{ phoneLink: string }>;
  /**
   * An inquiry unknown to the vendor counts as expired. Throws ProviderDown `shape` for another
   * subject's inquiry.
   */
  read(inquiry: { id: string; reference: string }, signal: AbortSignal): Promise<VendorInquiry>;
  end(inquiry: { id: string; reference: string }, signal: AbortSignal): Promise<VendorInquiry>;
  /** A picture that the person showed; undefined where the vendor has none, or no longer. */
  readFile(
    asked: { id: string; reference: string; side: DocumentSide },
    signal: AbortSignal,
  ): Promise<Buffer | undefined>;
};

/** A vendor that checks identities, with its calls. docs/decisions/0294. */
export type IdentityVendor = {
  /** Stored with each inquiry, which stays with whoever began it: it must never change. */
  id: string;
  /** What people are told who takes their documents. */
  name: string;
  /** The markets whose new checks go to it; where several name one, the first has it. */
  checksIn: readonly Market[];
  /** The same for new inquiries; without any it only ends those that it has. */
  inquiriesIn: readonly Market[];
  /** Which of the page's frames opens its inquiries, and the frame's host. */
  frame: { kind: string; host: string };
  checks: IdentityPort;
  inquiries: InquiryPort;
};

type InquiryEvent = { eventId: string; name: string; inquiryId: string; happenedAt: number };
/** The vendor's watch list has a match for whoever an earlier look-up was about. */
type WatchListEvent = { eventId: string; name: string; reportId: string; happenedAt: number };

/** How a vendor tells that an inquiry moved. */
export type InquiryWebhook = {
  path: string;
  signedIn: string;
  operationId: string;
  hasValidSignature(
    call: Pick<SignedCall, 'headers' | 'rawBody'>,
    rule: { config: Config; nowMs: number; toleranceMs: number },
  ): boolean;
  /**
   * Which inquiry moved and when, never the inquiry's data, or which look-up has a match now;
   * `other` for an event about something else, undefined for one that is not understood.
   */
  eventOf(body: unknown): InquiryEvent | WatchListEvent | 'other' | undefined;
};

/** All that we know of an identity vendor; its own words stand in its adapter. */
export type IdentityVendorRow = Pick<IdentityVendor, 'id' | 'name' | 'checksIn' | 'inquiriesIn'> & {
  frameKind: string;
  webhook: InquiryWebhook;
  connect(config: Config): { checks: IdentityPort; inquiries: InquiryPort; frameHost: string };
};
