/** The partner API of one portal, with one key; what it refuses is thrown in its own words. */
export type PartnerApi = {
  get(path: string, query?: Readonly<Record<string, unknown>>): Promise<unknown>;
  post(path: string, body?: object): Promise<unknown>;
};

type Options = { origin: string; key: string; fetch?: typeof fetch };

/** Longest wait for an answer. */
const timeoutMs = 30_000;

export class ApiError extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A problem as one text: its code, its cause, and each refused field. */
function reasonOf(status: number, problem: unknown): string {
  if (!isRecord(problem)) return `The API answered ${status}.`;
  const { code, detail, errors } = problem;
  const fields = (Array.isArray(errors) ? errors : [])
    .filter(isRecord)
    .map((error) => `${error.field}: ${error.detail ?? error.message}`);
  return [`${code ?? status}: ${detail ?? 'no cause given'}`, ...fields].join('\n');
}

export function buildPartnerApi({ origin, key, fetch: send = fetch }: Options): PartnerApi {
  const call = async (url: URL, init: RequestInit): Promise<unknown> => {
    const response = await send(url, {
      ...init,
      redirect: 'error', // a key is never sent to another address
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...init.headers, authorization: `Bearer ${key}`, accept: 'application/json' },
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const answer: unknown = isJson ? JSON.parse(text) : undefined;
    if (!response.ok) throw new ApiError(reasonOf(response.status, answer));
    return answer;
  };
  return {
    get: (path, query = {}) => {
      const url = new URL(path, origin);
      for (const [name, value] of Object.entries(query))
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined) url.searchParams.append(name, String(one));
      return call(url, { method: 'GET' });
    },
    post: (path, body) =>
      call(new URL(path, origin), {
        method: 'POST',
        headers: {
          'idempotency-key': crypto.randomUUID(),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }),
  };
}
