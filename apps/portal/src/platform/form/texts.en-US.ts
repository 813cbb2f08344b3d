export const TEXTS = {
  prefilled:
    'Some answers came with the link that brought you here. Check them, and change what isn’t right.',
  retype:
    'For your security, this browser doesn’t keep dates of birth, tax IDs or bank numbers. Enter what’s missing again. Everything else is still here.',
  given: 'Entered',
  givenLast4: 'Entered, ending in {last4}',
  optional: '(optional)',
  choose: 'Choose',
  fix: 'Fix these answers to continue.',
  question: 'Is this right?',
  questionTitle: 'Question: ',
  useSuggestion: 'Use “{suggestion}”',
  confirmAnswer: 'Yes, “{answer}” is right',
  confirmSecret: 'Yes, this number is right',
  changeAnswer: 'Change it',
  addressByHand: 'Enter the address manually',
  addressFilled: 'Address filled in. Make sure it’s right.',
  addressNone: 'No match. Enter the address manually',
  addressCount: '{count, plural, one {# suggestion} other {# suggestions}}',
  dateLabels: { year: 'Year', month: 'Month', day: 'Day' },
  sendAs: 'We’ll send it as {name}',
  withoutAnswer: {
    headline: 'We’re still checking your application',
    lead: 'There’s no answer yet. This page will update, and there’s nothing you need to do.',
    what: 'Our checks',
  },
};
