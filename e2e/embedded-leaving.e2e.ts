import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { pressOnceSeen } from '@signet/testing/browser/cover-report';
import { test } from '@signet/testing/browser/cross-site';
import { inside, openFrame } from '@signet/testing/browser/framed';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';

async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await press();
  return opened;
}

test('from within a frame the place that the configuration names opens by a press alone, in a tab of its own', async ({
  page,
  world,
}) => {
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    query: { medium: 'woo' },
  });
  const id = await decidedApplication(inside(page), world, persona('ana', nextPersonaNumber()));
  const before = (await heard('ready')).length;
  await inside(page).goto(`/${id}/bank`);
  // A press before that is forgotten.
  await expect.poll(async () => (await heard('ready')).length).toBeGreaterThan(before);
  await pressOnceSeen(inside(page).getByRole('button', { name: 'Connect your bank' }));
  await linkInPlaidWindow(inside(page));
  await expectScreen(inside(page), world, 'bank-success');
  await inside(page).getByRole('link', { name: 'Go to your site' }).click();
  await expectScreen(inside(page), world, 'leave');
  const place = new URL(world.sandboxUrl);
  // No automatic redirect.
  await expect(inside(page).getByText(`You can go to ${place.host} anytime.`)).toBeVisible();
  await expect(inside(page).getByRole('button', { name: 'Stay on this page' })).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(() => heard('completed')).toMatchObject([{ outcome: 'approved' }]);
  const tab = await openedBy(page, () =>
    inside(page)
      .getByRole('link', { name: `Go to ${place.host} now` })
      .press('Enter'),
  );
  await tab.waitForURL((url) => url.host === place.host);
  expect(await tab.evaluate('window.opener')).toBeNull();
  await expectScreen(inside(page), world, 'leave');
});

test('in the hosting provider’s portal a store is connected in a tab of its own; a refusal closes that tab again', async ({
  page,
  world,
}) => {
  await openFrame(page, { portal: world.godaddyUrl, referral: '' });
  const id = await decidedApplication(inside(page), world, persona('ana', nextPersonaNumber()));
  const stores = `/accounts/${id.slice(8)}/stores`;
  await inside(page).goto(stores);
  const connect = inside(page).getByRole('button', { name: 'Connect Ana Bakes' });
  const rejected = await openedBy(page, () => connect.press('Enter'));
  await expect(
    inside(page).getByText('This business can’t be used here. Create a new business to continue.'),
  ).toBeVisible();
  await expect.poll(() => rejected.isClosed()).toBe(true);

  await inside(page).goto('/?medium=woo');
  await expectScreen(inside(page), world, 'get-started');
  await inside(page).goto(stores);
  const tab = await openedBy(page, () => connect.press('Enter'));
  await tab.waitForURL(
    (url) => url.origin === new URL(world.sandboxUrl).origin && url.searchParams.has('code'),
  );
  expect(await tab.evaluate('window.opener')).toBeNull();
  await expectScreen(inside(page), world, 'account-stores');
});
