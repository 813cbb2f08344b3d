import { watchConsole } from '@signet/testing/browser/console-errors';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page is there whole, and its button is a link', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(expectHeading(page)).toHaveText('Get paid by card, online and in person');
    await expect(page.getByRole('link', { name: 'Start your application' })).toHaveAttribute(
      'href',
      '/applicant',
    );
    await page.getByText('More about fees').click();
    await expect(page.getByText('You pay a fee on each payment you take.')).toBeVisible();
    await page.getByRole('button', { name: 'Country and language' }).click();
    await expect(page.getByRole('link', { name: 'Français' })).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(expectHeading(page)).toHaveText('Acceptez les cartes, en ligne et en personne');
    await page.getByRole('link', { name: 'Commencer ma demande' }).click();
    expect(new URL(page.url()).pathname).toBe('/applicant');
  });
});

for (const [locale, lang, title] of [
  ['en-US', 'en-US', 'Get paid by card, online and in person'],
  ['fr-CA', 'fr-CA', 'Acceptez les cartes, en ligne et en personne'],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`is served ${lang} in the first byte, without a fault in its console or a violation`, async ({
      page,
      request,
    }) => {
      const faults = watchConsole(page);
      const html = await (await request.get('/')).text();
      expect(html).toContain(`lang="${lang}"`);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(expectHeading(page)).toHaveText(title);
      await expectAccessible(page);
      await page.waitForLoadState('networkidle');
      expect(faults()).toEqual([]);
    });
  });
}

test('names and numbers in a startup address leave it before anything else runs', async ({
  page,
  world,
}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.headers().referer ?? ''}`),
  );
  await page.goto('/?firstName=Ana&emailAddress=ana%40example.com&mock=true&skip=true');
  expect(page.url()).toBe(`${world.url}/`);
  expect(requests.slice(1).filter((line) => line.includes('ana%40example.com'))).toEqual([]);
});

test('each host has its own brand', async ({ page, world }) => {
  await page.goto(world.url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Poynt' })).toBeVisible();
  const faults = watchConsole(page);
  await page.goto(world.godaddyUrl);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'GoDaddy Payments' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start your application' }).click();
  await expectScreen(page, world, 'applicant');
  await expect(page).toHaveTitle('Who’s applying? – GoDaddy Payments');
  await expectAccessible(page);
  expect(faults()).toEqual([]);
});

test('an unknown address is a 404 that says so and leads to the start', async ({ page, world }) => {
  for (const path of ['/no/such/page', '/r/!!/applicant', '/urn:app:1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(expectHeading(page)).toHaveText('Oops! Looks like the URL is incorrect');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expectScreen(page, world, 'get-started');
});

test('a referral stays before every page', async ({ page, world }) => {
  await page.goto('/r/spring-fair');
  await page.getByRole('link', { name: 'Start your application' }).click();
  await expectScreen(page, world, 'applicant');
  expect(new URL(page.url()).pathname).toBe('/r/spring-fair/applicant');
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('nothing is wider than the screen, in either language', async ({ page, world }) => {
    for (const locale of ['en-US', 'fr-CA']) {
      await page.goto(`/?locale=${locale}`);
      for (const path of ['/', '/applicant', '/no/such/page']) {
        await page.goto(path);
        await expectHeading(page).waitFor();
        if (path === '/applicant') await expectScreen(page, world, 'applicant');
        expect(
          await page.evaluate('document.documentElement.scrollWidth'),
          `${locale} ${path}`,
        ).toBeLessThanOrEqual(320);
      }
    }
  });
});
