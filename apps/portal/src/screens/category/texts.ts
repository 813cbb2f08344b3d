/** The words of the category page, in US English. */
export const TEXTS = {
  title: 'What you sell or do',
  lead: 'Choose the closest one. If you do several things, choose what most of your sales come from.',
  why: 'Card networks have rules for each kind of business. The closest match keeps your payments from being held.',
  guessLegend: 'Is this you?',
  other: 'Something else',
  otherHelp: 'Search the whole list',
  none: 'No match. Try another word, like what is on your sign',
  count: '{count, plural, one {# match} other {# matches}}',
  reviewTitle: 'This kind of business needs a review',
  review: 'You can go on. A person looks at your application, usually in 1 to 2 business days, and may ask for a licence or more details.',
  stopTitle: '{brand} cannot process payments for this kind of business',
  stop: 'Card networks or the law do not allow it, so a review would not change this. You cannot continue with this choice.',
  stopElse: 'If most of your sales are something else, choose that instead. If we read your business wrong, try another word.',
  quebecTitle: 'Is your business in Quebec?',
  quebec:
    'In Quebec we cannot process payments for restaurants and transportation: they need a sales recording module that we do not have. Elsewhere in Canada you can go on.',
  quebecKnownTitle: 'Your business is in Quebec',
  quebecKnown:
    'There we cannot process payments for restaurants and transportation: they need a sales recording module that we do not have. Choose another kind of business, or change the address.',
  returning: 'Saving your answers…',
};
