import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import type { RouteId } from '@signet/rulebook/routes';
import { addCard } from '@signet/testing/browser/cards';
import { pressThroughCover } from '@signet/testing/browser/cover-report';
import { test } from '@signet/testing/browser/cross-site';
import { inside, mountFrame, openFrame } from '@signet/testing/browser/framed';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const DECLINED_LATER = '4000000000000341';
const GOOD = '4242424242424242';
const ana = (otherwise: Record<string, string> = {}): Persona => {
  const person = persona('ana', nextPersonaNumber());
  return { ...person, answers: { ...person.answers, ...otherwise } };
};

type Attack = { page: Page; world: ProductWorld };
type Attacked = { id: string; button: string; paid: string };

/**
 * A page whose button charges or orders: what the frame shows, and how its customer's own press
 * ends.
 */
const PAGES: Partial<Record<RouteId, (attack: Attack) => Promise<Attacked>>> = {
  'order-status': async ({ page, world }) => {
    const options = { portal: world.url, referral: 'northwind' };
    await openFrame(page, options);
    const id = await decidedApplication(inside(page), world, ana());
    await addCard(inside(page), world, id, DECLINED_LATER);
    const profiles = {
      type: 'BUY',
      quantities: { N910: 1 },
      bundleQuantity: 0,
      licences: 0,
      paymentMethod: 'CARD',
    };
    const submit = (totalCents: number) =>
      callApiFromPage<{ data?: { totalCents: number } }>(inside(page), 'submitOrder', {
        id,
        key: crypto.randomUUID(),
        body: { profiles, feeProfiles: { totalCents } },
      });
    await submit((await submit(-1)).body.data?.totalCents ?? 0);
    await addCard(inside(page), world, id, GOOD);
    await mountFrame(page, { ...options, path: `/${id}/order/status` });
    return { id, button: 'Try this payment again', paid: 'Your order is placed' };
  },
  'restaurant-solution': async ({ page, world }) => {
    const on = { portal: 'GODADDY', flag: 'restaurantSolutionEnabled', on: true };
    await fetch(`${world.sandboxUrl}/control/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(on),
    });
    const options = { portal: world.godaddyUrl, referral: '' };
    await openFrame(page, options);
    const restaurant = ana({
      'company.mccDetails.id': '3',
      'applicant.governmentIdentification.value': '0004',
    });
    const id = await decidedApplication(inside(page), world, restaurant);
    await addCard(inside(page), world, id, GOOD);
    await mountFrame(page, { ...options, path: `/${id}/restaurant-solution` });
    const goOn = inside(page).getByRole('button', { name: 'Continue' });
    await inside(page)
      .getByRole('button', { name: 'One more: Register and handheld' })
      .press('Enter');
    await goOn.press('Enter');
    await expect(expectHeading(inside(page))).toHaveText('Point-of-sale software');
    await goOn.press('Enter');
    return { id, button: 'Place order', paid: 'We have your order' };
  },
};

for (const [step, open] of entriesOf(PAGES))
  test(`a parent page can neither press nor cover the button that pays on ${step}; its customer’s own press pays`, async ({
    page,
    world,
  }) => {
    const { button, paid } = await open({ page, world });
    const pay = inside(page).getByRole('button', { name: button, exact: true });
    await expect(pay).toBeVisible();
    const sent: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'POST' &&
        /\/(payments|orders)$/.test(request.url()) &&
        sent.push(request.url()),
    );
    for (let times = 0; times < 3; times += 1) await page.evaluate('onboarding.next()');
    await expect(pay).toBeFocused();

    await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
      '<div id="decoy" style="position:fixed;inset:0;background:#fff;pointer-events:none">Win a prize: press here</div>')`);
    const note = inside(page)
      .getByRole('status')
      .filter({ hasText: 'Something is covering the button' });
    await pressThroughCover(page, pay, note);
    await expectScreen(inside(page), world, step);
    expect(sent).toEqual([]);

    await page.evaluate(`document.getElementById('decoy').remove()`);
    await pay.press('Enter');
    await expect(expectHeading(inside(page))).toHaveText(paid);
    expect(sent).toHaveLength(1);
  });
