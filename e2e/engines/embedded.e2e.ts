import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import { framedPage } from '@signet/testing/engines/framed-page';
import { expectHeadingOf, faultsOf, pressPrimary, walkTo } from '@signet/testing/engines/sign-up';
import { test } from '@signet/testing/engines/test';
import { waitUntilTrue } from '@signet/testing/engines/wait-until-true';
import { portOf } from '@signet/testing/programs';

const hostOf = (
  portal: string,
): string => `<!doctype html><html lang="en"><title>Northwind</title><meta name="viewport" content="width=device-width">
<h1>Northwind</h1><div id="here"></div><script src="${portal}/embed/v1.js"></script><script>const told = [];
SignetOnboarding.mount(document.getElementById('here'), { portal: '${portal}', referral: 'northwind', path: '/get-started',
  onMessage: (direction, message) => told.push(message) });</script></html>`;

test('in a partner’s page a sole trader is approved, in a frame as high as each page, and sees where the focus goes', async ({
  visit,
  world,
}) => {
  const server = createServer(
    (_request, response) =>
      void response.setHeader('content-type', 'text/html').end(hostOf(world.url)),
  ).listen(0);
  const host = await visit();
  await host.goto(`http://localhost:${portOf(server)}`);
  await waitUntilTrue(
    () => host.evaluate(`told.some(({ type }) => type === 'heightChanged')`),
    'the height of the first page',
  );
  const page = framedPage(host, 'iframe');
  const walker = { page, world, person: persona('ana', nextPersonaNumber()) };
  const contentPx = () =>
    page.evaluate<number>(
      `Math.ceil(document.querySelector('.app').getBoundingClientRect().height)`,
    );
  const expectFrameFits = () =>
    expect
      .poll(
        async () =>
          (await host.evaluate<number>(
            `document.querySelector('iframe').getBoundingClientRect().height`,
          )) - (await contentPx()),
      )
      .toBe(0);
  await walkTo(walker, 'business');
  await expectFrameFits(); // a frame that still grows would move the button during the click
  await pressPrimary(page);
  await faultsOf(page);
  const summaryPx = () =>
    page.evaluate<number>(
      `document.querySelector('[data-error-summary]').getBoundingClientRect().top`,
    );
  const framePx = () =>
    host.evaluate<number>(`document.querySelector('iframe').getBoundingClientRect().top`);
  const windowPx = await host.evaluate<number>('innerHeight');
  const shownAtPx = async () => (await framePx()) + (await summaryPx());
  await expect.poll(shownAtPx).toBeLessThan(windowPx);
  await expect.poll(shownAtPx).toBeGreaterThanOrEqual(0);
  await walkTo(walker, 'success');
  await expectHeadingOf(page, 'You’re approved and can take payments');
  await expectFrameFits();
  expect(
    await host.evaluate(
      `told.filter(({ type }) => type === 'error').map(({ errorType }) => errorType)`,
    ),
  ).toEqual([]);
  server.closeAllConnections();
  server.close();
});
