type SignInErrorTexts = Record<
  'down' | 'refused' | 'unverified' | 'tooMany',
  { title: string; text: string; again: string }
>;

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
  unverified: {
    title: 'Confirm your email first',
    text: 'The email address of your sign-in account isn’t confirmed yet. Open the message you got when you created it, then sign in again. Your answers are still on this device.',
    again: 'Sign in again',
  },
  tooMany: {
    title: 'Too many sign-ins at once',
    text: 'Your network started a lot of sign-ins in the last minute. Your answers are still on this device. Try again in a minute.',
    again: 'Try again',
  },
};

/** For a reviewer with a support ticket. */
export const SUPPORT_TEXTS = {
  closed: {
    title: 'No view is open',
    text: 'A link opens a view once, within 5 minutes, and a view lasts 30 minutes. Start a new one if you still need it.',
  },
  banner: {
    title: 'Read-only support view',
    text: '{reviewer}, ticket {ticket}, until {time}. You see what the applicant sees. Every page you open is logged.',
    reason: 'Nothing was sent. You can’t change anything in this view.',
    end: 'End view',
  },
};
