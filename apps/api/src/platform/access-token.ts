import { z } from 'zod';

/** What a token endpoint answers (RFC 6749, 5.1). */
export const ACCESS_TOKEN_REPLY = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

const spareSeconds = 60;

type HeldToken = {
  /** The token, asked for where none is held or the one held ends within a minute; many callers at once ask once. */
  token: () => Promise<string>;
  /** The vendor refused it: the next call asks for another. */
  drop: () => void;
};

/** Holds a vendor's access token until shortly before it ends, by the machine's clock. A failed request is forgotten. */
export function holdAccessToken(
  request: () => Promise<z.infer<typeof ACCESS_TOKEN_REPLY>>,
  now: () => number = () => performance.now(),
): HeldToken {
  let held: { token: Promise<string>; endsAtMs: number } | undefined;
  const renew = (): Promise<string> => {
    const asked = { token: Promise.resolve(''), endsAtMs: Number.POSITIVE_INFINITY };
    held = asked;
    asked.token = request().then(
      ({ access_token: token, expires_in: seconds }) => {
        asked.endsAtMs = now() + (seconds - spareSeconds) * 1_000;
        return token;
      },
      (error: unknown) => {
        if (held === asked) held = undefined;
        throw error;
      },
    );
    return asked.token;
  };
  return {
    token: () => (held === undefined || now() >= held.endsAtMs ? renew() : held.token),
    drop: () => {
      held = undefined;
    },
  };
}
