import { z } from 'zod';

/** Token response of RFC 6749, section 5.1. */
export const ACCESS_TOKEN_REPLY = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive(),
});

const spareSeconds = 60;

type HeldToken = {
  /**
   * The current token, renewed when none is held or it expires within a minute; concurrent callers
   * share one request.
   */
  token: () => Promise<string>;
  drop: () => void;
};

/**
 * Caches a vendor's access token until shortly before it expires, by the machine's clock. A failed
 * request is not cached.
 */
export function holdAccessToken(
  request: () => Promise<z.infer<typeof ACCESS_TOKEN_REPLY>>,
  now: () => number = () => performance.now(),
): HeldToken {
  let held: { token: Promise<string>; endsAtMs: number } | undefined;
  const renew = (): Promise<string> => {
    const renewed = { token: Promise.resolve(''), endsAtMs: Number.POSITIVE_INFINITY };
    held = renewed;
    renewed.token = request().then(
      ({ access_token: token, expires_in: seconds }) => {
        renewed.endsAtMs = now() + (seconds - spareSeconds) * 1_000;
        return token;
      },
      (error: unknown) => {
        if (held === renewed) held = undefined;
        throw error;
      },
    );
    return renewed.token;
  };
  return {
    token: () => (held === undefined || now() >= held.endsAtMs ? renew() : held.token),
    drop: () => {
      held = undefined;
    },
  };
}
