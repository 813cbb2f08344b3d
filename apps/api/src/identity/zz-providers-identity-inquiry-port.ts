import type { InquiryMode, InquiryReading } from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/markets';

/** What an inquiry is begun with: the name and birth date that the document must show. */
export type NewInquiry = {
  applicationId: string;
  mode: InquiryMode;
  market: Market;
  withSelfie: boolean;
  fields: Readonly<Record<string, string>>;
  /** Makes a repeated wish the same wish. */
  key: string;
};

/** What the vendor says of an inquiry: its own word for the log, and what it means. */
export type SeenInquiry = { vendorStatus: string; reading: InquiryReading };

/** Inquiries that a person goes through in the vendor's own frame. Every method answers or throws ProviderDown before `signal` aborts. */
export type InquiryPort = {
  begin(inquiry: NewInquiry, signal: AbortSignal): Promise<{ id: string }>;
  /** A session for the vendor's frame. */
  resume(id: string, signal: AbortSignal): Promise<{ sessionToken: string }>;
  /** As it stands now; one that the vendor does not know is over. Throws ProviderDown `shape` for somebody else's. */
  read(inquiry: { id: string; applicationId: string }, signal: AbortSignal): Promise<SeenInquiry>;
  /** Ends an open one, so that nobody goes on with it. */
  end(inquiry: { id: string; applicationId: string }, signal: AbortSignal): Promise<SeenInquiry>;
};
