import type { Page } from '@playwright/test';
import { deskPersona } from '@signet/personas/desk-people';
import type { StaffId } from '@signet/personas/staff';
import { expect } from '@signet/testing/browser/test';

/** References of the cases that the tasks are about, by the ids of `desk-cases`. */
export type References = Readonly<Record<string, string>>;

/**
 * One of the tasks that staff do most. `opening`: where its person stands before the first press;
 * `walk` ends when the task is done and the page says so. Limits are those of the desk's design.
 */
export type DeskTask = {
  who: StaffId;
  opening: (cases: References) => string;
  /** What stands ready and is no part of the task, such as a claim. */
  prepare?: (page: Page, cases: References) => Promise<void>;
  walk: (page: Page, cases: References) => Promise<void>;
  /** Leaves to the next task what this one took. */
  after?: (page: Page) => Promise<void>;
  /** Left out where only the product is timed. */
  limitSeconds?: number;
  limitPresses?: number;
  /** Of the product alone, from the first press to the page that can be used. */
  limitUsableMs?: number;
};

const dialog = (page: Page) => page.getByRole('dialog');
const claimed = (page: Page) => page.getByText(/^Yours for \d+ more minutes?/);
const claim = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(claimed(page)).toBeVisible();
};
const caseOf =
  (id: string, tab = '') =>
  (cases: References): string =>
    `/a/${cases[id]}${tab}`;
const minute = 60;

/** What a page shows without scrolling, at the size that the design names. */
async function expectInSight(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names)
    await expect(page.getByRole('heading', { name }).first()).toBeInViewport({ ratio: 1 });
}

export const DESK_TASKS: Readonly<Record<string, DeskTask>> = {
  takeTheNextCase: {
    ...{ who: 'robin', opening: () => '/queue/all', limitPresses: 1 },
    limitUsableMs: 1_000,
    prepare: (page) => expect(page.locator('.row-link').first()).toBeVisible(),
    walk: async (page) => {
      await page.keyboard.press('n');
      await expect(claimed(page)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Why it’s here' })).toBeVisible();
    },
    after: async (page) => {
      await page.keyboard.press('e');
      await expect(page.getByRole('button', { name: 'Claim to act' })).toBeVisible();
    },
  },
  seeWhyItIsHere: {
    ...{ who: 'sam', opening: () => '/queue/all', limitSeconds: 20 },
    walk: async (page, cases) => {
      await page.locator(`.row-link[href="/a/${cases.barbers}"]`).click();
      await expectInSight(page, 'Why it’s here', 'What the sources said');
      await expect(page.getByRole('table').first()).toBeInViewport({ ratio: 1 });
    },
  },
  decideAnIdentityCase: {
    ...{ who: 'sam', opening: caseOf('barbers'), prepare: claim },
    ...{ limitSeconds: 3 * minute, limitPresses: 6 },
    walk: async (page) => {
      await page.keyboard.press('d');
      await dialog(page)
        .getByRole('radio', { name: /^Approve/ })
        .check();
      await expect(dialog(page).getByText('What follows')).toBeVisible();
      const note = dialog(page).getByLabel('Note for the file');
      if (await note.isVisible()) await note.fill('The lease shows the same name.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/ is approved\.$/)).toBeVisible();
    },
  },
  askForChanges: {
    ...{ who: 'sam', opening: caseOf('dogs'), prepare: claim, limitSeconds: 90 },
    walk: async (page) => {
      await page.keyboard.press('r');
      await dialog(page).getByRole('checkbox', { name: 'Trade name' }).check();
      await dialog(page).getByLabel('Why').selectOption('outOfDate');
      await expect(dialog(page).getByText('Enter it as it is today.').first()).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: /^Ask .* for changes/ })
        .click();
      await expect(dialog(page)).toBeHidden();
    },
  },
  compareAVoidedCheck: {
    ...{ who: 'priya', opening: caseOf('chocolate', '/bank'), prepare: claim },
    limitSeconds: 2 * minute,
    walk: async (page) => {
      await page.getByRole('button', { name: 'Open the voided check' }).click();
      await expect(page.locator('iframe[title="The check as it came"]')).toBeVisible();
      const {
        fullName = '',
        routingNumber = '',
        transitNumber = '',
      } = deskPersona('chocolate').bank;
      await page.getByLabel('Holder on the check').fill(fullName);
      await page
        .getByLabel('Routing number, or transit and institution')
        .fill(`${routingNumber}${transitNumber}`);
      await page.getByLabel('Account number').fill('000777777777');
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByText(/tries left/)).toBeVisible();
    },
  },
  settleABankName: {
    ...{ who: 'sam', opening: caseOf('salon', '/bank'), prepare: claim },
    limitSeconds: 2 * minute,
    walk: async (page) => {
      await page.getByRole('radio', { name: 'Ask for another account' }).check();
      await page.getByRole('button', { name: 'Ask for another account' }).click();
      await expect(page.getByText('Done.')).toBeVisible();
    },
  },
  takeASecondLook: {
    ...{ who: 'priya', opening: () => '/queue/second', limitSeconds: minute },
    walk: async (page, cases) => {
      await page.locator(`.row-link[href="/a/${cases.antiques}"]`).click();
      await page.getByRole('button', { name: 'Take a second look' }).click();
      await dialog(page).getByRole('button', { name: 'Claim to act' }).click();
      const look = dialog(page).getByRole('group', { name: 'Your look' });
      await expect(look).toBeVisible();
      for (const tick of await look.getByRole('checkbox').all()) await tick.check();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/ is approved\.$/)).toBeVisible();
    },
  },
  settleAnOwner: {
    ...{ who: 'sam', opening: caseOf('trattoria', '/owners'), prepare: claim },
    limitSeconds: 2 * minute,
    walk: async (page) => {
      await page.getByRole('link', { name: /^Carla/ }).click();
      await expect(
        page.getByRole('heading', { name: 'What each source said' }).first(),
      ).toBeVisible();
      await page.getByRole('radio', { name: 'Decline the owner' }).check();
      await page.getByRole('radio', { name: 'Their identity couldn’t be confirmed.' }).check();
      await page.getByRole('button', { name: 'Decline the owner' }).click();
      await expect(page.getByText('Done.')).toBeVisible();
    },
  },
  findAnApplication: {
    ...{ who: 'jules', opening: () => '/search', limitSeconds: 15 },
    prepare: (page) => expect(page.getByLabel('What to look for')).toBeFocused(),
    walk: async (page, cases) => {
      await page.keyboard.type('fowler hair');
      await expect(page.getByText('1 application', { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/a/${cases.salon}/story$`));
    },
  },
  sayWhatHappensNow: {
    ...{ who: 'jules', opening: caseOf('shipping', '/story'), limitSeconds: 30 },
    walk: async (page) => {
      await expect(page.getByText('We’re reviewing your application')).toBeInViewport();
      await page.getByLabel('Ticket').fill('HELP-2291');
      await page.getByLabel('I check what we promised').check();
      await page.getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByRole('link', { name: 'Open it in a private window' })).toBeVisible();
    },
  },
  handOutWhatIsLate: {
    ...{ who: 'priya', opening: () => '/queue/all', limitSeconds: 30 },
    prepare: (page) => expect(page.locator('.row-link').first()).toBeVisible(),
    walk: async (page) => {
      await page.keyboard.press('4');
      await expect(page).toHaveURL(/\/queue\/late$/);
      await expect(page.locator('.row-link').first()).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.keyboard.press('a');
      await dialog(page).getByRole('radio', { name: 'Sam Okafor' }).check();
      await dialog(page).getByLabel('Why').fill('Late since yesterday.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('1 case was handed out.')).toBeVisible();
    },
  },
};

/** Cases that are made before anybody walks. */
export const TASK_CASES = [
  ...['barbers', 'dogs', 'chocolate', 'salon', 'antiques', 'trattoria', 'shipping', 'massage'],
] as const;
