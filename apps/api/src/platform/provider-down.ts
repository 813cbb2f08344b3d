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
  readonly why: 'timeout' | 'network' | 'status' | 'shape';
  readonly status: number | undefined;
  /** True when the vendor certainly did nothing: it rejected the request, or was never reached. */
  readonly didNothing: boolean;

  constructor(vendor: string, why: ProviderDown['why'], status?: number, code?: string) {
    super(`${vendor} is down: ${why}${status === undefined ? '' : ` ${status}`}`);
    this.name = 'ProviderDown';
    this.vendor = vendor;
    this.why = why;
    this.status = status;
    this.didNothing = why === 'status' ? !UNANSWERED.includes(status) : UNREACHED.includes(code);
  }
}

type Thrown = {
  name?: string;
  code?: string;
  status?: number;
  response?: { status?: number };
  cause?: { code?: string };
};

export function toProviderDown(vendor: string, error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  const { name, code, status, response, cause } = error as Thrown; // axios, fetch and Twilio
  const httpStatus = response?.status ?? (typeof status === 'number' ? status : undefined);
  if (httpStatus !== undefined)
    return new ProviderDown(vendor, httpStatus < 300 ? 'shape' : 'status', httpStatus);
  const isLate =
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    code === 'ECONNABORTED' ||
    code === 'ETIMEDOUT';
  const why = isLate ? 'timeout' : name === 'SyntaxError' ? 'shape' : 'network';
  return new ProviderDown(vendor, why, undefined, code ?? cause?.code);
}
