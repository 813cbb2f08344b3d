export const TEXTS = {
  title: 'Enter the two deposit amounts',
  leads: {
    sent: 'We’ve sent two small deposits to your account ending in {last4}. They’ll arrive by {day}.',
    arrived:
      'Two small deposits should be in your account ending in {last4} by now. Look for ACCTVERIFY on your bank statement.',
  },
  until: 'Enter the amounts by {day}.',
  tries: '{count, plural, one {You have # try.} other {You have # tries.}}',
  why: 'Only someone who can see the account knows the amounts. We’ll take both deposits back in one debit.',
  confirm: 'Confirm the account',
  resend: 'Send two new deposits',
  resending: 'Sending…',
  resendText: 'Can’t find them? We can send new ones once. The old amounts will stop working.',
  resent: 'Two new deposits are on their way. They’ll arrive by {day}.',
  replace: 'Use another account',
  failed: {
    title: 'We couldn’t confirm your bank account',
    whys: {
      tries: 'The amounts for the account ending in {last4} didn’t match after {tries} tries.',
      term: 'The amounts for the account ending in {last4} weren’t entered by {day}.',
      returned: 'Your bank didn’t accept our deposits to the account ending in {last4}.',
    },
    waysTitle: 'What you can do',
    link: 'Link another account, or sign in to your bank to link this one.',
    cheque: 'Or send us a voided check below. Someone on our team will look at it.',
    hold: 'You can still take payments. We’ll hold the money for you.',
    button: 'Link another account',
  },
};
