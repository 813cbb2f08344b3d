import { type PersonaId, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { Locale } from '@signet/rulebook/reference/locales';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

type Words = {
  who: PersonaId;
  locale: Locale;
  answers: Answers;
  /** What Home says meanwhile. */
  home: string;
  title: string;
  why: string;
  send: string;
};

const TORONTO = {
  'company.address.line1': '12-340 Queen St W',
  'company.address.city': 'Toronto',
  'company.address.territory': 'ON',
  'company.address.zip': 'M5V 2A4',
};
const SIN_IN_REVIEW = { 'applicant.governmentIdentification.value': '046454047' };

const LANGUAGES: readonly Words[] = [
  {
    who: 'ana',
    locale: 'en-US',
    answers: { 'applicant.governmentIdentification.value': '0004' },
    home: 'We need 1 change from you',
    title: 'Check what we ask you to change',
    why: 'Enter it as it is today.',
    send: 'Send changes',
  },
  {
    who: 'chloe',
    locale: 'en-CA',
    answers: { ...SIN_IN_REVIEW, ...TORONTO },
    home: 'We need 1 change from you',
    title: 'Check what we ask you to change',
    why: 'Enter it as it is today.',
    send: 'Send changes',
  },
  {
    who: 'chloe',
    locale: 'fr-CA',
    answers: SIN_IN_REVIEW,
    home: 'Il nous faut 1 modification',
    title: 'Vérifiez ce que nous vous demandons de modifier',
    why: 'Entrez l’information à jour.',
    send: 'Envoyer les modifications',
  },
];

const TRADE_NAME = 'company.dba';

for (const { who, locale, answers, home, title, why, send } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale });
    test('a reviewer asks for one answer to be changed; the applicant sees it alone, changes it, and it comes back to the same reviewer', async ({
      page,
      browser,
      world,
    }) => {
      const known = persona(who, nextPersonaNumber());
      const person = { ...known, locale, answers: { ...known.answers, ...answers } };
      const id = await decidedApplication(page, world, person);
      const { reference } = await applicationViewFromPage(page, id);
      const { page: desk } = await openDesk(browser, world, 'robin', `/a/${reference}`);
      await desk.getByRole('button', { name: 'Claim to act' }).click();
      await expect(desk.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
      await desk.keyboard.press('r');
      const drawer = desk.getByRole('dialog');
      await drawer.getByRole('checkbox', { name: 'Trade name' }).check();
      await drawer.getByLabel('Why').selectOption('outOfDate');
      await expect(drawer.getByText(why).first()).toBeVisible();
      await expectAccessible(desk);
      await drawer.getByRole('button', { name: /^Ask .* for changes/ }).click();
      await expect(drawer).toBeHidden();

      await page.goto(`/${id}/success`);
      await expect(page.getByRole('heading', { name: home, level: 1 })).toBeVisible();
      await expect(page.locator('.deck').getByText(why)).toBeVisible();
      await expectAccessible(page);
      await page.locator('.hero .btn-primary').click();
      await expect(page).toHaveURL(new RegExp(`/${id}/changes$`));
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const name = page.locator('#company-dba');
      await expect(name).toHaveValue(String(person.answers[TRADE_NAME]));
      await expect(page.getByText(why)).toBeVisible();
      await expect(page.locator('main').getByRole('textbox')).toHaveCount(1);
      await expectAccessible(page);
      const newName = `${person.answers[TRADE_NAME]} Deux`;
      await name.fill('---');
      await page.getByRole('button', { name: send }).click();
      await expect(page.locator('#company-dba-error')).toBeVisible();
      await name.fill(newName);
      await page.getByRole('button', { name: send }).click();
      await expect(page).not.toHaveURL(new RegExp(`/${id}/changes$`));
      await expect
        .poll(async () => (await applicationViewFromPage(page, id)).changes, BACKGROUND_TIMEOUT)
        .toBeUndefined();

      await desk.goto('/queue/mine');
      const row = desk.getByRole('row').filter({ hasText: reference });
      await expect(row.getByText('Resubmitted', { exact: true })).toBeVisible();
      await expectAccessible(desk);
      await desk.goto(`/a/${reference}/changes`);
      const head = desk.getByRole('list', { name: 'Facts' });
      await expect(head.getByText('Resubmitted', { exact: true })).toBeVisible();
      await expect(desk.getByRole('heading', { name: /^Resubmitted / })).toBeVisible();
      await expect(desk.getByRole('cell', { name: newName })).toBeVisible();
      await expectAccessible(desk);
    });
  });
