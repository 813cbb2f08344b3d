import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { test } from '@signet/testing/browser/cross-site';
import { inside, openFrame } from '@signet/testing/browser/framed';
import { continueTo, findIndustry, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber } from '@signet/testing/browser/test';

test('in a frame on another site the typed e-mail waits on the sign-in page, and nowhere afterwards', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await openFrame(page, { portal: world.url, referral: 'northwind' });
  await continueTo({ page: inside(page), world, person }, 'category');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await findIndustry(inside(page), 'bakery');
  await pressContinue(inside(page));
  await expect(inside(page).locator('input[name="email"]')).toHaveValue(
    person.answers['applicant.email.emailAddress'] ?? mailTo(person),
  );
  // The sign-in page reports none, and the last page's is too high.
  await expect(page.locator('iframe')).toHaveCSS('height', '640px');
  expect(addresses.filter((address) => decodeURIComponent(address).includes('@'))).toEqual([]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('sign_in_hint');
});
