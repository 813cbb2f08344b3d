import { type Persona, persona } from '@signet/personas/personas';
import { textAt } from '@signet/rulebook/core/records';
import { watchConsole } from '@signet/testing/browser/console-errors';
import {
  applicationAwaitingPhotoId,
  applicationWithPhotoIdInsteadOfCode,
  inquiryFrame,
  newestInquiry,
  newestWebhook,
  pressInFrame,
  sandboxPost,
} from '@signet/testing/browser/inquiry';
import { applicationViewFromPage, BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expectHeading, expectLoneError, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const SSN = 'applicant.governmentIdentification.value';

/** Ana with a number for which the identity source requests a document. */
const personaForPhotoId = (): Persona => {
  const person = persona('ana', nextPersonaNumber());
  return { ...person, answers: { ...person.answers, [SSN]: '0003' } };
};

const isWide = (width: number) => ({ width, height: 900 });

test('Photo ID passes in the vendor’s own frame, and the person is approved', async ({
  page,
  world,
}) => {
  const faults = watchConsole(page);
  await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Verify your identity');
  await expectAccessible(page);
  const frame = page.locator('iframe.persona-widget__iframe');
  expect(
    await frame.evaluate((element) => element.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(735);
  await pressInFrame(page, 'pass');
  await page.waitForURL(/\/verifying\?step-up=GOV_ID_SELFIE$|\/success$/);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  expect(faults()).toEqual([]);
});

test('At a computer a code leads on with the phone, and the page moves on when the phone is done', async ({
  page,
  browser,
  world,
}) => {
  const faults = watchConsole(page);
  await page.setViewportSize(isWide(1280));
  await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  const reply = page.waitForResponse(/identification\/sessions$/);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(expectHeading(page)).toHaveText('Continue on your phone');
  await expect(
    page.getByRole('img', { name: 'QR code that opens this step on your phone' }),
  ).toBeVisible();
  await expectAccessible(page);
  const phoneLink = textAt(await (await reply).json(), 'phoneLink') ?? '';
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(phoneLink);
  await phone.locator('[data-act="pass"]').click();
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  await phone.context().close();
  expect(faults()).toEqual([]);
});

test('Photo ID fails: the page says why, and the second try passes', async ({ page, world }) => {
  const id = await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'fail');
  await expect
    .poll(
      async () => (await applicationViewFromPage(page, id)).inquiry?.failure,
      BACKGROUND_TIMEOUT,
    )
    .toBe('documentExpired');
  await page.goto(`/${id}/identification`);
  await expect(page.getByText('We couldn’t use that photo')).toBeVisible();
  await expect(page.getByText('The ID has expired.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'pass');
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('A person closes the frame, comes back on a fresh page and goes on in the same inquiry', async ({
  page,
  world,
}) => {
  const id = await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'close');
  await expect(page.getByText('You stopped before the end.')).toBeVisible();
  await expectAccessible(page);
  const first = (await applicationViewFromPage(page, id)).inquiry;
  await page.reload();
  await expectScreen(page, world, 'identification');
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Verify your identity');
  expect((await applicationViewFromPage(page, id)).inquiry).toMatchObject({
    inquiryId: first?.inquiryId,
    attemptsLeft: 4,
  });
  await pressInFrame(page, 'pass');
  await expectScreen(page, world, 'success');
});

test('Somebody who closed the tab half-way is approved by the webhook alone; forged and doubled ones change nothing', async ({
  page,
  world,
}) => {
  const id = await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await page.getByRole('button', { name: 'Start' }).click();
  await inquiryFrame(page).getByRole('heading').waitFor();
  await page.goto('/');
  await sandboxPost(world, '/control/webhooks/delivery', { delivery: 'forged' });
  await sandboxPost(world, `/control/inquiries/${await newestInquiry(world)}`, { act: 'pass' });
  await sandboxPost(world, '/control/webhooks/delivery', { delivery: 'normal' });
  await expect.poll(async () => (await newestWebhook(world)).status).toBe(401);
  expect((await applicationViewFromPage(page, id)).inquiry).toBeDefined();
  const { id: webhook } = await newestWebhook(world);
  for (const forged of [false, true, false])
    await sandboxPost(world, `/control/webhooks/${webhook}/again`, { forged });
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).decision, BACKGROUND_TIMEOUT)
    .toBe('APPROVED');
});

test('The vendor does not answer: the page says so and keeps everything; later it works', async ({
  page,
  world,
}) => {
  await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await world.fault({ vendor: 'persona', mode: '503', times: 5, path: '/api/v1/inquiries' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(expectHeading(page)).toHaveText('We couldn’t open the check');
  await expectAccessible(page);
  await world.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Verify your identity');
});

test('After two tries that ran out of time the page offers a person; asking for one puts the application in review', async ({
  page,
  world,
}) => {
  const id = await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  for (const isOffered of [false, true]) {
    await page.getByRole('button', { name: 'Start' }).click();
    await pressInFrame(page, 'timeout');
    await pressInFrame(page, 'close');
    await page.getByText('It doesn’t count').waitFor();
    await expect(page.getByRole('button', { name: 'Ask for a review' })).toHaveCount(
      isOffered ? 1 : 0,
    );
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('We’re reviewing your application');
  expect((await applicationViewFromPage(page, id)).inquiry).toBeUndefined();
});

test.describe('en français, au Québec', () => {
  test.use({ locale: 'fr-CA' });
  const chloe = (): Persona => {
    const person = persona('chloe', nextPersonaNumber());
    return { ...person, answers: { ...person.answers, [SSN]: '' } };
  };

  test('sans égoportrait : rien n’est choisi d’avance, et la pièce seule suffit', async ({
    page,
    world,
  }) => {
    const id = await applicationWithPhotoIdInsteadOfCode(page, world, chloe());
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expectLoneError(page, 'Choisissez l’une des deux options');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Pièce d’identité sans égoportrait' }).check();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(inquiryFrame(page).getByText('aucune photo de votre visage')).toBeVisible();
    expect((await applicationViewFromPage(page, id)).inquiry).toMatchObject({
      withSelfie: false,
      selfieOptional: true,
    });
    await pressInFrame(page, 'pass');
    await expectScreen(page, world, 'success');
    expect((await applicationViewFromPage(page, id)).decision).toBe('APPROVED');
  });

  test('avec égoportrait : seulement avec un accord séparé', async ({ page, world }) => {
    const id = await applicationWithPhotoIdInsteadOfCode(page, world, chloe());
    await page.getByRole('radio', { name: 'Pièce d’identité et égoportrait' }).check();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expectLoneError(page, 'cochez la case');
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Vérifiez votre identité');
    expect((await applicationViewFromPage(page, id)).inquiry).toMatchObject({ withSelfie: true });
    await pressInFrame(page, 'review');
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toContainText('à l’étude');
  });
});

test('Whoever has a camera at the computer goes on there: the frame stands on a wide screen as well', async ({
  page,
  world,
}) => {
  await page.setViewportSize(isWide(1280));
  await applicationAwaitingPhotoId(page, world, personaForPhotoId());
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Use this computer' }).click();
  await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Verify your identity');
  await expectAccessible(page);
});
