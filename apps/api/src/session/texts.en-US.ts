type SignInErrorTexts = Record<'down' | 'refused' | 'tooMany', { title: string; text: string; again: string }>;

/** What a person reads when sign-in did not work: what happened, what is safe, what to do. */
export const SIGN_IN_ERROR_TEXTS: SignInErrorTexts = {
  down: {
    title: 'Sign-in isn’t responding',
    text: 'We can’t reach sign-in right now. Your answers are still on this device. Try again in a moment.',
    again: 'Try again',
  },
  refused: {
    title: 'You’re not signed in yet',
    text: 'Signing in was interrupted or took too long. Your answers are still on this device.',
    again: 'Sign in',
  },
  tooMany: {
    title: 'Too many sign-ins at once',
    text: 'Your network started a lot of sign-ins in the last minute. Your answers are still on this device. Try again in a minute.',
    again: 'Try again',
  },
};
