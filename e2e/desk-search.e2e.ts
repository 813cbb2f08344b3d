import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const words = ['Quillfeather', 'Marrowby', 'Tinderholt', 'Ashgrovine', 'Pelligrew'];

/** An application in review whose business nobody else has. */
async function named(page: Parameters<typeof submittedApplication>[0]) {
  const number = nextPersonaNumber();
  const person = persona('ana', number);
  const business = `${words[number % words.length]} ${number} Bakery`;
  const answers = {
    ...person.answers,
    'company.dba': business,
    'applicant.name.lastName': 'Watchlisted',
  };
  const id = await submittedApplication(page, { ...person, answers });
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).status.id, BACKGROUND_TIMEOUT)
    .not.toBe('checking');
  const { reference } = await applicationViewFromPage(page, id);
  return { business, reference };
}

test('support finds an application by a part of its name, says what happens now, and sees its pages', async ({
  page,
  browser,
  world,
}) => {
  const { business, reference } = await named(page);
  const desk = await openDesk(browser, world, 'jules', '/search');
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(desk.page.getByText('Tax ID, exact')).toBeHidden();
  await expect(desk.page.getByLabel('What to look for')).toBeFocused();
  await desk.page.keyboard.type(business.slice(0, business.length - 4).toUpperCase());
  await expect(desk.page.getByText('1 application', { exact: true })).toBeVisible();
  expect(desk.page.url()).not.toContain(business.split(' ')[0]);
  await expectAccessible(desk.page);

  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('heading', { level: 1, name: business })).toBeFocused();
  expect(desk.page.url()).toContain(`/a/${reference}/story`);
  await expect(desk.page.getByText('We’re reviewing your application')).toBeVisible();
  await expect(desk.page.locator('main')).not.toContainText(/watch list|evidence|rule/i);
  await expectAccessible(desk.page);

  await desk.page.getByRole('button', { name: 'Make the link' }).click();
  await expect(desk.page.getByText('A ticket’s number', { exact: false })).toBeVisible();
  await desk.page.getByLabel('Ticket').fill('HELP-2291');
  await desk.page.getByLabel('I check what we promised').check();
  await desk.page.getByRole('button', { name: 'Make the link' }).click();
  const link = desk.page.getByRole('link', { name: 'Open it in a private window' });
  await expect(link).toHaveAttribute('href', /#/);
  await desk.page.goto('/queue/all');
  await expect(desk.page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  await desk.close();
});

test('a reviewer goes to an application by its reference with one shortcut', async ({
  page,
  browser,
  world,
}) => {
  const { business, reference } = await named(page);
  const desk = await openDesk(browser, world, 'robin');
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.page.keyboard.press('ControlOrMeta+k');
  const field = desk.page.getByRole('combobox', { name: 'A name, a reference, or a page' });
  await expect(field).toBeFocused();
  await desk.page.keyboard.type(reference.replace('-', ' ').toLowerCase());
  await expect(desk.page.getByRole('option', { name: business })).toBeVisible();
  await expectAccessible(desk.page);
  await desk.page.keyboard.press('ArrowDown');
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('heading', { level: 1, name: business })).toBeVisible();
  expect(new URL(desk.page.url()).pathname).toBe(`/a/${reference}`);
  await desk.close();
});

/** Sam’s groups at the company. */
const setGroups = ({ sandboxUrl }: ProductWorld, groups: readonly string[]) =>
  fetch(`${sandboxUrl}/control/staff/sam/groups`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ groups }),
  });

test('a senior shows a number for a reason, it hides again, the auditor reads who saw it, and another senior signs the week off', async ({
  page,
  browser,
  world,
}) => {
  const { business, reference } = await named(page);
  const senior = await openDesk(browser, world, 'priya', `/a/${reference}`);
  await expect(senior.page.getByRole('heading', { level: 1, name: business })).toBeVisible();
  await senior.page.clock.install();
  await senior.page.getByRole('button', { name: 'Show Born' }).click();
  const dialog = senior.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show for 30 seconds' }).click();
  await expect(dialog.getByText('A ticket’s number', { exact: false })).toBeVisible();
  await dialog.getByLabel('Ticket').fill('HELP-2291');
  await expectAccessible(senior.page);
  await dialog.getByRole('button', { name: 'Show for 30 seconds' }).click();
  const shown = senior.page.locator('.secret-shown');
  await expect(shown).toContainText('1987');
  await expect(shown).toHaveCSS('user-select', 'none');
  await senior.page.emulateMedia({ media: 'print' });
  await expect(shown).toBeHidden();
  await senior.page.emulateMedia({ media: 'screen' });
  await senior.page.clock.fastForward('00:31');
  await expect(shown).toBeHidden();
  expect(await senior.page.content()).not.toContain('1987');
  await senior.close();

  const auditor = await openDesk(browser, world, 'ansel', '/audit');
  await auditor.page.getByRole('combobox', { name: 'Action' }).selectOption('secret.shown');
  await auditor.page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
  const line = auditor.page.getByRole('row', { name: /Priya Nair.*HELP-2291.*Verified/ });
  await expect(line).toBeVisible();
  await expect(auditor.page.getByRole('rowheader')).toHaveCount(2); // the day, and the line
  await auditor.page.getByLabel('Reference of an application').fill(reference);
  await auditor.page.getByRole('button', { name: 'Verify one application' }).click();
  await expect(auditor.page.getByText(/^Whole: \d+ lines/)).toBeVisible();
  expect(auditor.page.url()).not.toContain('?');
  await expectAccessible(auditor.page);
  await auditor.page.getByRole('button', { name: 'Export …' }).click();
  const drawer = auditor.page.getByRole('dialog');
  const send = drawer.getByRole('button', { name: 'Export', exact: true });
  await send.click();
  await expect(drawer.getByText('A ticket’s number without spaces.')).toBeVisible();
  await drawer.getByLabel('What it’s for').fill('EXAM-2026');
  await expectAccessible(auditor.page);
  const file = auditor.page.waitForEvent('download');
  await send.click();
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^audit-${reference}-.*\\.jsonl$`));
  await expect(auditor.page.getByText(/^1 line exported to audit-/)).toBeVisible();
  await auditor.page.getByRole('link', { name: 'Shown secrets' }).click();
  const row = auditor.page.getByRole('row', { name: new RegExp(reference) });
  await expect(row).toContainText('HELP-2291');
  await expect(auditor.page.getByText('Still running')).toBeVisible();
  await expectAccessible(auditor.page);
  await auditor.page.getByRole('link', { name: 'Exports' }).click();
  await expect(auditor.page.getByRole('row', { name: /Ansel Berg.*EXAM-2026/ })).toBeVisible();
  await expectAccessible(auditor.page);
  await auditor.close();

  await world.advance(8 * 24 * 3_600_000);
  await setGroups(world, ['signet-senior']); // nobody signs off what they were shown
  try {
    const second = await openDesk(browser, world, 'sam', '/audit/secrets');
    const week = second.page.getByRole('listitem').filter({ hasText: 'Not signed off' });
    await week.getByRole('link').first().click();
    await expect(second.page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
    await second.page.getByRole('button', { name: 'Sign off this week' }).click();
    await expect(second.page.getByText(/^The week of .* is signed off by you\.$/)).toBeVisible();
    await expect(second.page.getByRole('button', { name: 'Sign off this week' })).toHaveCount(0);
    await expectAccessible(second.page);
    await second.close();
  } finally {
    await setGroups(world, ['signet-review']);
  }
});
