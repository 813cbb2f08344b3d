import type { ScreenSetup, ScreenState } from './made.ts';

const refused = async ({ page }: ScreenSetup): Promise<void> => {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('[data-error-summary], .banner-warn').first().waitFor();
};
const countAs = async (scene: ScreenSetup, count: string): Promise<void> => {
  await scene.page.locator('main input[inputmode="numeric"]').first().fill(count);
  await refused(scene);
};

/** The steps of an order, by its address, with what can go wrong on each. */
export const ORDER_SCREEN_STATES = {
  countRefused: { act: (scene) => countAs(scene, '1.5') },
  licences: { query: '?step=licences' },
  licencesRefused: { query: '?step=licences', act: (scene) => countAs(scene, '0') },
  shipTo: { query: '?step=address' },
  shipToRefused: {
    query: '?step=address',
    act: async (scene) => {
      await scene.page.locator('[name="shipTo"]').last().check();
      await refused(scene);
    },
  },
  checkout: { query: '?step=checkout' },
  /** The server says another total than the page did. */
  priceChanged: {
    query: '?step=checkout',
    mayComplain: true,
    act: async (scene) => {
      await scene.page.route(/\/orders$/, (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'order.totalChanged', reference: 'k3f9-2m7q', data: { totalCents: 1 } }),
        }),
      );
      await scene.page.locator('main form button[type="submit"]').first().click();
      await scene.page.locator('main form [role="alert"] > *').first().waitFor();
    },
  },
  cancelDialog: {
    act: async ({ page }) => {
      await page.locator('main .actions-later button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
} as const satisfies Record<string, ScreenState>;
