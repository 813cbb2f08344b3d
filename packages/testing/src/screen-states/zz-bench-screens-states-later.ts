import type { Page } from '@playwright/test';
import type { Scene, State } from './states.ts';

const primary = (page: Page) => page.locator('main .actions button').first();
const dialog = (page: Page) => page.locator('dialog[open]').waitFor();

/** The form that the list's one next step opens. */
async function openNext({ page }: Scene): Promise<void> {
  await primary(page).click();
  await page.locator('main form').waitFor();
}

const addPartner = async ({ page }: Scene): Promise<void> => {
  await page.locator('main .content > .btn-secondary').click();
  await page.locator('main form').waitFor();
};

const refused = async ({ page }: Scene): Promise<void> => {
  await page.locator('main form button[type="submit"]').click();
  await page.locator('[data-error-summary]').waitFor();
};

/** What a partner gives by themselves, ticked after a Continue that was refused. */
async function tickUnknown({ page }: Scene): Promise<void> {
  for (const name of ['noAddressOrDob', 'noSsn']) await page.locator(`[name=${name}]`).check();
}

/** The list of owners, its forms and its questions. */
export const OWNER_STATES = {
  nextForm: { act: openNext },
  nextFormError: { act: async (scene) => openNext(scene).then(() => refused(scene)) },
  nextFormUnknown: {
    act: async (scene) =>
      openNext(scene)
        .then(() => refused(scene))
        .then(() => tickUnknown(scene)),
  },
  addPartner: { act: addPartner },
  addPartnerError: { act: async (scene) => addPartner(scene).then(() => refused(scene)) },
  removeDialog: {
    act: async ({ page }) =>
      page
        .locator('.card-actions button')
        .last()
        .click()
        .then(() => dialog(page)),
  },
  skipDialog: {
    act: async ({ page }) =>
      page
        .locator('main .actions-later button')
        .first()
        .click()
        .then(() => dialog(page)),
  },
  underDialog: {
    act: async ({ page }) =>
      primary(page)
        .click()
        .then(() => dialog(page)),
  },
} as const satisfies Record<string, State>;

/** A link that was texted or mailed, on a device without a session. */
export const LINK_STATES = {
  /** Its first page's button is pressed: the form, or that the link was used before. */
  linkOpened: {
    mayComplain: true,
    act: async ({ page }) => {
      const title = await page.locator('main h1').innerText();
      await primary(page).click();
      await page.locator('main h1', { hasNotText: title }).waitFor();
    },
  },
  /** "This was not me": the phone's last page. */
  denied: {
    act: async ({ page }) => {
      const title = await page.locator('main h1').innerText();
      await page.locator('main button').last().click();
      await page.locator('main h1', { hasNotText: title }).waitFor();
    },
  },
} as const satisfies Record<string, State>;
