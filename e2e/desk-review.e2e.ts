import type { Browser, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

/** Somebody whose identity source asks for a review, with a business name of their own. */
const inReview = (lastName?: string) => {
  const nth = nextPersonaNumber();
  const ana = persona('ana', nth);
  return {
    ...ana,
    answers: {
      ...ana.answers,
      'applicant.governmentIdentification.value': '0004',
      ...(lastName === undefined ? {} : { 'applicant.name.lastName': lastName }),
    },
  };
};

async function caseInReview(page: Page, world: ProductWorld, lastName?: string) {
  const person = inReview(lastName);
  const id = await decidedApplication(page, world, person);
  return { person, id };
}

const claimed = (page: Page) => page.getByText(/^Yours for \d+ more minutes?/);
const decide = (page: Page) => page.getByRole('dialog');

/** Leaves no case for the tests that follow. */
async function clearQueue(browser: Browser, world: ProductWorld): Promise<void> {
  const { page, close } = await openDesk(browser, world, 'priya');
  for (;;) {
    await page.goto('/queue/unclaimed');
    const first = page.locator('.row-link').first();
    await expect(page.locator('.row-link, .queue-empty').first()).toBeVisible();
    if ((await first.count()) === 0) break;
    await first.click();
    await page.getByRole('button', { name: 'Claim to act' }).click();
    await expect(claimed(page)).toBeVisible();
    await page.keyboard.press('d');
    await decide(page).getByRole('radio', { name: 'Decline' }).check();
    await decide(page)
      .getByRole('radio', { name: /^Declined by a reviewer/ })
      .check();
    await decide(page)
      .getByRole('button', { name: /^Decline / })
      .click();
    await expect(page.getByText(/ is declined\.$/)).toBeVisible();
  }
  await close();
}

test('a reviewer signs in, takes the next case, reads why it is there, and declines it', async ({
  page,
  browser,
  world,
}) => {
  const { person } = await caseInReview(page, world);
  const desk = await openDesk(browser, world, 'robin');
  const { page: at } = desk;
  await expect(at.getByRole('heading', { name: 'Queue' })).toBeVisible();
  await expect(at.locator('.row-link').first()).toBeVisible();
  await expectAccessible(at);

  await at.keyboard.press('n');
  await expect(at).toHaveURL(/\/a\/[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  await expect(claimed(at)).toBeVisible();
  await expect(at.getByRole('heading', { name: 'Why it’s here' })).toBeVisible();
  await expect(at.getByText('A source asks for a manual review.')).toBeVisible();
  await expectAccessible(at);

  await at.keyboard.press('d');
  await expect(decide(at)).toBeVisible();
  await decide(at).getByRole('radio', { name: 'Decline' }).check();
  await decide(at)
    .getByRole('radio', { name: /^Declined by a reviewer/ })
    .check();
  await expect(decide(at).getByText('What follows')).toBeVisible();
  const subject = await decide(at).locator('.preview-title').nth(1).textContent();
  await expectAccessible(at);
  await at.keyboard.press('Control+Enter');

  await expect(at.getByText(/ is declined\.$/)).toBeVisible();
  await expect(at.getByRole('button', { name: 'Take next' })).toBeFocused();
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe(subject);
  await desk.close();
});

test('no decision is sent before its words were seen, nor by a key alone', async ({
  page,
  browser,
  world,
}) => {
  await caseInReview(page, world);
  const desk = await openDesk(browser, world, 'sam');
  const { page: at } = desk;
  const sent: string[] = [];
  at.on('request', (request) => {
    if (request.method() === 'POST' && /\/reviews\/[^/]+$/.test(new URL(request.url()).pathname))
      sent.push(request.url());
  });
  await at.keyboard.press('n');
  await expect(claimed(at)).toBeVisible();
  await at.keyboard.press('d');
  await at.keyboard.press('Control+Enter');
  await decide(at).getByRole('radio', { name: 'Decline' }).check();
  await at.keyboard.press('Control+Enter');
  await expect(decide(at).getByText('Choose a decision and a reason')).toBeVisible();
  expect(sent.filter((url) => !url.endsWith('/next'))).toEqual([]);
  await at.keyboard.press('Escape');
  await expect(decide(at)).toHaveCount(0);
  await at.keyboard.press('e');
  await expect(at.getByText('Nobody has claimed it.')).toBeVisible();
  await desk.close();
});

test('two reviewers at once: the second one reads whose it is, and cannot act', async ({
  page,
  browser,
  world,
}) => {
  await caseInReview(page, world);
  const robin = await openDesk(browser, world, 'robin');
  await robin.page.keyboard.press('n');
  await expect(claimed(robin.page)).toBeVisible();
  const path = new URL(robin.page.url()).pathname;

  const sam = await openDesk(browser, world, 'sam', path);
  await expect(sam.page.getByText(/^Robin Ashe has claimed it until /)).toBeVisible();
  await expectAccessible(sam.page);
  await sam.page.keyboard.press('d');
  await expect(decide(sam.page).getByText(/^Robin Ashe has claimed it until /)).toBeVisible();
  await decide(sam.page).getByRole('radio', { name: 'Approve' }).check();
  await expect(decide(sam.page).getByRole('button', { name: /^Approve / })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await robin.page.keyboard.press('e');
  await expect(robin.page.getByText('Nobody has claimed it.')).toBeVisible();
  await Promise.all([robin.close(), sam.close()]);
});

test('a case that changed meanwhile is not decided: the choice is kept, and the new version offered', async ({
  page,
  browser,
  world,
}) => {
  const { id } = await caseInReview(page, world);
  const robin = await openDesk(browser, world, 'robin');
  const { page: at } = robin;
  await at.keyboard.press('n');
  await expect(claimed(at)).toBeVisible();
  await at.keyboard.press('d');
  await decide(at).getByRole('radio', { name: 'Approve' }).check();
  await expect(decide(at).getByText('What follows')).toBeVisible();

  await page.goto(`${world.url}/${id}/success`);
  await page.evaluate(async (application) => {
    await fetch(`/api/v2/applications/${encodeURIComponent(application)}/review-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'signet' },
      body: JSON.stringify({ message: 'Please look again.' }),
    });
  }, id);
  await at.keyboard.press('Control+Enter');
  const conflict = decide(at).getByRole('alert');
  await expect(conflict.getByText('Something changed while you were reading')).toBeVisible();
  await expect(decide(at).getByRole('radio', { name: 'Approve' })).toBeChecked();
  await expectAccessible(at);
  await conflict.getByRole('button', { name: /^Read version/ }).click();
  await expect(conflict).toHaveCount(0);
  await decide(at)
    .getByRole('button', { name: /^Approve / })
    .click();
  await expect(at.getByText(/ is approved\.$/)).toBeVisible();
  await robin.close();
});

test('a watch-list hit takes two: one proposes, another one confirms, and nobody does both', async ({
  page,
  browser,
  world,
}) => {
  await clearQueue(browser, world);
  const { person } = await caseInReview(page, world, 'Watchlisted');
  const robin = await openDesk(browser, world, 'robin');
  await robin.page.keyboard.press('n');
  await expect(claimed(robin.page)).toBeVisible();
  const path = new URL(robin.page.url()).pathname;
  await robin.page.keyboard.press('d');
  await decide(robin.page)
    .getByRole('radio', { name: /^Approve/ })
    .check();
  await decide(robin.page)
    .getByRole('button', { name: /^Propose approval of / })
    .click();
  await expect(robin.page.getByText(/^Proposed\. /)).toBeVisible();
  await expect(robin.page.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();

  const sam = await openDesk(browser, world, 'sam', '/queue/second');
  await sam.page.locator('.row-link').first().click();
  await expect(sam.page).toHaveURL(new RegExp(`${path}$`));
  await sam.page.getByRole('button', { name: 'Take a second look' }).click();
  await expect(decide(sam.page).getByText('Robin Ashe', { exact: true })).toBeVisible();
  await decide(sam.page).getByRole('button', { name: 'Claim to act' }).click();
  const confirm = decide(sam.page).getByRole('button', { name: /^Confirm approval of / });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(sam.page);
  await confirm.click();
  await expect(sam.page.getByText(/ is approved\.$/)).toBeVisible();
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toMatch(/approved/);
  await Promise.all([robin.close(), sam.close()]);
});
