import { type Persona, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import {
  callApiFromPage,
  decidedApplication,
  signInAs,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const SSN = 'applicant.governmentIdentification.value';
const SIN_REVIEW = '046454047';
const dayMs = 24 * 3_600_000;

function personWith(id: 'ana' | 'chloe', answers: Answers): Persona {
  const one = persona(id, nextPersonaNumber());
  return { ...one, answers: { ...one.answers, ...answers } };
}

test.describe('a review, in French', () => {
  test.use({ locale: 'fr-CA' });

  test('names its day, the mail names the same, and a day that has passed is told by nobody', async ({
    page,
    world,
  }) => {
    const promise = /au plus tard le (\p{L}+ \d+(?:er)?\s\p{L}+)\./u;
    const person = personWith('chloe', { [SSN]: SIN_REVIEW });
    const id = await decidedApplication(page, world, person);
    await page.goto(`/${id}/success`);
    await expect(page.getByText(promise)).toBeVisible();
    const day = promise.exec((await page.locator('main').textContent()) ?? '')?.[1] ?? 'no day';
    await expect
      .poll(async () => (await world.mailbox(mailTo(person)).latest()).text)
      .toContain(day);
    for (const aheadMs of [dayMs, -dayMs]) {
      const device = await page.context().newPage();
      await device.clock.setFixedTime(Date.now() + aheadMs);
      await device.goto(`/${id}/success`);
      await expect(device.getByText(promise)).toContainText(day); // whatever the device's own clock shows
      await device.close();
    }
    await world.advance(12 * dayMs);
    await page.context().clearCookies(); // both sessions have expired by now
    await signInAs(page, mailTo(person));
    await page.goto(`/${id}/success`);
    await expect(page.getByText(/C’est plus long que prévu/)).toBeVisible();
    await expect(page.getByText(promise)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('on a device whose clock is a day ahead or behind, the wait for a code is the server’s, and its code is taken', async ({
  page,
  world,
}) => {
  const person = personWith('ana', {});
  const id = await waitForCodeStepUp(page, person);
  for (const aheadMs of [dayMs, -dayMs]) {
    await page.clock.setFixedTime(Date.now() + aheadMs);
    await page.goto(`/${id}/otp`);
    await expectScreen(page, world, 'otp');
    await expect(page.getByText(/Resend the code in \d{1,2} seconds?/).first()).toBeVisible();
  }
  await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('an account that test deposits must prove pays nobody out, and every page names their day', async ({
  page,
  world,
}) => {
  const person = personWith('ana', {});
  const id = await decidedApplication(page, world, person);
  const account = {
    fullName: 'Ana Ruiz',
    accountType: 'CHECKING',
    routingNumber: '021000021',
    accountNumber: '5556667778',
    bankName: 'Default',
  };
  const { status, body } = await callApiFromPage<{ application: { status: object } }>(
    page,
    'addManualAccount',
    {
      id,
      body: { ...account, primary: true },
    },
  );
  expect([status, body.application.status]).toMatchObject([
    200,
    {
      id: 'depositsSent',
      waitingOn: 'bank',
      money: { online: true, inPerson: true, payouts: false },
    },
  ]);
  await page.goto(`/${id}/complete`);
  await expectScreen(page, world, 'complete');
  await expect(expectHeading(page)).toHaveText('Two small deposits are on their way');
  await expect(page.getByText(/reach your account ending in \d{4} by \w+day/)).toBeVisible();
  await expectAccessible(page);
});
