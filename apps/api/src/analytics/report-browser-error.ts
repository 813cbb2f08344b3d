import { createHash } from 'node:crypto';
import type { Handler } from '../handler.ts';

/** How many of the innermost places tell errors apart: further out, one fault is reached on many ways. */
const places = 3;

/** Counts an error with those of the same release, kind, message and place; the first of its kind is logged. */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ deps, body }) => {
  const { kind, messageHash, frames, release, page } = body;
  const parts = [kind, messageHash, ...frames.slice(0, places)];
  const fingerprint = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
  const { isNew } = await deps.store.browserErrors.add({ ...body, fingerprint });
  if (isNew) deps.log.warn({ browserRelease: release, fingerprint, kind, page, stack: frames }, 'a browser met a new error');
  deps.metrics.count('signet_browser_errors_total', { page });
  return { done: true };
};
