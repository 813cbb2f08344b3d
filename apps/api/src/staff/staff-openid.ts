import { LIMITS } from '@signet/rulebook/core/limits';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
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
import type { StaffClaims, StaffSignInPort } from './port.ts';

type Settings = OpenIdSettings & {
  timeoutMs?: number;
  /** Authentication contexts to ask for. */
  acrs: readonly string[];
  /** Providers name the claim with somebody's groups differently. */
  groupsClaim: string;
};

const VENDOR = 'staff-oidc';
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
  locale: z.string().max(35).optional(),
  acr: z.string().max(200).optional(),
  amr: list,
  groups: list,
  iat: z.number(),
  auth_time: z.number().optional(),
});

/** The company's provider: code flow with PKCE, state, nonce and issuer. docs/decisions/0222. */
export function buildStaffOpenId({
  acrs,
  groupsClaim,
  timeoutMs = LIMITS.providerTimeoutMs,
  ...client
}: Settings): StaffSignInPort {
  const configuration = openIdConfiguration({ ...client, timeoutMs }, VENDOR);
  const read = (
    tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  ): StaffClaims => {
    const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
    const parsed = claimsShape.safeParse({ ...claims, groups: claims[groupsClaim] });
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    const { sub, name, email, locale, acr, amr, groups, iat, auth_time = 0 } = parsed.data;
    return {
      ...{ subject: sub, name: name ?? email ?? sub, locale, groups, acr, amr },
      authenticatedAgoMs: Math.max(0, iat - auth_time) * secondMs,
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
        scope: 'openid email profile offline_access',
        code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
        acr_values: acrs.join(' '),
        max_age: String(reauthenticate ? 0 : STAFF_LIMITS.authenticationMaxMs / secondMs),
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
        throw refusalOf(error, VENDOR);
      }
    },
    readAgain: async (refreshToken) => {
      const config = await configuration();
      try {
        return read(await openid.refreshTokenGrant(config, refreshToken));
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
          return undefined;
        throw error instanceof ProviderDown ? error : toProviderDown(VENDOR, error);
      }
    },
    endUrl: async (returnTo) => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}
