import { readFile } from 'node:fs/promises';
import { PARTNER_PEOPLE } from '@signet/personas/partner-people';
import { persona } from '@signet/personas/personas';
import { openConsole, signInAtCompany } from '@signet/testing/browser/console';
import { submittedApplication } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test.use({ baseURL: async ({ world }, use) => use(world.consoleUrl) });

test.describe('nobody is signed in', () => {
  test('every page asks for the company, and comes back to itself', async ({ page, world }) => {
    await page.goto('/applicants?status=declined');
    await expect(page.getByRole('heading', { name: 'Sign in to your console' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter your work email')).toBeVisible();
    await expectAccessible(page);
    await signInAtCompany(page, 'nina');
    await page.waitForURL(`${world.consoleUrl}/applicants?status=declined`);
    await expect(page.getByText('Northwind Bookings')).toBeVisible();
  });

  for (const [person, text] of [
    ['omar', 'proved a password only'],
    ['ivy', 'in none of the groups'],
  ] as const)
    test(`${PARTNER_PEOPLE[person].name} is told why not`, async ({ page }) => {
      await page.goto('/applicants');
      await signInAtCompany(page, person);
      await expect(page.getByRole('alert')).toContainText(text);
      await expectAccessible(page);
    });

  test('somebody of another company is sent back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Work email' }).fill('me@northwind.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Hugo Marsh' }).click();
    await expect(page.getByRole('alert')).toContainText('belongs to another company');
  });
});

test('a developer follows an applicant and has an event told again; other companies find nothing there', async ({
  browser,
  world,
}) => {
  const visitor = await browser.newContext({ baseURL: world.url });
  const sole = persona('ana', nextPersonaNumber());
  const id = await submittedApplication(await visitor.newPage(), sole, {
    referralUrlId: 'northwind',
  });
  const { page, close } = await openConsole(browser, world, 'theo');
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Business name' }).fill('nobody of this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain(id);

  await row.getByRole('link').click();
  await expect(page.getByText('Application submitted')).toBeVisible();
  await expectAccessible(page);
  const told = page.getByRole('listitem').filter({ hasText: 'application.started' });
  await expect(async () => {
    await page.reload();
    await expect(told).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await told.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent to 1 endpoint.')).toBeVisible();

  const camille = await openConsole(browser, world, 'camille', new URL(page.url()).pathname);
  await expect(
    camille.page.getByRole('heading', { name: 'Événements pour vos serveurs' }),
  ).toBeVisible();
  await expect(camille.page.getByRole('button', { name: 'Envoyer de nouveau' })).toHaveCount(0);
  const hugo = await openConsole(browser, world, 'hugo', new URL(page.url()).pathname);
  await expect(hugo.page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  await expectAccessible(hugo.page);
  await Promise.all([close(), camille.close(), hugo.close(), visitor.close()]);
});

test('the list on a phone: nothing beside the screen', async ({ browser, world }) => {
  const { page, close } = await openConsole(browser, world, 'nina');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Applicants by status' })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await close();
});
