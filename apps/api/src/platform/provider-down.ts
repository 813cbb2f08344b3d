/** The connection was never made, so nothing was sent. */
const UNREACHED: readonly (string | undefined)[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** A gateway timed out: the vendor may have processed the request. */
const UNANSWERED: readonly (number | undefined)[] = [408, 504];

/**
 * Carries no request, response or vendor error, which contain what people typed. docs/readings.md
 * 116.
 */
export class ProviderDown extends Error {
  readonly vendor: string;
  /** `busy`: it was not called, because it is slow, failing, or asked to be left alone. */
  readonly why: 'timeout' | 'network' | 'status' | 'shape' | 'busy';
  readonly status: number | undefined;
  /** True when the vendor certainly did nothing: it rejected the request, or was never reached. */
  readonly didNothing: boolean;
  /** How long the vendor asks us to wait (Retry-After). */
  readonly retryAfterMs: number | undefined;

  constructor(
    vendor: string,
    why: ProviderDown['why'],
    status?: number,
    { code, retryAfter }: { code?: string | undefined; retryAfter?: unknown } = {},
  ) {
    super(`${vendor} is down: ${why}${status === undefined ? '' : ` ${status}`}`);
    this.name = 'ProviderDown';
    this.vendor = vendor;
    this.why = why;
    this.status = status;
    this.retryAfterMs = retryAfterMs(retryAfter);
    this.didNothing =
      why === 'busy' ||
      (why === 'status' ? !UNANSWERED.includes(status) : UNREACHED.includes(code));
  }
}

/** Seconds or a date (RFC 9110, 10.2.3); undefined where it is neither, or past. */
function retryAfterMs(header: unknown): number | undefined {
  if (typeof header !== 'string' && typeof header !== 'number') return undefined;
  const text = String(header).trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** The error for an unsuccessful response. */
export const downByStatus = (
  vendor: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): ProviderDown =>
  new ProviderDown(vendor, 'status', status, { retryAfter: headers.get('retry-after') });

type Thrown = {
  name?: string;
  code?: string;
  status?: number;
  response?: { status?: number; headers?: Readonly<Record<string, unknown>> };
  headers?: Readonly<Record<string, unknown>>;
  cause?: { code?: string };
};

export function toProviderDown(vendor: string, error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  const { name, code, status, response, headers, cause } = error as Thrown; // axios, fetch and Twilio
  const httpStatus = response?.status ?? (typeof status === 'number' ? status : undefined);
  if (httpStatus !== undefined)
    return new ProviderDown(vendor, httpStatus < 300 ? 'shape' : 'status', httpStatus, {
      retryAfter: (response?.headers ?? headers)?.['retry-after'],
    });
  const isLate =
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    code === 'ECONNABORTED' ||
    code === 'ETIMEDOUT';
  const why = isLate ? 'timeout' : name === 'SyntaxError' ? 'shape' : 'network';
  return new ProviderDown(vendor, why, undefined, { code: code ?? cause?.code });
}
