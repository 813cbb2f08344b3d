import * as openid from 'openid-client';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import { SignInError, type SignInState } from './port.ts';

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string };

const tooManyRequests = 429;
const secondMs = 1_000;

/**
 * The provider's configuration, discovered lazily and again after a failure, so that a provider
 * outage during our start has no lasting effect. Throws ProviderDown.
 */
export function openIdConfiguration(
  { issuer, clientId, clientSecret, timeoutMs }: OpenIdSettings & { timeoutMs: number },
  vendor: string,
): () => Promise<openid.Configuration> {
  let known: Promise<openid.Configuration> | undefined;
  const discover = async (): Promise<openid.Configuration> => {
    const options = {
      timeout: timeoutMs / secondMs,
      ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
    };
    const found = await openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      undefined,
      options,
    );
    found.timeout = timeoutMs / secondMs;
    return found;
  };
  return () => {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw toProviderDown(vendor, error);
    });
    return known;
  };
}

/** The callback belongs to this sign-in and is complete, so later failures are the provider's. */
export function isOwnAnswer(
  { searchParams }: URL,
  { state }: SignInState,
  issuer: string,
): boolean {
  const isWhole = searchParams.has('code') || searchParams.has('error');
  return (
    isWhole && searchParams.get('state') === state && (searchParams.get('iss') ?? issuer) === issuer
  );
}

/**
 * What the library says of a rejected token: the failed check, and below its own error what was
 * compared.
 */
type Rejection = {
  code?: string;
  cause?: { cause?: { claims?: { iat?: number; auth_time?: number }; now?: number } };
};

export function refusalOf(error: unknown, vendor: string): Error {
  if (error instanceof ProviderDown || error instanceof SignInError) return error;
  if (error instanceof openid.AuthorizationResponseError) return new SignInError('brokenOff');
  if (
    error instanceof openid.ResponseBodyError &&
    error.status < 500 &&
    error.status !== tooManyRequests
  )
    return new SignInError('codeRefused');
  const { code, cause } = error as Rejection;
  const { claims, now = 0 } = cause?.cause ?? {};
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED') return new SignInError('claimsForeign');
  // The token was issued a moment ago, so if its time is over or has not begun, a clock is wrong.
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
    return new SignInError('clock', now - (claims?.iat ?? now));
  if (claims !== undefined && claims.auth_time === undefined)
    return new SignInError('authTimeMissing');
  return toProviderDown(vendor, error);
}
