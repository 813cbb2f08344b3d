import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const twilioAccount = 'AC00000000000000000000000000005a1d';
const twilioService = 'VA00000000000000000000000000005a1d';

const KEYS = {
  twilio: {
    authorization: `Basic ${Buffer.from(`${twilioAccount}:sandbox-token`).toString('base64')}`,
  },
  persona: { authorization: 'Bearer persona_sandbox_key', 'content-type': 'application/json' },
};

const post = (
  url: string,
  headers: Record<string, string>,
  body: object | URLSearchParams,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers,
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });

const overflowPx = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

test('A person sees a text arrive live and copies its code', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(world.sandboxUrl);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // What arrives next for somebody else replaces the news, so that it is waited for from now on.
  const news = expect(
    page.getByRole('status').filter({ hasText: 'New text for (212) 555-0142' }),
  ).toBeAttached();
  const sent = await post(
    `${world.sandboxUrl}/v2/Services/${twilioService}/Verifications`,
    KEYS.twilio,
    new URLSearchParams({ To: '+12125550142', Channel: 'sms' }),
  );
  expect(sent.status).toBe(201);
  const phone = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: '(212) 555-0142' }) });
  const code = await world.phone('+12125550142').latestCode();
  await expect(phone.getByText(code, { exact: true }).first()).toBeVisible();
  await news;
  await phone.getByRole('button', { name: `Copy ${code}` }).click();
  await expect(phone.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(code);
  await expectAccessible(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});

test('A person breaks a vendor, sees the call fail, and mends it', async ({ page, world }) => {
  await page.goto(world.sandboxUrl);
  await page.getByRole('link', { name: 'Faults' }).click();
  const faults = page.getByRole('region', { name: 'Faults' });
  await faults.getByRole('button', { name: 'Inject fault' }).click();
  await expect(faults.getByLabel('Vendor')).toBeFocused();
  await expect(faults.locator('.error')).toHaveText([/Choose a vendor/, /Choose what goes wrong/]);
  await expectAccessible(page);
  await faults.getByLabel('Vendor').selectOption('persona');
  await faults.getByLabel('What goes wrong').selectOption('503');
  await faults.getByLabel('How many calls').fill('2');
  await faults.getByRole('button', { name: 'Inject fault' }).click();
  await expect(faults.getByText('next 2 calls')).toBeVisible();
  expect((await post(`${world.sandboxUrl}/api/v1/inquiries`, KEYS.persona, {})).status).toBe(503);
  await expect(faults.getByText('next call', { exact: true })).toBeVisible();
  const calls = page.getByRole('region', { name: 'Calls received' });
  await expect(calls.getByRole('row').filter({ hasText: 'fault: 503' }).first()).toContainText(
    'POST /api/v1/inquiries',
  );
  await faults.getByRole('button', { name: /^Remove/ }).click();
  await expect(faults.getByText('Every vendor is well.')).toBeVisible();
});

test('A person moves the clock, and the product follows', async ({ page, world }) => {
  await page.goto(world.sandboxUrl);
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(clock.getByText(/program.* follows? it:/)).toBeVisible();
  await clock.getByRole('button', { name: '+30 s' }).click();
  await expect(
    clock.getByText('Moved forward by 30 seconds. Every connected program has applied it.'),
  ).toBeVisible();
  await expect(clock.getByText(/ahead of this machine’s time/)).toBeVisible();
});

test('Somebody signs in by e-mail, and a wrong address is explained', async ({ page, world }) => {
  const query = new URLSearchParams({
    client_id: 'signet',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: `${world.url}/auth/callback`,
  });
  await page.route(`${world.url}/auth/callback**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Back</title>' }),
  );
  await page.goto(`${world.sandboxUrl}/oidc/auth?${query}`);
  await expectAccessible(page);
  await page.locator('#email').fill('x');
  await page.getByRole('button').first().click();
  await expect(page.locator('.error')).toBeVisible();
  await expectAccessible(page);
  await page.locator('#email').fill('ana@example.com');
  await page.getByRole('button').first().click();
  await page.waitForURL(`${world.url}/auth/callback?**`);
  expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();
});

for (const locale of ['en-US', 'fr-CA'])
  test(`Somebody of the staff signs in by keyboard, ${locale}`, async ({ page, world }) => {
    const callback = `${world.deskUrl}/auth/callback`;
    const query = new URLSearchParams({
      client_id: 'signet-desk',
      response_type: 'code',
      scope: 'openid',
      ui_locales: locale,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      redirect_uri: callback,
    });
    await page.goto(`${world.sandboxUrl}/staff-oidc/auth?${query}`);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Robin Ashe' })).toBeFocused();
    const back = page.waitForRequest(`${callback}?**`); // nothing need listen there
    await page.keyboard.press('Enter');
    expect(new URL((await back).url()).searchParams.get('code')).toBeTruthy();
  });
