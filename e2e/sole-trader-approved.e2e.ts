import { persona } from '@signet/personas/personas';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { linkInWindow } from '@signet/testing/browser/plaid-window';
import { arriveAt, heading, mailOf, mobileOf, walkTo } from '@signet/testing/browser/sign-up';
import { axe, expect, nextNth, test } from '@signet/testing/browser/test';

test.describe('in English, in the United States', () => {
  test('Ana is approved by a texted code and links her bank at the bank itself', async ({ page, world }) => {
    const person = persona('ana', nextNth());
    const faults = watchConsole(page);
    await page.goto('/');
    await walkTo({ page, world, person }, 'success', axe);
    await expect(heading(page)).toHaveText('You’re approved');
    await axe(page);
    expect(await world.phone(mobileOf(person)).messages()).toHaveLength(1);

    await page.getByRole('link', { name: 'Link your bank' }).click();
    await arriveAt(page, world, 'bank');
    await axe(page);
    await page.getByRole('button', { name: 'Connect with your bank' }).click();
    await linkInWindow(page);
    await arriveAt(page, world, 'bank-success');
    await expect(heading(page)).toHaveText('Your bank is linked');
    await axe(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await arriveAt(page, world, 'complete');
    await expect(heading(page)).toHaveText('You’re all set');
    await axe(page);

    const subjects = async () => (await world.mailbox(mailOf(person)).messages()).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['Your application is approved – Poynt', 'We have your application – Poynt']);
    expect(faults()).toEqual([]);
  });
});

test.describe('in French, in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé is approved by a texted code and links her bank at the bank itself', async ({ page, world }) => {
    const person = persona('chloe', nextNth());
    const faults = watchConsole(page);
    await page.goto('/?market=CA');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await walkTo({ page, world, person }, 'success', axe);
    await expect(heading(page)).toHaveText('Votre demande est approuvée');
    await axe(page);
    expect((await world.phone(mobileOf(person)).messages())[0]?.text).toContain('Votre code de vérification est');

    await page.getByRole('link', { name: 'Lier mon compte bancaire' }).click();
    await arriveAt(page, world, 'bank');
    await axe(page);
    await page.getByRole('button', { name: 'Me connecter à ma banque' }).click();
    await linkInWindow(page);
    await arriveAt(page, world, 'bank-success');
    await expect(heading(page)).toHaveText('Votre compte bancaire est lié');
    await axe(page);
    await page.getByRole('link', { name: 'Continuer' }).click();
    await arriveAt(page, world, 'complete');
    await expect(heading(page)).toHaveText('Tout est prêt');
    await axe(page);
    expect(faults()).toEqual([]);
  });
});
