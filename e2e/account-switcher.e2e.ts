import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { RouteId } from '@signet/rulebook/routes';
import type { StatusId } from '@signet/rulebook/status';
import { mailTo } from '@signet/testing/applications';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  callApiFromPage,
  signInAs,
} from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const SSN = 'applicant.governmentIdentification.value';
const PHONE = 'applicant.phone.localPhoneNumber';
const IDENTITY = /^applicant\.(dob|governmentIdentification|phone)/;

type Row = {
  name: string;
  /**
   * What leads to this status: the tax id known to the identity source, and how far the person got.
   */
  last4?: string;
  goes: 'nowhere' | 'sent' | 'phoneProven';
  serviceType?: string;
  status: StatusId;
  label: string;
  /** Where it stands, in the words of Home. */
  short: string;
  /** In the hosting provider's portal; `own` differs in the product's own. */
  action: string;
  leads: RouteId;
  own?: { action: string; leads: RouteId };
};

const RESUME = 'Resume application';

const ROWS: readonly Row[] = [
  {
    name: 'Ana Approved',
    goes: 'phoneProven',
    status: 'approvedNoBank',
    label: 'Approved',
    short: 'Takes payments. Payouts wait for your bank.',
    action: 'Connect profile',
    leads: 'account-stores',
    own: { action: 'Link your bank', leads: 'bank' },
  },
  {
    name: 'Ana Later',
    goes: 'sent',
    serviceType: 'Invoice',
    status: 'verificationNeeded',
    label: 'Incomplete',
    short: 'Takes payments online. One step is left.',
    action: RESUME,
    leads: 'success',
  },
  {
    name: 'Ana Review',
    last4: '0004',
    goes: 'phoneProven',
    status: 'inReview',
    label: 'In review',
    short: 'We’re reviewing it',
    action: 'Connect profile',
    leads: 'account-stores',
    own: { action: 'Open', leads: 'success' },
  },
  {
    name: 'Ana Asked',
    goes: 'sent',
    status: 'stepUp',
    label: 'Incomplete',
    short: 'One more step',
    action: RESUME,
    leads: 'otp',
  },
  {
    name: 'Ana Begun',
    goes: 'nowhere',
    status: 'unsent',
    label: 'Incomplete',
    short: 'Your application isn’t submitted yet',
    action: RESUME,
    leads: 'check-answers',
  },
  {
    name: 'Ana Refused',
    last4: '0001',
    goes: 'phoneProven',
    status: 'declined',
    label: 'Not approved',
    short: 'Not approved',
    action: 'Open',
    leads: 'success',
  },
];

/** By who acts: the reader, we, nobody anymore; then as the list is sorted. */
const ORDER = ['Ana Approved', 'Ana Later', 'Ana Asked', 'Ana Begun', 'Ana Review', 'Ana Refused'];

/**
 * Creates a row's account by API; each uses its own referral, because only one application per
 * referral may be open.
 */
async function make(
  page: Page,
  world: ProductWorld,
  emailAddress: string,
  row: Row,
): Promise<string> {
  const { answers: personaAnswers } = persona('ana', nextPersonaNumber());
  const own = {
    'applicant.email.emailAddress': emailAddress,
    'company.dba': row.name,
    ...(row.last4 && { [SSN]: row.last4 }),
  };
  const kept = Object.entries({ ...personaAnswers, ...own }).filter(
    ([path]) => row.serviceType === undefined || !IDENTITY.test(path),
  );
  const referralUrlId = row.name.toLowerCase().replace(' ', '-');
  const { body: made } = await callApiFromPage(page, 'createApplication', {
    body: {
      ...nestAnswers(Object.fromEntries(kept)),
      application: { currency: 'USD', referralUrlId, serviceType: row.serviceType },
    },
  });
  const { id } = made;
  if (row.goes === 'nowhere') return id;
  const { body: configs } = await callApiFromPage<{ terms: { id: string; version: string } }>(
    page,
    'getConfigs',
  );
  const { status } = await callApiFromPage(page, 'onboardApplication', {
    id,
    body: { terms: { signed: true, ...configs.terms } },
  });
  expect(status, row.name).toBe(202);
  const until = (reached: (view: ApplicationView) => boolean) =>
    expect
      .poll(async () => reached(await applicationViewFromPage(page, id)), BACKGROUND_TIMEOUT)
      .toBe(true);
  await until(({ status: { id: now }, otp }) =>
    now === 'stepUp' ? otp?.sentAt !== undefined : now !== 'checking',
  );
  if (
    row.goes === 'phoneProven' &&
    (await applicationViewFromPage(page, id)).status.id === 'stepUp'
  ) {
    const code = await world.phone(`+1${personaAnswers[PHONE]}`).latestCode();
    await callApiFromPage(page, 'verifyOtp', { id, body: { code } });
    await until(({ status: { id: now } }) => now !== 'checking' && now !== 'stepUp');
  }
  return id;
}

const card = (page: Page, name: string) =>
  page.locator('li.app-row').filter({ has: page.getByRole('heading', { name }) });

test('every state of an account has its label, its sentence and its one action, in both portals', async ({
  page,
  world,
}) => {
  const emailAddress = mailTo(persona('ana', nextPersonaNumber()));
  await signInAs(page, emailAddress);
  const ids = new Map<string, string>();
  for (const row of [...ROWS].reverse())
    ids.set(row.name, await make(page, world, emailAddress, row)); // equal accounts are listed newest first
  for (const [name, id] of ids)
    expect([name, (await applicationViewFromPage(page, id)).status.id]).toEqual([
      name,
      ROWS.find((row) => row.name === name)?.status,
    ]);

  for (const portal of ['own', 'hosting'] as const) {
    const list = `${portal === 'own' ? world.url : world.godaddyUrl}/accounts`;
    if (portal === 'hosting') await page.goto(`${world.godaddyUrl}/auth/start?path=%2Faccounts`);
    else await page.goto(list);
    await expectScreen(page, world, 'accounts');
    await expect(page.locator('.app-group > h2')).toHaveText([
      'Needs you 4',
      'With us 1',
      'Done 1',
    ]);
    await expect(page.locator('li.app-row h3')).toHaveText(ORDER);
    await expectAccessible(page);
    for (const row of ROWS) {
      await expect(card(page, row.name).locator('.app-name .meta'), row.name).toContainText(
        row.label,
      );
      await expect(card(page, row.name).locator('.app-state'), row.name).toContainText(row.short);
    }
    for (const row of ROWS) {
      const { action, leads } = portal === 'own' ? { ...row, ...row.own } : row;
      if (portal === 'own' && row.own === undefined) continue; // same as in the hosting portal
      await card(page, row.name)
        .getByRole('link', { name: `${action} ${row.name}` })
        .click();
      await expectScreen(page, world, leads);
      expect(page.url(), row.name).toContain(ids.get(row.name)?.slice(8));
      await page.goto(list);
      await expectScreen(page, world, 'accounts');
    }
  }
  await page.getByRole('link', { name: 'Start a new payment application' }).click();
  await expectScreen(page, world, 'applicant');
});
