import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import { completedApplication, signInAs } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const kept = (page: Page) =>
  page.waitForResponse(
    (reply) =>
      reply.url().includes('/typed-answers/') && reply.request().method() === 'PUT' && reply.ok(),
  );

async function typedFirstName(page: Page, world: ProductWorld): Promise<string> {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/name`);
  await expectScreen(page, world, 'application-applicant');
  await field(page, 'applicant.name.firstName').fill('Anne');
  await kept(page);
  return id;
}

test('what was typed before a crash stands on another device, secrets excepted, and goes once it is saved', async ({
  page,
  browser,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, [
    'company.address',
    'applicant.dob',
    'applicant.governmentIdentification',
  ]);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await page.getByRole('button', { name: 'Enter the address manually' }).click();
  await page.getByRole('combobox', { name: 'Street address' }).fill('500 Howard St');
  await field(page, 'company.address.city').fill('San Francisco');
  await kept(page);
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined); // a crashing page never responds
  await crashed;

  const device = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const other = await device.newPage();
  await signInAs(other, mailTo(person));
  await other.goto(`/?applicationId=${id}`);
  await expectScreen(other, world, 'address');
  await expect(field(other, 'company.address.line1')).toHaveValue('500 Howard St');
  await expect(field(other, 'company.address.city')).toHaveValue('San Francisco');
  await other.locator('[name="company.address.territory"]').selectOption('CA');
  await field(other, 'company.address.zip').fill('94105');
  await pressContinue(other);
  await expectScreen(other, world, 'owner-identity');

  const numberKept = kept(other);
  await answerQuestion(other, 'applicant.phone.localPhoneNumber', '4155550123');
  await answerQuestion(other, 'applicant.governmentIdentification.value', '7294');
  expect((await numberKept).request().postData()).not.toContain('7294');
  await other.goto(`/${id}/address`);
  await expect(field(other, 'company.address.zip')).toHaveValue('94105');
  await field(other, 'company.address.city').fill('Oakland');
  await kept(other);
  await field(other, 'company.address.city').fill('Berkeley');
  await pressContinue(other);
  await expectScreen(other, world, 'owner-identity');
  await expect(field(other, 'applicant.phone.localPhoneNumber')).toHaveValue('(415)\u00a0555-0123');
  await expect(field(other, 'applicant.governmentIdentification.value')).toHaveValue('');
  await other.goto(`/${id}/address`);
  await expect(field(other, 'company.address.city')).toHaveValue('Berkeley');
  await device.close();
});

test('without a connection it waits, and is kept when there is one; newer typing in another tab counts', async ({
  page,
  context,
  world,
}) => {
  const id = await typedFirstName(page, world);
  await context.setOffline(true);
  await field(page, 'applicant.name.firstName').fill('Anna');
  const online = kept(page);
  await context.setOffline(false);
  await online;
  const tab = await context.newPage();
  await tab.goto(`/${id}/name`);
  await expect(field(tab, 'applicant.name.firstName')).toHaveValue('Anna');
  const newer = kept(tab);
  await field(tab, 'applicant.name.lastName').fill('Delgado');
  await newer;
  await tab.close();
  const third = await context.newPage();
  await third.goto(`/${id}/name`);
  await expect(field(third, 'applicant.name.firstName')).toHaveValue('Anna');
  await expect(field(third, 'applicant.name.lastName')).toHaveValue('Delgado');
});

test('a session that runs out on a half-filled page takes no answer along, and no error is shown while one types', async ({
  page,
  world,
}) => {
  await typedFirstName(page, world);
  await page.context().clearCookies({ name: 'sid' });
  const rejected = page.waitForResponse(
    (reply) => reply.url().includes('/typed-answers/') && reply.status() === 401,
  );
  await field(page, 'applicant.name.lastName').fill('Delgado');
  await rejected;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload(); // the provider's session signs them in again and returns to the page
  await expectScreen(page, world, 'application-applicant');
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('Anne');
  await expect(field(page, 'applicant.name.lastName')).toHaveValue('Delgado');
});

test('a device whose clock is a day ahead or behind keeps the session, and what is typed', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  for (const [days, typed] of [
    [1, 'Anne'],
    [-1, 'Anna'],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000);
    await page.goto(`/${id}/name`);
    await expectScreen(page, world, 'application-applicant');
    const waiting = kept(page);
    await field(page, 'applicant.name.firstName').fill(typed);
    await waiting;
    await page.reload();
    await expect(field(page, 'applicant.name.firstName')).toHaveValue(typed);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressContinue(page);
    await expectScreen(page, world, 'check-answers');
    await expect(page.getByText(typed)).toBeVisible();
  }
});
