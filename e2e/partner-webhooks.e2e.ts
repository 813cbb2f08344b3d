import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { callApiFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const partner = (world: ProductWorld, ...args: string[]): Promise<string> =>
  world.command('tools/partner.ts', ...args);

async function newSecret(world: ProductWorld): Promise<{ id: string; secret: string }> {
  const [line = '', secret = ''] = (await partner(world, '--new-secret', 'northwind')).split('\n');
  return { id: line.split(' ')[0] ?? '', secret };
}

async function use(page: Page, secrets: string): Promise<void> {
  await page.getByLabel('Signing secret').fill(secrets);
  await page.getByRole('button', { name: 'Use this secret' }).click();
  await expect(page.getByText('Webhooks from now on are checked with it.')).toBeVisible();
}

const webhooks = (page: Page) =>
  page.getByRole('list', { name: 'Webhooks, newest first' }).getByRole('listitem');

test('a partner’s server gets its news signed, by a process that runs jobs, and its page shows whom it may believe', async ({
  browser,
  page,
  world,
}) => {
  await world.startWorker();
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(`${world.sandboxUrl}/partner`);
  const old = await newSecret(world);
  await use(shop, old.secret);
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

  const next = await newSecret(world);
  await use(shop, `${next.secret} ${old.secret}`);
  await partner(world, '--end-secret', old.id);
  await use(shop, old.secret);
  const sent = (await partner(world, '--test-event', 'northwind')).split(' ')[0] ?? '';
  await expect(tested).toHaveCount(2, { timeout: 30_000 });
  await expect(tested.first()).toContainText('wrong signature');
  await expect
    .poll(() => partner(world, '--webhooks', 'northwind'))
    .toMatch(/partner\/webhooks {2}failing since .*: status 401/);
  await use(shop, next.secret);
  await partner(world, '--replay', sent, '--of', 'northwind');
  await expect(tested.first()).toContainText('verified', { timeout: 30_000 });
  await expect
    .poll(() => partner(world, '--webhooks', 'northwind'))
    .toMatch(/partner\/webhooks {2}well/);
});
