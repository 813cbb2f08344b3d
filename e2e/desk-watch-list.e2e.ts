import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('the watch list changes about somebody of an approved business: a case opens, and two people settle it', async ({
  page,
  browser,
  world,
}) => {
  const ana = persona('ana', nextPersonaNumber());
  const name = { 'applicant.name.firstName': 'Nadia', 'applicant.name.lastName': 'Relisted' };
  const id = await decidedApplication(page, world, {
    ...ana,
    answers: { ...ana.answers, ...name },
  });
  const before = await applicationViewFromPage(page, id);
  expect(before.decision).toBe('APPROVED');

  await world.putOnWatchList('Nadia Relisted');
  const robin = await openDesk(browser, world, 'robin', `/a/${before.reference}`);
  await expect(async () => {
    await robin.page.reload();
    await expect(
      robin.page.getByText('The watch list has a match for Nadia Relisted'),
    ).toBeVisible();
  }).toPass(BACKGROUND_TIMEOUT);
  const after = await applicationViewFromPage(page, id);
  expect([after.decision, after.status]).toEqual([before.decision, before.status]);

  const say = async (desk: typeof robin) => {
    await desk.page.getByRole('button', { name: 'Claim' }).first().click();
    await desk.page.getByRole('radio', { name: 'It’s somebody else' }).check();
    await desk.page.getByRole('radio', { name: 'was born on another day' }).check();
    await desk.page
      .getByLabel('Note for the file')
      .fill('Born in another year than the one listed.');
    await expectAccessible(desk.page);
    await desk.page.getByRole('button', { name: 'It’s somebody else' }).click();
  };
  await say(robin);
  await expect(robin.page.getByText('You said so already.')).toBeVisible();
  const sam = await openDesk(browser, world, 'sam', `/a/${before.reference}`);
  await expect(sam.page.getByText('It takes a second reviewer.')).toBeVisible();
  await say(sam);
  await expect(sam.page.getByText('The watch list has a match')).toHaveCount(0);
  await Promise.all([robin.close(), sam.close()]);
});
