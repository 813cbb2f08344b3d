import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@signet/testing/browser/test';

/** Most that a page may weigh: bytes of brotli as served, requests until its scripts are all there. */
const PAGES = [
  { path: '/get-started', locale: 'en-US', html: 14_336, css: 6_144, scripts: 73_728, requests: 3 },
  { path: '/get-started', locale: 'fr-CA', html: 15_360, css: 6_144, scripts: 73_728, requests: 3 },
  { path: '/applicant', locale: 'en-US', html: 19_072, css: 11_264, scripts: 148_480, requests: 6 },
  { path: '/business', locale: 'en-US', html: 19_584, css: 11_264, scripts: 148_480, requests: 6 },
  {
    path: '/no-such-page',
    locale: 'en-US',
    html: 18_560,
    css: 11_264,
    scripts: 143_360,
    requests: 6,
  },
] as const;

for (const { path, locale, ...most } of PAGES)
  test(`${path} in ${locale} stays within its weight`, async ({ world }) => {
    const address = world.localUrl + path;
    const html = await (await fetch(address, { headers: { 'accept-language': locale } })).text();
    const scripts = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
    const loadedSheets = html.match(/<link rel="stylesheet"(?![^>]*disabled)/g) ?? [];
    const sizes = await Promise.all(
      scripts.map((href) => bytesServed(world.localUrl + href, locale)),
    );
    const weight = {
      html: await bytesServed(address, locale),
      css: brotliCompressSync(sheets.join('')).length,
      scripts: sizes.reduce((sum, bytes) => sum + bytes, 0),
      requests: 1 + scripts.length + loadedSheets.length,
    };
    for (const what of ['html', 'css', 'scripts', 'requests'] as const)
      expect.soft(weight[what], `${what} of ${path}`).toBeLessThanOrEqual(most[what]);
  });

test('the first page asks for nothing else until it answers', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main a, main button');
      if (main && Object.keys(main).some((key) => key.startsWith('__reactProps')))
        performance.mark('answers');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/get-started');
  await page.waitForFunction(() => performance.getEntriesByName('answers').length > 0);
  const early = await page.evaluate(() => {
    const [answers] = performance.getEntriesByName('answers');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          /\.(?:js|css)$/.test(name) && startTime < (answers?.startTime ?? 0),
      )
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early.filter((name) => !/\/(?:main|rolldown-runtime)-/.test(name))).toEqual([]);
});

function bytesServed(address: string, locale: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': locale };
    const outgoing = request(address, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
