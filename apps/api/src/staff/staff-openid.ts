import { LIMITS } from '@signet/rulebook/core/limits';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import {
  isOwnAnswer,
  type OpenIdSettings,
  openIdConfiguration,
  refusalOf,
} from '../session/openid-client.ts';
import { SignInError } from '../session/port.ts';
import type { StaffClaims, StaffLogout, StaffSignInPort } from './port.ts';

type Settings = OpenIdSettings & {
  timeoutMs?: number;
  /** Authentication contexts to ask for. */
  acrs: readonly string[];
  /** Providers name the claim with somebody's groups differently. */
  groupsClaim: string;
  /** What a provider that fails is called in logs; the company's own by default. */
  vendor?: string;
  scope?: string;
  authenticationMaxMs?: number;
};

const secondMs = 1_000;
const ANY_AGE = Number.MAX_SAFE_INTEGER / 2;

const list = z
  .union([z.array(z.string().max(200)).max(500), z.string().max(200)])
  .transform((value) => [value].flat())
  .default([]);

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().min(1).max(200).optional(),
  email: z.string().max(LIMITS.emailMaxChars).optional(),
  email_verified: z.boolean().default(false),
  locale: z.string().max(35).optional(),
  acr: z.string().max(200).optional(),
  amr: list,
  groups: list,
  iat: z.number(),
  auth_time: z.number().optional(),
  sid: z.string().max(255).optional(),
});

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** OpenID Connect Back-Channel Logout 1.0, section 2.4; a nonce would make it an ID token. */
const logoutShape = z
  .object({
    jti: z.string().min(1).max(255),
    iat: z.number(),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .transform(({ jti, sub, sid }): StaffLogout | undefined => {
    if (sid !== undefined) return { jti, sid, subject: sub };
    return sub === undefined ? undefined : { jti, subject: sub };
  });

/** A company's provider for its people: code flow with PKCE, state, nonce and issuer. docs/decisions/0222. */
export function buildStaffOpenId({
  acrs,
  groupsClaim,
  timeoutMs = LIMITS.providerTimeoutMs,
  vendor = 'staff-oidc',
  scope = 'openid email profile offline_access',
  authenticationMaxMs = STAFF_LIMITS.authenticationMaxMs,
  ...client
}: Settings): StaffSignInPort {
  const configuration = openIdConfiguration({ ...client, timeoutMs }, vendor);
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const read = (
    tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  ): StaffClaims => {
    const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
    const parsed = claimsShape.safeParse({ ...claims, groups: claims[groupsClaim] });
    if (!parsed.success) throw new ProviderDown(vendor, 'shape');
    const { email_verified: isEmailVerified, ...said } = parsed.data;
    const { sub, name, email, locale, acr, amr, groups, iat, auth_time = 0, sid } = said;
    return {
      ...{ subject: sub, name: name ?? email ?? sub, email, isEmailVerified, locale },
      ...{ groups, acr, amr },
      authenticatedAgoMs: Math.max(0, iat - auth_time) * secondMs,
      sid,
      refreshToken: tokens.refresh_token,
    };
  };
  return {
    begin: async ({ redirectUri, reauthenticate }) => {
      const config = await configuration();
      const kept = {
        state: openid.randomState(),
        verifier: openid.randomPKCECodeVerifier(),
        nonce: openid.randomNonce(),
      };
      const { href } = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
        acr_values: acrs.join(' '),
        max_age: String(reauthenticate ? 0 : authenticationMaxMs / secondMs),
        ...(reauthenticate ? { prompt: 'login' } : {}),
      });
      return { ...kept, url: href };
    },
    finish: async ({ url, kept }) => {
      const config = await configuration();
      if (!isOwnAnswer(url, kept, config.serverMetadata().issuer))
        throw new SignInError('answerForeign');
      try {
        return read(
          await openid.authorizationCodeGrant(config, url, {
            pkceCodeVerifier: kept.verifier,
            expectedState: kept.state,
            expectedNonce: kept.nonce,
            maxAge: ANY_AGE, // only requires the time of authentication, which the sign-in judges
          }),
        );
      } catch (error) {
        throw refusalOf(error, vendor);
      }
    },
    readAgain: async (refreshToken) => {
      const config = await configuration();
      try {
        return read(await openid.refreshTokenGrant(config, refreshToken));
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
          return undefined;
        throw error instanceof ProviderDown ? error : toProviderDown(vendor, error);
      }
    },
    readLogout: async (token) => {
      const { issuer, jwks_uri } = (await configuration()).serverMetadata();
      if (jwks_uri === undefined) throw new ProviderDown(vendor, 'shape');
      keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutMs });
      try {
        const { payload } = await jwtVerify(token, keys, {
          ...{ issuer, audience: client.clientId },
          requiredClaims: ['iat', 'jti', 'events'],
          maxTokenAge: LIMITS.staffLogoutMaxMs / secondMs,
        });
        return logoutShape.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JWKSTimeout) throw new ProviderDown(vendor, 'timeout');
        if (error instanceof errors.JOSEError) return undefined;
        throw toProviderDown(vendor, error);
      }
    },
    endUrl: async (returnTo) => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}
