type ProblemPageTexts = Record<'busy' | 'tooMany' | 'broken', { title: string; text: string }> & { again: string };

/** What a person reads in place of a page that cannot be shown: what happened, what is safe, what to do. */
export const PROBLEM_PAGE_TEXTS: ProblemPageTexts = {
  busy: {
    title: 'We’ll be right back',
    text: 'We cannot answer right now. Everything you saved is safe. Try again in a moment.',
  },
  tooMany: {
    title: 'A short break',
    text: 'That was a lot of requests in a short time. Wait a minute, then try again. Everything you saved is safe.',
  },
  broken: {
    title: 'Something went wrong on our side',
    text: 'It is nothing you did, and everything you saved is safe. Try again, or come back a little later.',
  },
  again: 'Try again',
};
