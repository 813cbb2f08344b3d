import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { e164MobileOf } from '@signet/testing/applications';
import { submittedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const minuteMs = 60_000;

const control = async (world: ProductWorld, path: string, body: object): Promise<void> => {
  const answer = await fetch(world.sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.text()).toBe(true);
};
const setFlag = (world: ProductWorld, flag: string, on: boolean, portal = 'POYNT') =>
  control(world, '/control/flags', { portal, flag, on });
const _network = (world: ProductWorld, person: Persona, state: string) =>
  control(world, `/control/networks/${e164MobileOf(person)}`, { state });

/** A person whose phone number has one of the sandbox's magic endings. */
function ending(end: string): Persona {
  const nth = nextPersonaNumber();
  const person = persona('ana', nth);
  const area = (person.answers['applicant.phone.localPhoneNumber'] ?? '').slice(0, 3);
  return {
    ...person,
    answers: { ...person.answers, 'applicant.phone.localPhoneNumber': `${area}${720 + nth}${end}` },
  };
}

async function linkOf(world: ProductWorld, person: Persona, nth = 1): Promise<string> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = (await world.phone(e164MobileOf(person)).messages()).flatMap(
        ({ text }) => /https?:\S+vfp=\S+/.exec(text)?.[0] ?? [],
      );
      return texts.length;
    })
    .toBe(nth);
  return texts[0] ?? '';
}

/** The person's phone: a separate browser without a session. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  return context.newPage();
}

async function waits(
  page: Page,
  world: ProductWorld,
  person: Persona,
): Promise<{ id: string; link: string }> {
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/verifying`);
  await expectScreen(page, world, 'phone-auth');
  return { id, link: await linkOf(world, person) };
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

test.beforeEach(({ world }) => setFlag(world, 'phoneAuthEnabled', true));
test.afterEach(async ({ world }) => {
  await setFlag(world, 'phoneAuthEnabled', false);
  await setFlag(world, 'phoneLinkPreferred', false);
});

test('a link opened on the phone proves it, and the computer goes on by itself', async ({
  page,
  world,
  browser,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { link } = await waits(page, world, person);
  await expect(expectHeading(page)).toHaveText('Open the link we texted you');
  await expect(page.getByText(/^The link expires in \d+ minutes/)).toBeVisible();
  await expectAccessible(page);
  const phone = await phoneOf(browser);
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText('Is this your phone?');
  await expect(phone.getByText('is opening an account with')).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  await expectAccessible(phone);
  await button(phone, 'Continue').click();
  await expect(expectHeading(phone)).toHaveText('Your phone is confirmed');
  expect(new URL(phone.url()).search).toBe('');
  await expectAccessible(phone);
  await expectScreen(page, world, 'success');
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText('Your phone is confirmed');
});

test('the mobile network that knows the number needs no text', async ({ page, world }) => {
  const person = ending('0177');
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/verifying`);
  await expectScreen(page, world, 'success');
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(0);
});

test('after five minutes the link has expired on both screens, in seconds of real time', async ({
  page,
  world,
  browser,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { link } = await waits(page, world, person);
  const phone = await phoneOf(browser);
  await phone.goto(link);
  await expect(expectHeading(phone)).toHaveText('Is this your phone?');
  await world.advance(5 * minuteMs);
  await button(phone, 'Continue').click();
  await expect(expectHeading(phone)).toHaveText('Oops! Looks like the URL is expired');
  await expectAccessible(phone);
  await page.reload();
  await expect(expectHeading(page)).toHaveText('The link didn’t work');
  await expect(page.getByRole('alert')).toContainText(
    'That link has expired. Links work for 5 minutes.',
  );
  await button(page, 'Send a new link').click();
  await phone.goto(await linkOf(world, person, 2));
  await button(phone, 'Continue').click();
  await expect(expectHeading(phone)).toHaveText('Your phone is confirmed');
  await expectScreen(page, world, 'success');
});

test('“this wasn’t me” is told to the screen that waits, and the code is still a way', async ({
  page,
  world,
  browser,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id, link } = await waits(page, world, person);
  const phone = await phoneOf(browser);
  await phone.goto(link);
  await button(phone, 'This wasn’t me').click();
  await expect(expectHeading(phone)).toHaveText('Thanks for letting us know');
  await expectAccessible(phone);
  await expect(page.getByRole('alert')).toContainText(
    'Someone with this phone said it wasn’t them.',
  );
  await world.advance(31_000);
  await page.goto(`/${id}/phone-auth`);
  await page.getByText('Rather enter a code?').click();
  await button(page, 'Text me a code').click();
  await expectScreen(page, world, 'otp');
  await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
});

test('a link that is only looked at, and one whose page is opened again without its end, confirm nothing', async ({
  page,
  world,
  browser,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { link } = await waits(page, world, person);
  for (const _time of [1, 2])
    expect((await fetch(link.replace('godaddy.localhost', 'localhost'))).status).toBe(200);
  const scanner = await phoneOf(browser);
  await scanner.goto(link);
  await expect(expectHeading(scanner)).toHaveText('Is this your phone?');
  await scanner.reload();
  await expect(expectHeading(scanner)).toHaveText('Oops! Looks like the URL is incorrect');
  await expect(scanner.getByText('Open the link in our latest text again.')).toBeVisible();
  await expect(expectHeading(page)).toHaveText('Open the link we texted you');
});

test('where the portal prefers the link it is asked for itself', async ({
  page,
  world,
  browser,
}) => {
  await setFlag(world, 'phoneLinkPreferred', true);
  const person = persona('ana', nextPersonaNumber());
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/verifying`);
  await expectScreen(page, world, 'phone-auth');
  await expect(expectHeading(page)).toHaveText('We’ll text you a link');
  await page.reload();
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(0);
  await button(page, 'Text me a link').click();
  const link = await linkOf(world, person);
  const phone = await phoneOf(browser);
  await phone.goto(link);
  await button(phone, 'Continue').click();
  await expect(expectHeading(phone)).toHaveText('Your phone is confirmed');
  await expectScreen(page, world, 'success');
});
