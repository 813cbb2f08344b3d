import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@signet/testing/browser/test';

const hostOf = (
  portal: string,
): string => `<!doctype html><html lang="en"><title>Northwind</title><meta name="viewport" content="width=device-width">
<main><h1>Northwind</h1><div id="here"></div></main><script src="${portal}/embed/v1.js"></script><script>
const told = [];
const mountFrame = () => SignetOnboarding.mount(document.getElementById('here'), { portal: '${portal}', referral: 'northwind', path: '/applicant',
  onMessage: (direction, { type, errorType = '' }) => told.push([direction, type, errorType].join(' ').trim()) });
</script></html>`;

test('a page of ours whose scripts are slow to come is shown, answers later, and is no silent frame', async ({ page, world }) => {
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(hostOf(world.url))).listen(
    0,
    'localhost',
  );
  await once(server, 'listening');
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/embed-check')) asked += 1;
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
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`); // a server on a port has one
  await page.evaluate('mountFrame()');
  const told = (): Promise<string[]> => page.evaluate('told');
  await expect.poll(told).toEqual(['received loading', 'sent init']);
  await expect(page.frameLocator('iframe').locator('h1:visible').first()).toBeVisible();
  await page.clock.fastForward('01:00');
  expect([await told(), faults, asked]).toEqual([['received loading', 'sent init'], [], 0]);

  letCome();
  await expect.poll(told).toContain('received ready');
  expect((await told()).filter((line) => line.includes('error'))).toEqual([]);
  server.closeAllConnections();
  server.close();
});
