import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Ana applies, is approved and links her bank with the keyboard alone', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const { answers } = person;
  const keys = keyboardOnly(page);
  await page.goto('/');
  await keys.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await keys.to('main .actions a');
  await keys.press('Enter');

  await expectScreen(page, world, 'applicant');
  for (const path of ['applicant.name.firstName', 'applicant.name.lastName', 'applicant.email.emailAddress'] as const)
    await keys.type(path, answers[path]);
  await keys.press('Enter');

  await expectScreen(page, world, 'business');
  await expect(expectHeading(page)).toBeFocused();
  await keys.choose('company.registered', 'NO');
  await keys.choose('company.gpv', 'band1');
  await keys.submit();

  await expectScreen(page, world, 'category');
  await keys.type('company.mccDetails.id', 'bakery');
  await page.getByRole('option').first().waitFor();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await keys.submit();

  await page.waitForURL('**/oidc/interaction/**');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mailTo(person));
  await page.keyboard.press('Enter');

  await expectScreen(page, world, 'address');
  await keys.type('company.address.line1', '548 Market');
  await page
    .getByRole('option', { name: /548 Market/ })
    .first()
    .waitFor();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page.locator('[name="company.address.zip"]')).toHaveValue(/^\d{5}$/);
  await keys.submit();

  await expectScreen(page, world, 'owner-identity');
  for (const [part, typed] of [
    ['month', 'September'],
    ['day', '23'],
    ['year', '1987'],
  ] as const)
    await keys.type(`applicant.dob.${part}`, typed);
  await keys.type('applicant.governmentIdentification.value', answers['applicant.governmentIdentification.value']);
  await keys.back();
  await keys.type('applicant.phone.localPhoneNumber', answers['applicant.phone.localPhoneNumber']);
  await keys.submit();

  await expectScreen(page, world, 'check-answers');
  await keys.to('[name="applicant.terms.signed"]');
  await keys.press('Space');
  await keys.submit();

  await expectScreen(page, world, 'otp');
  await keys.type('code', await world.phone(e164MobileOf(person)).latestCode());
  await keys.press('Enter');
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toBeFocused();
  await keys.to('main .actions a');
  await keys.press('Enter');

  await expectScreen(page, world, 'bank');
  await keys.to('main .told-button > .btn');
  await keys.press('Enter');
  await expect(expectHeading(page)).toHaveText('Enter your bank details');
  await keys.choose('accountType', 'CHECKING');
  for (const path of ['routingNumber', 'accountNumber', 'accountNumberConfirm'] as const) await keys.type(path, person.bank[path]);
  await keys.submit();
  await expectScreen(page, world, 'bank-success');
  await keys.to('main .actions a');
  await keys.press('Enter');
  await expectScreen(page, world, 'complete');
});
