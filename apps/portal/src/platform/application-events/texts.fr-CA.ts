import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  seconds: '{count, plural, one {# seconde} many {# secondes} other {# secondes}}',
  minutes: '{count, plural, one {# minute} many {# minutes} other {# minutes}}',
  minutesAndSeconds: '{minutes} et {seconds}',
};
