import type { PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import type { Locale } from '@signet/rulebook/reference/locales';

/** A code at the vendor; `ageMs`: how old it was when it was sent last, by the vendor’s clock alone. */
export type LivingCode = { reference: string; ageMs: number };
export type SentCode = { state: 'sent' } & LivingCode;

/** The vendor makes, sends and checks the codes; none is stored here. Phones are ten national digits. */
export type OtpPort = {
  /** Sends the code in the brand's name, the same one while it lives; throws ProviderDown. */
  start(to: { phone: string; locale: Locale; brand: string }): Promise<SentCode | { state: 'tooMany' } | { state: 'refused' }>;
  /** The code to this phone that still lives at the vendor, so that a crash after its sending loses nothing. Throws ProviderDown. */
  living(phone: string): Promise<LivingCode | undefined>;
  /** Ends a code, so that the next one is another; one that has ended already is fine. Throws ProviderDown. */
  cancel(reference: string): Promise<void>;
  /** Throws ProviderDown, also for a check of another code or phone. */
  check(answer: { reference: string; phone: string; code: string }): Promise<'right' | 'wrong' | 'expired' | 'spent'>;
};

/** `virtual`: an internet number that stands for nobody. `unknown` never counts against anybody: in Canada the vendor rarely says. */
export type LineType = 'mobile' | 'virtual' | 'other' | 'unknown';
export type LineTypePort = { lineType(phone: string): Promise<LineType> };

/** Links that prove a phone when it opens them. Phones are ten national digits. Everything throws ProviderDown. */
export type PhoneLinkPort = {
  /** A fingerprint for the address that is texted; the vendor leads the phone back to `target` with a second one. */
  begin(link: { session: string; phone: string; target: string; ip: string }): Promise<{ fingerprint: string }>;
  /** Where the phone goes on, so that the vendor can recognise it. */
  continueUrl(fingerprint: string): string;
  /** What the vendor found out; `unknown` for a fingerprint that is not of this session. */
  result(link: { session: string; phone: string; fingerprint: string }): Promise<'proven' | 'unknown' | { failed: PhoneLinkReason }>;
};

/** The mobile network of a browser, which may tell the number that it is on. */
export type NetworkPort = {
  /** Where the browser goes so that its network can be asked; it comes back to `target` with a fingerprint. */
  ask(browser: { ip: string; target: string }): Promise<{ redirectUrl: string }>;
  /** The number in ten national digits; undefined where the network told none. */
  number(fingerprint: string): Promise<string | undefined>;
};
