/**
 * A vendor's answer that is no success. The message has the status alone: the body, which may repeat
 * what somebody typed, is for the codes in it.
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
 * The JSON that a vendor answers, within `timeoutMs` as a whole; throws VendorRefusal. Follows no
 * redirect, which would carry what people typed somewhere else.
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
