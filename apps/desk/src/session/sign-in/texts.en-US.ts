export const TEXTS = {
  title: 'Sign in to work on applications',
  lead: 'Use your company account. You’ll need your passkey or security key.',
  go: 'Continue with company sign-in',
  privacy: 'You go to the company’s sign-in and back. We never see your password.',
  refusedTitle: 'You weren’t signed in',
  refused: {
    noMfa:
      'Your sign-in didn’t prove a passkey or security key. Ask your administrator to require one for the desk, or to register yours.',
    noGroup:
      'Your account is in none of the desk’s groups. Ask your administrator to add you to the group of your role.',
    authTimeOld: 'Your sign-in at the company is too old. Sign in there again.',
    brokenOff: 'The sign-in was broken off. Start again.',
    unavailable: 'The company’s sign-in doesn’t answer. Try again in a few minutes.',
    unknown:
      'The company’s sign-in refused without a reason we know. Try again, or ask your administrator.',
  },
  help: {
    title: 'Can’t get in?',
    text: 'You need one of the groups for the desk. Ask your lead, or whoever runs the company’s sign-in.',
  },
  factsLabel: 'About signing in',
  facts: {
    factors: {
      title: 'Two factors that can’t be phished',
      text: 'A passkey or security key. A code by text or app isn’t enough here.',
    },
    role: {
      title: 'Your role comes with you',
      text: 'Groups at your company decide what you see. A change there counts within 15 minutes.',
    },
    lock: {
      title: 'Locks by itself',
      text: 'After 10 minutes without use it locks. After 30 minutes, or 10 hours in all, you sign in again.',
    },
    record: {
      title: 'What you do is on record',
      text: 'Every claim, decision and document has your name and its time.',
    },
  },
};
