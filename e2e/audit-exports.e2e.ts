import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

/** While other journeys run, 5,000 ways take longer than the seconds that they take alone. */
const MADE = { timeout: 90_000 };

test('the sandbox makes up 5,000 ways at one press, the funnel tells them, and a second person agrees to the export of their log', async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  await page.goto(world.sandboxUrl);
  await page.getByRole('link', { name: 'Funnel', exact: true }).click();
  await page.getByRole('button', { name: 'Make 5,000' }).click();
  await expect(page.getByText('5,000 of 5,000 are counted')).toBeVisible(MADE);
  await expectAccessible(page);

  const mei = await openDesk(browser, world, 'mei', '/insight/funnel?weeks=12');
  await expect(mei.page.getByRole('table', { name: /question/i }).getByRole('row')).not.toHaveCount(0);
  await expectAccessible(mei.page);
  await mei.close();

  const ansel = await openDesk(browser, world, 'ansel', '/audit');
  await ansel.page.getByRole('button', { name: 'Export …' }).click();
  await ansel.page.getByRole('textbox', { name: 'What it’s for' }).fill('LARGE-1');
  await ansel.page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  const ask = ansel.page.getByRole('button', { name: 'Ask a second person' });
  await expect(ask).toBeVisible();
  await expectAccessible(ansel.page);
  await ask.click();

  const priya = await openDesk(browser, world, 'priya', '/audit/exports');
  const asked = priya.page.getByRole('row', { name: /LARGE-1/ });
  await asked.getByRole('button', { name: /^Agree/ }).click();
  await expect(asked).toContainText('Agreed to by Priya Nair');
  await expectAccessible(priya.page);
  await priya.close();

  await ansel.page.goto('/audit/exports');
  const saved = ansel.page.waitForEvent('download');
  const agreed = ansel.page.getByRole('row', { name: /LARGE-1/ });
  await agreed.getByRole('button', { name: /JSON lines/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.jsonl$/);
  await expect(ansel.page.getByText(/lines exported to/)).toBeVisible();
  await expect(agreed).toContainText('Taken');
  await ansel.close();
});
