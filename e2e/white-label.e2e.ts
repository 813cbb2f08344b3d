import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const NAME = 'Northwind Bookings';

/** The page is the partner's: its address, its mark, its title, its colour on what is pressed; and nobody is kept from using it. */
async function expectPartners(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(/^\/r\/northwind(\/|$)/);
  await expect(page.locator('.logo img:visible')).toHaveAttribute('alt', NAME);
  await expect(page).toHaveTitle(new RegExp(` – ${NAME}$`));
  await expect(page.locator('html')).toHaveCSS('--accent', /#6b2a6c/);
  await expectAccessible(page);
}

test.describe('in French, in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé signs up at a partner, signs in, proves her phone, and never leaves the partner’s brand', async ({ page, world }) => {
    const person = persona('chloe', nextPersonaNumber());
    const faults = watchConsole(page);
    await page.goto('/r/northwind/?market=CA&agentId=agent-7');
    await continueTo({ page, world, person }, 'address', expectPartners);
    await page.reload();
    await continueTo({ page, world, person }, 'success', expectPartners);
    await page.reload();
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('Votre demande est approuvée');
    await expectPartners(page);
    expect((await world.phone(e164MobileOf(person)).messages())[0]?.text).toContain(NAME);

    const mails = world.mailbox(mailTo(person));
    await expect.poll(async () => (await mails.messages()).length).toBeGreaterThan(0);
    const [{ text = '', html = '' } = {}] = await mails.messages();
    expect(html).toContain(`alt="${NAME}"`);
    expect(text).toContain(`${world.url}/r/northwind/`);
    expect(faults()).toEqual([]);
  });
});

test('a referral of nobody’s leads to the page that says so, and a link that is none of the partner’s keeps its brand', async ({
  page,
}) => {
  await page.goto('/r/nobody/applicant');
  await expect(page).toHaveURL(/\/incorrect-url$/);
  await expectHeading(page).waitFor();
  await expectAccessible(page);
  await page.goto('/r/northwind/nothing/here');
  await expectPartners(page);
  await page.goto('/r/northwind/reminders/stop/none');
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toHaveAttribute('href', '/r/northwind/');
});
