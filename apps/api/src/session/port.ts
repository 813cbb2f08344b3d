import type { Locale } from '@signet/rulebook/reference/locales';

/** Must be matched by the callback; stored encrypted until then. */
export type SignInState = { state: string; verifier: string; nonce: string };

/**
 * `authenticatedAgoMs`: since the person proved who they are, by the provider's own clock.
 * docs/decisions/0138.
 */
export type SignInResult = {
  subject: string;
  emailAddress: string;
  name?: string;
  authenticatedAgoMs: number;
};

/**
 * Why nobody was signed in, and the page that says so. `clock`: our clock and the provider's
 * disagree; `authTimeMissing`: the provider does not say when it authenticated the person, although
 * it was asked.
 */
export const SIGN_IN_REFUSALS = {
  stateUnknown: 'refused',
  answerForeign: 'refused',
  brokenOff: 'refused',
  codeRefused: 'refused',
  claimsForeign: 'refused',
  authTimeOld: 'refused',
  emailUnverified: 'unverified',
  clock: 'down',
  authTimeMissing: 'down',
} as const satisfies Record<string, 'refused' | 'unverified' | 'down'>;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

/** Nobody was signed in; names no person, so that it may be logged. */
export class SignInError extends Error {
  readonly reason: SignInRefusal;
  /** How far our clock is ahead of the provider's, where that is the reason. */
  readonly clockAheadSeconds: number | undefined;

  constructor(reason: SignInRefusal, clockAheadSeconds?: number) {
    super(`the sign-in was refused: ${reason}`);
    this.name = 'SignInError';
    this.reason = reason;
    this.clockAheadSeconds = clockAheadSeconds;
  }
}

/** Every method may throw ProviderDown. */
export type SignInPort = {
  begin(request: {
    redirectUri: string;
    locale: Locale;
    /** Asks the person to prove who they are, however recently they did. */
    reauthenticate: boolean;
    emailAddress?: string;
    /** Lets the provider show that partner's brand. */
    referralUrlId?: string;
  }): Promise<SignInState & { url: string }>;
  /** Throws SignInError, also for a proof that is older than `maxAgeMs`. */
  finish(answer: { url: URL; kept: SignInState; maxAgeMs: number }): Promise<SignInResult>;
  endUrl(returnTo: string): Promise<string | undefined>;
};
