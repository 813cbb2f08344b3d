import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { CARRYING } from '@signet/rulebook/partners/carrying';
import { pressOnceSeen } from '@signet/testing/browser/cover-report';
import { PARTNER_SITES, test } from '@signet/testing/browser/cross-site';
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
  const { 'applicant.name.firstName': firstName = '', 'applicant.email.emailAddress': email = '' } =
    person.answers;
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    path: '/get-started',
  });
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
  expect(cookies).toMatchObject([
    { name: '__Host-startup', httpOnly: true, sameSite: 'Lax', secure: true },
    { name: 'locale', value: 'en-US' },
  ]);
  // The whole address: three letters of a name may stand in what is sealed by chance.
  expect(decodeURIComponent(JSON.stringify(cookies))).not.toContain(email);

  // The frame has handed over and points to the tab.
  await expect(
    inside(page).getByRole('status').filter({ hasText: 'Sign-up continues in the new tab' }),
  ).toBeVisible();
  await expect(inside(page).getByRole('button', { name: 'Open in a new tab' })).toHaveCount(0);

  await tab.locator('[name="applicant.name.lastName"]').fill('Roy');
  await continueTo({ page: tab, world, person }, 'success');
  await expect(expectHeading(tab)).toHaveText('You’re approved and can take payments');
});

test('the language that the partner asks for holds without any cookie: on each page, after a reload and in the tab', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const lang = () => inside(page).locator('html').getAttribute('lang');
  const reload = () => frameOf(page).evaluate('location.reload()');
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    path: '/get-started',
    locale: 'fr-CA',
  });
  expect(await lang()).toBe('fr-CA'); // immediately: the frame's URL requests it
  await continueTo({ page: inside(page), world, person }, 'business');
  await reload();
  // The reloaded page also knows its parent.
  await expect
    .poll(async () => (await heard('ready')).map(({ stepId }) => stepId))
    .toEqual(['get-started', 'business']);
  await expectScreen(inside(page), world, 'business');
  expect(await lang()).toBe('fr-CA');

  await page.evaluate("onboarding.update({ locale: 'en-CA' })");
  await expect.poll(lang).toBe('en-CA');
  await expect.poll(async () => (await heard('ready')).length).toBe(3);
  await inside(page).locator('main .back').click();
  await expectScreen(inside(page), world, 'applicant');
  await reload();
  await expect.poll(async () => (await heard('ready')).length).toBe(4);
  expect(await lang()).toBe('en-CA');
  await page.evaluate("onboarding.update({ locale: 'fr-CA' })");
  await expect.poll(lang).toBe('fr-CA');
  await expectScreen(inside(page), world, 'applicant');
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await inside(page).getByRole('button', { name: 'Ouvrir dans un nouvel onglet' }).press('Enter');
  const tab = await opened;
  await expectScreen(tab, world, 'applicant');
  expect(new URL(tab.url()).search).toBe('');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(tab.locator('[name="applicant.name.firstName"]')).toHaveValue(
    person.answers['applicant.name.firstName'] ?? '',
  );
  const again = inside(page).getByRole('link', { name: 'Ouvrir dans un nouvel onglet' });
  await expect(again).toHaveAttribute('href', '/r/northwind/applicant?locale=fr-CA');
});

test('a frame that is asked for a language after it was loaded keeps it likewise', async ({
  page,
  world,
}) => {
  await openFrame(page, { portal: world.url, referral: 'northwind', path: '/applicant' });
  await inside(page).locator('[name="applicant.name.firstName"]').fill('Marguerite');
  await page.evaluate("onboarding.update({ locale: 'fr-CA' })");
  await expect(inside(page).getByLabel('Prénom')).toHaveValue('Marguerite');
  await frameOf(page).evaluate('location.reload()');
  await expect(inside(page).getByLabel('Prénom')).toBeVisible();
});

test('a link that is pressed before any script keeps the language and the parent', async ({
  page,
  world,
}) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(`${world.url}/assets/*.js`, async (route) => {
    if (isHeld) await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  await page.goto(PARTNER_SITES.plain);
  await page.evaluate(`window.told = []; SignetOnboarding.mount(document.getElementById('here'), { portal: ${JSON.stringify(world.url)},
    referral: 'northwind', path: '/get-started', locale: 'fr-CA', onMessage: (direction, { type }) => told.push(type) })`);
  await expect.poll(() => page.evaluate<string[]>('told')).toEqual(['loading', 'init']);
  await inside(page).locator('main .actions a').first().click();
  await expect(inside(page).getByLabel('Prénom')).toBeVisible();
  isHeld = false;
  for (const letGo of held) letGo();
  await expect.poll(() => page.evaluate<string[]>('told')).toContain('ready');
  await expect(inside(page).locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('the country that the person chooses holds, too, and the tab is in it', async ({
  page,
  context,
  world,
}) => {
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    path: '/get-started',
  });
  const marketOf = (shown: Page) =>
    shown.evaluate<string>(`JSON.parse(document.getElementById('boot').textContent).market`);
  expect(await marketOf(inside(page))).toBe('US');
  await inside(page).getByRole('link', { name: 'Switch to Canada' }).click();
  await expect.poll(async () => (await heard('ready')).length).toBe(2);
  expect(await marketOf(inside(page))).toBe('CA');
  await frameOf(page).evaluate('location.reload()');
  await expect.poll(async () => (await heard('ready')).length).toBe(3);
  expect(await marketOf(inside(page))).toBe('CA');
  const opened = context.waitForEvent('page');
  await pressOnceSeen(inside(page).getByRole('button', { name: 'Open in a new tab' }));
  const tab = await opened;
  await expectScreen(tab, world, 'get-started');
  expect(await marketOf(tab)).toBe('CA');
});

test('another site plants no draft, even with a token that it has asked for itself', async ({
  page,
  context,
  world,
}) => {
  await openFrame(page, { portal: world.url, referral: 'northwind', path: '/applicant' });
  const token = await frameOf(page).evaluate<string>(
    `JSON.parse(document.getElementById('boot').textContent).embed.carryToken`,
  );
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
