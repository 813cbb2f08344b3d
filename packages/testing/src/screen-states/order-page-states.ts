import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { pathTo } from '@signet/rulebook/routes';
import {
  type Caller,
  completeApplication,
  e164MobileOf,
  mailTo,
  submitApplication,
} from '../applications.ts';
import { signInAtProvider } from '../browser/answer-form.ts';
import { applicationViewFromPage, callApiFromPage } from '../browser/page-api.ts';
import { arriving } from '../sandbox-client.ts';
import type { ScreenSetup, ScreenState } from './made.ts';
import { control } from './starting-points.ts';

type Form = ReplyOf<'getOrderForm'>;
const FORM_CALL = /\/api\/v2\/applications\/[^/]+\/order$/;

const submitRejected = async ({ page }: ScreenSetup): Promise<void> => {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('[data-error-summary], .field-bad, .tone-warn').first().waitFor();
};
const countAs = async (scene: ScreenSetup, count: string): Promise<void> => {
  await scene.page.locator('main input[inputmode="numeric"]').first().fill(count);
  await submitRejected(scene);
};

/** Leaves the page and returns within the same document, so that it fetches its data anew. */
async function refetch(
  { page, made }: ScreenSetup,
  answer: (route: Route) => Promise<void>,
  shown: string,
): Promise<void> {
  await page.route(FORM_CALL, answer);
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(pathTo('bank', made))})`);
  await page.locator('main .order-paper, main .device').first().waitFor({ state: 'detached' });
  await page.goBack();
  await page.locator(shown).first().waitFor();
}

const changed =
  (change: (form: Form) => Form) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  };
const without =
  (isGone: (plan: string) => boolean) =>
  (form: Form): Form => ({
    ...form,
    plans: form.plans.map((row) => ({ ...row, isOffered: row.isOffered && !isGone(row.plan) })),
  });
const givenAway = (form: Form): Form => ({
  ...form,
  terms: { ...form.terms, complimentaryDevices: 2 },
});
const owing = (form: Form): Form => ({
  ...form,
  orders: form.orders.map((order) => ({
    ...order,
    owed: [{ day: form.day, cents: 6_895, nextTryDay: form.day }],
  })),
});
/** The same order twice, the older one with a month that its bank refused. */
const several = (form: Form): Form => ({
  ...form,
  orders: form.orders.flatMap((order) => [
    order,
    {
      ...order,
      orderId: `${order.orderId}-before`,
      owed: [{ day: form.day, cents: 6_895 }],
    },
  ]),
});
const silentPacker = (form: Form): Form => ({
  ...form,
  orders: form.orders.map((order) => ({ ...order, delay: 'silent' })),
});

/**
 * A restaurant in review at the hosting provider, created once in the browser, because Node does
 * not resolve that portal's host name.
 */
async function waitingRestaurant({ page, world, made }: ScreenSetup): Promise<void> {
  const { person } = made;
  await control(world, '/control/flags', {
    portal: 'GODADDY',
    flag: 'restaurantSolutionEnabled',
    on: true,
  });
  await page.goto(`${world.godaddyUrl}/auth/start?path=%2F`);
  await signInAtProvider(page, mailTo(person));
  await page.waitForURL((url) => ['/', '/accounts'].includes(url.pathname));
  if (made.id !== '') return;
  const call: Caller = (endpoint, options) => callApiFromPage(page, endpoint, options);
  const { id } = await completeApplication(call, person);
  made.id = String(id);
  await submitApplication(call, made.id, person);
  await arriving(
    async () => (await applicationViewFromPage(page, made.id)).otp?.sentAt,
    'the code',
  );
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await callApiFromPage(page, 'verifyOtp', { id: made.id, key: randomUUID(), body: { code } });
  await arriving(
    async () =>
      (await applicationViewFromPage(page, made.id)).status.id === 'inReview' ? true : undefined,
    'the review',
  );
}

export const ORDER_SCREEN_STATES = {
  countRefused: { act: (scene) => countAs(scene, '1.5') },
  licences: { query: '?step=licences' },
  licencesRefused: { query: '?step=licences', act: (scene) => countAs(scene, '0') },
  shipTo: { query: '?step=address' },
  shipToRefused: {
    query: '?step=address',
    act: async (scene) => {
      await scene.page.locator('[name="shipTo"]').last().check();
      await submitRejected(scene);
    },
  },
  checkout: { query: '?step=checkout' },
  pricesSilent: {
    mayComplain: true,
    act: (scene) => refetch(scene, (route) => route.abort(), 'main [role="alert"]'),
  },
  pricesNone: {
    act: (scene) => refetch(scene, changed(without(() => true)), 'main [role="alert"]'),
  },
  withdrawn: {
    act: (scene) =>
      refetch(scene, changed(without((plan) => plan === 'POYNTC')), 'main .tone-warn'),
  },
  complimentary: { act: (scene) => refetch(scene, changed(givenAway), 'main .device') },
  complimentaryCheckout: {
    query: '?step=checkout',
    act: (scene) => refetch(scene, changed(givenAway), '.order-paper'),
  },
  closingOwes: {
    before: ({ page }) =>
      page.route(/\/closing$/, async (route) => {
        const response = await route.fetch();
        const { orders, ...closing }: ReplyOf<'getClosing'> = await response.json();
        const owing = orders.map((order) => ({ ...order, owedCents: 6_895 }));
        await route.fulfill({ response, json: { ...closing, orders: owing } });
      }),
  },
  owing: { act: (scene) => refetch(scene, changed(owing), 'main .tone-warn') },
  several: { act: (scene) => refetch(scene, changed(several), 'main .link-rows') },
  packerSilent: { act: (scene) => refetch(scene, changed(silentPacker), 'main .tone-warn') },
  restaurantWaiting: { isHosting: true, before: waitingRestaurant },
  restaurantRefused: {
    isHosting: true,
    before: waitingRestaurant,
    act: (scene) => submitRejected(scene),
  },
  priceChanged: {
    query: '?step=checkout',
    mayComplain: true,
    act: async (scene) => {
      await scene.page.route(/\/orders$/, (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            code: 'order.totalChanged',
            reference: 'k3f9-2m7q',
            data: { totalCents: 1 },
          }),
        }),
      );
      await scene.page.locator('main form button[type="submit"]').first().click();
      await scene.page.locator('main form [role="alert"] > *').first().waitFor();
    },
  },
  cancelDialog: {
    act: async ({ page }) => {
      await page.locator('main .deck-side > .btn').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
} as const satisfies Record<string, ScreenState>;
