import type { Page } from '@playwright/test';

/** Answers that a story expects to be refused: the browser writes each into its console. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects what a browser complains of: errors in its console (broken policies and hydration among them) and faults of scripts. */
export function watchConsole(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return () => faults;
}
