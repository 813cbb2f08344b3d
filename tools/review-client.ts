export type ReviewClient = { url: string; key: string };

/** Reads the client from the environment; the defaults serve `npm start`. */
export const reviewClientFromEnvironment = ({
  PUBLIC_URL,
  PORT = '3000',
  REVIEWER_KEY = 'sandbox-reviewer-robin',
}: Readonly<Record<string, string | undefined>>): ReviewClient => ({
  url: PUBLIC_URL ?? `http://localhost:${PORT}`,
  key: REVIEWER_KEY,
});

export class CliError extends Error {}

/** Calls the product's review API; throws CliError with a one-line message. */
export async function callReviewApi<Reply>(
  { url, key }: ReviewClient,
  [method, path]: readonly [string, string],
  body?: unknown,
  version?: number,
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'x-requested-with': 'signet',
      origin: url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new CliError(
      `nothing answers at ${url}: start the product, or name its address in PUBLIC_URL`,
    );
  });
  const reply = (await response.json()) as Reply & { message?: string }; // the reply's schema, or a problem
  if (!response.ok)
    throw new CliError(
      response.status === 404
        ? 'no such application, or the wrong REVIEWER_KEY'
        : (reply.message ?? 'refused'),
    );
  return reply;
}
