import type { Page } from '@playwright/test';

/** Rejections that a test expects; the browser logs each to its console. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Collects console errors (including CSP violations and hydration mismatches) and uncaught
 * exceptions.
 */
export function watchConsole(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return () => errors;
}
