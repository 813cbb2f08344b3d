import type { Page, Route } from '@playwright/test';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { FormId } from '@signet/rulebook/forms';
import { routeRow } from '@signet/rulebook/routes';
import { answerForm } from '../browser/answer-form.ts';
import type { ProductWorld } from '../world.ts';
import type { ScreenSetup, ScreenState } from './made.ts';
import { ORDER_SCREEN_STATES } from './order-page-states.ts';
import { control } from './starting-points.ts';

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const submit = ({ page }: ScreenSetup): Promise<void> =>
  page.locator('main form button[type="submit"]').first().click();

const rejected = ({ page }: ScreenSetup): Promise<void> =>
  page.locator('[data-error-summary], [aria-invalid="true"], .field-bad').first().waitFor();

async function submitRejected(scene: ScreenSetup): Promise<void> {
  await submit(scene);
  await rejected(scene);
}

/** By key, because in a frame a pointer counts only once the page has been seen for a while. docs/decisions/0107. */
async function submitRejectedByKey(scene: ScreenSetup): Promise<void> {
  await scene.page.locator('main form button[type="submit"]').first().press('Enter');
  await rejected(scene);
}

const FILL: Partial<Record<FormId, (scene: ScreenSetup) => Promise<unknown>>> = {
  category: ({ page }) => findIndustry(page, ['bakery', 'boulangerie']),
  otp: ({ page }) => named(page, 'code').pressSequentially('123456'),
  address: async (scene) => {
    if (!(await named(scene.page, 'company.address.city').isVisible())) await byHand(scene);
    await answerForm(scene.page, 'address', scene.made.person);
  },
  terms: ({ page }) => named(page, 'applicant.terms.signed').check(),
};

async function fill(scene: ScreenSetup): Promise<void> {
  const { form } = routeRow(scene.route);
  if (form === undefined) throw new Error(`${scene.route} asks no form`);
  await (FILL[form]?.(scene) ?? answerForm(scene.page, form, scene.made.person));
  await scene.page.keyboard.press('Tab'); // closes a list that typing has opened
}

async function findIndustry(page: Page, words: readonly string[]): Promise<void> {
  const other = page.locator('[name="company.mccDetails.id"][value="other"]');
  if ((await other.count()) > 0) await other.check();
  for (const word of words) {
    await page.getByRole('combobox').first().fill(word);
    const option = page.getByRole('option').first();
    const isOffered = await option.waitFor({ state: 'visible', timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isOffered) return option.click();
  }
  throw new Error(`none of ${words.join(', ')} is offered`);
}

const openHelp = async ({ page, route }: ScreenSetup): Promise<void> => {
  await page.locator('header > [popovertarget="help"]').click();
  await page.locator('#help:popover-open').waitFor();
  if (routeRow(route).form !== undefined) await page.locator('.help-answers').waitFor();
};

async function openCountry(scene: ScreenSetup): Promise<void> {
  await scene.page.locator('header > [popovertarget="place"]').click();
  await scene.page.locator('#place .country button').click();
  await scene.page.locator('dialog[open]').waitFor();
}

const pathOf = (endpoint: EndpointKey): RegExp =>
  new RegExp(`${ENDPOINT_PATHS[endpoint][1].replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);

const refuse = (scene: ScreenSetup, endpoint: EndpointKey, code: ErrorCode): Promise<unknown> =>
  scene.page.route(pathOf(endpoint), (route: Route) =>
    route.request().method() === ENDPOINT_PATHS[endpoint][0]
      ? route.fulfill({
          status: ERRORS[code].status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code, reference: 'k3f9-2m7q' }),
        })
      : route.fallback(),
  );

const byHand = ({ page }: ScreenSetup): Promise<unknown> =>
  page
    .getByRole('button', { name: /^(Enter the address manually|Entrer l’adresse)/ })
    .first()
    .click();

const openManual = async (scene: ScreenSetup): Promise<void> => {
  await scene.page.locator('main .btn-secondary').first().click();
  await named(scene.page, 'accountNumber').waitFor();
};

async function searchFor({ page }: ScreenSetup, word: string): Promise<void> {
  await page.getByRole('combobox').first().pressSequentially(word);
  await page.getByRole('option').nth(1).waitFor(); // the loading text is an option too
}

/** Streets that the sandbox's address service knows. */
const STREETS = { US: '500 How', CA: '1050 Rue' };

async function suggested(page: Page, street: string): Promise<void> {
  const field = page.getByRole('combobox').first();
  await field.fill(''); // what an earlier state typed is kept
  await field.pressSequentially(street);
  await page.getByRole('option').first().waitFor();
}

async function nearSessionEnd({ page }: ScreenSetup): Promise<void> {
  await page.clock.fastForward(LIMITS.sessionIdleMs - LIMITS.sessionWarnMs + 1_000);
  await page.locator('dialog[open]').waitFor();
}

export const setFlag = (world: ProductWorld, flag: string, on: boolean): Promise<void> =>
  control(world, '/control/flags', { portal: 'POYNT', flag, on });

const primary = (page: Page) => page.locator('main .actions button').first();
const dialog = (page: Page) => page.locator('dialog[open]').waitFor();

async function openNext({ page }: ScreenSetup): Promise<void> {
  await primary(page).click();
  await page.locator('main form').waitFor();
}

async function openDetails({ page }: ScreenSetup): Promise<void> {
  await page.locator('main .card-actions').last().locator('button').first().click();
  await page.locator('main form').waitFor();
}

const addPartner = async ({ page }: ScreenSetup): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Add another partner|Ajouter une autre personne)$/ })
    .click();
  await page.locator('main form').waitFor();
};

const submitFormRejected = async ({ page }: ScreenSetup): Promise<void> => {
  await page.locator('main form button[type="submit"]').click();
  await page.locator('[data-error-summary], .field-bad').first().waitFor();
};

async function tickUnknown({ page }: ScreenSetup): Promise<void> {
  for (const name of ['noAddressOrDob', 'noSsn']) await page.locator(`[name=${name}]`).check();
}

export const OWNER_SCREEN_STATES = {
  nextForm: { act: openNext },
  nextFormError: { act: async (scene) => openNext(scene).then(() => submitFormRejected(scene)) },
  detailsForm: { act: openDetails },
  detailsFormError: {
    act: async (scene) => openDetails(scene).then(() => submitFormRejected(scene)),
  },
  detailsFormUnknown: {
    act: async (scene) =>
      openDetails(scene)
        .then(() => submitFormRejected(scene))
        .then(() => tickUnknown(scene)),
  },
  linkSent: {
    act: async ({ page }) =>
      primary(page)
        .click()
        .then(() => page.locator('.card-ask-again').waitFor()),
  },
  linkRefused: {
    mayComplain: true,
    act: async (scene) => {
      await refuse(scene, 'inviteOwner', 'invitation.tooMany');
      await primary(scene.page).click();
      await scene.page.locator('.toast').waitFor();
    },
  },
  addPartner: { act: addPartner },
  addPartnerError: {
    act: async (scene) => addPartner(scene).then(() => submitFormRejected(scene)),
  },
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
} as const satisfies Record<string, ScreenState>;

async function denyOwnership({ page }: ScreenSetup): Promise<void> {
  await primary(page).click();
  await page.locator('main .actions-later button').last().click();
  await dialog(page);
}

export const LINK_SCREEN_STATES = {
  /** Presses the first page's button: leads to the form, or says that the link was used before. */
  linkOpened: {
    mayComplain: true,
    act: async ({ page }) => {
      const title = await page.locator('main h1').innerText();
      await primary(page).click();
      await page.locator('main h1', { hasNotText: title }).waitFor();
    },
  },
  ownershipDialog: { act: async (scene) => denyOwnership(scene) },
  ownershipDenied: {
    act: async (scene) => {
      await denyOwnership(scene);
      await scene.page.locator('dialog[open] .btn-danger').click();
      await scene.page.waitForURL((url) => url.pathname.endsWith('/error'));
      await scene.page.locator('.skeletons').first().waitFor({ state: 'detached' });
    },
  },
  denied: {
    act: async ({ page }) => {
      const title = await page.locator('main h1').innerText();
      await page.locator('main button').last().click();
      await page.locator('main h1', { hasNotText: title }).waitFor();
    },
  },
} as const satisfies Record<string, ScreenState>;

export const SCREEN_STATES = {
  seen: {},
  empty: {},
  error: { act: submitRejected },
  filled: { act: fill },
  help: { act: openHelp },
  country: { act: openCountry },
  noticeTimeout: { query: '?timeout=true' },
  noticeCompleted: { query: '?completed=true' },
  sessionWarning: { before: ({ page }) => page.clock.install(), act: nearSessionEnd },
  searchOpen: { act: (scene) => searchFor(scene, 'pl') },
  searchNone: { act: (scene) => searchFor(scene, 'zzzqqq') },
  searchChosen: {
    act: async (scene) =>
      searchFor(scene, 'tax').then(() => scene.page.getByRole('option').first().click()),
  },
  suggestions: { act: ({ page, made }) => suggested(page, STREETS[made.person.market]) },
  /** Never resolves, so that the pending state can be captured. */
  networkHeld: {
    before: ({ page }) =>
      page.route(pathOf('verifyPhoneByNetwork'), () => new Promise(() => undefined)),
  },
  hostingPortal: { isHosting: true },
  atPartner: { at: 'partner' },
  atPartnerError: { at: 'partner', act: submitRejected },
  framed: { at: 'frame' },
  framedError: { at: 'frame', act: submitRejectedByKey },
  agreement: {
    act: async ({ page }) =>
      page
        .locator('label.checkbox a')
        .first()
        .click()
        .then(() => dialog(page)),
  },
  /** Photo ID on a computer: reports a mouse that this browser lacks. */
  phoneCode: {
    before: ({ page }) =>
      page.addInitScript(
        "const ask = matchMedia; window.matchMedia = (query) => (query.includes('pointer: fine') ? { ...ask('all'), matches: true } : ask(query));",
      ),
    act: async (scene) =>
      primary(scene.page)
        .click()
        .then(() => scene.page.locator('svg.qr').waitFor()),
  },
  industryReview: { act: ({ page }) => findIndustry(page, ['vape', 'vapot']) },
  industryBlocked: {
    act: ({ page }) =>
      findIndustry(page, ['casino']).then(() =>
        page.locator('main form button[type="submit"]').first().click(),
      ),
  },
  byHand: { act: byHand },
  byHandError: { act: async (scene) => byHand(scene).then(() => submitRejected(scene)) },
  serverFault: {
    mayComplain: true,
    act: async (scene) => {
      await refuse(scene, 'updateApplication', 'server.error');
      await refuse(scene, 'onboardApplication', 'server.error');
      await fill(scene);
      await submit(scene);
      await scene.page.locator('.toast').first().waitFor();
    },
  },
  offline: {
    mayComplain: true,
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page.locator('.page-banner:visible').first().waitFor();
    },
  },
  waiting: {
    isUnfinished: true,
    before: ({ page }) =>
      // Never resolves, so that the page stays loading.
      page.route(/\/assets\/decision-[^/]*\.js$/, () => new Promise(() => undefined)),
  },
  /** Half a minute later. */
  stuck: {
    isUnfinished: true,
    mayMove: true,
    before: async ({ page }) => {
      await page.clock.install();
      await page.route(/\/assets\/decision-[^/]*\.js$/, () => new Promise(() => undefined));
    },
    act: async ({ page }) => {
      await page.clock.fastForward(LIMITS.clientTimeoutMs);
      await page.locator('#lost button').waitFor();
    },
  },
  notLoaded: {
    isUnfinished: true,
    mayComplain: true,
    mayMove: true,
    before: ({ page }) => page.route(/\/assets\/decision-[^/]*\.js$/, (route) => route.abort()),
  },
  /** Never resolves polls, so that the page does not move on during the capture. */
  held: {
    before: ({ page }) => page.route(pathOf('getApplication'), () => new Promise(() => undefined)),
  },
  /** The same application after it has moved on by itself. */
  later: {
    before: ({ page, made }) => page.waitForTimeout(made.id === '' ? 0 : 12_000),
  },
  submitted: {
    act: async ({ page }) => {
      await page.locator('main .hero .btn-secondary').click();
      await page.locator('main .summary').first().waitFor();
    },
  },
  wrongCode: {
    mayComplain: true,
    act: async (scene) => {
      await named(scene.page, 'code').pressSequentially('000000');
      await submitRejected(scene);
    },
  },
  opened: {
    act: async ({ page }) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  bankFailed: {
    mayComplain: true,
    act: async (scene) => {
      await refuse(scene, 'getPlaidToken', 'bank.linkFailed');
      await scene.page.locator('main .actions button').first().click();
      await scene.page.locator('.toast').waitFor();
    },
  },
  manualEmpty: { act: openManual },
  manualError: { act: async (scene) => openManual(scene).then(() => submitRejected(scene)) },
  manualFilled: { act: async (scene) => openManual(scene).then(() => fill(scene)) },
  ...ORDER_SCREEN_STATES,
  ...OWNER_SCREEN_STATES,
  ...LINK_SCREEN_STATES,
} as const satisfies Record<string, ScreenState>;

export type ScreenStateId = keyof typeof SCREEN_STATES;
