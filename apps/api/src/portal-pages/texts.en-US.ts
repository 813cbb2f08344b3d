type ProblemPageTexts = Record<
  'busy' | 'tooMany' | 'missing' | 'broken',
  { title: string; text: string }
> & {
  again: string;
  start: string;
};

/** Error pages in place of a page that cannot be shown: what happened, what is safe, what to do. */
export const PROBLEM_PAGE_TEXTS: ProblemPageTexts = {
  busy: {
    title: 'We’ll be right back',
    text: 'We can’t answer right now. Your earlier answers are saved. Try again in a moment.',
  },
  tooMany: {
    title: 'A short break',
    text: 'That’s a lot of requests in a short time. Wait a minute, then try again. Your earlier answers are saved.',
  },
  missing: {
    title: 'We can’t find that page',
    text: 'The link may be old, or a letter may be missing. Your answers are saved.',
  },
  broken: {
    title: 'Something went wrong on our side',
    text: 'It’s nothing you did, and your earlier answers are saved. Try again, or come back a little later.',
  },
  again: 'Try again',
  start: 'Go to the start page',
};
