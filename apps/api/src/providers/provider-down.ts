/** A vendor that did not answer rightly in time. Carries no request, no answer and no vendor's error: those hold what people typed. Trust case 95. */
export class ProviderDown extends Error {
  readonly vendor: string;
  readonly why: 'timeout' | 'network' | 'status' | 'shape';
  readonly status: number | undefined;

  constructor(vendor: string, why: ProviderDown['why'], status?: number) {
    super(`${vendor} is down: ${why}${status === undefined ? '' : ` ${status}`}`);
    this.name = 'ProviderDown';
    this.vendor = vendor;
    this.why = why;
    this.status = status;
  }
}

/** What a vendor's client threw, reduced to the little that may be told. */
export function asDown(vendor: string, error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  const { name, code, status, response } = error as { name?: string; code?: string; status?: number; response?: { status?: number } }; // axios, fetch and Twilio
  const httpStatus = response?.status ?? (typeof status === 'number' ? status : undefined);
  if (httpStatus !== undefined) return new ProviderDown(vendor, httpStatus < 300 ? 'shape' : 'status', httpStatus);
  const isLate = name === 'TimeoutError' || name === 'AbortError' || code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ProviderDown(vendor, isLate ? 'timeout' : name === 'SyntaxError' ? 'shape' : 'network');
}
