import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { signUpByKeyboard } from '@signet/testing/browser/keyboard-sign-up';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Ana applies, is approved, links her bank and opens each page of her account with the keyboard alone', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const keys = keyboardOnly(page);
  await page.goto('/');
  await keys.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await keys.to('main .actions a');
  await keys.press('Enter');

  await signUpByKeyboard({ page, world, person, keys });

  for (const [opened, address] of [
    ['bank-success', '/bank/success'],
    ['order', '/order'],
    ['accounts', '/accounts'],
  ] as const) {
    await keys.to(`.account-tabs a[href$="${address}"]`, 'Shift+Tab');
    await keys.press('Enter');
    await expectScreen(page, world, opened);
    await expect(expectHeading(page)).toBeFocused();
  }
});

const FRAME = ['Home', 'Bank 1 to do', 'Orders', 'Applications', 'Dashboard'];
const TOOLS = [/^Country and language/, 'Help', /Your account/];
/** The one act first, then what else can be done, then the records of the second column. */
const READ = [
  'Link your bank',
  'See your stores',
  'Get a card terminal',
  'Add a card for orders',
  'See cash advance offers',
  'See your application',
  'Print your approval',
  'Close this account',
];
const LAST = 'Privacy choices';

/** Names of what Tab reaches, each of them seen, up to the end of the footer. */
async function stopsOf(page: Page): Promise<string[]> {
  const keys = keyboardOnly(page);
  const stops: string[] = [];
  while (stops.at(-1) !== LAST && stops.length < 40) {
    await keys.press('Tab');
    const [, name = ''] = /"(.*?)"/.exec(await page.locator(':focus').ariaSnapshot()) ?? [];
    stops.push(name);
  }
  return stops;
}

test('Home is walked through by Tab as it is read, in two columns and in one', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const start = ['Skip to main content', 'Poynt'];
  const inRail = [...start, /Ana Bakes/, ...FRAME, /^[\d-]+$/, ...TOOLS];
  const inRow = [...start, ...TOOLS, ...FRAME];
  for (const [width, frame] of [
    [1280, inRail],
    [390, inRow],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${id}/success`);
    await expectScreen(page, world, 'success');
    const stops = await stopsOf(page);
    const expected = [...frame, ...READ];
    expect(stops.slice(0, expected.length)).toEqual(
      expected.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
    );
    expect(stops.at(-1)).toBe(LAST);
  }
});
