import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { BACKGROUND_TIMEOUT, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectLoneError, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const SSN = 'applicant.governmentIdentification.value';
const dayMs = 24 * 3_600_000;
const SUBJECT = 'One number is missing from your application';

async function mailed(
  page: Page,
  world: ProductWorld,
  who: Persona,
): Promise<{ id: string; link: string }> {
  const id = await decidedApplication(page, world, who);
  await world.advance(dayMs + 1_000);
  const mails = async () =>
    (await world.mailbox(mailTo(who)).messages()).find(({ subject }) =>
      subject?.startsWith(SUBJECT),
    );
  await expect.poll(mails, BACKGROUND_TIMEOUT).toBeDefined();
  const link = (await mails())?.text.match(/http\S+#\S+/)?.[0] ?? '';
  return { id, link };
}

const missingSsn = (): Persona => {
  const ana = persona('ana', nextPersonaNumber());
  return { ...ana, answers: { ...ana.answers, [SSN]: '0006' } };
};

/** The same person's other device, without a session. */
const otherDevice = async (browser: Browser, world: ProductWorld): Promise<Page> =>
  (
    await browser.newContext({ baseURL: world.url, viewport: { width: 390, height: 844 } })
  ).newPage();

async function follow(device: Page, link: string): Promise<void> {
  await device.goto('about:blank'); // otherwise a link to the open page would only change the fragment
  await device.goto(link);
  // A link that is used up can't be read any more; then the page names only the brand.
  await expect(expectHeading(device)).toHaveText(/one number/);
  await device.getByRole('button', { name: 'Continue' }).click();
}

test('the link opens a page without signing in, which takes the number; opened again it says so', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingSsn());
  const phone = await otherDevice(browser, world);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('We still need one number');
  expect(new URL(phone.url()).hash).toBe('');
  expect(await phone.locator('main').innerText()).not.toContain('Ruiz');
  await expectAccessible(phone);
  await phone.reload();
  await expect(expectHeading(phone)).toHaveText('We still need one number');
  await pressContinue(phone);
  await expectLoneError(phone, 'Enter your Social Security number');
  await expectAccessible(phone);
  await answerQuestion(phone, 'value', '900-10-0006');
  await pressContinue(phone);
  await expect(expectHeading(phone)).toHaveText('Thanks. We have your number');
  await expectAccessible(phone);
  const second = await otherDevice(browser, world);
  await follow(second, link);
  await expect(expectHeading(second)).toHaveText('Oops! Looks like the URL is expired');
  await expectAccessible(second);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('We have what we need');
});

test('the page names the business and nobody, uses nothing up by being opened, and asks for the link again when it is loaded again before the press', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingSsn());
  const phone = await otherDevice(browser, world);
  const calls: string[] = [];
  phone.on('request', (asked) => calls.push(`${asked.method()} ${new URL(asked.url()).pathname}`));
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText(/^Your application for .+ is missing one number$/);
  expect(await phone.locator('main').innerText()).not.toMatch(/Ruiz|\d{4}-/);
  await expectAccessible(phone);
  await phone.waitForLoadState('networkidle');
  expect(calls.filter((call) => /link-sessions|government-identifications/.test(call))).toEqual([
    'POST /api/v2/link-sessions/previews',
  ]);
  await phone.reload();
  await expect(expectHeading(phone)).toHaveText('Open the link in our email again');
  await expectAccessible(phone);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('We still need one number');
});

test('without an answer to the press the link is still good, and the next press uses it', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingSsn());
  const phone = await otherDevice(browser, world);
  await phone.route('**/api/v2/link-sessions', (route) => route.abort());
  await follow(phone, link);
  await expect(phone.getByRole('alert')).toContainText('You seem to be offline.');
  await expectAccessible(phone);
  await phone.unroute('**/api/v2/link-sessions');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(expectHeading(phone)).toHaveText('We still need one number');
});

test('an expired or changed link offers to sign in instead, and that leads to the step', async ({
  page,
  world,
  browser,
}) => {
  const person = missingSsn();
  const { id, link } = await mailed(page, world, person);
  const phone = await otherDevice(browser, world);
  await follow(phone, `${link}x`);
  await expect(expectHeading(phone)).toHaveText('Oops! Looks like the URL is incorrect');
  await world.advance(7 * dayMs);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('Oops! Looks like the URL is expired');
  await phone.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await signInAtProvider(phone, mailTo(person));
  await phone.waitForURL((url) => url.pathname === `/${id}/ssn`);
});
