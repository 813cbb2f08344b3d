import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo, submitApplication } from '@signet/testing/applications';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  callApiFromPage,
  completedApplication,
} from '@signet/testing/browser/page-api';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const NAME = 'Northwind Bookings';

async function expectPartners(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(/^\/r\/northwind(\/|$)/);
  await expect(page.locator('.logo img:visible')).toHaveAttribute('alt', NAME);
  await expect(page).toHaveTitle(new RegExp(` – ${NAME}$`));
  await expect(page.locator('html')).toHaveCSS('--accent', /#6b2a6c/);
  await expectAccessible(page);
}

async function submittedAtPartner(page: Page, person: Persona): Promise<string> {
  const { id, referralUrlId } = await completedApplication(page, person, [], {
    referralUrlId: 'northwind',
  });
  expect(referralUrlId).toBe('northwind');
  await submitApplication(
    (endpoint, wish) => callApiFromPage<Record<string, unknown>>(page, endpoint, wish),
    id,
    person,
  );
  return id;
}

async function setFlag(world: ProductWorld, flag: string, on: boolean): Promise<void> {
  const answer = await fetch(`${world.sandboxUrl}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ portal: 'POYNT', flag, on }),
  });
  expect(answer.ok).toBe(true);
}

test.describe('in French, in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé signs up at a partner, signs in, proves her phone, and never leaves the partner’s brand', async ({
    page,
    world,
  }) => {
    const person = persona('chloe', nextPersonaNumber());
    const faults = watchConsole(page);
    await page.goto('/r/northwind/?market=CA&agentId=agent-7');
    await continueTo({ page, world, person }, 'address', expectPartners);
    await page.reload();
    await continueTo({ page, world, person }, 'success', expectPartners);
    const id = /urn:app:[\w-]+/.exec(page.url())?.[0] ?? '';
    expect((await applicationViewFromPage(page, id)).agentId).toBe('agent-7');
    await page.reload();
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements');
    await expectPartners(page);
    expect((await world.phone(e164MobileOf(person)).messages())[0]?.text).toContain(NAME);

    const mails = world.mailbox(mailTo(person));
    await expect.poll(async () => (await mails.messages()).length).toBeGreaterThan(0);
    const [{ text = '', html = '' } = {}] = await mails.messages();
    expect(html).toContain(`alt="${NAME}"`);
    for (const [, src = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) {
      const image = await page.request.get(src.replaceAll('&amp;', '&'));
      expect([
        image.status(),
        image.headers()['content-type'],
        image.headers()['cross-origin-resource-policy'],
      ]).toEqual([200, 'image/png', 'cross-origin']);
    }
    expect(text).toContain(`${world.url}/r/northwind/`);
    expect(faults()).toEqual([]);
  });
});

test('an unknown referral leads to the page that says so, and a link outside the partner’s own keeps its brand', async ({
  page,
  world,
}) => {
  await page.goto('/r/nobody/applicant');
  await expect(page).toHaveURL(/\/incorrect-url$/);
  await expectHeading(page).waitFor();
  await expectAccessible(page);
  await page.goto('/r/northwind/nothing/here');
  await expectPartners(page);
  await expect(page.getByRole('link', { name: `Go to the ${NAME} website` })).toHaveAttribute(
    'href',
    `${world.sandboxUrl}/partner`,
  );
  await page.goto('/r/northwind/reminders/stop/none');
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toHaveAttribute('href', '/r/northwind/');
});

test.describe('with phone links', () => {
  test.beforeEach(({ world }) => setFlag(world, 'phoneAuthEnabled', true));
  test.afterEach(({ world }) => setFlag(world, 'phoneAuthEnabled', false));

  test('a texted link opens under the partner’s brand on the phone and stays there', async ({
    page,
    world,
    browser,
  }) => {
    const person = persona('ana', nextPersonaNumber());
    const id = await submittedAtPartner(page, person);
    await page.goto(`/r/northwind/${id}/verifying`);
    await expectScreen(page, world, 'phone-auth');
    await expectPartners(page);
    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    ).newPage();
    const texts = () => world.phone(e164MobileOf(person)).messages();
    await expect
      .poll(async () => (await texts())[0]?.text)
      .toMatch(new RegExp(`${NAME}[^]*${world.url}/r/northwind/`));
    await phone.goto(/https?:\S+vfp=\S+/.exec((await texts())[0]?.text ?? '')?.[0] ?? '');
    await expect(expectHeading(phone)).toHaveText('Is this your phone?');
    await expect(phone.getByText(`is opening an account with ${NAME}`)).toBeVisible();
    await expectPartners(phone);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(expectHeading(phone)).toHaveText('Your phone is confirmed');
    await expectPartners(phone);
    await phone.reload();
    await expectPartners(phone);
    await expectScreen(page, world, 'success');
    await expectPartners(page);
  });
});

test('whoever wants more terminals than the reseller pays for is told how to reach the reseller', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await submittedAtPartner(page, person);
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).otp?.sentAt, BACKGROUND_TIMEOUT)
    .toBeDefined();
  await callApiFromPage(page, 'verifyOtp', {
    id,
    body: { code: await world.phone(e164MobileOf(person)).latestCode() },
  });
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).decision, BACKGROUND_TIMEOUT)
    .toBe('APPROVED');
  await page.goto(`/r/northwind/${id}/order`);
  await expectScreen(page, world, 'order');
  const contact = page.locator('.banner', { hasText: 'is your reseller' });
  await page.getByRole('spinbutton', { name: /: Countertop$/ }).fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(contact).toContainText(`Need more? Contact ${NAME}`);
  await expect(contact.getByRole('link', { name: '800-555-0177' })).toHaveAttribute(
    'href',
    'tel:+18005550177',
  );
  await expect(contact.getByRole('link', { name: 'help@northwind.example' })).toHaveAttribute(
    'href',
    'mailto:help@northwind.example',
  );
  await expectPartners(page);
  await page.getByRole('spinbutton', { name: /: Countertop$/ }).fill('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.order-paper')).toContainText('Rent, paid by your reseller');
});

test('signing in from the header, the end of a session and signing out stay with the partner, and what was typed stays', async ({
  page,
  world,
}) => {
  const email = mailTo(persona('ana', nextPersonaNumber()));
  const signIn = async () => {
    await page
      .locator('header')
      .getByRole('link', { name: /^Sign in/ })
      .click();
    await signInAtProvider(page, email);
  };
  await page.goto('/r/northwind/applicant');
  await page.locator('[name="applicant.name.firstName"]').fill('Marguerite');
  await page.locator('[name="applicant.name.lastName"]').fill('Roy');
  await signIn();
  await page.waitForURL('**/r/northwind/applicant');
  await expect(page.locator('[name="applicant.name.firstName"]')).toHaveValue('Marguerite');
  await expectPartners(page);

  await page.clock.install();
  await page.reload();
  await expectScreen(page, world, 'applicant');
  await page.clock.runFor(2 * 3_600_000 - 90_000);
  await expect(page.getByRole('heading', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.runFor(120_000);
  await page.waitForURL(
    (url) => url.pathname === '/r/northwind/' && url.search === '?timeout=true',
  );
  await expectPartners(page);

  await page.goto('/r/northwind/');
  await waitUntil(page, IS_INTERACTIVE);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('header').getByRole('link', { name: /^Sign in/ })).toBeVisible();
  await expectPartners(page);
});
