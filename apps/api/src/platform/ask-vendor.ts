/**
 * An unsuccessful vendor response. The message contains only the status, because the body may
 * repeat what somebody typed; codes are read from the body.
 */
export class VendorRefusal extends Error {
  readonly status: number;
  readonly headers: { 'retry-after': string | null };
  readonly body: unknown;

  constructor({ status, headers }: Response, body: unknown) {
    super(`answered ${status}`);
    this.name = 'VendorRefusal';
    this.status = status;
    this.headers = { 'retry-after': headers.get('retry-after') };
    this.body = body;
  }
}

/**
 * Requests JSON from a vendor within `timeoutMs` in total; throws VendorRefusal. Follows no
 * redirect, which would send personal data to another host.
 */
export async function askVendor(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  if (response.ok) return response.json();
  // A proxy's page has no code.
  throw new VendorRefusal(response, await response.json().catch(() => undefined));
}
