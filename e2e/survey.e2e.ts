import { persona } from '@signet/personas/personas';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('the survey of the portal’s owner stands below the result, thanks for an answer, and is gone on the next page', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/success`);
  const survey = page.getByRole('complementary', { name: 'Would you recommend us' });
  await expect(survey).toBeVisible();
  await survey.getByRole('button', { name: '9', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

  await page.reload();
  await expect(survey).toBeVisible();
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank');
  await expect(survey).toHaveCount(0);
});
