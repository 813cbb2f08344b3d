export const TEXTS = {
  types: {
    ONLINE: 'Your online store',
    RETAIL: 'Your retail store',
    MOBILE: 'Your mobile store',
    MARKETPLACE: 'Your marketplace',
    SOCIAL: 'Your social store',
    DEFAULT: 'Your sales channel',
  },
  ready: { title: 'Connect {name}', lead: 'Its payments will go to this account.' },
  done: { title: '{name} is connected', lead: 'You’ll find its payments in this account.' },
  failed: {
    title: '{name} isn’t connected yet',
    lead: 'Your account works as before. Try again in a moment.',
  },
  connect: 'Connect it now',
  connecting: 'Connecting the channel…',
  go: 'Go to my account',
  account: 'See the decision',
};
