import type { Page, Route } from '@playwright/test';
import { industryById } from '@signet/industries/industries';
import { type Persona, persona } from '@signet/personas/personas';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import {
  continueTo,
  expectHeading,
  expectScreen,
  findIndustry,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const PREDICT = '**/api/v2/categories/predict*';
const search = (page: Page) => page.getByRole('combobox');
const guesses = (page: Page) => page.getByRole('radio');
const options = (page: Page) => page.getByRole('option');

function named(name: string): Persona {
  const marcus = persona('marcus', nextPersonaNumber());
  return { ...marcus, answers: { ...marcus.answers, 'company.name': name, 'company.dba': '' } };
}

/** A prediction of these industries; the default score is not confident enough to preselect one. */
const prediction = (ids: readonly number[], score = 0.3) => ({
  json: {
    top10LabelMlType: ids.map((id) => ({
      id,
      mcc: industryById(id)?.mcc ?? '',
      label: '',
      type: 'REGULAR',
      score,
    })),
  },
});

async function categoryOf(
  page: Page,
  world: ProductWorld,
  person: Persona,
  predict: (route: Route) => Promise<unknown>,
): Promise<void> {
  // A page that has left does not read its response.
  await page.route(PREDICT, (route) => predict(route).catch(() => undefined));
  await openSignUpAt(page, world, person, 'business');
  // Guesses look different on a page that is opened cold.
  await continueTo({ page, world, person }, 'category');
}

async function searchOf(
  page: Page,
  world: ProductWorld,
  person: Persona,
  predict: (route: Route) => Promise<unknown>,
): Promise<void> {
  await page.route(PREDICT, predict);
  await openSignUpAt(page, world, person, 'category');
}

test.describe('the prediction', () => {
  test('a sure guess is chosen beforehand, a search puts it aside, and Continue takes it', async ({
    page,
    world,
  }) => {
    await categoryOf(page, world, named('Webb Plumbing LLC'), (route) =>
      route.fulfill(prediction([222], 0.9)),
    );
    await expect(page.getByRole('radiogroup', { name: 'Is this your business?' })).toBeVisible();
    await expect(guesses(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Plumber' })).toBeChecked();
    await expect(page.getByText('We picked this from your business name.')).toBeVisible();
    await expectAccessible(page);
    await search(page).fill('florist');
    await expect(page.getByRole('radio', { name: 'Plumber' })).not.toBeChecked();
    await options(page).first().click();
    await expect(search(page)).toHaveValue('Florist');
    await expect(search(page)).toBeFocused();
    await page.getByRole('radio', { name: 'Plumber' }).check();
    await expect(page.getByRole('button', { name: 'Save and sign in' })).toBeVisible();
    await pressContinue(page);
    await page.waitForURL('**/oidc/interaction/**');
  });

  test('a slow answer fills the place that was kept for it, and nothing moves', async ({
    page,
    world,
  }) => {
    const answered = Promise.withResolvers<void>();
    await categoryOf(page, world, named('Webb Plumbing LLC'), async (route) => {
      await answered.promise;
      await route.fulfill(prediction([222], 0.5));
    });
    await expect(guesses(page)).toHaveCount(0);
    await expect(page.locator('.skeleton-choice')).toHaveCount(1);
    const before = await search(page).boundingBox();
    answered.resolve();
    await expect(guesses(page)).toHaveCount(1);
    expect((await search(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -2);
    await expectAccessible(page);
  });

  test('an answer that comes when somebody has begun is not shown', async ({ page, world }) => {
    const answered = Promise.withResolvers<void>();
    await categoryOf(page, world, named('Webb Plumbing LLC'), async (route) => {
      await answered.promise;
      await route.fulfill(prediction([20], 0.9));
    });
    await search(page).fill('florist');
    const reply = page.waitForResponse(PREDICT);
    answered.resolve();
    await reply;
    await expect(guesses(page)).toHaveCount(0);
  });

  test('a name that tells the browser nothing is guessed by the server alone; a website speaks, too, a moment after it was typed', async ({
    page,
    world,
  }) => {
    const inputs: string[] = [];
    await categoryOf(page, world, named('Okonkwo & Delacroix'), async (route) => {
      const said = new URL(route.request().url()).searchParams.get('inputs') ?? '';
      inputs.push(said);
      await route.fulfill(
        said.includes('plumbing') ? prediction([222], 0.5) : prediction([253, 254]),
      );
    });
    await expect(page.getByRole('radiogroup', { name: 'Is this your business?' })).toBeVisible();
    expect(await page.locator('.choice-title').allInnerTexts()).toEqual([
      'Lawyer or notary',
      'Accountant or bookkeeper',
    ]);
    await page
      .locator('[name="company.site"]')
      .pressSequentially('https://okonkwo-plumbing.example.com', { delay: 10 });
    await expect(page.getByRole('radio', { name: 'Plumber' })).toBeVisible();
    await expect
      .poll(() => inputs)
      .toEqual([
        'Okonkwo & Delacroix',
        'Okonkwo & Delacroix\nhttps://okonkwo-plumbing.example.com',
      ]);
  });
});

test.describe('the search', () => {
  test('answers in the frame of the keystroke, by keyboard, as the ARIA pattern says', async ({
    page,
    world,
  }) => {
    await searchOf(page, world, persona('ana', nextPersonaNumber()), (route) => route.abort());
    const keys = keyboardOnly(page);
    await keys.to('[role="combobox"]');
    await page.evaluate(`addEventListener('input', () => requestAnimationFrame(() => {
      window.inFrame = document.querySelectorAll('[role="option"]').length;
    }), { once: true })`);
    await page.keyboard.type('p');
    await expect.poll(() => page.evaluate('window.inFrame')).toBeGreaterThan(0);
    await page.keyboard.type('lumbr');
    await expect(options(page).first()).toHaveText('Plumber');
    await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
    const list = await search(page).getAttribute('aria-controls');
    await expect(page.getByRole('listbox')).toHaveAttribute('id', list ?? '');
    await expect(page.getByText(/^\d+ match(es)?$/)).toBeAttached();
    await expectAccessible(page);
    await keys.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(search(page)).toHaveValue('plumbr');
    await keys.press('ArrowDown');
    await keys.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await keys.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue(/^Plumb/);
  });

  test('a search near no word of ours goes to the server, under a heading that says so', async ({
    page,
    world,
  }) => {
    await searchOf(page, world, persona('ana', nextPersonaNumber()), (route) =>
      route.fulfill(prediction([231, 243])),
    );
    await search(page).fill('wuggle fixxer xq');
    await search(page).fill('xqzzk');
    await expect(page.getByRole('group', { name: 'Closest matches' })).toBeVisible();
    await expect(options(page)).toHaveText(['Handyman', 'Repair shop']);
    await options(page).first().click();
    await expect(search(page)).toHaveValue('Handyman');
  });

  test('with the server down the ten common kinds answer it', async ({ page, world }) => {
    await searchOf(page, world, persona('ana', nextPersonaNumber()), (route) => route.abort());
    await search(page).fill('xqzzk');
    await expect(
      page.getByRole('group', { name: 'No match. Try another word or one of these' }),
    ).toBeVisible();
    await expect(options(page)).toHaveCount(10);
    await expectAccessible(page);
  });

  test('10 KB of anything does no harm', async ({ page, world }) => {
    await searchOf(page, world, persona('ana', nextPersonaNumber()), (route) => route.abort());
    for (const hostile of [
      'a'.repeat(10_240),
      '<img src=x onerror=alert(1)> '.repeat(350),
      '😀\u202e'.repeat(5_000),
      'ресторан '.repeat(1_100),
    ]) {
      await search(page).fill(hostile);
      expect((await search(page).inputValue()).length).toBeLessThanOrEqual(100);
    }
    await search(page).fill('florist');
    await options(page).first().click();
    await expect(search(page)).toHaveValue('Florist');
    await pressContinue(page);
    await page.waitForURL('**/oidc/interaction/**');
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a word without its accents and with an error finds its trade', async ({ page, world }) => {
    await searchOf(page, world, persona('chloe', nextPersonaNumber()), (route) => route.abort());
    await search(page).fill('deneigemnt');
    await expect(options(page).first()).toHaveText('Déneigement');
    await expect(
      page.getByRole('group', { name: 'Construction, métiers et réparations' }),
    ).toBeVisible();
    await expectAccessible(page);
    await options(page).first().click();
    await pressContinue(page);
    await page.waitForURL('**/oidc/interaction/**');
  });
});

test('an industry that cannot be served is explained with ways on, and nothing typed is lost', async ({
  page,
  world,
}) => {
  // With the service down nothing is guessed, and the search stands alone.
  await categoryOf(page, world, named('Webb Plumbing LLC'), (route) => route.abort());
  await expect(page.locator('.skeleton-choice')).toHaveCount(0);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await findIndustry(page, 'crypto exchange');
  await expect(
    page.getByText('Poynt can’t process payments for this kind of business'),
  ).toBeVisible();
  await pressContinue(page);
  await expect(expectHeading(page)).toHaveText(
    'Poynt can’t process payments for this kind of business',
  );
  await expect(expectHeading(page)).toBeFocused();
  await expect(page.getByText('You chose “Virtual currency”.')).toBeVisible();
  await expect(page.getByText('Moving, lending or exchanging other people’s money')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another kind of business' }).press('Enter');
  await expectScreen(page, world, 'category');
  await expect(search(page)).toHaveValue('Virtual currency');
  await expect(
    page.getByText('Poynt can’t process payments for this kind of business'),
  ).toHaveCount(1);
  await expect(page.getByText('There’s a problem')).toHaveCount(0);
  await findIndustry(page, 'bakery');
  await pressContinue(page);
  await page.waitForURL('**/oidc/interaction/**');
});
