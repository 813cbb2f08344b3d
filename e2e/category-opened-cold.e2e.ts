import { industryById } from '@signet/industries/industries';
import { persona } from '@signet/personas/personas';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { continueTo, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const PREDICT = '**/api/v2/categories/predict*';

const prediction = (score: number) => ({
  json: {
    top10LabelMlType: [
      { id: 222, mcc: industryById(222)?.mcc ?? '', label: '', type: 'REGULAR', score },
    ],
  },
});

test('one guess has a place under the search, and nothing moves when it comes or does not', async ({
  page,
  world,
}) => {
  const answered = Promise.withResolvers<void>();
  let score = 0.9;
  await page.route(PREDICT, async (route) => {
    await answered.promise;
    // A page that has left does not read its response.
    await route.fulfill(prediction(score)).catch(() => undefined);
  });
  const marcus = persona('marcus', nextPersonaNumber());
  const person = {
    ...marcus,
    answers: { ...marcus.answers, 'company.name': 'Webb Plumbing LLC', 'company.dba': '' },
  };
  await openSignUpAt(page, world, person, 'business');
  await continueTo({ page, world, person }, 'category');
  const below = page.getByRole('heading', { name: 'Save your answers' });
  await page.reload();
  await expectScreen(page, world, 'category');
  await expect(page.locator('.skeleton-choice')).toHaveCount(1);
  const before = await below.boundingBox();
  answered.resolve();
  await expect(page.getByRole('radio', { name: 'Plumber' })).toBeChecked();
  expect(await below.boundingBox()).toEqual(before);
  await expectAccessible(page);

  score = 0.1;
  const reply = page.waitForResponse(PREDICT);
  await page.reload();
  await reply;
  await expect(page.locator('.skeleton-choice')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
});
