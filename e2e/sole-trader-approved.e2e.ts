import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test.describe('in English, in the United States', () => {
  test('Ana is approved by a texted code and links her bank at the bank itself', {
    tag: '@both-databases',
  }, async ({ page, world }) => {
    const person = persona('ana', nextPersonaNumber());
    const faults = watchConsole(page);
    await page.goto('/');
    await continueTo({ page, world, person }, 'check-answers', expectAccessible);
    await expect(page.getByText('September 23, 1987')).toBeVisible(); // as typed on the previous page
    await page.reload();
    await expectScreen(page, world, 'check-answers');
    await expect(page.getByText('September 23, 1987')).toHaveCount(0);
    await continueTo({ page, world, person }, 'success', expectAccessible);
    await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
    await expectAccessible(page);
    expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);

    await page.getByRole('link', { name: 'Link your bank' }).click();
    await expectScreen(page, world, 'bank');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Connect your bank' }).click();
    await linkInPlaidWindow(page);
    await expectScreen(page, world, 'bank-success');
    await expect(expectHeading(page)).toHaveText('Your bank account is linked');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expectScreen(page, world, 'complete');
    await expect(expectHeading(page)).toHaveText('You’re all set');
    await expectAccessible(page);

    const subjects = async () =>
      (await world.mailbox(mailTo(person)).messages()).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual(['Your bank account is linked', 'You’re approved: link your bank']);
    expect(faults()).toEqual([]);
  });
});

test.describe('in French, in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé is approved by a texted code and links her bank at the bank itself', async ({
    page,
    world,
  }) => {
    const person = persona('chloe', nextPersonaNumber());
    const faults = watchConsole(page);
    await page.goto('/?market=CA');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await continueTo({ page, world, person }, 'success', expectAccessible);
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements');
    await expectAccessible(page);
    expect((await world.phone(e164MobileOf(person)).messages())[0]?.text).toContain(
      'Votre code de vérification Poynt est',
    );

    await page.getByRole('link', { name: 'Lier mon compte bancaire' }).click();
    await expectScreen(page, world, 'bank');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Me connecter à ma banque' }).click();
    await linkInPlaidWindow(page);
    await expectScreen(page, world, 'bank-success');
    await expect(expectHeading(page)).toHaveText('Votre compte bancaire est lié');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Aller à l’accueil' }).click();
    await expectScreen(page, world, 'complete');
    await expect(expectHeading(page)).toHaveText('Tout est prêt');
    await expectAccessible(page);
    expect(faults()).toEqual([]);
  });
});
