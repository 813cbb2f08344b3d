import type { ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ApiError } from '@signet/web/api';

const loading = new Map<string, Promise<unknown>>();

type VendorScript = {
  url: string /** Global variable that the script defines. */;
  global: string;
  error: ErrorCode;
};

/**
 * Loads a vendor's script once per page; throws ApiError `error` when it does not load within 10 s,
 * after which it can be retried.
 */
export function loadVendorScript<Vendor>(
  { url, global, error }: VendorScript,
  page: Document = document,
  timeLimitMs: number = LIMITS.providerTimeoutMs,
): Promise<Vendor> {
  const known = loading.get(url) as Promise<Vendor> | undefined; // each address belongs to one vendor
  if (known !== undefined) return known;
  const script = page.createElement('script');
  const loaded = new Promise<Vendor>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      loading.delete(url);
      script.remove();
      reject(new ApiError(error));
    };
    const timer = setTimeout(fail, timeLimitMs);
    script.onerror = fail;
    script.onload = () => {
      const vendor = (page.defaultView as unknown as Record<string, Vendor | undefined> | null)?.[
        global
      ]; // set by the vendor's script
      if (vendor === undefined) return fail();
      clearTimeout(timer);
      resolve(vendor);
    };
  });
  script.src = url;
  script.async = true;
  page.head.append(script);
  loading.set(url, loaded);
  return loaded;
}
