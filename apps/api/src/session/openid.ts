import { LIMITS } from '@signet/rulebook/core/limits';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import {
  isOwnAnswer,
  type OpenIdSettings,
  openIdConfiguration,
  refusalOf,
} from './openid-client.ts';
import { SignInError, type SignInPort, type SignInResult } from './port.ts';

const VENDOR = 'oidc';
const secondMs = 1_000;
/** Rounding to seconds, and the redirects in between. */
const toleranceMs = 30 * secondMs;
const ANY_AGE = Number.MAX_SAFE_INTEGER / 2;
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(LIMITS.emailMaxChars),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
  iat: z.number(),
  auth_time: z.number(),
});

/** OpenID Connect: code flow with PKCE, state and nonce. docs/readings.md 126. */
export function buildOpenId({
  issuer,
  clientId,
  clientSecret,
  timeoutMs = LIMITS.providerTimeoutMs,
}: OpenIdSettings & { timeoutMs?: number }): SignInPort {
  const configuration = openIdConfiguration({ issuer, clientId, clientSecret, timeoutMs }, VENDOR);

  return {
    begin: async ({ redirectUri, locale, reauthenticate, emailAddress, referralUrlId }) => {
      const config = await configuration();
      const kept = {
        state: openid.randomState(),
        verifier: openid.randomPKCECodeVerifier(),
        nonce: openid.randomNonce(),
      };
      const parameters: Record<string, string> = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
        ui_locales: locale,
        // Always asked, because only then must the provider say when the person authenticated.
        // docs/decisions/0138.
        max_age: reauthenticate ? '0' : String(LIMITS.recentAuthMs / secondMs),
        ...(reauthenticate ? { prompt: 'login' } : {}),
        ...(referralUrlId === undefined ? {} : { 'ext-referral': referralUrlId }), // other providers ignore it
      };
      return { ...kept, url: await pushed(config, parameters, emailAddress) };
    },
    finish: async ({ url, kept, maxAgeMs }) => {
      const config = await configuration();
      if (!isOwnAnswer(url, kept, config.serverMetadata().issuer))
        throw new SignInError('answerForeign');
      try {
        const tokens = await openid.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: kept.verifier,
          expectedState: kept.state,
          expectedNonce: kept.nonce,
          maxAge: ANY_AGE, // only requires the time of authentication, which `personOf` judges
        });
        return personOf(tokens.claims(), maxAgeMs);
      } catch (error) {
        throw refusalOf(error, VENDOR);
      }
    },
    endUrl: async (returnTo) => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

/**
 * The email hint travels in the pushed authorization request (PAR), never in a URL; without PAR it
 * is omitted.
 */
async function pushed(
  config: openid.Configuration,
  parameters: Record<string, string>,
  emailAddress: string | undefined,
): Promise<string> {
  if (
    emailAddress === undefined ||
    config.serverMetadata().pushed_authorization_request_endpoint === undefined
  )
    return openid.buildAuthorizationUrl(config, parameters).href;
  try {
    return (
      await openid.buildAuthorizationUrlWithPAR(config, { ...parameters, login_hint: emailAddress })
    ).href;
  } catch (error) {
    throw toProviderDown(VENDOR, error);
  }
}

function personOf(claims: unknown, maxAgeMs: number): SignInResult {
  const parsed = claimsShape.safeParse(claims);
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  const { sub, email, email_verified, name, iat, auth_time } = parsed.data;
  if (email_verified !== true) throw new SignInError('emailUnverified');
  // A difference of the provider's own times, so that its clock need not agree with ours.
  const authenticatedAgoMs = Math.max(0, iat - auth_time) * secondMs;
  if (authenticatedAgoMs > maxAgeMs + toleranceMs) throw new SignInError('authTimeOld');
  return { subject: sub, emailAddress: email, name, authenticatedAgoMs };
}
