type SignInErrorTexts = Record<'down' | 'refused' | 'tooMany', { title: string; text: string; again: string }>;

/** What a person reads when sign-in did not work: what happened, what is safe, what to do. */
export const SIGN_IN_ERROR_TEXTS: SignInErrorTexts = {
  down: {
    title: 'Sign-in does not answer',
    text: 'We cannot reach sign-in right now. Your answers are still on this device. Try again in a moment.',
    again: 'Try again',
  },
  refused: {
    title: 'Sign-in was not finished',
    text: 'The sign-in was broken off, or took too long. Your answers are still on this device.',
    again: 'Sign in',
  },
  tooMany: {
    title: 'Many sign-ins at once',
    text: 'A lot of sign-ins were begun from your network in the last minute. Your answers are still on this device. Try again in a minute.',
    again: 'Try again',
  },
};
