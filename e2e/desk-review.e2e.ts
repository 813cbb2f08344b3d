import type { Browser, Page } from '@playwright/test';
import { DESK_ROWS } from '@signet/personas/desk-people';
import { persona } from '@signet/personas/personas';
import type { StaffId } from '@signet/personas/staff';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { callOrThrow, mailTo } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  decidedApplication,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { makeCaseLike } from '../tools/desk-cases/case-routes.ts';
import { worldAt } from '../tools/desk-cases/make-desk-cases.ts';

const ana = () => persona('ana', nextPersonaNumber());

type Answers = ReturnType<typeof ana>['answers'];

const withAnswers = (answers: Partial<Answers>) => {
  const person = ana();
  return { ...person, answers: { ...person.answers, ...answers } };
};

/** An application that waits for a person of ours, and the path of its case. */
async function caseInReview(page: Page, world: ProductWorld) {
  const person = withAnswers({ 'applicant.governmentIdentification.value': '0004' });
  const id = await decidedApplication(page, world, person);
  return { person, id, path: await casePath(page, id) };
}

/** The same after a watch-list hit, which asks its applicant nothing. */
async function watchListedCase(page: Page) {
  const person = withAnswers({ 'applicant.name.lastName': 'Watchlisted' });
  const id = await submittedApplication(page, person);
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).status.id, BACKGROUND_TIMEOUT)
    .not.toBe('checking');
  return { person, path: await casePath(page, id) };
}

const casePath = async (page: Page, id: string): Promise<string> =>
  `/a/${(await applicationViewFromPage(page, id)).reference}`;

const claimed = (page: Page) => page.getByText(/^Yours for \d+ more minutes?/);
const decide = (page: Page) => page.getByRole('dialog');
const noteForFile = (page: Page) => decide(page).getByLabel('Note for the file');

async function openClaimed(browser: Browser, world: ProductWorld, who: StaffId, path: string) {
  const desk = await openDesk(browser, world, who, path);
  await desk.page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(claimed(desk.page)).toBeVisible();
  return desk;
}

test('a reviewer signs in, takes the next case, reads why it is there, and declines it', async ({
  page,
  browser,
  world,
}) => {
  const { person, path } = await caseInReview(page, world);
  const desk = await openDesk(browser, world, 'robin');
  const { page: at } = desk;
  await expect(at.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
  await expect(at.locator('.row-link').first()).toBeVisible();
  await expectAccessible(at);

  // The script of a case has come while the queue was read.
  await expect
    .poll(() =>
      at.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/case-page')),
      ),
    )
    .toBe(true);
  const loaded: string[] = [];
  at.on('request', (asked) => {
    if (asked.resourceType() === 'script') loaded.push(asked.url());
  });
  await at.keyboard.press('n');
  await expect(at).toHaveURL(/\/a\/[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  await expect(claimed(at)).toBeVisible();
  const why = at.getByRole('region', { name: 'Why it’s here' });
  await expect(why.getByRole('paragraph').first()).toHaveText(/\.$/);
  expect(loaded).toEqual([]);
  await at.keyboard.press('e'); // the next case may be another test's
  await expect(at.getByRole('button', { name: 'Claim to act' })).toBeVisible();

  await at.goto(path);
  await at.getByRole('button', { name: 'Claim to act' }).click();
  await expect(claimed(at)).toBeVisible();
  await expect(why.getByText('A source asks for a manual review.').first()).toBeVisible();
  await expectAccessible(at);

  await at.keyboard.press('d');
  await expect(decide(at)).toBeVisible();
  await decide(at).getByRole('radio', { name: 'Decline' }).check();
  await decide(at)
    .getByRole('radio', { name: /^Declined by a reviewer/ })
    .check();
  await noteForFile(at).fill('The photo is of somebody else.');
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
  const { path } = await caseInReview(page, world);
  const desk = await openClaimed(browser, world, 'sam', path);
  const { page: at } = desk;
  const sent: string[] = [];
  at.on('request', (request) => {
    if (request.method() === 'POST' && /\/reviews\/[^/]+$/.test(new URL(request.url()).pathname))
      sent.push(request.url());
  });
  await at.keyboard.press('d');
  await expect(decide(at)).toBeVisible();
  await at.keyboard.press('Control+Enter');
  await decide(at).getByRole('radio', { name: 'Decline' }).check();
  await at.keyboard.press('Control+Enter');
  await expect(decide(at).getByText('Choose a decision and a reason')).toBeVisible();
  expect(sent).toEqual([]);
  await at.keyboard.press('Escape');
  await expect(decide(at)).toHaveCount(0);
  await at.keyboard.press('e');
  await expect(at.getByText('Nobody has claimed it.')).toBeVisible();
  await desk.close();
});

test('two reviewers at once: the second one reads whose it is, and the first one who loses the claim while typing keeps what they typed', async ({
  page,
  browser,
  world,
}) => {
  const { path } = await caseInReview(page, world);
  const robin = await openClaimed(browser, world, 'robin', path);
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
  await robin.page.keyboard.press('d');
  await decide(robin.page).getByRole('radio', { name: 'Decline' }).check();
  await decide(robin.page)
    .getByRole('radio', { name: /^Declined by a reviewer/ })
    .check();
  await noteForFile(robin.page).fill('The photo is of');
  const other = await robin.page.context().newPage();
  await other.goto(path);
  await expect(claimed(other)).toBeVisible();
  await other.keyboard.press('e');
  await expect(other.getByText('Nobody has claimed it.')).toBeVisible();
  await decide(sam.page).getByRole('button', { name: 'Claim to act' }).click();
  await expect(decide(robin.page).getByText(/^Sam Okafor has claimed it until /)).toBeVisible();
  await expect(noteForFile(robin.page)).toHaveValue('The photo is of');
  await expect(
    decide(robin.page).getByRole('radio', { name: 'Decline', exact: true }),
  ).toBeChecked();
  await expectAccessible(robin.page);
  await Promise.all([robin.close(), sam.close()]);
});

test('a vendor’s word that comes while somebody decides: nothing is sent, the difference is shown, and the draft is kept', async ({
  browser,
  world,
}) => {
  const { tailor } = DESK_ROWS;
  if (tailor === undefined) throw new Error('the tailor is a case of the desk');
  const { answers, ...person } = ana();
  const made = await makeCaseLike(
    worldAt({ url: world.localUrl, sandboxUrl: world.sandboxUrl }),
    tailor,
    {
      ...person,
      answers: { ...answers, ...tailor.answers },
    },
  );
  const { body } = await callOrThrow(made.client?.call, 'getApplication', { id: made.id });
  const path = `/a/${String(body.reference)}`;
  const robin = await openClaimed(browser, world, 'robin', path);
  const { page: at } = robin;
  await at.keyboard.press('d');
  await decide(at)
    .getByRole('radio', { name: /^Decline/ })
    .check();
  await decide(at)
    .getByRole('radio', { name: /^Declined by a reviewer/ })
    .check();
  await noteForFile(at).fill('The photo is of somebody else.');
  await expect(decide(at).getByText('What follows')).toBeVisible();

  const inquiries = await fetch(`${world.localUrl}/api/v2/reviews/${made.id}`, {
    headers: { authorization: 'Bearer sandbox-reviewer-robin' },
  });
  const [inquiry] = ((await inquiries.json()) as ReplyOf<'explainApplication'>).documents; // the call's reply
  // The vendor’s own people have looked at it.
  const approved = await fetch(`${world.sandboxUrl}/api/v1/inquiries/${inquiry?.id}/approve`, {
    method: 'POST',
    headers: { authorization: 'Bearer persona_sandbox_key' },
  });
  expect(approved.status).toBe(200);
  const conflict = decide(at).getByRole('alert').filter({ hasText: 'Something changed' });
  await expect(conflict).toContainText('Photo ID check finished', BACKGROUND_TIMEOUT);
  await at.keyboard.press('Control+Enter');
  await expect(decide(at).getByRole('radio', { name: /^Declined by a reviewer/ })).toBeChecked();
  await expect(noteForFile(at)).toHaveValue('The photo is of somebody else.');
  await expectAccessible(at);
  await decide(at)
    .getByRole('button', { name: 'Something changed while you were reading' })
    .click();
  const readIt = conflict.getByRole('button', { name: /^Read version/ });
  await expect(readIt).toBeFocused();
  await readIt.click();
  await expect(conflict).toHaveCount(0);
  await expect(at.getByText('Approved', { exact: true }).first()).toBeVisible();
  await robin.close();
});

test('a watch-list hit takes two: one proposes, another one confirms, and nobody does both', async ({
  page,
  browser,
  world,
}) => {
  const { person, path } = await watchListedCase(page);
  const robin = await openClaimed(browser, world, 'robin', path);
  await robin.page.keyboard.press('d');
  await decide(robin.page)
    .getByRole('radio', { name: /^Approve/ })
    .check();
  await noteForFile(robin.page).fill('Born in another year.');
  await decide(robin.page)
    .getByRole('button', { name: /^Propose approval of / })
    .click();
  await expect(robin.page.getByText(/^Proposed\. /)).toBeVisible();
  await expect(robin.page.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();

  const sam = await openDesk(browser, world, 'sam', '/queue/second');
  await sam.page.locator(`.row-link[href="${path}"]`).click();
  await expect(sam.page).toHaveURL(new RegExp(`${path}$`));
  await sam.page.getByRole('button', { name: 'Take a second look' }).click();
  await expect(decide(sam.page).getByText('Robin Ashe', { exact: true })).toBeVisible();
  await decide(sam.page).getByRole('button', { name: 'Claim to act' }).click();
  await expect(decide(sam.page).getByText('Born in another year.')).toBeVisible();
  const confirm = decide(sam.page).getByRole('button', { name: /^Confirm approval of / });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  const look = decide(sam.page).getByRole('group', { name: 'Your look' });
  for (const tick of await look.getByRole('checkbox').all()) await tick.check();
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(sam.page);
  await confirm.click();
  await expect(sam.page.getByText(/ is approved\.$/)).toBeVisible();
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toMatch(/approved/);
  await Promise.all([robin.close(), sam.close()]);
});

test('a note mentions a colleague, who reads it beside the case', async ({
  page,
  browser,
  world,
}) => {
  const { path } = await caseInReview(page, world);
  const sam = await openDesk(browser, world, 'sam', path);
  const robin = await openDesk(browser, world, 'robin', path);
  const notes = (at: Page) => at.getByRole('region', { name: 'Notes' });
  await notes(robin.page).getByRole('button', { name: 'Add note' }).click();
  await expect(notes(robin.page).getByText('Write a note')).toBeVisible();
  await notes(robin.page).getByLabel('Note for colleagues').fill('Called twice, nobody answered.');
  await notes(robin.page).getByText('Mention somebody').click();
  await notes(robin.page).getByLabel('Sam Okafor').check();
  await expectAccessible(robin.page);
  await notes(robin.page).getByRole('button', { name: 'Add note' }).click();
  await expect(notes(robin.page).getByText('Called twice, nobody answered.')).toBeVisible();
  await sam.page.reload();
  await expect(notes(sam.page).getByText('For you')).toBeVisible();
  await expectAccessible(sam.page);
  await Promise.all([robin.close(), sam.close()]);
});
