import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { RouteId } from '@signet/rulebook/routes';
import { STARTUP_PARAMETERS } from '@signet/rulebook/startup-parameters';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { applicationViewFromPage, completedApplication } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const fromLink = (page: Page) =>
  page.getByText('Some answers came with the link that brought you here.');

function watchAddresses(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.headers().referer ?? ''}`),
  );
  return requests;
}

test('values of a parent’s link are confirmed once and leave the address; a business is opened', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const phone = person.answers['applicant.phone.localPhoneNumber'] ?? '';
  const { 'applicant.name.firstName': first = '', 'applicant.name.lastName': last = '' } =
    person.answers;
  const brought = {
    name: `${first} ${last}`,
    email: mailTo(person),
    phone: `(${phone.slice(0, 3)}) ${phone.slice(3)} 99`,
    companyIdentificationType: 'INDIVIDUAL',
    companyDba: 'Ana Bakes',
    companySegment: 'RESTAURANT',
    companyAddressLine1: '4711 Parent Rd',
    companyCity: 'Austin',
    companyTerritory: 'tx',
    companyZip: '78701',
    createBusiness: 'true',
    channelName: 'Ana Online',
    serviceType: 'woo',
    serviceId: 'site-1',
    companyIdentificationValue: '900106666',
    token: 'parent-token',
  };
  const faults = watchConsole(page);
  await page.goto('/get-started');
  const requests = watchAddresses(page);
  await page.goto(`/applicant?${new URLSearchParams(brought)}`);
  await expectScreen(page, world, 'applicant');
  const isClean = () => expect(new URL(page.url()).search).toBe('');
  isClean();
  await expect(fromLink(page)).toBeVisible();
  await expect(field(page, 'applicant.name.firstName')).toHaveValue(first);
  await expect(field(page, 'applicant.name.lastName')).toHaveValue(last);
  await expect(field(page, 'applicant.email.emailAddress')).toHaveValue(mailTo(person));
  await expectAccessible(page);
  await pressContinue(page);

  await expectScreen(page, world, 'business');
  await expect(fromLink(page)).toBeVisible();
  await expect(page.locator('[name="company.registered"][value="NO"]')).toBeChecked();
  await expect(field(page, 'company.dba')).toHaveValue('Ana Bakes');
  await page.goBack();
  await expectScreen(page, world, 'applicant');
  isClean();
  await page.goBack();
  await expectScreen(page, world, 'get-started');
  isClean();
  await page.goForward();
  await expectScreen(page, world, 'applicant');
  isClean();
  await page.reload();
  await expect(field(page, 'applicant.name.lastName')).toHaveValue(last);
  await pressContinue(page);
  await expectScreen(page, world, 'business');
  await answerQuestion(page, 'company.gpv', 'band1');
  await pressContinue(page);
  await expectScreen(page, world, 'category');
  await expect(page.getByText('Restaurant').first()).toBeVisible();
  await pressContinue(page);

  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'owner-identity'); // the link prefilled the address, so its page is skipped
  await expect(field(page, 'applicant.phone.localPhoneNumber')).toHaveValue(
    new RegExp(`${phone.slice(-4)}$`),
  );
  await expect(field(page, 'applicant.governmentIdentification.value')).toHaveValue('');
  await answerQuestion(page, 'applicant.dob', '1987-09-23');
  await answerQuestion(page, 'applicant.governmentIdentification.value', '7294');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  for (const text of [`${first} ${last}`, 'Ana Bakes', '4711 Parent Rd', 'Austin'])
    await expect(page.getByText(text).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[1] ?? '';
  expect(await applicationViewFromPage(page, id)).toMatchObject({
    intent: 'CREATE_BUSINESS',
    channelName: 'Ana Online',
  });
  await page.goto('/applicant');
  await expect(fromLink(page)).toHaveCount(0); // the link works only once
  await page.goto(`/${id}/applicant`);
  await expectScreen(page, world, 'check-answers');
  await continueTo({ page, world, person }, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank'); // a new business, not a channel of an existing one

  const requestLog = requests.slice(1).join('\n');
  for (const secret of [
    'parent-token',
    '900106666',
    encodeURIComponent(mailTo(person)),
    '4711',
    'Parent+Rd',
  ])
    expect(requestLog).not.toContain(secret);
  expect(faults()).toEqual([]);
});

test('each way in leads where it should, and nowhere before somebody has signed in', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  const ways: [address: string, leads: RouteId, path?: string][] = [
    [`/?applicationId=${id}`, 'check-answers', `/${id}/check-answers`],
    [
      `/?applicationId=${id}&resumeEmail=true&name=Somebody+Else`,
      'check-answers',
      `/${id}/check-answers`,
    ],
    [`/r/northwind/?applicationId=${id}`, 'check-answers', `/${id}/check-answers`],
    ['/?serviceType=domain&serviceId=domain-1', 'check-answers', `/${id}/check-answers`],
    ['/?businessId=0a1b-2c3d-4e5f-6g7h-8j9k', 'check-answers', `/${id}/check-answers`],
    [`/${id}/applicant`, 'check-answers'],
    [`/${id}/bank`, 'check-answers'],
    ['/?applicationId=urn:app:0000-0000-0000-0000-0000', 'get-started'],
    ['/?timeout=true', 'get-started'],
    ['/', 'get-started', '/'],
    ['/accounts', 'accounts', '/accounts'],
    ['/store-selector', 'store-selector'],
    ['/no/such/page', 'incorrect-url'],
  ];
  for (const [address, leads, path] of ways) {
    await page.goto(address);
    await expectScreen(page, world, leads);
    if (path !== undefined) await expect(page, address).toHaveURL(world.url + path);
  }
  expect((await applicationViewFromPage(page, id)).applicant.name.firstName).toBe('Ana');
  await page.locator('main').getByRole('link', { name: 'Your applications' }).click();
  await expectScreen(page, world, 'accounts');
  await page.goto('/?timeout=true');
  await expect(page.getByText(/session|signed out/i).first()).toBeVisible();

  await page.context().clearCookies();
  for (const address of [
    '/accounts',
    '/store-selector',
    `/${id}/bank`,
    `/?applicationId=${id}&resumeEmail=true`,
  ]) {
    await page.goto(address);
    await page.waitForURL('**/oidc/interaction/**');
  }
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'check-answers');
  await expect(page).toHaveURL(`${world.url}/${id}/check-answers`);
});

/** Hostile values for link parameters; each sets `window.marked` if it runs. */
const HOSTILE: Readonly<Record<string, string>> = {
  nothing: '',
  markup: '<img src=x onerror="window.marked=1">',
  script: 'javascript:window.marked=1',
  attribute: '" autofocus onfocus="window.marked=1" x="',
  template: '{{constructor.constructor("window.marked=1")()}}',
  closing: '</script><script>window.marked=1</script>',
  prototype: '__proto__',
  bytes: '\0\ud83d\u202e',
  header: 'a\r\nSet-Cookie: marked=1',
};

test('hostile, repeated, empty and very long parameters leave a page that works, and no mark', async ({
  page,
  context,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  const faults = watchConsole(page);
  const names = Object.keys(STARTUP_PARAMETERS).filter(
    (name) => !['applicationId', 'businessId', 'mode'].includes(name),
  );
  const unmarked = async (what: string) => {
    expect(new URL(page.url()).search, what).toBe('');
    expect(await page.evaluate('window.marked'), what).toBeUndefined();
    expect((await page.content()).replaceAll('&quot;', '"'), what).not.toContain('window.marked');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('marked');
  };
  for (const [what, text] of Object.entries(HOSTILE)) {
    await page.goto(
      `/applicant?${new URLSearchParams([...names, ...names].map((name) => [name, text]))}`,
    );
    await expectScreen(page, world, 'applicant');
    await unmarked(what);
  }
  for (const [what, text] of [
    ['ten kilobytes', 'a'.repeat(10_240)],
    ['ten kilobytes of markup', '<b>'.repeat(3_414)],
  ] as const)
    for (const name of ['name', 'companyDba', 'serviceId', 'nobodyKnowsIt']) {
      await page.goto(`/applicant?${name}=${text}`);
      await expectScreen(page, world, 'applicant');
      await unmarked(`${what} in ${name}`);
    }
  const answer = await page.goto(`/applicant?${'name=a&'.repeat(1_400)}`);
  expect([answer?.status(), new URL(page.url()).search]).toEqual([200, '']);
  await pressContinue(page);
  // The page works and reports the missing answers.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto(
    `/?applicationId=${id}&${new URLSearchParams(names.map((name) => [name, HOSTILE.markup ?? '']))}`,
  );
  await expectScreen(page, world, 'check-answers');
  await unmarked('a resume link');
  await page.goto('/accounts?search=%3Cimg%20src=x%20onerror=%22window.marked=1%22%3E');
  await expectScreen(page, world, 'accounts');
  await unmarked('the list');
  expect(faults()).toEqual([]);
});

test('an unknown address links to the provider’s site, the accounts and the start', async ({
  page,
  world,
}) => {
  await page.goto('/incorrect-url');
  await expect(
    page.locator('main').getByRole('link', { name: 'Go to the start page' }),
  ).toBeVisible();
  await completedApplication(page, persona('ana', nextPersonaNumber()));
  for (const [origin, brand] of [
    [world.godaddyUrl, 'GoDaddy Payments'],
    [world.url, 'Poynt'],
  ] as const) {
    const answer = await page.goto(`${origin}/incorrect-url`);
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Go to the ${brand} website` }).click();
    await page.waitForURL(`${world.sandboxUrl}/`);
  }
  await page.goto('/incorrect-url');
  await page.locator('main .actions a').first().click();
  await expectScreen(page, world, 'accounts');
});
