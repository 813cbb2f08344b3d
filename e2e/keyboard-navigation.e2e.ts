import { persona } from '@signet/personas/personas';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { signUpByKeyboard } from '@signet/testing/browser/keyboard-sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Ana applies, is approved and links her bank with the keyboard alone', async ({
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
});
