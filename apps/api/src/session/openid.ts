import { LIMITS } from '@signet/rulebook/core/limits';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import { SignInError, type SignInPort, type SignInResult, type SignInState } from './port.ts';

type Settings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
};

const VENDOR = 'oidc';
const tooManyRequests = 429;
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(LIMITS.emailMaxChars),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
});

/** OpenID Connect: code flow with PKCE, state and nonce. docs/readings.md 126. */
export function buildOpenId({ issuer, clientId, clientSecret, timeoutMs = LIMITS.providerTimeoutMs }: Settings): SignInPort {
  let known: Promise<openid.Configuration> | undefined;
  // Discovers lazily and again after a failure, so that a provider outage during our start has no lasting effect.
  const configuration = (): Promise<openid.Configuration> => {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw toProviderDown(VENDOR, error);
    });
    return known;
  };
  const discover = async (): Promise<openid.Configuration> => {
    const options = {
      timeout: timeoutMs / 1000,
      ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
    };
    const found = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
    found.timeout = timeoutMs / 1000;
    return found;
  };

  return {
    begin: async ({ redirectUri, locale, reauthenticate, emailAddress, referralUrlId }) => {
      const config = await configuration();
      const kept = { state: openid.randomState(), verifier: openid.randomPKCECodeVerifier(), nonce: openid.randomNonce() };
      const parameters: Record<string, string> = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
        ui_locales: locale,
        ...(reauthenticate ? { max_age: '0', prompt: 'login' } : {}),
        ...(referralUrlId === undefined ? {} : { 'ext-referral': referralUrlId }), // other providers ignore it
      };
      return { ...kept, url: await pushed(config, parameters, emailAddress) };
    },
    finish: async ({ url, kept, reauthenticate }) => {
      const config = await configuration();
      if (!isOwnAnswer(url, kept, config.serverMetadata().issuer)) throw new SignInError('anotherSignIn');
      const maxAge = reauthenticate ? LIMITS.signInStateMs / 1000 : undefined; // authenticated since this sign-in began
      try {
        const tokens = await openid.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: kept.verifier,
          expectedState: kept.state,
          expectedNonce: kept.nonce,
          maxAge,
        });
        return personOf(tokens.claims());
      } catch (error) {
        throw refusalOf(error);
      }
    },
    endUrl: async (returnTo) => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

/** The email hint travels in the pushed authorization request (PAR), never in a URL; without PAR it is omitted. */
async function pushed(config: openid.Configuration, parameters: Record<string, string>, emailAddress: string | undefined): Promise<string> {
  if (emailAddress === undefined || config.serverMetadata().pushed_authorization_request_endpoint === undefined)
    return openid.buildAuthorizationUrl(config, parameters).href;
  try {
    return (await openid.buildAuthorizationUrlWithPAR(config, { ...parameters, login_hint: emailAddress })).href;
  } catch (error) {
    throw toProviderDown(VENDOR, error);
  }
}

function personOf(claims: unknown): SignInResult {
  const parsed = claimsShape.safeParse(claims);
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  if (parsed.data.email_verified === false) throw new SignInError('emailNotVerified');
  return { subject: parsed.data.sub, emailAddress: parsed.data.email, name: parsed.data.name };
}

/** The callback belongs to this sign-in and is complete, so later failures are the provider's. */
function isOwnAnswer({ searchParams }: URL, { state }: SignInState, issuer: string): boolean {
  const isWhole = searchParams.has('code') || searchParams.has('error');
  return isWhole && searchParams.get('state') === state && (searchParams.get('iss') ?? issuer) === issuer;
}

/** Token errors that count as a failed sign-in; all others are provider outages. */
const REFUSED = ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'];

/** An error code of OAuth; anything else that a provider sends is not repeated. */
const codeOf = (code: string): string => (/^[a-z_]{1,40}$/.test(code) ? code : 'unknownCode');

/** The library’s code, with the claim that it checked: a clock that is wrong shows in `iat`, `exp` or `nbf`. */
function failedCheck(code: string, { cause }: { cause?: unknown }): string {
  const { claim } = (cause ?? {}) as { claim?: unknown }; // set by openid-client where a claim was refused
  return typeof claim === 'string' && /^[a-z_]{1,20}$/.test(claim) ? `${code} ${claim}` : code;
}

function refusalOf(error: unknown): Error {
  if (error instanceof ProviderDown || error instanceof SignInError) return error;
  if (error instanceof openid.AuthorizationResponseError) return new SignInError(codeOf(error.error), error);
  if (error instanceof openid.ResponseBodyError && error.status < 500 && error.status !== tooManyRequests)
    return new SignInError(codeOf(error.error), error);
  const { code } = error as Error & { code?: string }; // openid-client sets it to the check that failed
  return code !== undefined && REFUSED.includes(code)
    ? new SignInError(failedCheck(code, error as Error), error)
    : toProviderDown(VENDOR, error);
}
