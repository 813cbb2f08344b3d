import { persona } from '@signet/personas/personas';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import { inquiryFrame, pressInFrame } from '@signet/testing/browser/inquiry';
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

/** This SIN leads to photo ID. */
const IN_QUEBEC = {
  dob: persona('ana').answers['applicant.dob'] ?? '',
  'address.line1': '4200, boulevard Saint-Laurent',
  'address.city': 'Montréal',
  'address.territory': 'QC',
  'address.zip': 'H2W 2R2',
  'governmentIdentification.value': '046 454 039',
};
const LINK_LIFE_MS = 14 * 24 * 3_600_000 + 60_000;
const invited = (email: string) => ({
  own: '60',
  partners: [{ firstName: 'Lena', email, share: '40' }],
});

test('an expired link offers a working new one, and an unknown link gets the same answer', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'lena.expired@example.com';
  await applicationWithInvited(page, world, withPartners('paolo'), invited(email));
  const link = await invitationLink(world, email);
  await world.advance(LINK_LIFE_MS);
  const theirs = await newBrowser();
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

test('opening a link many times uses nothing up, and a page that lost it says what to do', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'lena.scanned@example.com';
  await applicationWithInvited(page, world, withPartners('paolo'), invited(email));
  const link = await invitationLink(world, email);
  const scanner = await newBrowser();
  for (let visit = 0; visit < 5; visit += 1) {
    await scanner.goto('about:blank');
    await scanner.goto(link);
    await expect(expectHeading(scanner)).toContainText('named you as an owner of');
  }
  for (let visit = 0; visit < 50; visit += 1) await scanner.request.get(link.replace(/#.*/, ''));
  await scanner.reload();
  await titleIs(scanner, 'Open the link in our email again');
  await expectAccessible(scanner);
  const theirs = await newBrowser();
  await openInvitation(theirs, world, link);
  await acceptInvitation(theirs, world, email);
  await giveOwnDetails(theirs);
  await expectScreen(theirs, world, 'owner-success');
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

test('a Canadian partner reads the mail’s language, and in Quebec may skip the selfie', async ({
  page,
  world,
  newBrowser,
}) => {
  const email = 'luc.langue@example.com';
  await applicationWithInvited(page, world, withPartners('chloe'), {
    own: '60',
    partners: [{ firstName: 'Luc', email, share: '40', communicationLanguage: 'fr' }],
  });
  const link = await invitationLink(world, email);
  const theirs = await newBrowser({ locale: 'en-CA' });
  await theirs.goto(link);
  await expect(expectHeading(theirs)).toContainText('indique que vous êtes propriétaire de');
  await expect(theirs.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(theirs.url()).not.toMatch(/[?#]/);
  await theirs.goto(`${new URL(theirs.url()).pathname}?locale=en-CA`);
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await expect(expectHeading(theirs)).toContainText('named you as an owner of');
  await expect(theirs.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expectAccessible(theirs);
  await pressPrimary(theirs);
  await acceptInvitation(theirs, world, email);
  await expectAccessible(theirs);

  const byHand = theirs.getByRole('button', { name: 'Enter the address manually' });
  if ((await byHand.count()) > 0) await byHand.click();
  for (const [path, value] of Object.entries(IN_QUEBEC)) await answerQuestion(theirs, path, value);
  await theirs.locator('main form .actions button[type="submit"]').click();
  await expectScreen(theirs, world, 'owner-identification');
  const [withSelfie, without] = [
    theirs.getByRole('radio', { name: 'Photo ID and a selfie' }),
    theirs.getByRole('radio', { name: 'Photo ID without a selfie' }),
  ];
  for (const way of [withSelfie, without]) await expect(way).not.toBeChecked();
  await expectAccessible(theirs);
  await without.check();
  await theirs.getByRole('button', { name: 'Start' }).click();
  await expect(inquiryFrame(theirs).getByText('no photo of your face')).toBeVisible();
  await pressInFrame(theirs, 'pass');
  await expectScreen(theirs, world, 'owner-success');
  await expectAccessible(theirs);
});
