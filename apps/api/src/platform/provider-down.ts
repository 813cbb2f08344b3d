/** A connection that never came about: nothing of what was asked went out. */
const UNREACHED: readonly (string | undefined)[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Somebody before the vendor gave up waiting: what was asked may have been done. */
const UNANSWERED: readonly (number | undefined)[] = [408, 504];

/** A vendor that did not answer rightly in time. Carries no request, no answer and no vendor's error: those hold what people typed. Trust case 95. */
export class ProviderDown extends Error {
  readonly vendor: string;
  readonly why: 'timeout' | 'network' | 'status' | 'shape';
  readonly status: number | undefined;
  /** True where what was asked was surely not done: it was plainly refused, or never arrived. A call that timed out may have been heard. */
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

type Thrown = { name?: string; code?: string; status?: number; response?: { status?: number }; cause?: { code?: string } };

/** What a vendor's client threw, reduced to the little that may be told. */
export function toProviderDown(vendor: string, error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  const { name, code, status, response, cause } = error as Thrown; // axios, fetch and Twilio
  const httpStatus = response?.status ?? (typeof status === 'number' ? status : undefined);
  if (httpStatus !== undefined) return new ProviderDown(vendor, httpStatus < 300 ? 'shape' : 'status', httpStatus);
  const isLate = name === 'TimeoutError' || name === 'AbortError' || code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  const why = isLate ? 'timeout' : name === 'SyntaxError' ? 'shape' : 'network';
  return new ProviderDown(vendor, why, undefined, code ?? cause?.code);
}
