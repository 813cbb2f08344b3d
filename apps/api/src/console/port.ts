import type { SignInState } from '../session/port.ts';
import type { StaffClaims } from '../staff/port.ts';

/** Where the people of a partner sign in, from the partner's row and the secret of the deployment. */
export type PartnerProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  groupsClaim: string;
  acrs: readonly string[];
};

/** Providers are many, one for each partner. Every method may throw ProviderDown. */
export type PartnerSignInPort = {
  begin(
    provider: PartnerProvider,
    request: { redirectUri: string },
  ): Promise<SignInState & { url: string }>;
  /** Throws SignInError. */
  finish(provider: PartnerProvider, answer: { url: URL; kept: SignInState }): Promise<StaffClaims>;
  endUrl(provider: PartnerProvider, returnTo: string): Promise<string | undefined>;
};
