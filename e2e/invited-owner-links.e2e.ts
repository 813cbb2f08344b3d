import {
  acceptInvitation,
  applicationWithInvited,
  giveOwnDetails,
  invitationLink,
  openInvitation,
  pressPrimary,
  test,
  titleIs,
} from '@signet/testing/browser/invited-owner';
import { withPartners } from '@signet/testing/browser/owners';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible } from '@signet/testing/browser/test';

const LINK_LIFE_MS = 14 * 24 * 3_600_000 + 60_000;
const invited = (email: string) => ({
  own: '60',
  partners: [{ firstName: 'Lena', email, share: '40' }],
});

test('an opened page that lost its link says what to do; an expired link offers a working new one, and an unknown link gets the same answer', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'lena.expired@example.com';
  await applicationWithInvited(page, world, withPartners('paolo'), invited(email));
  const link = await invitationLink(world, email);
  const theirs = await newBrowser();
  await theirs.goto(link);
  await expect(expectHeading(theirs)).toContainText('named you as an owner of');
  await theirs.reload();
  await titleIs(theirs, 'Open the link in our email again');
  await expectAccessible(theirs);
  await world.advance(LINK_LIFE_MS);
  const answers: string[] = [];
  for (const address of [link.replace(/#.*/, `#${'x'.repeat(43)}`), link]) {
    await theirs.goto('about:blank');
    await theirs.goto(address);
    await titleIs(theirs, 'This link no longer works');
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Email me a new link' }).click();
    await titleIs(theirs, 'Check your email');
    answers.push(await theirs.locator('main').innerText());
  }
  expect(answers[0]).toBe(answers[1]);
  await openInvitation(theirs, world, await invitationLink(world, email, link));
  await acceptInvitation(theirs, world, email);
});

test('a partner reads all of it in French, errors at their fields among it', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'lena.francais@example.com';
  await applicationWithInvited(page, world, withPartners('paolo'), invited(email));
  const theirs = await newBrowser({ locale: 'fr-CA' });
  await theirs.goto('/?locale=fr-CA'); // set beforehand: the mail is in English, the applicant's language
  await theirs.goto(await invitationLink(world, email));
  await expect(expectHeading(theirs)).toContainText('indique que vous êtes propriétaire de');
  await expect(theirs.locator('main')).toContainText('Vous avez jusqu’au');
  await expectAccessible(theirs);
  await pressPrimary(theirs);
  await expect(
    theirs.getByText('Seulement si vous avez terminé, jamais vos réponses.'),
  ).toBeVisible();
  await expectAccessible(theirs);
  await acceptInvitation(theirs, world, email);
  await titleIs(theirs, 'Confirmez vos renseignements');
  await theirs.locator('main form .actions button[type="submit"]').click();
  await expect(theirs.locator('#dob-error')).toContainText('Entrez votre date de naissance');
  await expectAccessible(theirs);
  await giveOwnDetails(theirs, '0004');
  await expectScreen(theirs, world, 'owner-success');
  await titleIs(theirs, 'Un membre de notre équipe examinera vos renseignements');
  await expectAccessible(theirs);
});
