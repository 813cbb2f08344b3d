export const TEXTS = {
  title: 'Sign in to your console',
  lead: 'Follow your applicants and see what your servers were told.',
  email: 'Work email',
  emailHint: 'It only tells us your company. Your company then asks who you are.',
  emailWrong: 'Enter your work email, like name@company.com.',
  go: 'Continue',
  continueAs: 'Continue with {domain}',
  other: 'Use another company',
  refusedTitle: 'You weren’t signed in',
  refused: {
    unknownCompany:
      'No company with this address has a console here. Check the address, or ask your contact with us to set it up.',
    otherCompany:
      'The account you chose belongs to another company. Start again with the address of yours.',
    noGroup:
      'Your account is in none of the groups that may open this console. Ask whoever manages accounts at your company.',
    noMfa:
      'Your sign-in proved a password only. Turn on a second step for your account, then sign in again.',
    authTimeOld: 'Your sign-in at your company is too old. Sign in there again.',
    brokenOff: 'The sign-in was broken off. Start again.',
    unavailable: 'Your company’s sign-in doesn’t answer. Try again in a few minutes.',
    unknown: 'The sign-in was refused without a reason we know. Try again.',
  },
  factsLabel: 'About signing in',
  facts: [
    {
      title: 'Your company’s own sign-in',
      text: 'We never see your password. Groups at your company decide your role.',
    },
    {
      title: 'A second step is required',
      text: 'A password alone doesn’t open the console.',
    },
    {
      title: 'Sessions of an hour',
      text: 'Then your company confirms you again. Whoever has left is out.',
    },
  ],
};
