import type { Page } from '@playwright/test';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

async function newKey(world: ProductWorld): Promise<string> {
  const made = await world.command('tools/partner.ts', '--new-key', 'northwind');
  return /partner_test_[\w-]{43}/.exec(made)?.[0] ?? '';
}

const MERCHANTS = [
  {
    locale: 'en-US',
    name: 'Dana Whitfield',
    shop: 'Whitfield Bakery',
    phone: '4155552671',
  },
  {
    locale: 'en-CA',
    name: 'Owen Carter',
    shop: 'Carter Cycles',
    phone: '4165550142',
  },
  {
    locale: 'fr-CA',
    name: 'Élise Gagnon',
    shop: 'Fleurs du Plateau',
    phone: '5145550187',
  },
] as const;

test('a partner’s file invites three merchants, whose links open their filled-in applications', async ({
  browser,
  world,
}) => {
  await world.startWorker();
  const key = await newKey(world);
  const call = async <Body>(path: string, init: RequestInit = {}): Promise<Body> => {
    const { headers, ...rest } = init;
    const answer = await fetch(`${world.localUrl}/api/v2/partners/imports${path}`, {
      ...rest,
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as Body; // as the call’s schema says
  };
  const people = MERCHANTS.map((row) => ({
    ...row,
    email: `merchant-${nextPersonaNumber()}@example.com`,
  }));
  const lines = people.map(
    ({ locale, email, name, shop, phone }) =>
      `${email.split('@')[0]},${locale},${email},${name},${phone},${shop}`,
  );
  const sent = await call<{ import: { id: string } }>('', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: ['reference,locale,email,name,phone,companyDba', ...lines].join('\n'),
  });
  await expect
    .poll(
      async () =>
        (await call<{ import: { counts: { invited: number } } }>(`/${sent.import.id}`)).import
          .counts.invited,
      { timeout: 30_000 },
    )
    .toBe(3);

  for (const { email, locale, name, shop } of people) {
    const { text = '' } = await world.mailbox(email).latest();
    const link = new URL(/https?:\S+prefillId=\S+/.exec(text)?.[0] ?? '');
    const page = await (await browser.newContext()).newPage();
    const faults = watchConsole(page);
    await page.goto(world.url + link.pathname + link.search);
    await expectScreen(page, world, 'get-started');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(page);
    await page.locator('main .actions a').first().click();
    await expectScreen(page, world, 'applicant');
    const [first = '', last = ''] = name.split(' ');
    await expect(field(page, 'applicant.name.firstName')).toHaveValue(first);
    await expect(field(page, 'applicant.name.lastName')).toHaveValue(last);
    await expect(field(page, 'applicant.email.emailAddress')).toHaveValue(email);
    await expectAccessible(page);
    await pressContinue(page);
    await expectScreen(page, world, 'business');
    await expect(field(page, 'company.dba')).toHaveValue(shop);
    expect(faults()).toEqual([]);
    await page.context().close();
  }
});
