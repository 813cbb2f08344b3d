import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { arriving } from '../sandbox-client.ts';
import { databaseOfJourneys, type ProductWorld } from '../world.ts';
import { answerQuestion, signInAtProvider } from './answer-form.ts';
import { callApiFromPage, decidedApplication } from './page-api.ts';
import { expectHeading, expectScreen } from './sign-up.ts';
import { test as base, expect, recordBrowser } from './test.ts';

type NewBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * `test` with browsers for further people, each with its own cookies and storage; what they store
 * is recorded for the secret scan.
 */
export const test = base.extend<{ newBrowser: NewBrowser }>({
  newBrowser: async ({ browser, world }, use, { testId, retry }) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: world.url,
        viewport: { width: 390, height: 844 },
        locale: 'en-US',
        ...options,
      });
      const recorder = recordBrowser(context);
      const name = `${databaseOfJourneys()}-${testId}-${retry}-person-${close.length}`;
      close.push(async () => {
        await recorder.dump(name);
        await context.close();
      });
      return context.newPage();
    });
    for (const one of close) await one();
  },
});

export type InvitedOwner = {
  firstName: string;
  email: string;
  share: string;
  communicationLanguage?: 'en' | 'fr';
};

const asOwner = ({ firstName, email, share, ...language }: InvitedOwner, { market }: Persona) => ({
  firstName,
  lastName: 'Conti',
  ...(market === 'US' ? { isController: 'NO' } : language),
  ownershipPercentage: share,
  email,
  phone: '3125550177',
});

const ownersOf = ({ owners }: Pick<ApplicationView, 'owners'>) => owners?.list ?? [];

export async function applicationWithInvited(
  page: Page,
  world: ProductWorld,
  person: Persona,
  { own, partners }: { own: string; partners: readonly InvitedOwner[] },
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  const change = async (endpoint: 'addOwner' | 'submitOwners', body: object): Promise<void> => {
    const { body: seen } = await callApiFromPage(page, 'getApplication', { id });
    const { status, body: reply } = await callApiFromPage(page, endpoint, {
      id,
      version: seen.version,
      body,
    });
    expect([200, 201], JSON.stringify(reply)).toContain(status);
  };
  await change('addOwner', {
    type: 'APPLICANT',
    ownershipPercentage: own,
    ...(person.market === 'US' ? { isController: 'YES' } : {}),
  });
  for (const partner of partners) {
    await change('addOwner', asOwner(partner, person));
    await inviteByApi(page, id, partner.email);
  }
  await change('submitOwners', {});
  return id;
}

export async function inviteByApi(page: Page, id: string, email: string): Promise<void> {
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  const ownerId = ownersOf(body).find((owner) => owner.email === email)?.id ?? '';
  expect((await callApiFromPage(page, 'inviteOwner', { id, ownerId })).status).toBe(200);
}

export const invitationLink = (world: ProductWorld, email: string, not = ''): Promise<string> =>
  arriving(async () => {
    const mails = await world.mailbox(email).messages();
    const links = mails.flatMap(({ text }) => /https?:\S+\/owners\/\S+#\S+/.exec(text)?.[0] ?? []);
    return links[0] === not ? undefined : links[0];
  }, `a link for ${email}`);

export const subjectsFor = async (world: ProductWorld, email: string): Promise<string[]> =>
  (await world.mailbox(email).messages()).map(({ subject = '' }) => subject);

export const pressPrimary = (page: Page): Promise<void> =>
  page.locator('main .actions button').first().click();

/** Opens an invitation link and its explanation. */
export async function openInvitation(page: Page, world: ProductWorld, link: string): Promise<void> {
  await page.goto(link);
  await expectScreen(page, world, 'owner');
  await pressPrimary(page);
  await expect(page.locator('main .checklist')).toBeVisible();
}

/** Continues to the owner's details by signing in to their own account. */
export async function acceptInvitation(
  page: Page,
  world: ProductWorld,
  email: string,
): Promise<void> {
  await pressPrimary(page);
  await signInAtProvider(page, email);
  await expectScreen(page, world, 'owner');
  await page.locator('main form').waitFor();
}

const { answers } = persona('ana');

/** Enters the owner's details; the secrets belong to a persona, so the secret scan knows them. */
export async function giveOwnDetails(
  page: Page,
  ssn4 = answers['applicant.governmentIdentification.value'] ?? '',
): Promise<void> {
  const byHand = page.getByRole('button', {
    name: /^(Enter the address manually|Entrer l’adresse)/,
  });
  if ((await byHand.count()) > 0) await byHand.click();
  const details = {
    dob: answers['applicant.dob'] ?? '',
    'address.line1': '12 Oak St',
    'address.city': 'Chicago',
    'address.territory': 'IL',
    'address.zip': '60614',
    'governmentIdentification.value': ssn4,
  };
  for (const [path, value] of Object.entries(details)) await answerQuestion(page, path, value);
  await page.locator('main form .actions button[type="submit"]').click();
}

export const titleIs = (page: Page, title: string): Promise<void> =>
  expect(expectHeading(page)).toHaveText(title);
