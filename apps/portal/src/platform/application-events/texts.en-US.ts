export const TEXTS = {
  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  minutesAndSeconds: '{minutes} and {seconds}',
};
