import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { callApiFromPage, submittedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Somebody who was refused asks that a person looks, and reads by which day they hear from us', async ({
  page,
  world,
}) => {
  const ana = persona('ana', nextPersonaNumber());
  const person = {
    ...ana,
    answers: { ...ana.answers, 'applicant.governmentIdentification.value': '0001' },
  };
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/success`);
  await expectScreen(page, world, 'success');
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  const message = page.getByLabel('Your message');
  await expect(message).toBeFocused();
  await message.fill('We moved in May. My SSN is 123-45-6789.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Leave out ID, card and account numbers.')).toBeVisible();
  await expect(message).toBeFocused();
  await expectAccessible(page);
  await message.fill('We moved in May. The lease names us.');
  await page.getByLabel('Another way to reach you').fill('(503) 555-0124');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(expectHeading(page)).toHaveText('We’re looking at your application again');
  await expect(page.getByText(/someone on our team will reply by \w+day, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a review' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See your application' }).click();
  await expect(expectHeading(page)).toHaveText('Your application');
  await expect(expectHeading(page)).toBeFocused();
  await expect(page.getByText('Annual sales', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(expectHeading(page)).toBeFocused();
  await expect(expectHeading(page)).toHaveText('We’re looking at your application again');
  const { reference } = (await callApiFromPage(page, 'getApplication', { id })).body;
  await expect
    .poll(
      async () =>
        (await world.mailbox('help@poynt.example').messages())
          .map(({ subject = '' }) => subject)
          .filter((one) => one.includes(reference)).length,
    )
    .toBe(1);
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe('We’ll take another look at your application');
  await page.reload();
  await expect(expectHeading(page)).toHaveText('We’re looking at your application again');
  await page.getByRole('button', { name: 'Add to your message' }).click();
  const more = page.getByLabel('What would you like to add?');
  await expect(more).toBeFocused();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Tell us what we should know')).toBeVisible();
  await expect(more).toBeFocused();
  await expectAccessible(page);
  await more.fill('The new lease is signed.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(expectHeading(page)).toBeFocused();
  await expect(page.getByText('Sent. We’ve added it to your message.')).toBeVisible();
  await expect
    .poll(async () => (await world.mailbox('help@poynt.example').latest()).text)
    .toContain('The new lease is signed.');
});
