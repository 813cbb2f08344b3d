import { signInAtProvider } from '@signet/testing/browser/answer-form';
import {
  applicationWithInvited,
  invitationLink,
  openInvitation,
  pressPrimary,
  test,
  titleIs,
} from '@signet/testing/browser/invited-owner';
import { withPartners } from '@signet/testing/browser/owners';
import { signInAs } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible } from '@signet/testing/browser/test';

test('somebody signed in with another account is told so, is told no address, and goes on with their own', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'lena.other-account@example.com';
  await applicationWithInvited(page, world, withPartners('paolo'), {
    own: '60',
    partners: [{ firstName: 'Lena', email, share: '40' }],
  });
  const theirs = await newBrowser();
  await signInAs(theirs, 'sam.other-account@example.com');
  await openInvitation(theirs, world, await invitationLink(world, email));
  await expect(
    theirs.getByText('You’re signed in as sam.other-account@example.com.'),
  ).toBeVisible();
  await pressPrimary(theirs);
  await expectScreen(theirs, world, 'owner-applicant-error');
  await expect(theirs.locator('main')).not.toContainText(email);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Use another account' }).click();
  await signInAtProvider(theirs, email);
  await titleIs(theirs, 'Confirm your details');

  // The applicant's account is not the invited owner's either.
  await page.goto(new URL(theirs.url()).pathname);
  await expectScreen(page, world, 'owner-applicant-error');
  expect((await page.content()).includes(email)).toBe(false);
});
