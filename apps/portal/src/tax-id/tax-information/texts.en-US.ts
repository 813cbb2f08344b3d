export const TEXTS = {
  types: {
    SSN9: {
      title: 'One number is missing',
      lead: 'Enter your full Social Security number for {business}.',
      why: 'The law asks every payments company to check who opens an account. It does not affect your credit score.',
    },
    FEIN: {
      title: 'Your business’s tax number',
      lead: 'Enter the full EIN and the legal name for {business}, as on the tax letter from the IRS.',
      why: 'We look the business up in official records by this number and its legal name.',
    },
  },
  arrivedTitle: '{brand} asks you for one number',
  arrivedLead: 'You opened the link in our email. It works once, so continue when you have a minute to give the number.',
  safeTitle: 'Not sure that this page is ours?',
  safe: 'Do not use the link then. Type {host} into your browser yourself and sign in there: your application shows the same step.',
  save: 'Save the number',
  laterTitle: 'You can do this later',
  laterLead: 'Nothing was saved. This link is used up: sign in when you are ready, and your application shows the step again.',
  doneTitle: 'Thank you, the number is saved',
  doneLead: 'We check it now and write to you about what comes next. You can close this page.',
  notWantedTitle: 'Nothing is missing',
  notWantedLead: 'This number is on file, or is not needed any more. You can close this page.',
  opening: 'Opening your link',
  withoutLinkTitle: 'Open the link in our email again',
  withoutLinkLead:
    'For your safety this page does not keep your link when it is loaded again. If you pressed Continue more than half an hour ago, the link is used up: sign in instead.',
  expiredLead: 'This link has been used or is too old. Sign in instead: the same step waits there.',
  incorrectLead: 'Open the link from our email again, or sign in instead: your application is there.',
  signIn: 'Sign in instead',
  toApplication: 'Go to your application',
};
