import type { PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import type { Locale } from '@signet/rulebook/reference/locales';

/** `ageMs` is the code's age at its last send, by the vendor's clock. */
export type LivingCode = { reference: string; ageMs: number };
export type SentCode = { state: 'sent' } & LivingCode;

/**
 * The vendor creates, sends and checks the codes; none is stored here. Phones are ten national
 * digits.
 */
export type OtpPort = {
  /** Sends the code in the brand's name, the same one until it expires; throws ProviderDown. */
  start(to: {
    phone: string;
    locale: Locale;
    brand: string;
  }): Promise<SentCode | { state: 'tooMany' } | { state: 'refused' }>;
  /** The live code of a phone at the vendor, to recover after a crash. Throws ProviderDown. */
  living(phone: string): Promise<LivingCode | undefined>;
  /** Ends a code, so that the next send creates a new one; idempotent. Throws ProviderDown. */
  cancel(reference: string): Promise<void>;
  /** Throws ProviderDown, also for a reply about another code or phone. */
  check(answer: {
    reference: string;
    phone: string;
    code: string;
  }): Promise<'right' | 'wrong' | 'expired' | 'spent'>;
};

/**
 * `virtual` is a VoIP number not tied to a person. `unknown` is never held against anybody, because
 * the vendor rarely knows in Canada.
 */
export type LineType = 'mobile' | 'virtual' | 'other' | 'unknown';
export type LineTypePort = { lineType(phone: string): Promise<LineType> };

/**
 * Links that verify the phone opening them. Phones are ten national digits. Every method may throw
 * ProviderDown.
 */
export type PhoneLinkPort = {
  /**
   * Returns the fingerprint for the texted URL; the vendor redirects the phone to `target` with a
   * second one.
   */
  begin(link: {
    session: string;
    phone: string;
    target: string;
    ip: string;
  }): Promise<{ fingerprint: string }>;
  continueUrl(fingerprint: string): string;
  /** The vendor's result; `unknown` for a fingerprint of another session. */
  result(link: {
    session: string;
    phone: string;
    fingerprint: string;
  }): Promise<'proven' | 'unknown' | { failed: PhoneLinkReason }>;
};

export type NetworkPort = {
  /**
   * The browser visits `redirectUrl` on its mobile network and returns to `target` with a
   * fingerprint.
   */
  ask(browser: { ip: string; target: string }): Promise<{ redirectUrl: string }>;
  number(fingerprint: string): Promise<string | undefined>;
};
