import { LIMITS } from '@signet/rulebook/core/limits';
import type { z } from 'zod';

type Call = { method?: string; headers: Record<string, string>; body?: object };

/**
 * Asks a key service over HTTP, again where it is away; throws an error that names the status alone,
 * because an answer may hold a key.
 */
export async function callKeyService<Shape extends z.ZodType>(
  url: string,
  { method = 'POST', headers, body }: Call,
  shape: Shape,
): Promise<z.infer<Shape>> {
  let last = 'no answer';
  for (let tries = 0; tries < LIMITS.keyServiceTries; tries += 1) {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMITS.keyServiceMs),
    }).catch(() => undefined);
    if (answer?.ok) {
      const parsed = shape.safeParse(await answer.json().catch(() => undefined));
      if (parsed.success) return parsed.data;
      throw new Error('an answer that is none of it');
    }
    last = answer === undefined ? 'no answer' : `status ${answer.status}`;
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) break;
  }
  throw new Error(last);
}
