import { z } from 'zod';

const CALLS = z.object({ calls: z.array(z.object({ method: z.string(), path: z.string() })) });

/** The calls that the product has made to a vendor, as the sandbox recorded them. */
export async function vendorCalls(
  { sandbox }: { sandbox: string },
  vendor: string,
): Promise<{ method: string; path: string }[]> {
  const answer = await fetch(`${sandbox}/control/vendors/${vendor}/calls`);
  return CALLS.parse(await answer.json()).calls;
}
