import { persona } from '@signet/personas/personas';
import { completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('a telephone number falls into groups as it is typed, and nothing moves under the caret', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()), [
    'applicant.phone',
  ]);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  const phone = page.locator('[name="applicant.phone.localPhoneNumber"]');
  const caret = () => page.evaluate<number>('document.activeElement.selectionStart');
  await phone.pressSequentially('4155550124');
  await expect(phone).toHaveValue('(415)\u00a0555-0124');
  for (let pressed = 0; pressed < 4; pressed += 1) await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('(415)\u00a0550124');
  expect(await caret()).toBe(8);
  await phone.press('7');
  await expect(phone).toHaveValue('(415)\u00a05570124');
  expect(await caret()).toBe(9);
  await phone.press('Tab');
  await expect(phone).toHaveValue('(415)\u00a0557-0124');
});

test('an EIN pasted in any form is read in groups, and is not hidden', async ({ page, world }) => {
  const { id } = await completedApplication(page, persona('marcus', nextPersonaNumber()), [
    'company.governmentIdentification',
    'company.address',
  ]);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  const ein = page.locator('[name="company.governmentIdentification.value"]');
  await ein.fill('12 3456788');
  await expect(ein).toHaveValue('12-3456788');
  await expect(ein).not.toHaveClass(/masked/);
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});
