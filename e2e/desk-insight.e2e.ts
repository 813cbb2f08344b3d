import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('a risk analyst compares a candidate with the rules in force, by keyboard', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'mei', '/policy');
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Stored' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/policy\/run_/);
  const groups = page.getByRole('table', { name: 'Who would flip, and why' });
  await expect(groups.getByRole('row')).not.toHaveCount(0, BACKGROUND_TIMEOUT);
  await expect(page.getByText('the rules decline nobody new')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^run_.*\.csv$/);
  await page.goto('/policy');
  await expect(page.getByRole('table', { name: /^Earlier runs/ })).toContainText('Mei');
  await close();
});

test('a reviewer says what they would have decided, and the analyst sees who disagrees', async ({
  page,
  browser,
  world,
}) => {
  const ana = persona('ana', nextPersonaNumber());
  const fraud = { ...ana.answers, 'applicant.governmentIdentification.value': '0001' };
  const id = await submittedApplication(page, { ...ana, answers: fraud });
  const decision = async () => (await applicationViewFromPage(page, id)).decision;
  await expect.poll(decision, BACKGROUND_TIMEOUT).toBe('DECLINED');

  const robin = await openDesk(browser, world, 'robin', '/blind-looks');
  const keep = robin.page.getByRole('button', { name: 'Keep and go on' });
  await keep.click();
  await expect(robin.page.getByText('Choose an answer.')).toBeVisible();
  await expectAccessible(robin.page);
  await robin.page.getByRole('radio', { name: 'Ask for more first' }).check();
  await keep.click();
  await expect(robin.page.getByText('Your answer is kept.')).toBeVisible();
  await robin.close();

  const mei = await openDesk(browser, world, 'mei', '/policy');
  const sample = mei.page.getByRole('table', { name: 'What reviewers would have decided' });
  await expect(sample).toContainText('ask 1');
  await expectAccessible(mei.page);
  await mei.close();
  expect(await decision()).toBe('DECLINED');
});

test('a risk analyst narrows the funnel and takes its figures along', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'mei', '/insight/funnel');
  await expect(page.getByRole('table', { name: 'What the server saw' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Market' }).selectOption('CA');
  await expect(page).toHaveURL(/market=CA/);
  await expect(page.getByRole('table', { name: 'Step by step' })).toContainText('fewer than 10');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('funnel.csv');
  await close();
});

test('a senior reads how promises were kept, day by day and by case, and narrows it to one kind', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'priya', '/insight/levels');
  await expect(page.getByRole('table', { name: 'Open now, by age' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Decided by the rules')).toBeVisible();
  await page.getByRole('combobox', { name: 'Case' }).selectOption('Decision');
  await expect(page).toHaveURL(/case=decision/);
  await expect(page.getByText('Decided by the rules')).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('service-levels.csv');
  await close();
});
