import type { Locale } from '@signet/rulebook/reference/locales';

/** What must come back with the browser; kept sealed on our side until then. */
export type SignInState = { state: string; verifier: string; nonce: string };

export type SignInResult = { subject: string; emailAddress: string; name?: string };

/** Thrown where the person or their provider broke off: they may simply try again. */
export class SignInError extends Error {
  constructor() {
    super('the sign-in was broken off');
    this.name = 'SignInRefused';
  }
}

/** Sign-in with the partner's provider. Both methods may throw ProviderDown. */
export type SignInPort = {
  begin(wish: {
    redirectUri: string;
    locale: Locale;
    reauthenticate: boolean;
    emailAddress?: string;
    /** Whose brand the provider's page may wear. */
    referralUrlId?: string;
  }): Promise<SignInState & { url: string }>;
  /** Throws SignInRefused. */
  finish(answer: { url: URL; kept: SignInState; reauthenticate: boolean }): Promise<SignInResult>;
  /** Where the provider's own session is ended, or undefined where it offers no such page. */
  endUrl(returnTo: string): Promise<string | undefined>;
};
