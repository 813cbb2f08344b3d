import { mailTo } from '@signet/testing/applications';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { openDesk } from '@signet/testing/browser/desk';
import { inquiryFrame, pressInFrame } from '@signet/testing/browser/inquiry';
import {
  acceptInvitation,
  applicationWithInvited,
  giveOwnDetails,
  invitationLink,
  openInvitation,
  subjectsFor,
  test,
  titleIs,
} from '@signet/testing/browser/invited-owner';
import {
  addPartner,
  askedForOwners,
  buttonNamed,
  giveOwnShare,
  ownerTag,
  withPartners,
} from '@signet/testing/browser/owners';
import { applicationViewFromPage, BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible } from '@signet/testing/browser/test';

const mailOf = (name: string, story: string): string => `${name}.${story}@example.com`;

test('three owners: both partners are invited and verify themselves, and the applicant is approved', {
  tag: '@both-databases',
}, async ({ page, world, newBrowser }) => {
  const person = withPartners('paolo');
  const [lena, kim] = [mailOf('lena', 'three-owners'), mailOf('kim', 'three-owners')];
  const id = await askedForOwners(page, world, person);
  await giveOwnShare(page, '40');
  await addPartner(page, { email: lena, ownershipPercentage: '35' });
  await buttonNamed(page, 'Send Lena a secure link').click();
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent');
  await addPartner(page, {
    firstName: 'Kim',
    email: kim,
    ownershipPercentage: '25',
    phone: '312 555 0178',
  });
  await buttonNamed(page, 'Send Kim a secure link').click();
  await expect(ownerTag(page, 'Kim Conti')).toHaveText('Link sent');
  await expect(page.getByText('Total: 100%')).toBeVisible();
  await buttonNamed(page, 'Submit owners').click();
  await expectScreen(page, world, 'success');
  await page.getByRole('link', { name: 'See the owners' }).click();
  await expectScreen(page, world, 'owners');
  for (const [email, name] of [
    [lena, 'Lena Conti'],
    [kim, 'Kim Conti'],
  ] as const) {
    const theirs = await newBrowser();
    const faults = watchConsole(theirs);
    await openInvitation(theirs, world, await invitationLink(world, email));
    await acceptInvitation(theirs, world, email);
    if (name === 'Lena Conti') await expect(ownerTag(page, name)).toHaveText('Signed in'); // without a reload
    await giveOwnDetails(theirs);
    await expectScreen(theirs, world, 'owner-success');
    await titleIs(theirs, 'You’re verified');
    await theirs.reload();
    await titleIs(theirs, 'You’re verified');
    expect(faults()).toEqual([]);
    if (name === 'Lena Conti') await expect(ownerTag(page, name)).toHaveText('Confirmed');
  }
  await expectScreen(page, world, 'success');
  await titleIs(page, 'You’re approved and can take payments');
  expect((await applicationViewFromPage(page, id)).decision).toBe('APPROVED');
  await expect
    .poll(() => subjectsFor(world, lena), BACKGROUND_TIMEOUT)
    .toContainEqual(expect.stringContaining('You’re verified'));
  await expect
    .poll(() => subjectsFor(world, mailTo(person)), BACKGROUND_TIMEOUT)
    .toContainEqual(expect.stringContaining('approved'));
  expect(await subjectsFor(world, mailTo(person))).toContain('Lena Conti is verified');
});

test('a partner on a phone sees only their own data, errors at fields, and ends with photo ID, which leads staff to them', async ({
  page,
  browser,
  world,
  newBrowser,
}) => {
  const email = mailOf('lena', 'photo');
  const id = await applicationWithInvited(page, world, withPartners('paolo'), {
    own: '60',
    partners: [{ firstName: 'Lena', email, share: '40' }],
  });
  const theirs = await newBrowser();
  const link = await invitationLink(world, email);
  await theirs.goto(link);
  await expect(expectHeading(theirs)).toContainText('named you as an owner of');
  expect(theirs.url()).not.toContain('#');
  await expectAccessible(theirs);
  await openInvitation(theirs, world, link);
  await expect(theirs.getByText('Only whether you’re done, never your answers.')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.reload();
  await expect(theirs.getByText('Only whether you’re done, never your answers.')).toBeVisible();
  await acceptInvitation(theirs, world, email);

  // Opening the link again after accepting changes nothing.
  for (const before of ['about:blank', new URL(theirs.url()).pathname]) {
    await theirs.goto(before);
    await theirs.goto(link);
    await titleIs(theirs, 'Confirm your details');
    await expect.poll(() => theirs.url()).not.toContain('#');
  }
  await expect(theirs.locator('[name="firstName"]')).toHaveValue('Lena');
  const kept = theirs.waitForResponse(
    (reply) => reply.url().includes('/typed-answers/partnerDetails') && reply.ok(),
  );
  await theirs.locator('[name="lastName"]').fill('Conti-Rowe');
  await kept;
  const tab = await theirs.context().newPage(); // shares only the session with the first tab
  await tab.goto(theirs.url());
  await expect(tab.locator('[name="lastName"]')).toHaveValue('Conti-Rowe');
  await tab.close();
  await theirs.reload();
  await expect(theirs.locator('[name="lastName"]')).toHaveValue('Conti-Rowe');
  await theirs.locator('main form .actions button[type="submit"]').click();
  await expect(theirs.locator('#dob-error')).toContainText('Enter your date of birth');
  await expectAccessible(theirs);
  await giveOwnDetails(theirs, '0003');

  await expectScreen(theirs, world, 'owner-identification');
  await expect(theirs.locator('body')).not.toContainText(/bank|Step \d of 8/i);
  await expectAccessible(theirs);
  await theirs.locator('main .actions button').first().click();
  await expect(inquiryFrame(theirs).locator('[data-act="pass"]')).toBeVisible();
  await pressInFrame(theirs, 'pass');
  await expectScreen(theirs, world, 'owner-success');
  await expectAccessible(theirs);
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).decision, BACKGROUND_TIMEOUT)
    .toBe('APPROVED');
  const { reference } = await applicationViewFromPage(page, id);
  const desk = await openDesk(browser, world, 'robin', `/a/${reference}/documents`);
  await desk.page.getByRole('link', { name: 'Lena Conti-Rowe' }).click();
  await expect(desk.page).toHaveURL(new RegExp(`/a/${reference}/owners/\\d$`));
  await expect(desk.page.getByRole('heading', { name: 'What each source said' })).toBeVisible();
  await desk.close();
});

test('a partner who says that it is not their business ends the link; the applicant is told, and a reviewer looks', async ({
  page,
  world,
  newBrowser,
}) => {
  const person = withPartners('paolo');
  const email = mailOf('lena', 'denies');
  const id = await applicationWithInvited(page, world, person, {
    own: '60',
    partners: [{ firstName: 'Lena', email, share: '40' }],
  });
  const theirs = await newBrowser();
  const link = await invitationLink(world, email);
  await openInvitation(theirs, world, link);
  await theirs.getByRole('button', { name: 'I’m not an owner' }).click();
  await expect(theirs.getByRole('dialog')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Go back' }).click();
  await theirs.getByRole('button', { name: 'I’m not an owner' }).click();
  await theirs.getByRole('button', { name: 'Yes, it isn’t mine' }).click();
  await titleIs(theirs, 'Thanks for telling us');
  await expectAccessible(theirs);
  await theirs.reload();
  await titleIs(theirs, 'Thanks for telling us');
  await theirs.goto(link);
  await titleIs(theirs, 'This link no longer works');
  await expect
    .poll(() => subjectsFor(world, mailTo(person)), BACKGROUND_TIMEOUT)
    .toContain('Lena Conti says they’re not an owner');
  await expect
    .poll(
      async () => (await applicationViewFromPage(page, id)).status.reason?.code,
      BACKGROUND_TIMEOUT,
    )
    .toBe('review');
});
