export const TEXTS = {
  title: 'Who’s applying?',
  lead: 'Enter your own details. You can add partners later.',
  why: 'Federal rules require us to verify the person who opens the account. We’ll use your email for updates about your application.',
};
