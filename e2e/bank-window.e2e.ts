import type { FrameLocator, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const bankWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Plaid Link"]');

async function signIn(bank: FrameLocator, password: string): Promise<void> {
  await bank.locator('button.row').first().click();
  await bank.locator('#username').fill('user_good');
  await bank.locator('#password').fill(password);
  await bank.locator('button[type="submit"]').click();
}

const close = (bank: FrameLocator) => bank.getByRole('button', { name: 'Close' }).click();

const EXITS: readonly (readonly [string, (bank: FrameLocator) => Promise<void>, string])[] = [
  ['the list of banks, closed', close, 'You closed the bank window'],
  [
    'a bank that is not listed',
    (bank) => bank.getByRole('button', { name: 'My bank isn’t listed' }).click(),
    'isn’t on the list',
  ],
  [
    'the sign-in, closed',
    async (bank) => {
      await bank.locator('button.row').first().click();
      await close(bank);
    },
    'You closed the bank window',
  ],
  [
    'the sign-in, after a wrong password',
    async (bank) => {
      await signIn(bank, 'wrong');
      await expect(bank.getByRole('alert')).not.toBeEmpty();
      await close(bank);
    },
    'didn’t accept the sign-in',
  ],
  [
    'the code, closed',
    async (bank) => {
      await signIn(bank, 'mfa_device');
      await bank.locator('#code').waitFor();
      await close(bank);
    },
    'You closed the bank window',
  ],
  [
    'the accounts, closed',
    async (bank) => {
      await signIn(bank, 'pass_good');
      await bank.locator('[name="accountId"]').first().waitFor();
      await close(bank);
    },
    'You closed the bank window',
  ],
  ...(
    [
      ['error_INSTITUTION_DOWN', 'Your bank isn’t answering right now'],
      ['error_ITEM_LOCKED', 'Your bank has locked online access'],
      ['error_ITEM_NOT_SUPPORTED', 'Your bank can’t be connected this way'],
      ['error_INTERNAL_SERVER_ERROR', 'Please wait a few minutes and try connecting again.'],
    ] as const
  ).map(
    ([password, words]) =>
      [
        password,
        async (bank: FrameLocator) => {
          await signIn(bank, password);
          await bank.getByRole('heading', { name: 'We couldn’t connect the bank' }).waitFor();
          await close(bank);
        },
        words,
      ] as const,
  ),
];

test('the bank’s window, left on each of its pages, says which it was and leads on', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const bankEvents: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    if (sent.includes('"type":"bank.')) bankEvents.push(sent);
  });
  await page.goto(`/${id}/bank`);
  for (const [what, leave, words] of EXITS) {
    await test.step(what, async () => {
      await page.getByRole('button', { name: 'Connect your bank' }).click();
      await leave(bankWindow(page));
      await expect(page.getByText(words)).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Enter account and routing numbers' }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
  expect(await page.evaluate(() => sessionStorage.getItem('bank-added'))).toBeNull();
  await page.getByRole('button', { name: 'Connect your bank' }).click();
  await linkInPlaidWindow(page);
  await expectScreen(page, world, 'bank-success');
  expect(await page.evaluate(() => sessionStorage.getItem('bank-added'))).toBe('yes');
  const counted = () =>
    ['started', 'canceled', 'linked'].map(
      (name) => bankEvents.filter((event) => event.includes(`"bank.${name}"`)).length,
    );
  await expect.poll(counted).toEqual([EXITS.length + 1, EXITS.length, 1]);
  expect(bankEvents.join()).not.toMatch(/alance|110000|1100\.00|"0000"/);
});

test('a linked account is removed after a question, and another one takes its place', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  const banks = page.getByRole('region', { name: 'Banks you can connect' });
  await expect(banks.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Connect your bank' }).click();
  await linkInPlaidWindow(page);
  await expectScreen(page, world, 'bank-success');
  await page.goto(`/${id}/complete`);
  await page.getByRole('link', { name: 'See your bank account' }).click();
  await expectScreen(page, world, 'bank-success');
  const remove = page.getByRole('button', { name: 'Remove this account' });
  await remove.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Remove the account ending in 0000?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await page.getByRole('button', { name: 'Remove the account', exact: true }).press('Enter');
  await expectScreen(page, world, 'bank');
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe('Your bank account was removed');
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).press('Enter');
  await answerQuestion(page, 'accountType', 'CHECKING');
  await answerQuestion(page, 'routingNumber', '021000021');
  for (const path of ['accountNumber', 'accountNumberConfirm'])
    await answerQuestion(page, path, '000123456789');
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');
  await expect(page.getByText('Checking, ending in 6789')).toBeVisible();
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe('Your bank account is linked');

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${world.sandboxUrl}/#banks`);
  await expect(page.getByRole('heading', { name: 'Banks' })).toBeVisible();
  await expect(page.getByText('Accounts ending in').first()).toBeVisible();
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('un compte canadien est lié dans la fenêtre de la banque, puis retiré', async ({
    page,
    world,
  }) => {
    const person = persona('chloe', nextPersonaNumber());
    const id = await decidedApplication(page, world, person);
    await page.goto(`/${id}/bank`);
    await page.getByRole('button', { name: 'Me connecter à ma banque' }).click();
    await bankWindow(page)
      .getByRole('button', { name: 'Ma banque n’est pas dans la liste' })
      .click();
    await expect(page.getByText('Votre banque n’est pas dans la liste')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Me connecter à ma banque' }).click();
    await linkInPlaidWindow(page);
    await expectScreen(page, world, 'bank-success');
    await expect(expectHeading(page)).toHaveText('Votre compte bancaire est lié');
    await page.getByRole('button', { name: 'Retirer ce compte' }).click();
    await page.getByRole('button', { name: 'Retirer le compte', exact: true }).click();
    await expectScreen(page, world, 'bank');
    await expect
      .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
      .toBe('Votre compte bancaire a été retiré');
  });
});

test('after two idle hours the bank page says that the press was lost in signing in again', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  const connect = page.getByRole('button', { name: 'Connect your bank' });
  await expect(connect).toBeVisible();
  await world.advance(2 * 3_600_000 + 60_000);
  await connect.click();
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'bank');
  await expect(page.getByText('your last step didn’t go through')).toBeVisible();
  await expectAccessible(page);
  await connect.click();
  await linkInPlaidWindow(page);
  await expectScreen(page, world, 'bank-success');
});
