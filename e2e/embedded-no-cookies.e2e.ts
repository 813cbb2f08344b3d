import { persona } from '@signet/personas/personas';
import { CARRYING } from '@signet/rulebook/partners/carrying';
import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, openFrame } from '@signet/testing/browser/framed';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';

test.use({ knowsPartitions: false });

test('where the browser keeps no cookie for a frame, what was typed in it stands in a tab of its own, and Ana is approved there', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { 'applicant.name.firstName': firstName = '', 'applicant.email.emailAddress': email = '' } = person.answers;
  const heard = await openFrame(page, { portal: world.url, referral: 'northwind', path: '/get-started' });
  await expect.poll(() => heard('error')).toMatchObject([{ errorType: 'embed.cookieBlocked' }]);
  expect(await context.cookies(world.url)).toEqual([]);
  await continueTo({ page: inside(page), world, person }, 'business');
  await inside(page).locator('[name="company.registered"][value="YES"]').check();
  await inside(page).locator('[name="company.name"]').fill('Marguerite Bakery LLC');
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await inside(page).getByRole('button', { name: 'Open in a new tab' }).press('Enter');
  const tab = await opened;
  await expectScreen(tab, world, 'business');
  expect(tab.url()).toBe(`${world.url}/r/northwind/business`);
  await expect(tab.locator('[name="company.registered"][value="YES"]')).toBeChecked();
  await expect(tab.locator('[name="company.name"]')).toHaveValue('Marguerite Bakery LLC');
  await tab.locator('main .back').click();
  await expectScreen(tab, world, 'applicant');
  await expect(tab.locator('[name="applicant.name.firstName"]')).toHaveValue(firstName);
  await expect(tab.locator('[name="applicant.email.emailAddress"]')).toHaveValue(email);
  const cookies = await context.cookies(world.url);
  expect(cookies).toMatchObject([{ name: '__Host-startup', httpOnly: true, sameSite: 'Lax', secure: true }]);
  expect(JSON.stringify(cookies)).not.toContain(firstName);

  // The frame has handed over, and leads to the tab.
  await expect(inside(page).getByRole('status').filter({ hasText: 'Sign-up goes on in the new tab' })).toBeVisible();
  await expect(inside(page).getByRole('button', { name: 'Open in a new tab' })).toHaveCount(0);

  await tab.locator('[name="applicant.name.lastName"]').fill('Roy');
  await continueTo({ page: tab, world, person }, 'success');
  await expect(expectHeading(tab)).toHaveText('You’re approved');
});

test('another site plants no draft, even with a token that it has asked for itself', async ({ page, context, world }) => {
  await openFrame(page, { portal: world.url, referral: 'northwind', path: '/applicant' });
  const token = await frameOf(page).evaluate<string>(`JSON.parse(document.getElementById('boot').textContent).embed.carryToken`);
  const opened = context.waitForEvent('page');
  await page.evaluate(`{
    const form = Object.assign(document.createElement('form'), { method: 'post', target: '_blank', action: ${JSON.stringify(`${world.url}/r/northwind${CARRYING.path}`)} });
    const fields = { token: ${JSON.stringify(token)}, page: 'applicant', answers: '{"applicant.name.firstName":"Mallory"}' };
    for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }`);
  const tab = await opened;
  await expectScreen(tab, world, 'applicant');
  await expect(tab.locator('[name="applicant.name.firstName"]')).toHaveValue('');
});
