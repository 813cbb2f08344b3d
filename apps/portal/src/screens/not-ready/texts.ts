/** The words of the pages that cannot be used online yet, in US English; `pages` by the id of the page. */
export const TEXTS = {
  pages: {
    'store-complete': { title: 'Your new store is connected', lead: 'Your business is approved, and the new store belongs to it.' },
    'store-success': {
      title: 'We have your new store',
      lead: 'It is connected when your business is approved. You do not need to enter it again.',
    },
    'add-product': {
      title: 'You asked for another product',
      lead: 'It cannot be set up online yet. You did nothing wrong, and nothing is lost.',
    },
    'add-channel': {
      title: 'Your business is approved',
      lead: 'A new place to sell cannot be connected online yet. We do it for you.',
    },
    'restaurant-solution': {
      title: 'We have your application',
      lead: 'Equipment for restaurants cannot be ordered online yet. We talk with you about it when your application is decided.',
    },
  },
  other: { title: 'We have your application', lead: 'Everything that you entered is saved.' },
  nextTitle: 'What happens next',
  nexts: ['We keep your application and all your answers.', 'We write to {email} if we need anything from you.'],
  askTitle: 'Questions',
  askPhone: 'Call us: {contact}.',
  askEmail: 'Write to us: {contact}.',
  askOther: 'Answer any email that you have from us about this application.',
  reference: 'Reference: {reference}',
  result: 'See where your application stands',
};
