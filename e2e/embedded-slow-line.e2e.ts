import { once } from 'node:events';
import { createServer } from 'node:http';
import { pressOnceSeen } from '@signet/testing/browser/cover-report';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { portOf } from '@signet/testing/programs';

const hostOf = (
  portal: string,
): string => `<!doctype html><html lang="en"><title>Northwind</title><meta name="viewport" content="width=device-width">
<main aria-label="Northwind"><h1>Northwind</h1><div id="here"></div></main><script src="${portal}/embed/v1.js"></script><script>
const told = [];
const mountFrame = () => SignetOnboarding.mount(document.getElementById('here'), { portal: '${portal}', referral: 'northwind', path: '/applicant',
  onMessage: (direction, { type, errorType = '' }) => told.push([direction, type, errorType].join(' ').trim()) });
</script></html>`;

test('a page of ours whose scripts are slow to come is shown, answers later, and is no silent frame', async ({
  page,
  world,
}) => {
  const server = createServer(
    (_request, response) =>
      void response.setHeader('content-type', 'text/html').end(hostOf(world.url)),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/embed-check')) checks += 1;
  });
  let letCome = (): void => undefined;
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(`${world.url}/assets/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`http://localhost:${portOf(server)}`);
  await page.evaluate('mountFrame()');
  const messages = (): Promise<string[]> => page.evaluate('told');
  await expect.poll(messages).toEqual(['received loading', 'sent init']);
  await expect(page.frameLocator('iframe').locator('h1:visible').first()).toBeVisible();
  await page.clock.fastForward('01:00');
  expect([await messages(), faults, checks]).toEqual([['received loading', 'sent init'], [], 0]);

  letCome();
  await expect.poll(messages).toContain('received ready');
  expect((await messages()).filter((line) => line.includes('error'))).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('a page without its script tells the person and the parent, and goes on once it loads', async ({
  page,
  world,
}) => {
  const server = createServer(
    (_request, response) =>
      void response.setHeader('content-type', 'text/html').end(hostOf(world.url)),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const faults: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('signet-onboarding') && faults.push(message.text()),
  );
  await page.route(`${world.url}/assets/main-*.js`, (route) => route.abort());
  await page.clock.install();
  await page.goto(`http://localhost:${portOf(server)}`);
  await page.evaluate('mountFrame()');
  const messages = (): Promise<string[]> => page.evaluate('told');
  await expect
    .poll(messages)
    .toEqual(['received loading', 'sent init', 'received error embed.failed']);
  expect(faults).toEqual([
    expect.stringMatching(/failed: A script of the frame .* Check the connection and extensions/),
  ]);
  const frame = page.frameLocator('iframe');
  const note = frame.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  // Submitting leads to the note and sends nothing.
  await frame.locator('[name="applicant.name.firstName"]').fill('Marguerite');
  await pressOnceSeen(frame.locator('main form button[type="submit"]'));
  await expect(frame.locator('#lost')).toBeFocused();

  await page.unroute(`${world.url}/assets/main-*.js`);
  await page.clock.fastForward('00:20');
  await expect.poll(messages).toContain('received ready');
  await expect(note).toBeHidden();
  await expect(frame.locator('[name="applicant.name.firstName"]')).toHaveValue('Marguerite');
  await expect(
    frame
      .getByRole('link', { name: /required|missing/i })
      .or(frame.locator('[aria-invalid="true"]'))
      .first(),
  ).toBeVisible();
  server.closeAllConnections();
  server.close();
});
