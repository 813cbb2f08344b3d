import type { Page } from '@playwright/test';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import {
  askedForOwners,
  buttonNamed,
  expectTitle,
  fillInOwner,
  giveOwnShare,
  ownerCard,
  ownerTag,
  withPartners,
} from '@signet/testing/browser/owners';
import { applicationViewFromPage } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const phoneSize = { width: 390, height: 844 };
const mailOf = (name: string) => `${name}.holding@example.com`;

/** Names a person behind the company and gives what we ask of every owner later, by their link. */
async function nameBehind(page: Page, person: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(person)) await answerQuestion(page, path, value);
  await pressContinue(page);
}

test('a holding company with two people behind it is entered, and both are invited', async ({
  page,
  world,
}) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '40');
  await buttonNamed(page, 'Add a company or trust').click();
  await expectTitle(page, 'Add a company or trust');
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Enter its legal name');
  await expectAccessible(page);
  await fillInOwner(page, {
    companyKind: 'company',
    companyName: 'Bell Holdings LLC',
    companyShare: '60',
    companyNumber: '47-1234567',
    companyCountry: 'US',
  });
  const card = ownerCard(page, 'Bell Holdings LLC');
  await expect(card).toContainText('Owns 60% of the business');
  await expect(card).toContainText('Who is behind it?');
  for (const [firstName, lastName, phone] of [
    ['Kim', 'Bell', '312 555 0178'],
    ['Noor', 'Bell', '312 555 0179'],
  ] as const) {
    if (firstName === 'Kim') await buttonNamed(page, 'Say who is behind Bell Holdings LLC').click();
    else await buttonNamed(page, /^Add a person/).click();
    await expectTitle(page, 'Who is behind Bell Holdings LLC?');
    await nameBehind(page, {
      firstName,
      lastName,
      companyShare: '50',
      email: mailOf(firstName.toLowerCase()),
      phone,
    });
    await buttonNamed(page, `Send ${firstName} a secure link`).click();
    await expect(ownerTag(page, `${firstName} ${lastName}`)).toHaveText('Link sent');
  }
  await expect(ownerCard(page, 'Kim Bell')).toContainText('30% through Bell Holdings LLC');
  await expect(ownerCard(page, 'Kim Bell')).toContainText(
    'Comes to 30% in total, and counts as an owner',
  );
  await expect(card).toContainText('Complete');
  await page.setViewportSize(phoneSize);
  await expectAccessible(page);
  await buttonNamed(page, 'Submit owners').click();
  await expectScreen(page, world, 'success');
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).decision)
    .toBe('APPROVED_PENDING');
  for (const name of ['kim', 'noor'])
    await expect
      .poll(async () => (await world.mailbox(mailOf(name)).messages()).length)
      .toBeGreaterThan(0);
});
