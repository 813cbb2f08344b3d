import type { Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '../applications.ts';
import type { ProductWorld } from '../world.ts';
import type { keyboardOnly } from './keyboard.ts';
import { expectHeading, expectScreen } from './sign-up.ts';
import { expect } from './test.ts';

type Typist = {
  page: Page;
  world: ProductWorld;
  person: Persona;
  keys: ReturnType<typeof keyboardOnly>;
};

export async function signUpByKeyboard({ page, world, person, keys }: Typist): Promise<void> {
  const { answers } = person;
  await expectScreen(page, world, 'applicant');
  for (const path of [
    'applicant.name.firstName',
    'applicant.name.lastName',
    'applicant.email.emailAddress',
  ] as const)
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
  await keys.to('[name="email"]'); // a frame does not focus it automatically
  await keys.press('ControlOrMeta+a');
  await keys.type('email', mailTo(person));
  await keys.press('Enter');

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
  await keys.type(
    'applicant.governmentIdentification.value',
    answers['applicant.governmentIdentification.value'],
  );
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
  await keys.to('main .hero .btn-primary');
  await keys.press('Enter');

  await expectScreen(page, world, 'bank');
  await keys.to('main .btn-secondary');
  await keys.press('Enter');
  await expect(expectHeading(page)).toHaveText('Enter your bank details');
  await keys.choose('accountType', 'CHECKING');
  for (const path of ['routingNumber', 'accountNumber', 'accountNumberConfirm'] as const)
    await keys.type(path, person.bank[path]);
  await keys.submit();
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toBeFocused();
  await keys.to('main .actions a');
  await keys.press('Enter');
  await expectScreen(page, world, 'complete');
}
