import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('a senior proposes to take a refusal back, a reviewer confirms it, and the refusal is gone', async ({
  page,
  browser,
  world,
}) => {
  const ana = persona('ana', nextPersonaNumber());
  const fraud = { ...ana.answers, 'applicant.governmentIdentification.value': '0001' };
  const id = await submittedApplication(page, { ...ana, answers: fraud });
  const decisionIs = (decision: string) =>
    expect
      .poll(async () => (await applicationViewFromPage(page, id)).decision, BACKGROUND_TIMEOUT)
      .toBe(decision);
  await decisionIs('DECLINED');
  const { reference } = await applicationViewFromPage(page, id);

  const priya = await openDesk(browser, world, 'priya', `/a/${reference}`);
  await priya.page.getByRole('button', { name: 'More' }).click();
  await priya.page.getByRole('button', { name: 'Take the refusal back …' }).click();
  const drawer = priya.page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'A source was wrong' }).check();
  await drawer.getByLabel('Note for the file').fill('The source has corrected its record.');
  await expectAccessible(priya.page);
  await priya.page.keyboard.press('Control+Enter');
  await expect(priya.page.getByText('A second person has to confirm it.')).toBeVisible();
  await decisionIs('DECLINED');

  const robin = await openDesk(browser, world, 'robin', '/queue/second');
  await robin.page.locator(`.row-link[href="/a/${reference}"]`).click();
  await robin.page.getByRole('button', { name: 'Claim' }).first().click();
  await robin.page.getByRole('radio', { name: 'Reopen the application' }).check();
  await expect(robin.page.getByText('Priya Nair proposes it: A source was wrong')).toBeVisible();
  await expectAccessible(robin.page);
  await robin.page.getByRole('button', { name: 'Reopen the application' }).click();
  await decisionIs('PENDING');
  await Promise.all([priya.close(), robin.close()]);
});
