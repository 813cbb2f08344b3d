export const TEXTS = {
  pages: {
    'restaurant-solution': {
      title: 'We have your application',
      lead: 'You can’t order restaurant equipment here yet. It won’t affect our decision.',
    },
  },
  other: { title: 'We have your application', lead: 'Your answers are saved.' },
  nextTitle: 'What happens next',
  nexts: ['We’ll email {email} if we need anything.'],
  askTitle: 'Questions?',
  reference: 'Reference: {reference}',
  result: 'See your application',
};
