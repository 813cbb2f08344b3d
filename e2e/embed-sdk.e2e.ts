import type { Page } from '@playwright/test';
import {
  heard,
  mounted,
  pageOf,
  say,
  scriptedFrame,
  startScriptedPartner,
} from '@signet/testing/browser/scripted-frame';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { PROJECT } from '@signet/testing/project-folder';
import { build } from 'vite';

async function bundleReactPage(): Promise<string> {
  const built = await build({
    root: `${PROJECT}/packages/embed-sdk`,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, lib: { entry: 'src/testing/react-page.tsx', formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built.flatMap((one) => one.output) : [];
  return output?.type === 'chunk' ? output.code : '';
}

let partner: Awaited<ReturnType<typeof startScriptedPartner>>;
test.beforeAll(async ({ world }) => {
  partner = await startScriptedPartner(`${world.url}/embed/v1.js`, await bundleReactPage());
});
test.afterAll(() => partner.close());

const found = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.found');

test('the doctor says what keeps a frame silent and what to change', async ({
  page,
  world,
  context,
}) => {
  test.setTimeout(120_000);
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  const expectFinding = async (finding: string, change: RegExp) => {
    await expect
      .poll(() => consoleErrors.join('\n'), { timeout: 15_000 })
      .toMatch(new RegExp(`signet-onboarding\\] ${finding}: .*${change.source}`));
    consoleErrors.length = 0;
  };
  const northwind = { portal: world.url, referral: 'northwind' };
  await page.goto(partner.shopUrl({}, { host: 'other-shop' }));
  await mounted(page, northwind);
  await expect(page.getByRole('status')).toHaveText('Opening payments sign-up…');
  await expectFinding('domainNotListed', /parentDomains/);
  expect(await found(page)).toEqual(['embed.domainNotListed']);
  await expect(page.getByRole('status')).toContainText('can’t open here right now');
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Open in a new tab' });
  await expect(link).toHaveAttribute('href', `${world.url}/r/northwind/`);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('status')).toBeFocused();
  await expectFinding('domainNotListed', /parentDomains/);
  await page.evaluate("onboarding.update({ locale: 'fr-CA' })");
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.goto(partner.shopUrl());
  await mounted(page, { ...northwind, referral: 'nobody' });
  await expectFinding('referralUnknown', /referralUrlId/);
  for (const policy of [`frame-src 'none'`, `default-src * 'unsafe-inline'; child-src 'none'`]) {
    await page.goto(partner.shopUrl({ 'content-security-policy': policy }));
    await mounted(page, northwind);
    await expectFinding('hostPolicy', new RegExp(`Add ${world.url} to its frame-src`));
  }
  // The frame is allowed, our own question is not.
  await page.goto(partner.shopUrl({ 'content-security-policy': `connect-src 'none'` }));
  await mounted(page, { portal: partner.frameUrl(), path: '/mute' });
  await expectFinding('hostPolicy', /connect-src/);
  await page.goto(partner.shopUrl());
  await mounted(page, { portal: partner.frameUrl(), path: '/mute' });
  await page.evaluate("document.querySelector('iframe').sandbox = 'allow-scripts'");
  await expectFinding('sandboxed', /Remove the sandbox/);
  await page.goto(partner.shopUrl({ 'content-security-policy': 'sandbox allow-scripts' }));
  await mounted(page, northwind);
  await expectFinding('sandboxed', /Remove the sandbox/);
  const script = await (await fetch(`${world.url}/embed/v1.js`)).text();
  await page.route('http://shop.example/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ body: script, contentType: 'text/javascript' })
      : route.fulfill({
          body: pageOf('<main><h1>Payments</h1><div id="here"></div></main>', '/v1.js'),
          contentType: 'text/html',
        }),
  );
  await page.goto('http://shop.example/');
  await mounted(page, northwind);
  await expectFinding('insecurePage', /https/);
  await page.goto(partner.shopUrl());
  await context.setOffline(true);
  await mounted(page, { portal: partner.frameUrl() });
  await expectFinding('offline', /Check the connection/);
  await context.setOffline(false);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goto(partner.shopUrl({ 'permissions-policy': 'camera=()' }));
  await mounted(page, { portal: partner.frameUrl() });
  await expectFinding('cameraBlocked', /Permissions-Policy: camera=/);
  await say(page, 'error', { errorType: 'embed.cookieBlocked', message: 'told to the person' });
  await expectFinding('cookieBlocked', /its own tab/);
  await say(page, 'error', { errorType: 'embed.failed', message: 'told to the person' });
  await expectFinding('failed', /extensions/);
  expect(await found(page)).toEqual(['embed.cameraBlocked', 'embed.cookieBlocked', 'embed.failed']);

  await page.goto(partner.shopUrl());
  await mounted(page, { portal: partner.frameUrl(), path: '/mute' });
  await expectFinding('silent', /console/);
  await expect(page.locator('iframe')).toBeVisible();
});

test('a page speaks with its frame: events, height, full screen, focus, a second mount and an end', async ({
  page,
}) => {
  await page.goto(partner.shopUrl());
  await mounted(page, {
    portal: partner.frameUrl(),
    locale: 'fr-CA',
    theme: { colorScheme: 'dark' },
    emitValidationErrors: true,
    minHeight: 400,
  });
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Inscription aux paiements');
  await expect(page.locator('iframe')).toHaveAttribute('allow', /^camera;/);
  await expect
    .poll(() => heard(page))
    .toMatchObject([{ type: 'init', locale: 'fr-CA', theme: { colorScheme: 'dark' } }]);
  const { searchParams } = new URL((await scriptedFrame(page)).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'fr-CA',
    isEmbedMode: 'true',
    parentOrigin: new URL(page.url()).origin,
    emitValidationErrors: 'true',
    minHeight: '400',
  });
  expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');

  const heightPx = () =>
    page.evaluate<number>("document.querySelector('iframe').getBoundingClientRect().height");
  await say(page, 'heightChanged', { height: 731 });
  await expect.poll(heightPx).toBe(731);
  await page.evaluate(`for (const data of [
    { namespace: 'signet-onboarding', version: 1, type: 'heightChanged', height: 5 }, { type: 'heightChanged', height: 6 }])
    postMessage(data, '*')`);
  await (await scriptedFrame(page)).evaluate(`{
    const other = document.body.appendChild(document.createElement('iframe'));
    other.contentWindow.eval("top.postMessage({ namespace: 'signet-onboarding', version: 1, type: 'heightChanged', height: 7 }, '*')");
    other.remove();
    parent.postMessage({ namespace: 'somebody-else', version: 1, type: 'heightChanged', height: 8 }, '*');
    parent.postMessage({ namespace: 'signet-onboarding', version: 2, type: 'heightChanged', height: 9 }, '*');
  }`);
  await say(page, 'heightChanged', { height: 732 });
  await expect.poll(heightPx).toBe(732);
  expect(
    (await page.evaluate<string[]>('told')).filter((line) => line.includes('height')),
  ).toHaveLength(2);

  await page.evaluate(
    "document.getElementById('here').addEventListener('validationError', (event) => event.preventDefault())",
  );
  await say(page, 'validationError', { id: 'e1', stepId: 'business', errors: [] });
  await expect
    .poll(() => heard(page))
    .toContainEqual(expect.objectContaining({ type: 'validationErrorShown', id: 'e1' }));

  await say(page, 'heightChanged', { height: 2000 });
  await say(page, 'focusMoved', { top: 900 });
  const frameTopPx = () =>
    page.evaluate<number>(
      "Math.round(document.querySelector('iframe').getBoundingClientRect().top) || 0",
    );
  await expect.poll(frameTopPx).toBe(-900);
  await page.evaluate('onboarding.next()');
  await say(page, 'stepChanged', { stepId: 'business' });
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  expect((await heard(page)).map(({ type }) => type)).toContain('nextStep');
  await expect.poll(frameTopPx).toBe(0);
  await say(page, 'heightChanged', { height: 732 });

  await say(page, 'fullScreenChanged', { isFullScreen: true });
  await expect.poll(heightPx).toBe(844);
  await expectAccessible(page);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate("document.querySelector('a').matches(':focus')")).toBe(false);
  await say(page, 'fullScreenChanged', { isFullScreen: false });
  await expect.poll(heightPx).toBe(732);
  await page.frameLocator('iframe').getByRole('button').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await (await scriptedFrame(page)).evaluate('document.activeElement.textContent')).toBe(
    'Inside',
  );

  // A sign-in page cannot report its height, so it starts scrolled to its top.
  await page.evaluate("document.body.style.paddingBottom = '200vh'; scrollTo(0, 600)");
  await (await scriptedFrame(page)).evaluate("location.assign('/mute')");
  await expect.poll(heightPx).toBe(640);
  expect(
    await page.evaluate<number>("document.querySelector('iframe').getBoundingClientRect().top"),
  ).toBeGreaterThan(-1);

  await mounted(page, { portal: partner.frameUrl() });
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Payments sign-up');
  await page.evaluate('onboarding.destroy()');
  await expect(page.locator('#here > *')).toHaveCount(0);
});

test('a component opens its page of the application, and removing a frame says how it ended', async ({
  page,
}) => {
  await page.goto(partner.shopUrl());
  const portal = partner.frameUrl();
  const mounts = (options: object) => mounted(page, { portal, ...options });
  await expect(mounts({ component: 'bank' })).rejects.toThrow(/bank needs an applicationId/);
  await mounts({ referral: 'northwind', component: 'bank', applicationId: 'urn:app:1' });
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect([address.pathname, address.searchParams.get('component')]).toEqual([
    '/r/northwind/urn:app:1/bank',
    'bank',
  ]);

  await page.evaluate(
    "window.exits = []; document.getElementById('here').addEventListener('exit', ({ detail }) => exits.push(detail))",
  );
  await expect.poll(() => heard(page)).not.toEqual([]);
  await mounts({});
  await expect
    .poll(() => page.evaluate('exits'))
    .toEqual([{ reason: 'abandoned', stepId: 'get-started' }]);
  await expect.poll(() => heard(page)).not.toEqual([]);
  await say(page, 'stepChanged', { stepId: 'complete' });
  await say(page, 'completed', { outcome: 'approved' });
  await expect.poll(() => page.evaluate('told.at(-1)')).toBe('received completed');
  await page.evaluate('onboarding.destroy(); onboarding.destroy()');
  expect(await page.evaluate('exits.slice(1)')).toEqual([
    { reason: 'completed', stepId: 'complete', outcome: 'approved' },
  ]);
});

test('the element and the React component do the same, and the script may be kept and pinned', async ({
  page,
  world,
}) => {
  const script = await fetch(`${world.url}/embed/v1.js`, {
    headers: { origin: 'https://shop.example' },
  });
  const etag = script.headers.get('etag') ?? '';
  expect([
    script.headers.get('access-control-allow-origin'),
    script.headers.get('cross-origin-resource-policy'),
  ]).toEqual(['*', 'cross-origin']);
  expect(script.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
  expect(
    (await fetch(`${world.url}/embed/v1.js`, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304);

  const element = `<main><h1>Payments</h1><signet-onboarding portal="${partner.frameUrl()}" locale="fr-CA" color-scheme="dark" corner-radius-px="6" is-fullscreen></signet-onboarding></main>`;
  await page.goto(partner.shopUrl({ body: element }));
  await expect
    .poll(() => heard(page))
    .toMatchObject([
      { type: 'init', locale: 'fr-CA', theme: { colorScheme: 'dark', cornerRadiusPx: 6 } },
    ]);
  expect(new URL((await scriptedFrame(page)).url()).searchParams.get('isFullscreen')).toBe('true');
  await page.evaluate(
    "document.querySelector('signet-onboarding').addEventListener('completed', ({ detail }) => told.push(detail.outcome))",
  );
  await say(page, 'completed', { outcome: 'approved' });
  await expect.poll(() => page.evaluate('told')).toEqual(['approved']);
  await page.evaluate(
    "document.querySelector('signet-onboarding').setAttribute('locale', 'en-US')",
  );
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toMatchObject({ type: 'init', locale: 'en-US' });
  await expectAccessible(page);
  await page.evaluate("document.querySelector('signet-onboarding').remove()");
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.goto(partner.shopUrl({ portal: partner.frameUrl() }, { path: '/react' }));
  await expect(page.locator('iframe')).toBeVisible();
  await say(page, 'stepChanged', { stepId: 'business' });
  await expect(page.getByText('Step: business, en-US')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toMatchObject({ type: 'init', locale: 'fr-CA' });
  await say(page, 'stepChanged', { stepId: 'address' });
  await expect(page.getByText('Step: address, fr-CA')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ type: 'nextStep' });
  await page.getByRole('button', { name: 'Hide or show' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide or show' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the sandbox’s partner shows sign-up, what was said and what its server was told', async ({
  page,
  world,
}) => {
  const { port: sandboxPort } = new URL(world.sandboxUrl);
  await page.goto(world.sandboxUrl);
  const door = page.getByRole('link', { name: /A partner’s page/ });
  await expect(door).toHaveAttribute('href', `http://localhost:${sandboxPort}/partner`);
  await page.goto((await door.getAttribute('href')) ?? '');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('embed.cookieBlocked')).toHaveCount(0);
  await expect(page.frameLocator('iframe').locator('h1:visible').first()).toBeVisible();
  await page.getByLabel('Language', { exact: true }).selectOption('fr-CA');
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Inscription aux paiements');
  await page.getByRole('button', { name: 'Init' }).click();
  const headers = { 'content-type': 'application/json' };
  await fetch(`${world.sandboxUrl}/partner/webhooks`, { method: 'POST', headers, body: '{}' });
  await expect(page.getByText('no headers')).toBeVisible();
  await page.getByLabel('Referral').fill('nobody');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('embed.referralUnknown')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
});
