import type { Browser, Page } from '@playwright/test';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import {
  addPartner,
  askedForOwners,
  buttonNamed,
  expectTitle,
  fillInOwner,
  giveOwnShare,
  OWNER_HOME,
  OWNER_SECRETS,
  ownerCard,
  ownerTag,
  withPartners,
} from '@signet/testing/browser/owners';
import {
  applicationViewFromPage,
  callApiFromPage,
  openBlankPage,
  signInAs,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

/** Addresses used only in this file, so that each mailbox holds one test's mails. */
const mailOf = (name: string, story: string): string => `${name}.${story}@example.com`;

const phoneSize = { width: 390, height: 844 };

async function newestToken(world: ProductWorld, email: string): Promise<string> {
  const { text } = await world.mailbox(email).latest();
  const [, token] = /\/owners\/\S+?#(\S+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`the newest mail to ${email} has no link`);
  return token;
}

const subjectsOf = async (world: ProductWorld, email: string) =>
  (await world.mailbox(email).messages()).map(({ subject }) => subject);

const statusOfLink = async (page: Page, token: string): Promise<number> =>
  (await callApiFromPage(page, 'openInvitation', { body: { token } })).status;

const ownerIdOf = ({ owners }: ApplicationView, email: string): string =>
  owners?.list.find((owner) => owner.email === email)?.id ?? '';

/**
 * Submits the list; the result page always follows, and its button leads to the board that waits
 * for the partners.
 */
async function submitOwners(page: Page, world: ProductWorld, left: string): Promise<void> {
  await buttonNamed(page, 'Submit owners').click();
  await expectScreen(page, world, 'success');
  await page.getByRole('link', { name: 'See the owners' }).click();
  await expectScreen(page, world, 'owners');
  await expectTitle(page, `${left} still needs to confirm`);
}

test('three owners: two are invited, one is reminded, one gets another address, one is removed', async ({
  page,
  world,
}) => {
  const [lena, kim, sam] = [
    mailOf('lena', 'three'),
    mailOf('kim', 'three'),
    mailOf('sam', 'three'),
  ];
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '40');
  const ofLena = await addPartner(page, { email: lena, ownershipPercentage: '35' });
  await expect(ofLena).toContainText(`We’ll email ${lena}`);
  await expect(
    page.getByText('Complete the required information about the business owners to continue'),
  ).toBeVisible();
  await buttonNamed(page, 'Send Lena a secure link').click();
  // Once, not in toast and card alike.
  await expect(page.getByText(`We’re emailing ${lena} a secure link.`)).toHaveCount(1);
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent');
  await expect(ofLena).toContainText(/Link sent on \w+, \w+ \d+\./);
  await expect(ofLena).toContainText('3 reminders left today');
  await expect
    .poll(() => subjectsOf(world, lena))
    .toEqual([expect.stringContaining('Confirm that you’re an owner')]);

  const ofSam = await addPartner(page, {
    firstName: 'Sam',
    lastName: 'Rowe',
    email: sam,
    ownershipPercentage: '25',
    phone: '312 555 0178',
  });
  await buttonNamed(page, 'Send Sam a secure link').click();
  await expect(ownerTag(page, 'Sam Rowe')).toHaveText('Link sent');
  await expect(page.getByText('Total: 100%')).toBeVisible();
  await buttonNamed(page, 'Send a reminder to Lena Conti').click();
  await expect(ofLena).toContainText('2 reminders left today');
  await expect.poll(() => subjectsOf(world, lena)).toHaveLength(2);
  await page.setViewportSize(phoneSize);
  await expectAccessible(page);

  const old = await newestToken(world, lena);
  await buttonNamed(page, 'Edit Lena Conti').click();
  await expect(page.getByText('If you change it, the link we sent stops working')).toBeVisible();
  await fillInOwner(page, { firstName: 'Kim', email: kim });
  const ofKim = ownerCard(page, 'Kim Conti');
  await expect(ofKim).toContainText(kim);
  expect(await statusOfLink(page, old)).toBe(410);
  await expect
    .poll(() => subjectsOf(world, kim))
    .toEqual([expect.stringContaining('Confirm that you’re an owner')]);

  const samsLink = await newestToken(world, sam);
  await buttonNamed(page, 'Remove Sam Rowe').click();
  await expect(page.getByRole('dialog')).toContainText(
    `The link we sent to ${sam} will stop working.`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Sam Rowe' }).click();
  await expect(ofSam).toHaveCount(0);
  expect(await statusOfLink(page, samsLink)).toBe(410);

  await submitOwners(page, world, 'Kim');
  await expect(ownerTag(page, 'Kim Conti')).toHaveText('Link sent');
  expect((await applicationViewFromPage(page, id)).boStatus).toBe('WAITING_FOR_INFO');
});

async function partnerBrowser(
  browser: Browser,
  world: ProductWorld,
  id: string,
  ownerId: string,
  email: string,
) {
  const page = await (await browser.newContext({ baseURL: world.url })).newPage();
  await signInAs(page, email);
  const token = await newestToken(world, email);
  await callApiFromPage(page, 'openInvitation', { body: { token } });
  const accepted = await callApiFromPage(page, 'acceptInvitation', { id, ownerId });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  return {
    confirm: async () => {
      const [line1, city, territory, zip] = Object.values(OWNER_HOME);
      const body = {
        dob: OWNER_SECRETS.dob,
        address: { line1, city, territory, zip },
        governmentIdentification: { value: OWNER_SECRETS['governmentIdentification.value'] },
      };
      const answer = await callApiFromPage(page, 'submitOwnerDetails', { id, ownerId, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    },
    close: () => page.context().close(),
  };
}

test('a partner’s progress appears by itself, and the way goes on when the last one is done', async ({
  page,
  browser,
  world,
}) => {
  const lena = mailOf('lena', 'live');
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  const card = await addPartner(page, { email: lena });
  await buttonNamed(page, 'Send Lena a secure link').click();
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent');
  await submitOwners(page, world, 'Lena');

  const partner = await partnerBrowser(
    browser,
    world,
    id,
    ownerIdOf(await applicationViewFromPage(page, id), lena),
    lena,
  );
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Signed in');
  await expect(
    page.getByRole('status').filter({ hasText: 'Lena Conti: Signed in' }),
  ).toBeAttached();
  await expect(card).toContainText('Lena signed in and isn’t done yet.');
  await expect(buttonNamed(page, 'Enter it myself for Lena Conti')).toHaveCount(0);
  // On a slow line the news comes only after the decision, and not of the check before it.
  const news = await page.context().newPage();
  await openBlankPage(news);
  const { promise: decided, resolve: letGo } = Promise.withResolvers<void>();
  const isNews = ({ pathname }: URL) =>
    decodeURIComponent(pathname).endsWith(`/applications/${id}`);
  let held = 0;
  await page.route(isNews, async (route) => {
    held += 1;
    await decided;
    await route.continue();
  });
  await partner.confirm();
  await expect
    .poll(async () => (await applicationViewFromPage(news, id)).decision)
    .toBe('APPROVED');
  expect(held).toBeGreaterThan(0);
  letGo();
  await expectScreen(page, world, 'success');
  await partner.close();
});

test('reminders that are used up, and a mail service that is away, are said as they are', async ({
  page,
  world,
}) => {
  const lena = mailOf('lena', 'used');
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  const card = await addPartner(page, { email: lena });
  await world.fault({ vendor: 'smtp', mode: '503', times: 2 });
  await buttonNamed(page, 'Send Lena a secure link').click();
  // Queued, not sent yet.
  await expect(page.getByText(`We’re emailing ${lena} a secure link.`)).toHaveCount(1);
  await expect.poll(() => subjectsOf(world, lena), { timeout: 30_000 }).toHaveLength(1);
  for (const left of ['2 reminders', '1 reminder']) {
    await buttonNamed(page, 'Send a reminder to Lena Conti').click();
    await expect(card).toContainText(`${left} left today`);
  }
  const refusal = {
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'invitation.tooMany' }),
  };
  await page.route('**/invitations', (route) => route.fulfill(refusal), { times: 1 });
  await buttonNamed(page, 'Send a reminder to Lena Conti').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You’ve sent 3 reminders today.' }),
  ).toBeVisible();
  // Another window uses up the last reminder; the card updates by itself.
  const ownerId = ownerIdOf(await applicationViewFromPage(page, id), lena);
  expect((await callApiFromPage(page, 'inviteOwner', { id, ownerId })).status).toBe(200);
  await expect(card).toContainText('You’ve sent 3 reminders today. You can send another tomorrow.');
  await expect(buttonNamed(page, 'Send a reminder to Lena Conti')).toHaveCount(0);
  await expectAccessible(page);
});

test('a partner is added and invited by keyboard alone', async ({ page, world }) => {
  const lena = mailOf('lena', 'keys');
  await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  const keys = keyboardOnly(page);
  await keys.to('main .actions button');
  await keys.press('Enter');
  await expectTitle(page, 'Add a partner');
  await keys.type('firstName', 'Lena');
  await keys.type('lastName', 'Conti');
  await keys.type('ownershipPercentage', '40');
  await keys.type('email', lena);
  await keys.type('phone', '3125550177');
  await keys.submit();
  await expectTitle(page, 'Who owns the business?');
  await keys.to('main .actions button');
  await keys.press('Enter');
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent');
  await keys.to('.card-ask-again button', 'Shift+Tab');
  await keys.press('Enter');
  await expect(ownerCard(page, 'Lena Conti')).toContainText('2 reminders left today');
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('le lien part dans la langue de la personne, sa page aussi, et la fiche le dit', async ({
    page,
    browser,
    world,
  }) => {
    const luc = mailOf('luc', 'lien');
    await askedForOwners(page, world, withPartners('chloe'));
    await buttonNamed(page, 'Indiquer ma part').click();
    await fillInOwner(page, { ownershipPercentage: '41,5' });
    await buttonNamed(page, 'Ajouter une personne').click();
    // Defaults to Chloé's language.
    await expect(page.locator('[name="communicationLanguage"][value="fr"]')).toBeChecked();
    await page.locator('[name="communicationLanguage"][value="en"]').check();
    await fillInOwner(page, {
      firstName: 'Luc',
      lastName: 'Côté',
      ownershipPercentage: '33,25',
      email: luc,
      phone: '514 555-0178',
    });
    await buttonNamed(page, 'Envoyer un lien sécurisé à Luc').click();
    const card = ownerCard(page, 'Luc Côté');
    await expect(card).toContainText('Lien envoyé');
    await expect(card).toContainText('Encore 3 rappels aujourd’hui');
    await expect(page.getByText('Total : 74,75 %')).toBeVisible();
    await expect
      .poll(() => subjectsOf(world, luc))
      .toEqual([expect.stringContaining('Confirm that you’re an owner')]);
    await page.setViewportSize(phoneSize);
    await expectAccessible(page);
    const { text } = await world.mailbox(luc).latest();
    const theirs = await (await browser.newContext({ locale: 'fr-CA' })).newPage();
    await theirs.goto(/http\S+\/owners\/\S+/.exec(text)?.[0] ?? '');
    await expect(theirs.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(expectHeading(theirs)).toContainText('named you as an owner of');
    await theirs.context().close();
  });
});
