export const TEXTS = {
  pages: {
    'store-complete': {
      title: 'Your business is approved',
      lead: 'A new store cannot be connected online yet. Nothing that you entered is lost.',
    },
    'store-success': {
      title: 'We have your application',
      lead: 'A new store cannot be connected online yet. Nothing that you entered is lost.',
    },
    'add-product': {
      title: 'You asked for another product',
      lead: 'It cannot be set up online yet. You did nothing wrong, and nothing is lost.',
    },
    'add-channel': {
      title: 'Your business is approved',
      lead: 'A new place to sell cannot be connected online yet. Nothing that you entered is lost.',
    },
    'restaurant-solution': {
      title: 'We have your application',
      lead: 'Equipment for restaurants cannot be ordered online yet. Your application is decided without it.',
    },
  },
  other: { title: 'We have your application', lead: 'Everything that you entered is saved.' },
  nextTitle: 'What happens next',
  nexts: ['We keep your application and all your answers.', 'We write to {email} if we need anything from you.'],
  askTitle: 'Questions',
  reference: 'Reference: {reference}',
  result: 'See where your application stands',
};
