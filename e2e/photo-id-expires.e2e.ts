import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { applicationAwaitingPhotoId, pressInFrame } from '@signet/testing/browser/inquiry';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  signInAs,
} from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const dayMs = 24 * 3_600_000;

test('an approved person is asked for a new photo ID before theirs expires, and shows it; nothing else is asked', async ({
  page,
  browser,
  world,
}) => {
  const ana = persona('ana', nextPersonaNumber());
  const asked = { ...ana.answers, 'applicant.governmentIdentification.value': '0003' };
  const person = { ...ana, answers: asked };
  const id = await applicationAwaitingPhotoId(page, world, person);
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'expiring');
  await expectScreen(page, world, 'success');
  const before = await applicationViewFromPage(page, id);
  expect(before.decision).toBe('APPROVED');

  await world.advance(12 * dayMs);
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject, BACKGROUND_TIMEOUT)
    .toBe('Show us your new photo ID');
  await page.context().clearCookies(); // the session has expired by now
  await signInAs(page, mailTo(person));
  await page.goto(`/${id}/success`);
  await expect(page.getByText('We also need your new photo ID.')).toBeVisible();
  await expectAccessible(page);

  await world.advance(30 * dayMs);
  const robin = await openDesk(browser, world, 'robin', `/a/${before.reference}`);
  await expect(async () => {
    await robin.page.reload();
    await expect(robin.page.getByText('They were asked for a new one.')).toBeVisible();
  }).toPass(BACKGROUND_TIMEOUT);
  await expectAccessible(robin.page);

  await page.context().clearCookies();
  await signInAs(page, mailTo(person));
  await page.goto(`/${id}/success`);
  await page.getByRole('link', { name: 'Show your new photo ID' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'pass');
  await expectScreen(page, world, 'success');
  await expect(page.getByText('new photo ID')).toHaveCount(0);
  const after = await applicationViewFromPage(page, id);
  expect([after.decision, after.status, after.home.works]).toEqual([
    before.decision,
    before.status,
    before.home.works,
  ]);
  await robin.close();
});
