export const TEXTS = {
  title: 'Everything is done',
  lead: '{bank} We are taking you to {host}.',
  stayed: '{bank} You can go to {host} when you like.',
  banks: { linked: 'Your bank is linked.', checking: 'We have your bank account and are checking it.' },
  kept: ['Your application and all your answers are saved here.', 'You can come back at any time with the link in our emails.'],
  go: 'Go to {host} now',
  stay: 'Stay on this page',
  result: 'See where your application stands',
};
