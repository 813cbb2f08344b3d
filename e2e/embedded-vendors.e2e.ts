import { persona } from '@signet/personas/personas';
import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, mountFrame, openFrame } from '@signet/testing/browser/framed';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const northwind = (world: ProductWorld) => ({ portal: world.url, referral: 'northwind' });

/** Ana with a number for which the identity source requests a document. */
const personaForPhotoId = () => {
  const person = persona('ana', nextPersonaNumber());
  return {
    ...person,
    answers: { ...person.answers, 'applicant.governmentIdentification.value': '0003' },
  };
};

test('photo ID in a frame without a camera says so first and opens in a tab of its own', async ({
  page,
  world,
}) => {
  await openFrame(page, northwind(world));
  const id = await decidedApplication(inside(page), world, personaForPhotoId());
  await page.evaluate(`document.querySelector('iframe').allow = ''`); // applies from the next document on
  await inside(page).goto(`/${id}/identification`);
  const note = inside(page)
    .getByRole('status')
    .filter({ hasText: 'The camera doesn’t work on this page' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    `/${id}/identification?locale=en-US`,
  );
  await expect
    .poll(() => page.evaluate('told.map((one) => one.errorType)'))
    .toContain('embed.cameraBlocked');
});

test('card fields: the provider’s frame within ours takes the card by keyboard', async ({
  page,
  world,
}) => {
  await openFrame(page, northwind(world));
  const id = await decidedApplication(inside(page), world, persona('ana', nextPersonaNumber()));
  await callApiFromPage(inside(page), 'deferBank', { id });
  await inside(page).goto(`/${id}/complete`);
  await waitUntil(inside(page), IS_INTERACTIVE);
  await inside(page).getByRole('link', { name: 'Add a card for orders' }).click();
  await expectScreen(inside(page), world, 'order-card');
  const number = inside(page)
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .locator('[name="cardnumber"]');
  await expect(expectHeading(inside(page))).toBeFocused(); // the page moves the focus once, by itself
  await expect(inside(page).locator('form[aria-busy="false"]')).toBeVisible(); // the field listens
  await number.focus();
  for (const part of ['4242424242424242', '1234', '123', '94107']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(expectHeading(inside(page))).toHaveText('Your card is saved');
  expect(JSON.stringify(await page.evaluate('told'))).not.toContain('4242');
});

test('in mode CAPITAL the frame shows cash advances alone, and says how it ended', async ({
  page,
  world,
}) => {
  await openFrame(page, northwind(world));
  await decidedApplication(inside(page), world, persona('ana', nextPersonaNumber()));
  const heard = await mountFrame(page, { ...northwind(world), onboardingMode: 'CAPITAL' });
  await expect(expectHeading(inside(page))).toHaveText('Get up to $15,000');
  await expect(inside(page).locator('header.header')).toHaveCount(0);
  await expectAccessible(page);
  await inside(page).getByRole('link', { name: 'Choose up to $15,000' }).click();
  await expectScreen(inside(page), world, 'cash-advance-redirect');
  // The host may hide the frame, and nothing has been pressed yet.
  expect(await heard('completed')).toEqual([]);
  // The lender's page refuses to be framed.
  const opened = page.context().waitForEvent('page');
  await waitUntil(inside(page), IS_INTERACTIVE);
  await inside(page).getByRole('button', { name: 'Continue to Liberis' }).press('Enter');
  await expect(
    (await opened).getByRole('heading', { name: 'Apply for your cash advance' }),
  ).toBeVisible();
  await expect.poll(() => heard('completed')).toMatchObject([{ outcome: 'cashAdvance' }]);
  await expectScreen(inside(page), world, 'cash-advance-redirect');
});

test('a host that hides, moves, closes and opens the frame mid-answer loses nothing that was typed', async ({
  page,
  world,
}) => {
  const field = (name: string) => inside(page).locator(`[name="applicant.name.${name}"]`);
  const expectKept = (typed: string) =>
    expect.poll(() => frameOf(page).evaluate('JSON.stringify(sessionStorage)')).toContain(typed);
  const heard = await openFrame(page, { ...northwind(world), path: '/applicant' });
  await expectScreen(inside(page), world, 'applicant');
  await field('firstName').fill('Marguerite');
  await expectKept('Marguerite');
  await page.evaluate(`document.getElementById('here').hidden = true`);
  await page.evaluate(`document.getElementById('here').hidden = false`);
  await expect(field('firstName')).toHaveValue('Marguerite');
  await field('lastName').fill('Roy');
  await expectKept('Roy');
  // Moving an iframe makes the browser reload it.
  await page.evaluate(`document.querySelector('main').prepend(document.getElementById('here'))`);
  await expect.poll(() => heard('ready')).toHaveLength(2);
  await expect(field('lastName')).toHaveValue('Roy');
  await expectScreen(inside(page), world, 'applicant');
  await inside(page)
    .locator('[name="applicant.email.emailAddress"]')
    .fill('marguerite@example.com');
  await expectKept('marguerite@example.com');
  await page.evaluate('onboarding.destroy()');
  await expect(page.locator('iframe')).toHaveCount(0);
  await mountFrame(page, { ...northwind(world), path: '/applicant' });
  await expect(field('firstName')).toHaveValue('Marguerite');
  await expect(inside(page).locator('[name="applicant.email.emailAddress"]')).toHaveValue(
    'marguerite@example.com',
  );
});

test('a part of the page that does not come is told to the parent', async ({ page, world }) => {
  await page.route(/\/assets\/notification-area-[^/]*\.js$/, (route) => route.abort());
  const heard = await openFrame(page, northwind(world));
  // The SDK retries after 15 s.
  await expect
    .poll(() => heard('error'), { timeout: 25_000 })
    .toMatchObject([
      { errorType: 'embed.failed', message: expect.stringContaining('didn’t load') },
    ]);
});

test('a press that sends counts only once the frame has been in sight for half a second', async ({
  page,
  world,
}) => {
  const heard = await openFrame(page, northwind(world));
  await openSignUpAt(inside(page), world, persona('ana', nextPersonaNumber()), 'check-answers');
  // The guard comes with the script that tells the parent it is ready.
  await expect
    .poll(() => heard('ready'))
    .toContainEqual(expect.objectContaining({ stepId: 'check-answers' }));
  await inside(page).locator('[name="applicant.terms.signed"]').check();
  const send = inside(page).locator('main form .actions button[type="submit"]');
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && /onboard/.test(request.url()) && sent.push(request.url()),
  );
  // A host page that reveals the frame just before the user clicks something else.
  const hide = (isHidden: boolean) =>
    page.evaluate(`new Promise((drawn) => {
    document.querySelector('iframe').style.visibility = '';
    document.getElementById('here').style.translate = ${isHidden} ? '0 -9999px' : '';
    requestAnimationFrame(() => requestAnimationFrame(drawn)); })`);
  // Aims anew each time: a hidden frame leaves the page nothing to scroll, and the page may have
  // explained in between why a press didn't count.
  const press = async () => {
    await send.scrollIntoViewIfNeeded();
    const box = await send.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  };
  // Watches from before, as the page's own guard does: only then are both told at once.
  await frameOf(page).evaluate(`new Promise((watching) => {
    window.away = new Promise((left) => new IntersectionObserver((entries, me) => {
      if (entries.at(-1).isIntersecting) return watching();
      me.disconnect();
      left();
    }).observe(document.querySelector('.app')));
  })`);
  await hide(true);
  await frameOf(page).evaluate('away');
  // The frame's clock stands still, so that the half second is not over on a slow machine either.
  await frameOf(page).evaluate('{ const now = performance.now(); performance.now = () => now; }');
  await hide(false);
  await press();
  await expect(send).toBeVisible();
  expect(sent).toEqual([]);
  await frameOf(page).evaluate('void delete performance.now');
  await expect(async () => {
    if (sent.length === 0) await press();
    expect(sent).toHaveLength(1);
  }).toPass();
  await expectScreen(inside(page), world, 'otp');
});
