import { createServer, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { SIZES } from '@signet/testing/browser/launch';
import { continueTo } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { portOf } from '@signet/testing/programs';

const HOST = (
  script: string,
) => `<!doctype html><html lang="en"><title>Northwind</title><meta name="viewport" content="width=device-width">
<style>body { margin: 0 }</style><main aria-label="Northwind"><h1>Northwind</h1><div id="here"></div></main>
<script src="${script}"></script><script>const heights = [];</script></html>`;

type Measured = { framePx: number; contentPx: number };

let server: Server;
test.beforeAll(({ world }) => {
  server = createServer(
    (_request, response) =>
      void response.setHeader('content-type', 'text/html').end(HOST(`${world.url}/embed/v1.js`)),
  ).listen(0);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const frameOf = (page: Page): Frame => page.mainFrame().childFrames()[0] ?? page.mainFrame();

const measure = async (page: Page): Promise<Measured> => ({
  framePx: await page.evaluate<number>(
    `document.querySelector('iframe').getBoundingClientRect().height`,
  ),
  contentPx: await frameOf(page).evaluate<number>(
    `Math.ceil(document.querySelector('.app').getBoundingClientRect().height)`,
  ),
});

/** The content's height in a frame of the given height. */
async function contentIn(page: Page, css: string): Promise<number> {
  const set = (value: string) =>
    page.evaluate(
      `Object.assign(document.querySelector('iframe').style, { minHeight: '${value}', maxHeight: '${value}' })`,
    );
  await set(css);
  const { contentPx } = await measure(page);
  await set('');
  return contentPx;
}

/** Waits for a few height checks of the frame, by the frame's own clock. */
async function hasLooked(page: Page): Promise<void> {
  const now = () => frameOf(page).evaluate<number>('performance.now()');
  const until = (await now()) + 3 * EMBED_LIMITS.heightPollMs;
  await expect.poll(now).toBeGreaterThan(until);
}

const WIDTHS = ['narrow', 'desk'] as const;

test('at 320 and 1280 px the frame is as high as each page, from the long first one to the short ones, and stays so', async ({
  page,
  world,
}) => {
  const walker = { world, person: persona('ana', nextPersonaNumber()) };
  await page.setViewportSize(SIZES.narrow);
  await page.goto(`http://localhost:${portOf(server)}`);
  await page.evaluate(`window.onboarding = SignetOnboarding.mount(document.getElementById('here'), {
      portal: ${JSON.stringify(world.url)}, referral: 'northwind', path: '/get-started', onHeightChanged: ({ height }) => heights.push(height) })`);
  await expect
    .poll(() => page.evaluate<number>('heights.length'), { timeout: 30_000 })
    .toBeGreaterThan(0);
  const seen: Record<string, Measured> = {};
  const look = async () => {
    const route = new URL(frameOf(page).url()).pathname.split('/').pop() ?? '';
    for (const width of WIDTHS) await lookAt(width, `${route} ${width}`);
  };
  const lookAt = async (width: (typeof WIDTHS)[number], screen: string) => {
    await page.setViewportSize(SIZES[width]);
    await expect(async () => {
      const { framePx, contentPx } = await measure(page);
      expect(framePx, screen).toBe(contentPx);
      expect(
        [await contentIn(page, '200px'), await contentIn(page, '3000px')],
        `${screen}: no rule goes by the height of the frame`,
      ).toEqual([contentPx, contentPx]); // retried when part of the page loads in between
      seen[screen] = { framePx, contentPx };
    }).toPass({ timeout: 10_000 });
  };
  await look();
  // A frame has every method of a page that the walk uses.
  await continueTo({ page: frameOf(page) as unknown as Page, ...walker }, 'success', look);
  await look();
  for (const width of WIDTHS) {
    expect(seen[`get-started ${width}`]?.framePx).toBeGreaterThan(1_500);
    expect(seen[`address ${width}`]?.framePx).toBeLessThan(800);
  }

  // While a panel is collapsed the frame has no width, and must not report a height for it.
  const highest = () => page.evaluate<number>('Math.max(...heights)');
  const before = await highest();
  for (const width of ['40px', '4px', '0', '']) {
    await page.evaluate(`document.getElementById('here').style.width = '${width}'`);
    await hasLooked(page);
  }
  expect(await highest()).toBe(before);
});
