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

type Description = {
  paths: Record<string, object>;
  components: Record<string, Record<string, object>>;
};

/** The description of one path, with whatever it refers to. */
function withOnly({ paths, components, ...rest }: Description, end: string): object {
  const [path = ''] = Object.keys(paths).filter((one) => one.endsWith(end));
  const kept: Description['components'] = { securitySchemes: components.securitySchemes ?? {} };
  const keep = (part: object | undefined): void => {
    const named = JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
    for (const [, kind = '', name = ''] of named) {
      const found = components[kind]?.[name];
      if (found === undefined || kept[kind]?.[name] !== undefined) continue;
      kept[kind] = { ...kept[kind], [name]: found };
      keep(found);
    }
  };
  keep(paths[path]);
  return { ...rest, webhooks: {}, paths: { [path]: paths[path] }, components: kept };
}

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
  // The renderer resolves and draws a whole description, so it gets one call of it.
  await page.route('**/api/docs/try/json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withOnly(await answer.json(), '/financial-instruments/manual') });
  });
  await page.getByRole('link', { name: 'Try addManualAccount' }).click();
  await expect(page.locator('.opblock.is-open .opblock-summary-path')).toContainText(
    'financial-instruments',
  );
  expect(violations).toEqual([]);
});
