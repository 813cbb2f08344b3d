import type { Locale } from '@signet/rulebook/reference/locales';

/** Must be matched by the callback; stored encrypted until then. */
export type SignInState = { state: string; verifier: string; nonce: string };

export type SignInResult = { subject: string; emailAddress: string; name?: string };

/** The user or their provider canceled the sign-in; trying again may work. */
export class SignInError extends Error {
  /** For the log: which check refused, by the name of our check or the code of the library; never a value. */
  readonly why: string;

  constructor(why: string, cause?: unknown) {
    super('the sign-in was broken off', { cause });
    this.name = 'SignInError';
    this.why = why;
  }
}

/** Every method may throw ProviderDown. */
export type SignInPort = {
  begin(request: {
    redirectUri: string;
    locale: Locale;
    reauthenticate: boolean;
    emailAddress?: string;
    /** Lets the provider show that partner's brand. */
    referralUrlId?: string;
  }): Promise<SignInState & { url: string }>;
  /** Throws SignInError. */
  finish(answer: { url: URL; kept: SignInState; reauthenticate: boolean }): Promise<SignInResult>;
  endUrl(returnTo: string): Promise<string | undefined>;
};
