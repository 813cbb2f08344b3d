import { persona } from '@signet/personas/personas';
import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, mountFrame, openFrame } from '@signet/testing/browser/framed';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';

test('a partner’s page shows where an application stands as a banner, and its owners, bank and photo ID by themselves', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const options = { portal: world.url, referral: 'northwind' };
  await openFrame(page, options);
  const applicationId = await decidedApplication(
    inside(page),
    world,
    persona('ana', nextPersonaNumber()),
  );
  const shows = (component: string) => mountFrame(page, { ...options, component, applicationId });

  await shows('status');
  await expect(expectHeading(inside(page))).toHaveText(/approved/i);
  await expect(inside(page).getByRole('contentinfo')).toHaveCount(0);
  await expect(inside(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await expectAccessible(page);
  await inside(page).getByRole('link', { name: 'Link your bank' }).press('Enter');
  await expect.poll(() => new URL(frameOf(page).url()).pathname).toMatch(/\/bank$/);
  await expect(inside(page).getByRole('contentinfo')).toHaveCount(1);

  await shows('bank');
  await expect.poll(() => new URL(frameOf(page).url()).pathname).toMatch(/\/bank$/);
  await expectAccessible(page);
  // Nothing of this kind is asked for: Home says where it stands.
  for (const component of ['owners', 'documents']) {
    await shows(component);
    await expect(expectHeading(inside(page))).toHaveText(/approved/i);
  }
});
