import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import {
  callApiFromPage,
  completedApplication,
  signInAs,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import {
  expect,
  expectAccessible,
  nextPersonaNumber,
  recordBrowser,
  test,
} from '@signet/testing/browser/test';

const NOBODYS = 'urn:app:0000-0000-0000-0000-0000';
const hourMs = 3_600_000;

test('a foreign application and an unknown one get the same answer and lead to the start page', async ({
  page,
  browser,
  world,
}) => {
  const id = await submittedApplication(page, persona('ana', nextPersonaNumber()));
  const stranger = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const recorder = recordBrowser(stranger);
  const other = await stranger.newPage();
  await signInAs(other, 'stranger@example.com');
  const answerTo = async (applicationId: string) => {
    const address = `/api/v2/applications/${encodeURIComponent(applicationId)}`;
    return other.evaluate(async (path) => {
      const answer = await fetch(path);
      const text = (await answer.text()).replace(/"reference":"[^"]*"/, '');
      return { status: answer.status, text, names: [...answer.headers.keys()].sort().join(' ') };
    }, address);
  };
  const [theirs, nobodys] = [await answerTo(id), await answerTo(NOBODYS)];
  expect(theirs.status).toBe(404);
  expect(theirs).toEqual(nobodys);
  for (const applicationId of [id, NOBODYS]) {
    await other.goto(`/${applicationId}/address`);
    expect(new URL(other.url()).pathname + new URL(other.url()).search).toBe('/?completed=true');
    await expect(
      other.getByText('You’re signed in, but we can’t open that application.'),
    ).toBeVisible();
  }
  for (const endpoint of [
    'updateApplication',
    'onboardApplication',
    'sendOtp',
    'getPlaidToken',
  ] as const) {
    const { status } = await callApiFromPage(other, endpoint, {
      id,
      version: 1,
      body:
        endpoint === 'onboardApplication' ? { terms: { signed: true, id: 'x', version: 'x' } } : {},
    });
    expect(status, endpoint).toBe(404);
  }
  await recorder.dump(`stranger-${id.slice(8)}`);
  await stranger.close();
});

test('a deep link without a session leads to sign-in and back to its page', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['company.address']);
  await context.clearCookies();
  await page.goto(`/${id}/address`);
  await page.waitForURL('**/oidc/interaction/**');
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'address');
  expect(new URL(page.url()).pathname).toBe(`/${id}/address`);
});

test('a session that has run out keeps what was typed, secrets excepted', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, [
    'applicant.phone',
    'applicant.governmentIdentification',
  ]);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await answerQuestion(page, 'applicant.phone.localPhoneNumber', '4155550177');
  await answerQuestion(page, 'applicant.governmentIdentification.value', '7294');
  await world.advance(2 * hourMs + 60_000);
  await context.clearCookies({ name: /^sandbox_/ });
  await pressContinue(page);
  await page.waitForURL('**/oidc/interaction/**');
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'owner-identity');
  await expect(page.locator('[name="applicant.phone.localPhoneNumber"]')).toHaveValue(
    '(415)\u00a0555-0177',
  );
  await expect(page.locator('[name="applicant.governmentIdentification.value"]')).toHaveValue('');
  await answerQuestion(page, 'applicant.governmentIdentification.value', '7294');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});

test('somebody else who signs in after that sees nothing of it', async ({
  page,
  context,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()), [
    'company.address',
  ]);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await page.getByRole('combobox', { name: 'Street address' }).fill('500 Howard St');
  await world.advance(2 * hourMs + 60_000);
  await context.clearCookies({ name: /^sandbox_/ });
  await page.reload();
  await page.waitForURL('**/oidc/interaction/**');
  await signInAtProvider(page, 'another@example.com');
  await page.waitForURL('**/?completed=true');
  await page.getByRole('link', { name: /your application$/ }).click();
  await expectScreen(page, world, 'applicant');
  await expect(page.locator('[name="applicant.name.firstName"]')).toHaveValue('');
  await expect(page.locator('[name="applicant.email.emailAddress"]')).toHaveValue(
    'another@example.com',
  );
});

test('two minutes before the end the person is asked, and one press keeps the session', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()), [
    'company.address',
  ]);
  await page.clock.install();
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await page.clock.runFor(2 * hourMs - 90_000);
  await expect(page.getByRole('heading', { name: 'Are you still there?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { name: 'Are you still there?' })).toHaveCount(0);
});

test('the same press keeps it on a page without an application, again and again', async ({
  page,
  world,
}) => {
  await signInAs(page, mailTo(persona('ana', nextPersonaNumber())));
  await page.clock.install();
  await page.goto('/');
  await expectScreen(page, world, 'get-started');
  const question = page.getByRole('heading', { name: 'Are you still there?' });
  for (const _time of [1, 2]) {
    await world.advance(2 * hourMs - 90_000);
    await page.clock.runFor(2 * hourMs - 90_000);
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(question).toHaveCount(0);
  }
  expect((await callApiFromPage(page, 'getSession')).status).toBe(200);
});
