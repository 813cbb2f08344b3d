export const TEXTS = {
  pages: {
    'store-complete': {
      title: 'Your business is approved',
      lead: 'You can’t connect a new store here yet. Your answers are saved.',
    },
    'store-success': {
      title: 'We have your application',
      lead: 'You can’t connect a new store here yet. Your answers are saved.',
    },
    'add-product': {
      title: 'We have your request for another product',
      lead: 'You can’t set it up here yet. Your answers are saved.',
    },
    'add-channel': {
      title: 'Your business is approved',
      lead: 'You can’t connect a new sales channel here yet. Your answers are saved.',
    },
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
