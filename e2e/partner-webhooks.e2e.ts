import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { callApiFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const partner = (world: ProductWorld, ...args: string[]): Promise<string> =>
  world.command('tools/partner.ts', ...args);

const webhooks = (page: Page) =>
  page.getByRole('list', { name: 'Webhooks, newest first' }).getByRole('listitem');

test('a partner’s server gets its news signed, by a process that runs jobs', async ({
  browser,
  page,
  world,
}) => {
  await world.startWorker();
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(`${world.sandboxUrl}/partner`);
  const [, secret = ''] = (await partner(world, '--new-secret', 'northwind')).split('\n');
  await shop.getByLabel('Signing secret').fill(secret);
  await shop.getByRole('button', { name: 'Use this secret' }).click();
  await expect(shop.getByText('Webhooks from now on are checked with it.')).toBeVisible();
  await partner(world, '--test-event', 'northwind');
  const tested = webhooks(shop).filter({ hasText: '"type": "endpoint.test"' });
  await expect(tested).toHaveCount(1, { timeout: 30_000 });
  await expect(tested).toContainText('verified');

  const { id, version } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  const body = { application: { referralUrlId: 'northwind' } };
  await callApiFromPage(page, 'updateApplication', {
    id,
    version,
    query: '?override-referral-url=true',
    body,
  });
  const news = webhooks(shop).filter({ hasText: `"id": "${id}"` });
  await expect(news.first()).toBeVisible({ timeout: 30_000 });
  await news.first().locator('summary').click();
  // Other journeys’ news came before this secret.
  await expect(news.filter({ hasNotText: 'verified' })).toHaveCount(0);
  await expectAccessible(shop);
});
