import { entriesOf } from '@signet/rulebook/core/keys-of';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { DESK_PAGES, type DeskPageId } from '../apps/desk/src/desk-pages.ts';

test.use({ baseURL: async ({ world }, use) => use(world.deskUrl) });

test.describe('nobody is signed in', () => {
  test('every page asks to sign in, and comes back to itself', async ({ page, world }) => {
    await page.goto('/queue/late?risk=high');
    await expect(
      page.getByRole('heading', { name: 'Sign in to work on applications' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with company sign-in' }).click();
    await page.getByRole('button', { name: 'Robin Ashe' }).click();
    await page.waitForURL(`${world.deskUrl}/queue/late?risk=high`);
    await expect(page.getByRole('combobox', { name: 'Risk' })).toHaveValue('high');
  });

  for (const [person, text] of [
    ['Noor Haddad', 'didn’t prove a passkey or security key'],
    ['Lou Petit', 'in none of the desk’s groups'],
  ] as const)
    test(`${person} is told what to ask for`, async ({ page }) => {
      await page.goto('/queue/all');
      await page.getByRole('link', { name: 'Continue with company sign-in' }).click();
      await page.getByRole('button', { name: person }).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expectAccessible(page);
    });

  test('the lock page shows nothing, and leads back', async ({ page }) => {
    await page.goto('/locked?path=%2Fqueue%2Fmine');
    await expect(page.getByRole('link', { name: 'Unlock with company sign-in' })).toHaveAttribute(
      'href',
      '/auth/start?fresh=1&path=%2Fqueue%2Fmine',
    );
    await expectAccessible(page);
  });
});

test('the queue on a phone: cards, and nothing beside the screen', async ({ browser, world }) => {
  const { page, close } = await openDesk(browser, world, 'robin');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.row-link, .queue-empty').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await close();
});

const UNKNOWN = 'K7QM-3XPD';

/** An address of each page, and the heading that says it is open. */
const OPENED: Readonly<Record<DeskPageId, { at: string; heading: string | RegExp }>> = {
  queue: { at: '/queue/all', heading: 'Queue' },
  audit: { at: '/audit', heading: 'Audit' },
  secrets: { at: '/audit/secrets', heading: 'Shown secrets' },
  exports: { at: '/audit/exports', heading: 'Exports' },
  funnel: { at: '/insight/funnel', heading: 'Funnel' },
  levels: { at: '/insight/levels', heading: 'Service levels' },
  sources: { at: '/insight/sources', heading: 'Sources' },
  looks: { at: '/blind-looks', heading: 'Blind looks' },
  policy: { at: '/policy', heading: 'Policy lab' },
  partners: { at: '/partners', heading: 'Partners' },
  partner: { at: '/partners/northwind', heading: 'Northwind Bookings' },
  administration: { at: '/admin', heading: 'Administration' },
  search: { at: '/search', heading: 'Search' },
  story: { at: `/a/${UNKNOWN}/story`, heading: /./ },
  case: { at: `/a/${UNKNOWN}`, heading: /./ },
};

// Between them they open every page; the others’ pages are in desk-pages.test.tsx, their calls in the matrix.
for (const [person, role] of [
  ['robin', 'reviewer'],
  ['jules', 'support'],
  ['ansel', 'auditor'],
] as const)
  test(`${role}: opens every page of theirs without a refusal, and of the others sees that nothing is there`, async ({
    browser,
    world,
  }) => {
    const { page, close } = await openDesk(browser, world, person, '/');
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !answer.url().includes(UNKNOWN)) refused.push(answer.url());
    });
    const held = permissionsOf([role]);
    for (const [id, { may }] of entriesOf(DESK_PAGES)) {
      const { at, heading } = OPENED[id];
      await page.evaluate((path) => history.pushState(null, '', path), at);
      const nothing = page.getByRole('heading', { level: 1, name: 'There’s nothing here' });
      const isOfCase = at.includes(UNKNOWN);
      if (!held.includes(may)) {
        await expect(nothing).toBeVisible();
        await expect(page.getByText(UNKNOWN)).toHaveCount(0);
      } else if (isOfCase) await expect(page.getByText(UNKNOWN).first()).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await expectAccessible(page);
    const mayAct = held.includes('case.work');
    if (held.includes('case.read')) {
      await page.getByRole('link', { name: 'Queue', exact: true }).first().click();
      await expect(page.getByRole('button', { name: /Take next/ })).toHaveCount(mayAct ? 1 : 0);
    } else await expect(page.getByRole('link', { name: 'Queue' })).toHaveCount(0);
    expect(refused).toEqual([]);
    await close();
  });

test('filters are kept as a view of the team, which a colleague opens by its address', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'priya', '/queue/all?market=CA');
  await page.getByRole('button', { name: 'Save view …' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Canada');
  await page.getByRole('checkbox', { name: 'For the whole team' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/queue\/view_/);
  const sam = await openDesk(browser, world, 'sam', new URL(page.url()).pathname);
  await expect(sam.page.getByRole('link', { name: /^Canada/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sam.page.getByRole('combobox', { name: 'Market' })).toHaveValue('CA');
  await expect(sam.page.getByRole('button', { name: 'Remove this view' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove this view' }).click();
  await page.waitForURL('/queue/all?market=CA');
  await expect(page.getByRole('link', { name: /^Canada/ })).toHaveCount(0);
  await Promise.all([close(), sam.close()]);
});

test('keys are listed, and can be turned off', async ({ browser, world }) => {
  const { page, close } = await openDesk(browser, world, 'robin');
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await close();
});

test('signing out ends the session here and at the provider', async ({ browser, world }) => {
  const { page, close } = await openDesk(browser, world, 'sam');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/queue'));
  await page.goto('/queue/all');
  await expect(
    page.getByRole('heading', { name: 'Sign in to work on applications' }),
  ).toBeVisible();
  await close();
});
