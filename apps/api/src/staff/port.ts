import type { SignInState } from '../session/port.ts';

/** What the provider says of a member of staff; `authenticatedAgoMs` by its own clock. */
export type StaffClaims = {
  subject: string;
  name: string;
  email?: string;
  isEmailVerified: boolean;
  /** The language of the person, as the provider has it. */
  locale?: string;
  groups: readonly string[];
  /** How they proved who they are; providers name it in either. */
  acr?: string;
  amr: readonly string[];
  authenticatedAgoMs: number;
  /** The provider’s own name of the session. */
  sid?: string;
  /** Reads the claims again; a provider may replace it each time. */
  refreshToken?: string;
};

/** Sessions that are over at the provider: one of theirs, or all of somebody. */
export type StaffLogout = { jti: string } & (
  | { sid: string; subject?: string }
  | { sid?: undefined; subject: string }
);

/** Every method may throw ProviderDown. */
export type StaffSignInPort = {
  begin(request: {
    redirectUri: string;
    /** Asks for a new proof, however recent the last one is. */
    reauthenticate: boolean;
  }): Promise<SignInState & { url: string }>;
  /** Throws SignInError. */
  finish(answer: { url: URL; kept: SignInState }): Promise<StaffClaims>;
  /** The claims as they are now; undefined once the provider no longer vouches for the person. */
  readAgain(refreshToken: string): Promise<StaffClaims | undefined>;
  /** Undefined for what the provider did not sign for us a moment ago. */
  readLogout(token: string): Promise<StaffLogout | undefined>;
  endUrl(returnTo: string): Promise<string | undefined>;
};
