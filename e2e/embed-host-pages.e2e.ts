import type { Locator } from '@playwright/test';
import {
  mounted,
  say,
  scriptedFrame,
  startScriptedPartner,
} from '@signet/testing/browser/scripted-frame';
import { expect, test } from '@signet/testing/browser/test';

let partner: Awaited<ReturnType<typeof startScriptedPartner>>;
test.beforeAll(async ({ world }) => {
  partner = await startScriptedPartner(`${world.url}/embed/v1.js`);
});
test.afterAll(() => partner.close());

test('a page with styles, scripts and shadow trees of its own still shows a frame that can be used', async ({
  page,
  world,
}) => {
  const heightPx = () =>
    page.evaluate<number>("document.querySelector('iframe').getBoundingClientRect().height");
  const inFrame = () =>
    page.evaluate(
      "document.elementFromPoint(40, document.querySelector('iframe').getBoundingClientRect().top + 40).tagName",
    );
  for (const css of ['* { all: unset }', 'div, p, button, a { display: inline-flex }']) {
    await page.goto(partner.shopUrl({ body: `<style>${css}</style><div id="here"></div>` }));
    await mounted(page, { portal: partner.frameUrl() });
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await inFrame()).toBe('IFRAME');
  }

  // A page template often leaves an attribute empty.
  const element = (attributes: string) =>
    `<main><h1>Payments</h1><signet-onboarding ${attributes}></signet-onboarding></main>`;
  await page.goto(
    partner.shopUrl({
      body: element('portal="" referral="" locale="" is-global-loader-hidden="false"'),
    }),
  );
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^${world.url}/\\?isEmbedMode=true&parentOrigin=[^&]+$`),
  );
  await page.goto(
    partner.shopUrl({ body: element(`portal="${partner.frameUrl()}" is-fullscreen`) }),
  );
  await expect.poll(heightPx).toBe(844);

  await page.goto(partner.shopUrl());
  await mounted(page, { portal: partner.frameUrl() });
  await page.addScriptTag({ url: `${world.url}/embed/v1.js` });
  await mounted(page, { portal: partner.frameUrl() });
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate("for (const locale of [null, 42, 'de-DE']) onboarding.update({ locale })");
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Payments sign-up');

  await expect(page.locator('iframe')).toBeVisible();
  await say(page, 'fullScreenChanged', { isFullScreen: true });
  await expect.poll(heightPx).toBe(844);
  // As when somebody signs in again in a dialog.
  await (await scriptedFrame(page)).evaluate("location.assign('/mute')");
  await expect.poll(heightPx).toBe(640);
  expect(
    await page.evaluate(
      '[document.documentElement.style.overflow, !!document.querySelector("p").inert]',
    ),
  ).toEqual(['', false]);
});

test('what lies beside a full-screen frame rests, outside its shadow tree too, and two frames never lock the page', async ({
  page,
}) => {
  await page.goto(
    partner.shopUrl({
      body: '<p id="beside"><a href="#a">Beside</a></p><div id="host"></div><div id="other"></div>',
    }),
  );
  await page.evaluate(`{
    const tree = host.attachShadow({ mode: 'open' });
    tree.innerHTML = '<section><div></div></section>';
    for (const place of [tree.querySelector('div'), other]) SignetOnboarding.mount(place, { portal: '${partner.frameUrl()}' });
  }`);
  const [inTree, outside] = [page.locator('#host iframe'), page.locator('#other iframe')];
  await expect(inTree).toBeVisible();
  await expect(outside).toBeVisible();
  const sayIn = async (frame: Locator, isFullScreen: boolean) =>
    (await (await frame.elementHandle())?.contentFrame())?.evaluate(
      `say('fullScreenChanged', { isFullScreen: ${isFullScreen} })`,
    );
  const heightPx = async (frame: Locator) => (await frame.boundingBox())?.height;
  const inert = () => page.evaluate('[beside, host, other].map((one) => one.inert)');
  await sayIn(inTree, true);
  await expect.poll(inert).toEqual([true, false, true]);
  await sayIn(outside, true);
  await expect.poll(inert).toEqual([true, true, false]);
  expect(await heightPx(outside)).toBe(844);
  await sayIn(inTree, false);
  await sayIn(outside, false);
  await expect.poll(inert).toEqual([false, false, false]);
  expect(await page.evaluate('document.documentElement.style.overflow')).toBe('');
});

test('a fixed header of the page never covers what has the focus, if the page says how high it is', async ({
  page,
}) => {
  const header = '<header style="position:sticky;top:0;height:90px;background:#fff">Shop</header>';
  await page.goto(
    partner.shopUrl({
      body: `<style>html { scroll-padding-top: 90px }</style>${header}<p style="height:300px"></p><div id="here"></div><p style="height:2000px"></p>`,
    }),
  );
  await mounted(page, { portal: partner.frameUrl() });
  await expect(page.locator('iframe')).toBeVisible();
  await say(page, 'heightChanged', { height: 1500 });
  const frameTopPx = () =>
    page.evaluate<number>(
      "Math.round(document.querySelector('iframe').getBoundingClientRect().top)",
    );
  await page.evaluate('scrollTo(0, 900)');
  const before = await frameTopPx();
  await say(page, 'focusShown', { top: 90 - before + 5 }); // just below the header
  await page.waitForTimeout(200);
  expect(await frameTopPx()).toBe(before);
  await say(page, 'focusShown', { top: 60 - before }); // behind it
  await expect.poll(frameTopPx).toBe(before + 30);
});
