import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@signet/testing/browser/test';
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

test('the API reference shows its groups, finds a call and breaks no content policy', async ({
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
  // The renderer resolves the whole description before it draws anything.
  await expect(page.locator('.info .title')).toContainText('Merchant onboarding', {
    timeout: 30_000,
  });
  const { tags } = (await (await page.request.get(`${world.url}/api/docs/json`)).json()) as {
    tags: { name: string }[];
  };
  expect(tags.length).toBeGreaterThan(10);
  await expect(page.locator('.opblock-tag')).toHaveCount(tags.length);
  await page.setViewportSize({ width: 1280, height: 800 }); // a phone has no room for the menu
  await page
    .getByRole('navigation', { name: 'Groups of calls' })
    .getByRole('link', { name: 'Bank account' })
    .click();
  await expect(page.getByRole('heading', { name: /^Bank account/ })).toBeInViewport();
  await page.getByPlaceholder('Filter by tag').fill('six-digit');
  // The webhooks listed below the groups are not filtered.
  const found = page.locator('.opblock-tag-section .opblock-summary-path');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('otp-code');
  expect(violations).toEqual([]);
});
