import type { PhoneLinkReason } from '@signet/rulebook/phone/phone-link';

/** Links that prove a phone when it opens them. Phones are ten national digits. Everything throws ProviderDown. */
export type LinkPort = {
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
