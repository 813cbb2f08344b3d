import { persona } from '@signet/personas/personas';
import { completedApplication, decidedApplication } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { FIND_DEFECTS_SCRIPT } from '../bench/screens/page-checks.ts';

test('who hears an approval hears its heading, the receipt, the one way on and then the details', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/success`);
  await expectScreen(page, world, 'success');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "You’re approved and can take payments" [level=1]
    - paragraph: /Link your bank account to get paid/
    - link "Link your bank"
    - paragraph: About 1 minute.
    - heading "How your money moves" [level=2]
    - list
    - heading "History" [level=2]
    - list
  `);
  await expect(page.getByRole('link', { name: 'Link your bank' })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('link', { name: 'Link your bank' })).toHaveCount(1);
});

test('a button that shows or changes an answer bears the answer’s name', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('marcus', nextPersonaNumber()));
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page
    .getByRole('button', { name: /^Change Last 4 digits of your Social Security number/ })
    .click();
  await expect(
    page.getByRole('button', { name: /^Show Last 4 digits of your Social Security number/ }),
  ).toBeVisible();
});

for (const size of ['100%', '200%'])
  test(`at 320 px and ${size} text each control of the header keeps its name`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await expectScreen(page, world, 'get-started');
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Poynt"
        - button "Country and language, United States · English"
        - button "Help"
        - link "Sign in"
    `);
    await expectAccessible(page);
    expect(
      await page.evaluate(
        'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
      ),
    ).toBe(true);
  });

const TIGHT = [
  { width: 320, size: '100%' },
  { width: 390, size: '200%' },
] as const;

for (const { width, size } of TIGHT)
  for (const locale of ['en-US', 'fr-CA'])
    test(`at ${width} px and ${size} text in ${locale}, the header takes two rows at most and no word is split`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const [path, screen] of [
        ['/', 'get-started'],
        ['/applicant', 'applicant'],
        ['/business', 'business'],
      ] as const) {
        await page.goto(`${path}?locale=${locale}`);
        await expectScreen(page, world, screen);
        await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
        expect(await page.evaluate(FIND_DEFECTS_SCRIPT)).not.toContainEqual(
          expect.objectContaining({
            kind: expect.stringMatching(/^(?:tall header|split word|overflow)$/),
          }),
        );
      }
    });
