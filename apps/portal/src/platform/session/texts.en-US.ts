export const TEXTS = {
  title: 'Are you still there?',
  text: 'For your security, we’ll sign you out in {count, plural, one {# minute} other {# minutes}}. Your earlier answers are saved. If you typed a date of birth or ID number here, you’ll need to enter it again.',
  seconds:
    'For your security, we’ll sign you out in {count, plural, one {# second} other {# seconds}}. Your earlier answers are saved. If you typed a date of birth or ID number here, you’ll need to enter it again.',
  stay: 'Stay signed in',
};
