import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { BACKGROUND_TIMEOUT, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectLoneError, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const SSN = 'applicant.governmentIdentification.value';
const TAX_ID = 'company.governmentIdentification.value';
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
const missingEin = (): Persona => {
  const nth = nextPersonaNumber();
  const marcus = persona('marcus', nth);
  return {
    ...marcus,
    answers: { ...marcus.answers, [TAX_ID]: `86${String(nth).padStart(3, '0')}1005` },
  };
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

test('a program that opens the link and runs its scripts, again and again, uses nothing up', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingSsn());
  for (const _time of [1, 2, 3]) {
    const scanner = await otherDevice(browser, world);
    const calls: string[] = [];
    scanner.on('request', (request) =>
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await scanner.goto(link);
    await expect(expectHeading(scanner)).toHaveText(
      /^Your application for .+ is missing one number$/,
    );
    await scanner.waitForLoadState('networkidle');
    expect(new URL(scanner.url()).hash).toBe('');
    expect(
      calls.filter(
        (line) => line.includes('link-sessions') || line.includes('government-identifications'),
      ),
    ).toEqual(['POST /api/v2/link-sessions/previews']);
    await scanner.context().close();
  }
  const phone = await otherDevice(browser, world);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('We still need one number');
});

test('the page names the business and nobody, and one that is loaded again before the press asks for the link again', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingSsn());
  const phone = await otherDevice(browser, world);
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText(/^Your application for .+ is missing one number$/);
  expect(await phone.locator('main').innerText()).not.toMatch(/Ruiz|\d{4}-/);
  await expectAccessible(phone);
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

test('in French the page asks in French', async ({ page, world, browser }) => {
  const { link } = await mailed(page, world, missingSsn());
  const phone = await otherDevice(browser, world);
  await phone.context().addCookies([{ name: 'locale', value: 'fr-CA', url: world.url }]);
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText(/^Il manque un numéro à votre demande pour /);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Continuer' }).click();
  await expect(expectHeading(phone)).toHaveText('Il nous manque un numéro');
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

test('the full EIN with the legal name; nothing here burns the link unused', async ({
  page,
  world,
  browser,
}) => {
  const { link } = await mailed(page, world, missingEin());
  const phone = await otherDevice(browser, world);
  await follow(phone, link);
  await expect(expectHeading(phone)).toHaveText('We still need your EIN');
  await expectAccessible(phone);
  await expect(phone.getByRole('button', { name: 'I’ll do this later' })).toHaveCount(0);
  await phone.reload();
  await answerQuestion(phone, 'value', `87-${String(Date.now()).slice(-7)}`);
  await answerQuestion(phone, 'legalBusinessName', 'Webb and Sons LLC');
  await pressContinue(phone);
  await expect(expectHeading(phone)).toHaveText('Thanks. We have your number');
});
