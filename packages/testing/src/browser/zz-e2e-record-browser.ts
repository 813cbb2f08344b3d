import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { OUT } from '../world.ts';

/** Notes every address that a browser asks for and shows; `dump` writes them with all that the browser keeps, for the search for secrets. */
export function recordBrowser(context: BrowserContext): { dump: (name: string) => Promise<void> } {
  const urls = new Set<string>();
  context.on('request', (request) => urls.add(request.url()));
  context.on('page', (page) => page.on('framenavigated', (frame) => urls.add(frame.url())));
  return {
    dump: async (name) => {
      const { cookies, origins } = await context.storageState();
      const sessions = await Promise.all(context.pages().map(sessionOf));
      const folder = join(OUT, 'browser');
      mkdirSync(folder, { recursive: true });
      await writeFile(
        join(folder, `${name}.json`),
        JSON.stringify({ urls: [...urls], cookies, localStorage: origins, sessionStorage: sessions }, null, 1),
      );
    },
  };
}

/** What a page keeps for the session; a page without an origin of its own keeps nothing. */
async function sessionOf(page: Page): Promise<{ url: string; entries: Record<string, string> }> {
  const entries = await page
    .evaluate<Record<string, string>>("window.origin === 'null' ? {} : { ...window.sessionStorage }")
    .catch(() => ({})); // a page that is just leaving
  return { url: page.url(), entries };
}
