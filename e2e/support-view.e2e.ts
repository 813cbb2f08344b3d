import { persona } from '@signet/personas/personas';
import { numberAt, textAt } from '@signet/rulebook/core/records';
import { submittedApplication } from '@signet/testing/browser/page-api';
import { expectHeading } from '@signet/testing/browser/sign-up';
import {
  expect,
  expectAccessible,
  nextPersonaNumber,
  recordBrowser,
  test,
} from '@signet/testing/browser/test';

const BANNERS = [
  [
    'en-US',
    'Read-only support view',
    'Nothing was sent. You can’t change anything in this view.',
    'End view',
  ],
  [
    'fr-CA',
    'Vue de soutien en lecture seule',
    'Rien n’a été envoyé. Vous ne pouvez rien modifier dans cette vue.',
    'Mettre fin à la vue',
  ],
] as const;

test('a reviewer sees an applicant’s page under a banner, can change nothing there, and ends the view', async ({
  page,
  browser,
  world,
}) => {
  const id = await submittedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/verifying`);
  const story = () =>
    page.request.get(`${world.url}/api/v2/reviews/${id}`, {
      headers: { authorization: 'Bearer sandbox-reviewer-robin' },
    });
  const leftAt = async () => numberAt(await (await story()).json(), 'leftAt');
  await expect
    .poll(() => page.reload().then(leftAt), 'the page says that it is left')
    .toBeDefined();
  for (const [locale, title, reason, end] of BANNERS) {
    const begun = await page.request.post(`${world.url}/api/v2/reviews/${id}/support-views`, {
      headers: {
        authorization: 'Bearer sandbox-reviewer-robin',
        'x-requested-with': 'signet',
        origin: world.url,
      },
      data: { ticket: 'HELP-7' },
    });
    const link = textAt(await begun.json(), 'link') ?? '';
    const context = await browser.newContext({
      baseURL: world.url,
      viewport: { width: 390, height: 844 },
      locale,
    });
    const recorder = recordBrowser(context);
    const view = await context.newPage();
    const sent: string[] = [];
    view.on('request', (request) =>
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await view.goto(link);
    const banner = view.getByRole('complementary', { name: title });
    await expect(banner).toContainText('HELP-7');
    await expect(banner).toContainText('Robin');
    await expect(expectHeading(view)).toBeVisible();
    expect(view.url()).not.toContain('#');
    await expectAccessible(view);
    await view.locator('html:not([aria-busy])').waitFor();
    const field = view.locator('main form :is(input, button)').first();
    await field.click({ force: true });
    await expect(banner.getByRole('status')).toHaveText(reason);
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/v2/support-sessions',
    ]);
    await banner.getByRole('button', { name: end }).click();
    await view.waitForURL('**/support-view');
    await view.goto(`/${id}/address`);
    expect(new URL(view.url()).pathname).not.toBe(`/${id}/address`);
    await recorder.dump(`support-view-${locale}`);
    await context.close();
  }
});
