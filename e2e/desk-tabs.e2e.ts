import type { Browser, Page } from '@playwright/test';
import { taxId } from '@signet/personas/desk-row';
import { LIMITS } from '@signet/rulebook/core/limits';
import { MESSAGE_LIMITS } from '@signet/rulebook/messages/limits';
import { openDesk } from '@signet/testing/browser/desk';
import { BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { caseLike } from './case-like.ts';

test.describe.configure({ timeout: 180_000 });

const minuteMs = 60_000;

async function openClaimed(browser: Browser, world: ProductWorld, path: string) {
  const desk = await openDesk(browser, world, 'robin', path);
  await desk.page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(desk.page.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  return desk;
}

const settling = (page: Page) => page.getByRole('region', { name: /^(Owner|Bank|Message|Voided)/ });

test('an owner who failed is settled on a page of their own, from the tree of owners', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'trattoria');
  const desk = await openClaimed(browser, world, `/a/${reference}/owners`);
  const { page } = desk;
  await expect(page.getByRole('heading', { name: 'Who owns it' })).toBeVisible();
  await page.getByRole('link', { name: /^Carla/ }).click();
  await expect(page).toHaveURL(new RegExp(`/a/${reference}/owners/1$`));
  await expect(page.getByRole('heading', { name: 'What each source said' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invitation' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Decline the owner' }).check();
  await expect(page.getByText('Choose a reason')).toBeVisible();
  await page.getByRole('radio', { name: 'Their identity couldn’t be confirmed.' }).check();
  await page.getByRole('button', { name: 'Decline the owner' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(settling(page)).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Robin Ashe' }).first()).toBeVisible();
  await desk.close();
});

test('an account in another name shows what differs, and another one is asked for', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'salon');
  const desk = await openClaimed(browser, world, `/a/${reference}/bank`);
  const { page } = desk;
  await expect(page.getByRole('heading', { name: 'Whose account it is' })).toBeVisible();
  await expect(page.locator('ins').first()).toContainText('added: ');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Ask for another account' }).check();
  await page.getByRole('button', { name: 'Ask for another account' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText('another account was asked for')).toBeVisible();
  await desk.close();
});

test('a message that came back says what the mail server answered; another address is asked for, and it is sent again', async ({
  browser,
  world,
}) => {
  const refused = `nora.${nextPersonaNumber()}+refused@example.com`;
  const reference = await caseLike(world, 'photo', {
    ...taxId('0004'), // a person decides, so answers may be asked for
    'applicant.email.emailAddress': refused,
  });
  await world.advance(MESSAGE_LIMITS.messageRetryMs);
  for (const ms of LIMITS.jobQuickRetriesMs) await world.advance(ms + minuteMs);
  await expect
    .poll(async () => {
      await world.advance(60 * minuteMs);
      const answer = await fetch(`${world.localUrl}/api/v2/reviews/${reference}`, {
        headers: { authorization: 'Bearer sandbox-reviewer-robin' },
      });
      const body = (await answer.json()) as { messages?: { state: string }[] }; // the product's own schema
      return body.messages?.some(({ state }) => state === 'failed');
    }, BACKGROUND_TIMEOUT)
    .toBe(true);
  const desk = await openClaimed(browser, world, `/a/${reference}/messages`);
  const { page } = desk;
  await expect(
    page.getByText(/The mail server refuses this address \(5\d\d\)\./).first(),
  ).toBeVisible();
  await expect(page.getByText('n•••@example.com').first()).toBeVisible();
  await expectAccessible(page);
  const reads = page.getByRole('region', { name: 'What the applicant would read' });
  await expect(reads.getByRole('heading', { name: /in English$/ })).toBeVisible();
  const why = 'Our email came back. Enter an address you read.';
  await expect(reads.getByText(why)).toBeVisible();
  await page.getByRole('link', { name: 'Ask for it' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('checkbox', { name: 'Email address' })).toBeChecked();
  await expect(drawer.getByLabel('Why')).toHaveValue('noMailArrives');
  await expect(drawer.getByText(why)).toBeVisible();
  const ask = drawer.getByRole('button', { name: /^Ask .* for changes/ });
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await ask.click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: /^Changes|^Asked/ }).click();
  await expect(page.getByRole('row', { name: /^Email address/ })).toBeVisible();
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('button', { name: 'Claim to act' }).click();
  await page.getByRole('radio', { name: 'Send again' }).check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await desk.close();
});

test('a photo ID is looked at in a frame without network, beside what was typed, and asked for once more', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'tailor');
  const desk = await openClaimed(browser, world, `/a/${reference}/person`);
  const { page } = desk;
  await expect(page.getByRole('row', { name: /^Born/ }).getByText('Photo ID:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Business', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Sales per year/ })).toContainText('$');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Documents/ }).click();
  await page.getByRole('button', { name: /^Open: Photo ID, Front/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Compare it with a document' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open it' }).click();
  const frame = page.frameLocator('iframe[title^="Photo ID, Front"]');
  await expect
    .poll(
      () => frame.locator('canvas').evaluate((canvas) => canvas.clientWidth),
      BACKGROUND_TIMEOUT,
    )
    .toBeGreaterThan(200);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Open: Photo ID, Selfie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
  await expect(page.locator('iframe[title^="Photo ID, "]')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Close it: Photo ID, Selfie/ }).click();
  await expect(page.locator('iframe[title^="Photo ID, "]')).toHaveCount(1);
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: 'Trade name' }).check();
  await drawer.getByRole('checkbox', { name: 'Photo ID, once more' }).check();
  await expect(drawer.getByRole('checkbox', { name: 'Trade name' })).not.toBeChecked();
  await drawer.getByLabel('Why').selectOption('unreadable');
  await expect(drawer.getByText('We couldn’t read it.').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Ask .* for changes/ }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: /^Changes|^Asked/ }).click();
  await expect(page.getByRole('row', { name: /^Photo ID, once more/ })).toContainText(
    'not sent yet',
  );
  await desk.close();
});

test('applications of the same person stand side by side, for whoever holds the claim', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'coffee');
  const desk = await openClaimed(browser, world, `/a/${reference}/duplicates`);
  const { page } = desk;
  await expect(page.getByText('Counts: approved under another login')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Last name/ }).getByText('same')).toBeVisible();
  await page.getByLabel('Same or close only').check();
  await expect(page.getByRole('row', { name: /^Last name/ })).toBeVisible();
  await expectAccessible(page);
  await desk.close();
});

test('a voided check is opened in a frame without network, compared by what is typed, and confirmed', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'music');
  const desk = await openClaimed(browser, world, `/a/${reference}/bank`);
  const { page } = desk;
  await page.getByRole('button', { name: 'Open the voided check' }).click();
  const frame = page.frameLocator('iframe[title="The check as it came"]');
  await expect
    .poll(
      () => frame.locator('canvas').evaluate((canvas) => canvas.clientWidth),
      BACKGROUND_TIMEOUT,
    )
    .toBeGreaterThan(200);
  await page.keyboard.press('t');
  await page.keyboard.press('+');
  await expect(page.getByText('150%, turned by 90°')).toBeVisible();
  for (const key of ['t', 't', 't', '0']) await page.keyboard.press(key);
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await page.getByLabel('Holder on the check').fill('Ana Ruizdi');
  await page.getByLabel('Routing number, or transit and institution').fill('1');
  await page.getByLabel('Account number').fill('000777777776');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('2 tries left')).toBeVisible();
  await expect(page.getByText('Not the same').first()).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Confirm the account' }).check();
  await page.getByRole('radio', { name: 'A paper of the bank shows the holder' }).check();
  await expect(page.getByText('All three must be the same first')).toBeVisible();
  await desk.close();
});

test('the viewer shows a picture and nothing else: a script in an SVG and a PDF are inert', async ({
  browser,
  world,
}) => {
  const desk = await openDesk(browser, world, 'robin');
  const { page } = desk;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const drawn = (type: string, text: string) =>
    page.evaluate(
      async ([kind = '', content = '']) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts');
        frame.src = '/viewer';
        document.body.append(frame);
        await new Promise((loaded) => frame.addEventListener('load', loaded));
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((said) => {
          port1.onmessage = ({ data }) => said(data);
        });
        frame.contentWindow?.postMessage('port', '*', [port2]);
        port1.postMessage({ bytes: new TextEncoder().encode(content), type: kind, mark: 'me' });
        return answer;
      },
      [type, text],
    );
  const inert = { width: 0, height: 0 };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>fetch("https://example.com/leak")</script><image href="https://example.com/leak" width="9" height="9"/></svg>';
  expect(await drawn('image/svg+xml', svg)).toEqual(inert);
  expect(await drawn('application/pdf', '%PDF-1.7 /OpenAction << /S /JavaScript >>')).toEqual(
    inert,
  );
  expect(await drawn('text/html', '<script>fetch("https://example.com/leak")</script>')).toEqual(
    inert,
  );
  expect(await drawn('image/png', 'x'.repeat(50 * 1024 * 1024))).toEqual(inert);
  expect(asked.filter((url) => !url.endsWith('/viewer') && !url.startsWith(world.deskUrl))).toEqual(
    [],
  );
  const policy = await page.evaluate(async () =>
    (await fetch('/viewer')).headers.get('content-security-policy'),
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-scripts;');
  await desk.close();
});
