export const TEXTS = {
  title: 'You’re all done',
  lead: '{bank} We’re taking you to {host}.',
  stayed: '{bank} You can go to {host} anytime.',
  banks: {
    linked: 'Your bank account is linked.',
    checking: 'We have your bank account and are checking it.',
  },
  kept: [
    'Your application and answers are saved here.',
    'You can come back anytime with the link in our emails.',
  ],
  go: 'Go to {host} now',
  stay: 'Stay on this page',
  result: 'See your application',
};
