import type { Locale } from '@signet/rulebook/reference/markets';

/** Codes that the vendor makes, sends and checks: none of them ever stands with us. Phones are ten national digits. */
export type CodePort = {
  /** Sends the code, the same one while it lives; throws ProviderDown. */
  start(to: { phone: string; locale: Locale }): Promise<{ state: 'sent'; reference: string } | { state: 'tooMany' } | { state: 'refused' }>;
  /** The code to this phone that still lives at the vendor, so that a crash after its sending loses nothing. Throws ProviderDown. */
  living(phone: string): Promise<string | undefined>;
  /** Throws ProviderDown, also for a check of another code or phone. */
  check(answer: { reference: string; phone: string; code: string }): Promise<'right' | 'wrong' | 'expired' | 'spent'>;
};

/** `virtual`: an internet number that stands for nobody. `unknown` never counts against anybody: in Canada the vendor rarely says. */
export type LineType = 'mobile' | 'virtual' | 'other' | 'unknown';
export type LinePort = { lineType(phone: string): Promise<LineType> };

export type TextPort = { send(text: { to: string; text: string }): Promise<void> };
