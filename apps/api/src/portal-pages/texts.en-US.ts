type ProblemPageTexts = Record<'busy' | 'tooMany' | 'broken', { title: string; text: string }> & { again: string };

/** What a person reads in place of a page that cannot be shown: what happened, what is safe, what to do. */
export const PROBLEM_PAGE_TEXTS: ProblemPageTexts = {
  busy: {
    title: 'We’ll be right back',
    text: 'We can’t answer right now. Your earlier answers are saved. Try again in a moment.',
  },
  tooMany: {
    title: 'A short break',
    text: 'That’s a lot of requests in a short time. Wait a minute, then try again. Your earlier answers are saved.',
  },
  broken: {
    title: 'Something went wrong on our side',
    text: 'It’s nothing you did, and your earlier answers are saved. Try again, or come back a little later.',
  },
  again: 'Try again',
};
