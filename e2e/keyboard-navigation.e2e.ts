import { persona } from '@signet/personas/personas';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { signUpByKeyboard } from '@signet/testing/browser/keyboard-sign-up';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Ana applies, is approved, links her bank and opens each page of her account with the keyboard alone', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const keys = keyboardOnly(page);
  await page.goto('/');
  await keys.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await keys.to('main .actions a');
  await keys.press('Enter');

  await signUpByKeyboard({ page, world, person, keys });

  for (const [opened, address] of [
    ['bank-success', '/bank/success'],
    ['order', '/order'],
    ['accounts', '/accounts'],
  ] as const) {
    await keys.to(`.account-tabs a[href$="${address}"]`, 'Shift+Tab');
    await keys.press('Enter');
    await expectScreen(page, world, opened);
    await expect(expectHeading(page)).toBeFocused();
  }
});
