import type { Browser, Page } from '@playwright/test';
import { DESK_ROWS, deskPartner } from '@signet/personas/desk-people';
import { persona } from '@signet/personas/personas';
import { LIMITS } from '@signet/rulebook/core/limits';
import { MESSAGE_LIMITS } from '@signet/rulebook/messages/limits';
import { callOrThrow } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { makeCaseLike } from '../tools/desk-cases/case-routes.ts';
import { worldAt } from '../tools/desk-cases/make-desk-cases.ts';

test.describe.configure({ timeout: 180_000 });

const minuteMs = 60_000;

/** A case like one that npm start makes, of a person of this test. */
async function caseLike(world: ProductWorld, id: string, more = {}): Promise<string> {
  const row = DESK_ROWS[id];
  if (row === undefined) throw new Error(`no case of the desk is ${id}`);
  const base = persona(row.like, nextPersonaNumber());
  const person = { ...base, answers: { ...base.answers, ...row.answers, ...more } };
  const made = await makeCaseLike(
    worldAt({ url: world.localUrl, sandboxUrl: world.sandboxUrl }),
    row.partner === undefined
      ? row
      : {
          ...row,
          partner: `${deskPartner(row.partner).firstName} ${person.answers['applicant.name.lastName']}`,
        },
    person,
  );
  const { body } = await callOrThrow(made.client?.call, 'getApplication', { id: made.id });
  return String(body.reference);
}

const WIDTHS = [1440, 1024, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The page at each width in both schemes, to be looked at. */
async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: `.test/screens/desk/${name}.${width}.${colorScheme}.png`,
        fullPage: width < 1440,
      });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

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
  await photograph(page, 'owner');
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
  await photograph(page, 'bank-name');
  await page.getByRole('radio', { name: 'Ask for another account' }).check();
  await page.getByRole('button', { name: 'Ask for another account' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText('another account was asked for')).toBeVisible();
  await desk.close();
});

test('a message that came back says what the mail server answered, and is sent again', async ({
  browser,
  world,
}) => {
  const row = { ...DESK_ROWS.photo?.answers };
  const refused = `nora.${nextPersonaNumber()}+refused@example.com`;
  const reference = await caseLike(world, 'photo', {
    ...row,
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
  await photograph(page, 'messages');
  await page.getByRole('radio', { name: 'Send again' }).check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await desk.close();
});
