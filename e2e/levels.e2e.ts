import { persona } from '@signet/personas/personas';
import { callFrom, signInAs } from './arrange.ts';
import { axe, expect, nextNth, test } from './harness.ts';
import { answerForm } from './pages.ts';
import { arriveAt, heading, mailOf, mobileOf, pressContinue } from './walk.ts';

const IDENTITY = /^applicant\.(dob|governmentIdentification|phone)/;

/** The answers at their paths, without the identity. */
function bodyWithoutIdentity(answers: Readonly<Record<string, string>>): Record<string, Record<string, unknown>> {
  const body: Record<string, Record<string, unknown>> = { applicant: {}, company: {} };
  for (const [path, value] of Object.entries(answers)) {
    if (value === '' || IDENTITY.test(path)) continue;
    const parts = path.split('.');
    let place: Record<string, unknown> = body;
    for (const part of parts.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>; // made on the line above, or by an earlier path
    }
    place[parts.at(-1) ?? path] = value;
  }
  return body;
}

test('identity that a service leaves for later: online first, then “verify your identity to get paid”', async ({ page, world }) => {
  const person = persona('ana', nextNth());
  await page.goto('/get-started?serviceType=Invoice');
  expect(new URL(page.url()).search).toBe('');
  await signInAs(page, mailOf(person));
  const { body: made } = await callFrom(page, 'createApplication', { query: '?find=true', body: { application: { currency: 'USD' } } });
  await callFrom(page, 'updateApplication', { id: made.id, version: made.version, body: bodyWithoutIdentity(person.answers) });
  await page.goto(`/${made.id}/applicant`);
  await arriveAt(page, world, 'check-answers');
  await page.locator('[name="applicant.terms.signed"]').check();
  await pressContinue(page);
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('You can take payments online');
  await axe(page);
  await page.getByRole('button', { name: 'Verify your identity to get paid' }).click();
  await arriveAt(page, world, 'owner-identity');
  await axe(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await arriveAt(page, world, 'success');
  await page.getByRole('link', { name: 'Go to the next step' }).click();
  await arriveAt(page, world, 'owner-identity');
  await answerForm(page, 'ownerIdentity', person);
  await pressContinue(page);
  await arriveAt(page, world, 'otp');
  await page.locator('[name="code"]').fill(await world.phone(mobileOf(person)).latestCode());
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('You’re approved');
});
