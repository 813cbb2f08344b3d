import type { BrowserContext, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { callApiFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const firstName = (page: Page) => page.locator('[name="applicant.name.firstName"]');
const cookie = async (context: BrowserContext, url: string, name: string) =>
  (await context.cookies(url)).find((one) => one.name === name);

const PORTALS = [
  {
    name: 'the product’s own portal',
    origin: 'url',
    message: (page: Page) =>
      page.locator('.banner', { hasText: 'You’re signed in, but we can’t open that application.' }),
    steps: 0,
    signOut: 'Use another account',
  },
  {
    name: 'the hosting provider’s portal',
    origin: 'godaddyUrl',
    message: (page: Page) => page.getByRole('dialog', { name: 'You’re using a different account' }),
    steps: 3,
    signOut: 'Sign out',
  },
] as const;

for (const { name, origin, message, steps, signOut } of PORTALS) {
  test.describe(`in ${name}`, () => {
    test.use({ baseURL: async ({ world }, use) => use(world[origin]) });

    test('two tabs with two accounts never mix, and a link brings back the right one', async ({
      page,
      context,
      world,
    }) => {
      const at = world[origin];
      const ana = persona('ana', nextPersonaNumber());
      const { id } = await completedApplication(page, ana);
      expect(await cookie(context, at, 'identity_info')).toMatchObject({
        value: 'signed-in',
        httpOnly: false,
      });
      expect(await cookie(context, at, 'sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      await page.goto(`/${id}/name`);
      await expectScreen(page, world, 'application-applicant');
      const before = (await cookie(context, at, 'sid'))?.value;

      const tab = await context.newPage();
      const ben = `ben.${nextPersonaNumber()}.${origin.toLowerCase()}@example.com`;
      await tab.goto('/auth/start?path=%2F&other=1');
      await signInAtProvider(tab, ben);
      await expectScreen(tab, world, 'get-started');
      expect((await cookie(context, at, 'sid'))?.value).not.toBe(before);

      await firstName(page).fill('Benedict');
      await pressContinue(page);
      await page.waitForURL('**/?completed=true');
      await expect(message(page)).toBeVisible();
      await expect(message(page).getByRole('listitem')).toHaveCount(steps);
      for (const mail of [mailTo(ana), ben]) await expect(message(page)).not.toContainText(mail);
      expect(await page.content()).not.toContain(mailTo(ana));
      await expectAccessible(page);

      await tab.goto(`/${id}/name`);
      await tab.waitForURL('**/?completed=true');
      await expect(message(tab)).toBeVisible();
      if (steps > 0)
        await expect(message(tab).getByRole('link').first()).toHaveAttribute(
          'href',
          /^(tel|mailto):/,
        );
      await message(tab).getByRole('button', { name: signOut }).click();
      await expect.poll(() => cookie(context, at, 'sid')).toBeUndefined();
      expect(await cookie(context, at, 'identity_info')).toBeUndefined();
      await expectScreen(tab, world, 'get-started');

      await page.reload();
      await expect(message(page)).toHaveCount(0);
      expect((await callApiFromPage(page, 'getApplication', { id })).status).toBe(401);
      await tab.goto(`/?applicationId=${id}`);
      await signInAtProvider(tab, mailTo(ana));
      await expectScreen(tab, world, 'check-answers');
      await tab.goto(`/${id}/name`);
      await expect(firstName(tab)).toHaveValue(ana.answers['applicant.name.firstName'] ?? '');
      await tab.close();
    });
  });
}
