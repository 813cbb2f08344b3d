import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@signet/testing/browser/test';
import { portOf } from '@signet/testing/programs';
import { PROJECT } from '@signet/testing/project-folder';
import { build } from 'vite';

const HOW_TO = readFileSync(join(PROJECT, 'docs/how-to/embed.md'), 'utf8');
const snippet = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(HOW_TO)?.[1] ?? '';

/** Bundles the React snippet in its own page, as a partner would. */
async function bundledReact(portal: string): Promise<string> {
  const [imported = '', element = ''] = snippet('tsx')
    .replace('https://pay.example.com', portal)
    .split('\n\n');
  const page = `${imported}
    import { createRoot } from 'react-dom/client';
    const locale = 'fr-CA', showThanks = () => undefined;
    createRoot(document.getElementById('here')).render(${element.trim().replace(/;$/, '')});`;
  // Located where a partner's import finds the package.
  const entry = join(PROJECT, 'packages/embed-sdk/src/how-to-page.tsx');
  const built = await build({
    root: `${PROJECT}/packages/embed-sdk`,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'how-to-page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? page : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built.flatMap((one) => one.output) : [];
  return output?.type === 'chunk' ? output.code : '';
}

let server: Server;
let pages: Readonly<Record<string, string>>;
test.beforeAll(async ({ world }) => {
  const shell = (scripts: string) =>
    `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><div id="here"></div></main>${scripts}</html>`;
  pages = {
    '/': snippet('html').replaceAll('http://localhost:3000', world.url),
    '/script': shell(`<script src="${world.url}/embed/v1.js"></script>`),
    '/react': shell('<script type="module" src="/react.js"></script>'),
    '/react.js': await bundledReact(world.url),
  };
  server = createServer(({ url = '/' }, response) => {
    response
      .setHeader(
        'content-type',
        `text/${url.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`,
      )
      .end(pages[url]);
  }).listen(0, 'localhost');
  await once(server, 'listening');
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const shopUrl = (path: string): string => `http://localhost:${portOf(server)}${path}`;

test('the page of the how-to, as it stands there, holds sign-up under the partner’s brand', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(shopUrl('/'));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveCSS('--accent', /#6b2a6c/);
  await frame.locator('main .actions a').first().click();
  await frame.locator('main form').waitFor();
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height)
    .toBeGreaterThan(300);
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
  await frame.locator('[name="applicant.name.firstName"]').fill('Ana');
  expect(faults).toEqual([]);
});

test('its script mounts, turns, follows the page’s language and goes, line by line', async ({
  page,
}) => {
  await page.goto(shopUrl('/script'));
  const [mounted = '', rest = ''] = snippet('js').split('onboarding.next();');
  await page.evaluate(
    `window.showThanks = () => undefined; ${mounted.replace('const onboarding', 'window.onboarding')}`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(frame.locator('html')).toHaveCSS('--accent', /#0b6b5a/);
  await page.evaluate('onboarding.next()');
  await expect(frame.locator('[name="applicant.name.firstName"]')).toBeVisible();
  const [update = '', destroy = ''] = rest
    .split('\n')
    .filter((line) => line.startsWith('onboarding.'));
  await page.evaluate(update);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.evaluate(destroy);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('its React page does the same', async ({ page }) => {
  await page.goto(shopUrl('/react'));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(frame.locator('html')).toHaveCSS('--accent', /#6b2a6c/);
});
