import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { PROJECT } from '@signet/testing/project-folder';

const quickstart = readFileSync(join(PROJECT, 'apps/api/src/api-reference/quickstart.md'), 'utf8');
const blocks = [...quickstart.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(
  (match) => match[1] ?? '',
);

test('the quickstart of the API reference ends with an approved account and its bank', async ({
  world,
}) => {
  expect(blocks.length).toBeGreaterThan(5);
  const env = { ...process.env, SIGNET: world.url, SANDBOX: world.sandboxUrl };
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-euo', 'pipefail', '-c', blocks.join('\n')],
    { env },
  );
  expect(stdout.trim()).toBe('APPROVED, bank VERIFIED');
});

test('the API reference leads to a call by its menu and its search, and breaks no content policy', async ({
  page,
  world,
}) => {
  const violations: string[] = [];
  page.on(
    'console',
    (message) =>
      void (/Content Security Policy/i.test(message.text()) && violations.push(message.text())),
  );
  await page.goto(`${world.url}/api/docs`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'API reference' });
  await expectAccessible(page);
  await menu.getByRole('searchbox', { name: 'Search the calls' }).fill('six-digit');
  await expect(menu.getByText('1 call. Enter searches everything.')).toBeVisible();
  await menu.getByRole('link', { name: /sendOtp/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'sendOtp' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 }); // there the menu stands beside it
  await expect(menu.getByRole('link', { name: /sendOtp/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('radio', { name: 'curl' }).press('ArrowRight');
  await expect(page.getByRole('group', { name: 'sendOtp in JavaScript' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'sendOtp in curl' })).toBeHidden();
  await expectAccessible(page);
  await menu.getByRole('searchbox').fill('routingNumber');
  await menu.getByRole('searchbox').press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'addManualAccount', exact: true }).click();
  await expect(page.getByRole('group', { name: 'addManualAccount in JavaScript' })).toBeVisible();
  // The renderer resolves a whole description before it draws anything, so it gets one call.
  await page.route('**/openapi.json', async (route) => {
    const answer = await route.fetch();
    const { paths, components, ...description } = await answer.json();
    const [one] = Object.entries<object>(paths).filter(([path]) =>
      path.endsWith('/financial-instruments'),
    );
    await route.fulfill({
      json: { ...description, webhooks: {}, components, paths: Object.fromEntries([one ?? []]) },
    });
  });
  await page.getByRole('link', { name: 'Try addManualAccount' }).click();
  await expect(page.locator('.opblock.is-open .opblock-summary-path')).toContainText(
    'financial-instruments',
  );
  expect(violations).toEqual([]);
});
