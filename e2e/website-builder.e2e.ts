import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import {
  applicationViewFromPage,
  callApiFromPage,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

async function sentByBuilder(
  page: Page,
  world: ProductWorld,
  referralUrlId?: string,
): Promise<string> {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const { businessId } = await applicationViewFromPage(page, id);
  const application = {
    intent: 'ADD_CHANNEL',
    businessId,
    serviceType: 'wam',
    channelName: 'Ana Bakes',
    channelType: 'ONLINE',
  };
  const begun = await callApiFromPage(page, 'createApplication', {
    key: crypto.randomUUID(),
    body: { application: { ...application, referralUrlId } },
  });
  expect(begun.body.page).toBe('add-channel');
  return begun.body.id;
}

const dialog = (page: Page) => page.getByRole('dialog');
const unwell = (world: ProductWorld) =>
  world.fault({ vendor: 'hosting', mode: '503', times: 100, path: '/hosting/v1' });

test.afterEach(({ world }) => world.mend());

test('where a partner’s website builder cannot go on, its people read the partner’s words and are led back to it', async ({
  page,
  world,
}) => {
  const id = await sentByBuilder(page, world, 'northwind');
  await unwell(world);
  for (const [locale, connect, title, text, button] of [
    [
      'en-US',
      'Connect it now',
      'Northwind Sites couldn’t add payments',
      'Your site is saved. Open it again in Northwind Sites and add payments once more.',
      'Back to your site',
    ],
    [
      'fr-CA',
      'Ajouter ce canal',
      'Northwind Sites n’a pas pu ajouter les paiements',
      'Votre site est enregistré. Rouvrez-le dans Northwind Sites et ajoutez les paiements de nouveau.',
      'Retour à votre site',
    ],
  ] as const) {
    await page.goto(`/r/northwind/${id}/add-channel?locale=${locale}`);
    await expectScreen(page, world, 'add-channel');
    await page.getByRole('button', { name: connect }).click();
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible({
      timeout: 30_000,
    });
    await expect(dialog(page)).toContainText(text);
    await expect(dialog(page).getByRole('link', { name: button })).toHaveAttribute(
      'href',
      `${world.sandboxUrl}/partner`,
    );
    await expectAccessible(page);
  }
  await dialog(page).getByRole('link').click();
  await page.waitForURL(`${world.sandboxUrl}/partner`);
});

test('where nobody has said anything else the words are ours, and without an address there is no way out but OK', async ({
  page,
  world,
}) => {
  const id = await sentByBuilder(page, world);
  await unwell(world);
  await page.goto(`/${id}/add-channel`);
  await expectScreen(page, world, 'add-channel');
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(
    dialog(page).getByRole('heading', { name: 'Your website builder couldn’t continue' }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Ana Bakes isn’t connected yet' })).toBeVisible();
  await world.mend();
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(page.getByRole('heading', { name: 'Ana Bakes is connected' })).toBeVisible({
    timeout: 30_000,
  });
});
