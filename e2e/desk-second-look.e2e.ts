import type { Page } from '@playwright/test';
import { callOrThrow } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import {
  acceptInvitation,
  applicationWithInvited,
  giveOwnDetails,
  invitationLink,
  openInvitation,
  test,
} from '@signet/testing/browser/invited-owner';
import { withPartners } from '@signet/testing/browser/owners';
import { applicationViewFromPage, BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible } from '@signet/testing/browser/test';
import { signInByHttp } from '@signet/testing/http-client';
import type { ProductWorld } from '@signet/testing/world';

const [LENA, KIM] = ['lena.second@example.com', 'kim.second@example.com'];

/** “This isn’t my business”, by the mailed link. */
async function deny(page: Page, world: ProductWorld, id: string, email: string): Promise<void> {
  const { owners } = await applicationViewFromPage(page, id);
  const ownerId = owners?.list.find((owner) => owner.email === email)?.id;
  const { call } = await signInByHttp(world, email);
  const token = (await invitationLink(world, email)).split('#')[1];
  await callOrThrow(call, 'openInvitation', { body: { token } });
  await callOrThrow(call, 'denyOwnership', { id, ownerId });
}

const drawer = (at: Page) => at.getByRole('dialog');
const conflict = (at: Page) =>
  drawer(at).getByRole('alert').filter({ hasText: 'Something changed' });

test('what an owner does between a proposal and the second look is shown, has to be looked at, and ends the proposal once the rules have looked again', async ({
  page,
  browser,
  world,
  newBrowser,
}) => {
  const person = withPartners('paolo');
  const id = await applicationWithInvited(page, world, person, {
    own: '40',
    partners: [
      { firstName: 'Lena', email: LENA, share: '30' },
      { firstName: 'Kim', email: KIM, share: '30' },
    ],
  });
  await deny(page, world, id, LENA);
  const decision = async () => (await applicationViewFromPage(page, id)).decision;
  await expect.poll(decision, BACKGROUND_TIMEOUT).toBe('PENDING');
  const path = `/a/${(await applicationViewFromPage(page, id)).reference}`;

  const { page: robin, close: closeRobin } = await openDesk(browser, world, 'robin', path);
  await robin.getByRole('button', { name: 'Claim to act' }).click();
  await expect(robin.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await robin.keyboard.press('d');
  await drawer(robin)
    .getByRole('radio', { name: /^Approve/ })
    .check();
  await drawer(robin).getByLabel('Note for the file').fill('The register names two owners.');
  await drawer(robin)
    .getByRole('button', { name: /^Propose approval of / })
    .click();
  await expect(robin.getByText(/^Proposed\. /)).toBeVisible();

  // Whoever proposed it does not confirm it, whatever address they open.
  const decided: string[] = [];
  robin.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith(`/reviews/${encodeURIComponent(id)}`))
      decided.push(asked.url());
  });
  await robin.goto(`${path}?do=second`);
  await expect(drawer(robin).getByText('You proposed this yourself')).toBeVisible();
  await expect(drawer(robin).getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await expect(drawer(robin).getByRole('button', { name: /^Send back/ })).toHaveCount(0);
  await robin.keyboard.press('Control+Enter');
  await expectAccessible(robin);
  expect(decided).toEqual([]);
  await closeRobin();

  const { page: sam, close: closeSam } = await openDesk(browser, world, 'sam', `${path}?do=second`);
  await drawer(sam).getByRole('button', { name: 'Claim to act' }).click();
  await expect(drawer(sam).getByText('The register names two owners.')).toBeVisible();
  await expect(drawer(sam).getByText('Nothing is on record since then.')).toBeVisible();
  const look = drawer(sam).getByRole('group', { name: 'Your look' });
  for (const tick of await look.getByRole('checkbox').all()) await tick.check();
  const confirm = drawer(sam).getByRole('button', { name: /^Confirm approval of / });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');

  const kim = await newBrowser();
  await openInvitation(kim, world, await invitationLink(world, KIM));
  await acceptInvitation(kim, world, KIM);
  await expect(conflict(sam)).toContainText('Owner opened their invitation', BACKGROUND_TIMEOUT);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await sam.keyboard.press('Control+Enter');
  await expectAccessible(sam);
  await conflict(sam)
    .getByRole('button', { name: /^Read version/ })
    .click();
  await expect(look.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await look.getByRole('checkbox', { checked: false }).check();
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');

  await giveOwnDetails(kim);
  await expectScreen(kim, world, 'owner-success');
  const isGone = drawer(sam).getByText('The proposal no longer stands.');
  await expect
    .poll(async () => {
      const read = conflict(sam).getByRole('button', { name: /^Read version/ });
      if (await read.isVisible()) await read.click();
      return isGone.isVisible();
    }, BACKGROUND_TIMEOUT)
    .toBe(true);
  await expect(drawer(sam).getByRole('button', { name: /^(Confirm|Send back)/ })).toHaveCount(0);
  await sam.keyboard.press('Control+Enter');
  await expectAccessible(sam);
  await drawer(sam).getByRole('button', { name: 'Cancel' }).click();
  await expect(sam.getByRole('button', { name: 'Take a second look' })).toHaveCount(0);
  await sam.keyboard.press('d');
  await drawer(sam)
    .getByRole('radio', { name: /^Approve/ })
    .check();
  await expect(drawer(sam).getByRole('button', { name: /^Propose approval of / })).toHaveAttribute(
    'aria-disabled',
    'true',
  ); // it begins anew, with a note of its own
  expect(await decision()).toBe('PENDING');
  await closeSam();
});
