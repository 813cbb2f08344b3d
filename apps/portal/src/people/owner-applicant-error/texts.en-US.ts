export const TEXTS = {
  title: 'This link is for another account',
  lead: 'You’re signed in as {email}. Sign in with the email address we sent the link to.',
  leadSignedOut: 'Sign in with the email address we sent the link to.',
  again:
    'Already using that address? Open the link in our email again. A link stays open for 30 minutes.',
  otherAccount: 'Use another account',
  signIn: 'Sign in',
};
