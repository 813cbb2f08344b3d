import type { Page, Request } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { ONCE_EVENTS } from '@signet/rulebook/analytics/once-events';
import { EVENTS, type EventId } from '@signet/rulebook/events';
import { mailTo } from '@signet/testing/applications';
import { answerForm } from '@signet/testing/browser/answer-form';
import { pressInFrame } from '@signet/testing/browser/inquiry';
import {
  addPartner,
  askedForOwners,
  buttonNamed,
  giveDetails,
  giveOwnShare,
  LENA,
  withPartners,
} from '@signet/testing/browser/owners';
import { continueTo, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

type Sent = { type: string; params: Record<string, unknown> };

/** What the server said; a page that is left hears no answer to what it sent last. */
const heardOf = async (statuses: readonly Promise<number | undefined>[]): Promise<Set<number>> =>
  new Set((await Promise.all(statuses)).filter((status) => status !== undefined));

function recorded(page: Page): { events: Sent[]; statuses: Promise<number | undefined>[] } {
  const events: Sent[] = [];
  const statuses: Promise<number | undefined>[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/v2/analytics')) return;
    events.push(request.postDataJSON() as Sent); // our own request
    statuses.push(request.response().then((response) => response?.status()));
  });
  return { events, statuses };
}

test('pages, validation errors and a change of language send events without typed text', async ({
  page,
  world,
}) => {
  const { events, statuses } = recorded(page);
  const paramsOf = (type: string) =>
    events.filter((event) => event.type === type).map(({ params }) => params);
  await page.goto('/');
  await expect.poll(() => paramsOf('screen.shown')).toEqual([{ screen: 'get-started' }]);
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await expect.poll(() => paramsOf('screen.shown').at(-1)).toEqual({ screen: 'applicant' });
  await page.locator('[name="applicant.name.firstName"]').fill('Zo3');
  await pressContinue(page);
  await expect
    .poll(() => paramsOf('signup.error'))
    .toEqual([
      { field: 'applicant.name.firstName', errorCode: 'firstName.digits', screen: 'applicant' },
      { field: 'applicant.name.lastName', errorCode: 'lastName.required', screen: 'applicant' },
      { field: 'applicant.email.emailAddress', errorCode: 'email.required', screen: 'applicant' },
    ]);
  expect(JSON.stringify(events)).not.toContain('Zo3');
  expect(await heardOf(statuses)).toEqual(new Set([200]));
  await page.getByRole('button', { name: 'Country and language' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(paramsOf('language.switched')).toEqual([{ language: 'fr-CA' }]);
});

const JOURNEY = [
  'category.chosen',
  'onboarding.started',
  'onboarding.sent',
  'otp.started',
  'otp.success',
  'onboarding.success',
];
/** Present only for some answers, or once a window has closed. */
const OPTIONAL = ['gpvValue', 'reason'];

/** Every event must be in the catalog with exactly the properties of its row. */
function expectOfCatalogue(events: readonly Sent[]): void {
  for (const { type, params } of events) {
    expect(Object.hasOwn(EVENTS, type), type).toBe(true);
    const { properties } = EVENTS[type as EventId]; // checked above
    const sent = Object.keys(params);
    expect(
      sent.filter((name) => !properties.some((known) => known === name)),
      type,
    ).toEqual([]);
    expect(
      properties.filter((name) => !sent.includes(name) && !OPTIONAL.includes(name)),
      type,
    ).toEqual([]);
  }
}

test('a whole journey sends every event of the catalog with its parameters, also to the page', async ({
  page,
  browser,
  world,
}) => {
  const { events, statuses } = recorded(page);
  const handed: object[] = [];
  await page.exposeFunction('handOver', (event: object) => void handed.push(event));
  await page.addInitScript(
    'window.dataLayer = []; window.dataLayer.push = (event) => { window.handOver(event); return Array.prototype.push.call(window.dataLayer, event); };',
  );
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/');
  await continueTo({ page, world, person }, 'success');
  await expect
    .poll(() => events.map(({ type }) => type).filter((type) => type !== 'screen.shown'))
    .toEqual(JOURNEY);
  const screens = () =>
    events.flatMap(({ type, params }) => (type === 'screen.shown' ? [params.screen] : []));
  await expect.poll(() => screens().at(-1)).toBe('success');
  expectOfCatalogue(events);
  for (const once of ONCE_EVENTS)
    expect(events.filter(({ type }) => type === once).length, once).toBeLessThan(2);
  expect(await heardOf(statuses)).toEqual(new Set([200]));
  expect(handed).toEqual(
    events.map(({ type, params }) => ({
      event: type,
      ...params,
      virtualPath: expect.stringMatching(/^\//),
    })),
  );
  const sentText = JSON.stringify([events, handed]);
  for (const answer of [
    'applicant.name.lastName',
    'applicant.email.emailAddress',
    'applicant.phone.localPhoneNumber',
  ] as const)
    expect(sentText).not.toContain(person.answers[answer]);

  const silent = await browser.newContext({
    baseURL: world.url,
    extraHTTPHeaders: { 'sec-gpc': '1' },
  });
  const quiet = await silent.newPage();
  const { events: none } = recorded(quiet);
  await quiet.goto('/');
  await continueTo({ page: quiet, world, person }, 'business');
  expect([none, await quiet.evaluate('window.dataLayer')]).toEqual([[], undefined]);
  await silent.close();
});

const LATER_STEPS = [
  'boInfo.started',
  'owner.added',
  'owner.deleted',
  'owner.added',
  'boInfo.success',
  'governmentId.started',
  'governmentId.success',
  'onboarding.success',
  'bank.canceled',
  'bank.started',
  'bank.linked',
];
const SSN = 'applicant.governmentIdentification.value';

test('owners, photo ID and the bank send their events without personal data', async ({
  page,
  world,
}) => {
  const paolo = withPartners('paolo');
  const person = {
    ...paolo,
    answers: { ...paolo.answers, [SSN]: `${(paolo.answers[SSN] ?? '').slice(0, -4)}0003` },
  };
  const { events, statuses } = recorded(page);
  const id = await askedForOwners(page, world, person);
  await giveOwnShare(page, '60');
  await addPartner(page);
  await buttonNamed(page, 'Remove Lena Conti').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await addPartner(page);
  await giveDetails(page);
  await buttonNamed(page, 'Submit owners').click();
  await expectScreen(page, world, 'identification');
  await page.getByRole('button', { name: 'Start' }).click();
  await pressInFrame(page, 'pass');
  await expectScreen(page, world, 'success');
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank');
  await buttonNamed(page, 'I’ll do this later').click();
  await expectScreen(page, world, 'owners-further-steps');
  await page.goto(`/${id}/bank`);
  await buttonNamed(page, 'Enter account and routing numbers').click();
  const bank = {
    ...person.bank,
    accountNumber: '000123456789',
    accountNumberConfirm: '000123456789',
  };
  await answerForm(page, 'bank', { ...person, bank });
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');

  await expect
    .poll(() => events.map(({ type }) => type).filter((type) => type !== 'screen.shown'))
    .toEqual(LATER_STEPS);
  expectOfCatalogue(events);
  expect(await heardOf(statuses)).toEqual(new Set([200]));
  const sentText = JSON.stringify(events);
  for (const secret of [
    'Lena',
    'Conti',
    LENA.email,
    '000123456789',
    person.answers[SSN],
    mailTo(person),
  ])
    expect(sentText).not.toContain(secret);
});

test('a visit from a reminder is counted once, and the address keeps nothing of it', async ({
  page,
}) => {
  const { events, statuses } = recorded(page);
  const followed = () =>
    events.filter(({ type }) => type === 'email.followed').map(({ params }) => params);
  await page.goto('/?resumeEmail=true');
  await expect.poll(followed).toEqual([{ email: 'resume', role: 'applicant' }]);
  expect(page.url()).not.toContain('?');
  await page.goto(
    '/urn:app:0000-0000-0000-0000-0000/owners/urn:own:0000-0000-0000-0000-0000?reminderEmail=true',
  );
  await expect.poll(followed).toContainEqual({ email: 'reminder', role: 'owner' });
  expect(page.url()).not.toContain('?');
  await expect
    .poll(() => events.filter(({ type }) => type === 'screen.shown').at(-1)?.params)
    .toEqual({ screen: 'owner' });
  expect(followed()).toHaveLength(2);
  expect(await heardOf(statuses)).toEqual(new Set([200]));
});

test.describe('in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('nothing is counted before consent, which can be refused and changed as easily as given', async ({
    page,
  }) => {
    const { events } = recorded(page);
    await page.goto('/applicant');
    const question = page.getByRole('region', {
      name: 'Pouvons-nous compter vos visites sur ces pages?',
    });
    await expect(question.getByRole('button')).toHaveText(['Non, je refuse', 'Oui, j’accepte']);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Non, je refuse' }).click();
    await expect(question.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Nous ne comptons pas vos visites sur ces pages.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Choix de confidentialité' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Non, je refuse' })).toHaveCount(0);
    expect([
      events,
      (await page.context().cookies()).find(({ name }) => name === 'tracking')?.value,
    ]).toEqual([[], 'no']);
    await page.getByRole('button', { name: 'Choix de confidentialité' }).click();
    await expect(page.getByRole('dialog')).toContainText('Nous ne comptons pas vos visites');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Oui, j’accepte' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Nous comptons vos visites sur ces pages.',
    );
    await page.reload();
    await expect
      .poll(() => events.map(({ type, params }) => [type, params.screen]))
      .toEqual([['screen.shown', 'applicant']]);
  });
});
