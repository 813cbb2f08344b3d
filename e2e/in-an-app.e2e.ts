import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { persona } from '@signet/personas/personas';
import { inquiryFrame, pressInFrame } from '@signet/testing/browser/inquiry';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { PROJECT } from '@signet/testing/project-folder';

const HOW_TO = readFileSync(join(PROJECT, 'docs/how-to/embed-in-an-app.md'), 'utf8');

/** Android's, in which only the mark `wv` tells a view from a browser. */
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 915 },
  isMobile: true,
  hasTouch: true,
});

test('an app’s view needs the how-to’s hosts only, hands other pages over as windows, and has the camera', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const hosts = /HOSTS = \[(.+)\]/.exec(HOW_TO)?.[1]?.match(/[\w.-]+/g);
  expect(hosts).toEqual(['pay.example.com', 'sign-in.example.com']);
  const allowed = [world.url, world.sandboxUrl].map((url) => new URL(url).host);
  const visited = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      visited.add(new URL(frame.url()).host);
  });
  const windows: string[] = [];
  page.on('popup', (popup) => windows.push(popup.url()));

  await page.goto('/r/northwind/?locale=en-US');
  await page.getByRole('link', { name: 'Privacy' }).first().tap();
  await expect.poll(() => windows).toHaveLength(1);
  await expect(page).toHaveURL(/\/r\/northwind\/$/);

  const ana = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, {
    ...ana,
    answers: { ...ana.answers, 'applicant.governmentIdentification.value': '0003' },
  });
  await page.goto(`/${id}/identification`);
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(inquiryFrame(page).getByRole('heading')).toBeVisible();
  expect(
    await inquiryFrame(page)
      .locator('body')
      .evaluate((body) => Reflect.get(body.ownerDocument, 'featurePolicy').allowsFeature('camera')),
  ).toBe(true);
  await pressInFrame(page, 'pass');
  await expectScreen(page, world, 'success');
  await page.goto(`/${id}/success`);
  await page.getByRole('link', { name: 'Link your bank' }).tap();
  await expectScreen(page, world, 'bank');
  expect([...visited].filter((host) => !allowed.includes(host))).toEqual([]);
});
