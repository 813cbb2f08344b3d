import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const inReview = () => {
  const ana = persona('ana', nextPersonaNumber());
  return {
    ...ana,
    answers: { ...ana.answers, 'applicant.governmentIdentification.value': '0004' },
  };
};

test('the page follows a reviewer’s decision by itself, and asks nothing while nothing changes', async ({
  page,
  world,
}) => {
  const person = inReview();
  const id = await decidedApplication(page, world, person);
  const listening = page.waitForRequest(/\/live$/);
  await page.goto(`/${id}/success`);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('We’re reviewing your application');
  await listening;

  // After connecting, the page catches up once and prefetches; then it must stay silent.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const requestsWithin = async (ms: number) => {
    requests.length = 0;
    await page.waitForTimeout(ms);
    return requests.length;
  };
  await expect.poll(() => requestsWithin(4_000), { timeout: 60_000 }).toBe(0);

  const pressed = await page.request.post(`${world.sandboxUrl}/control/reviews/${id}`, {
    data: { decision: 'APPROVED' },
  });
  expect(pressed.status()).toBe(204);
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  await expect(
    page.getByRole('status').filter({ hasText: 'There’s news about your application' }),
  ).toBeAttached();
  await expectAccessible(page);
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe('You’re approved: link your bank');
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank');
});

test('the sandbox’s page has the reviewer’s buttons', async ({ page, world }) => {
  const id = await decidedApplication(page, world, inReview());
  await page.goto(`${world.sandboxUrl}/#reviews`);
  const row = page.locator('#reviews article').filter({ hasText: id });
  await expect(row).toContainText('A source asks for a manual review.');
  await page.locator('#reviews').getByLabel('You act as').selectOption('Sam');
  await row.getByRole('button', { name: 'Decline' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`${world.url}/${id}/success`);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('We couldn’t approve your application');
});

test.describe('at the hosting provider', () => {
  test.use({ baseURL: async ({ world }, use) => use(world.godaddyUrl) });

  test('the result of somebody in review offers no next step, because there is none', async ({
    page,
    world,
  }) => {
    const id = await decidedApplication(page, world, inReview());
    await page.goto(`/${id}/verifying`); // redirects to the result, since no check is running
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('We’re reviewing your application');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('link', { name: /· \d+ min$/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
