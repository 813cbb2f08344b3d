export const TEXTS = {
  title: 'We have your application',
  lead: 'Your answers are saved.',
  nextTitle: 'What happens next',
  nexts: ['We’ll email {email} if we need anything.'],
  askTitle: 'Questions?',
  reference: 'Reference: {reference}',
  result: 'See your application',
};
