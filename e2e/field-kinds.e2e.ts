import { type Persona, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { mailTo } from '@signet/testing/applications';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { decidedApplication, submittedApplication } from '@signet/testing/browser/page-api';
import {
  expectHeading,
  expectScreen,
  findIndustry,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const SSN = 'applicant.governmentIdentification.value';

function withAnswers(id: 'ana' | 'chloe', answers: Answers): Persona {
  const person = persona(id, nextPersonaNumber());
  return { ...person, answers: { ...person.answers, ...answers } };
}
const anaWith = (answers: Answers): Persona => withAnswers('ana', answers);

type Result = {
  locale: 'en-US' | 'fr-CA';
  number: string;
  title: string;
  subject: string;
  on?: 'error';
  isAtOnce?: true;
};

/**
 * The sandbox's result per tax id, on the page and by mail. Fraud and internal errors are decided
 * before the phone is proven.
 */
const RESULTS: readonly Result[] = [
  {
    locale: 'en-US',
    number: '0004',
    title: 'We’re reviewing your application',
    subject: 'Your application is in review',
  },
  {
    locale: 'en-US',
    number: '0001',
    title: 'We couldn’t approve your application',
    subject: 'We couldn’t approve your application',
    isAtOnce: true,
  },
  {
    locale: 'en-US',
    number: '0007',
    title: 'We’re reviewing your application',
    on: 'error',
    subject: 'We’re still working on your application',
    isAtOnce: true,
  },
  {
    locale: 'fr-CA',
    number: '046454047',
    title: 'Votre demande est à l’étude',
    subject: 'Votre demande est à l’étude',
  },
];

for (const { locale, number, title, subject, on = 'success', isAtOnce } of RESULTS)
  test.describe(locale, () => {
    test.use({ locale });

    test(`a number that ends in ${number.slice(-4)}: “${title}”`, async ({ page, world }) => {
      const person = withAnswers(locale === 'fr-CA' ? 'chloe' : 'ana', { [SSN]: number });
      const id = await (isAtOnce
        ? submittedApplication(page, person)
        : decidedApplication(page, world, person));
      await page.goto(`/${id}/verifying`);
      await expectScreen(page, world, on);
      await expect(expectHeading(page)).toHaveText(title);
      await expect(page.getByRole('link', { name: /bank|banque/i })).toHaveCount(0);
      await expectAccessible(page);
      await expect
        .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
        .toBe(subject);
      await page.goto(`/${id}/bank`);
      await expectScreen(page, world, on);
    });
  });

test('a prohibited line of business is told beforehand, may go on, and is reviewed', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await openSignUpAt(page, world, person, 'category');
  await findIndustry(page, 'vape');
  await expect(page.getByText('We review this kind of business')).toBeVisible();
  await expectAccessible(page);
  await pressContinue(page);
  await page.waitForURL('**/oidc/interaction/**');
  const other = anaWith({ 'company.mccDetails.id': '112' });
  const id = await decidedApplication(page, world, other);
  await page.goto(`/${id}/success`);
  await expect(expectHeading(page)).toHaveText('We’re reviewing your application');
});
