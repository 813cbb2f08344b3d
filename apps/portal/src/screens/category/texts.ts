/** The words of the category page, in US English. */
export const TEXTS = {
  title: 'What you sell or do',
  lead: 'Choose the closest one. If you do several things, choose what most of your sales come from.',
  why: 'Card networks have rules for each kind of business. The closest match keeps your payments from being held.',
  guessLegend: 'Is this you?',
  commonLegend: 'Common kinds of business',
  nearest: 'Closest matches',
  other: 'Something else? Search the whole list',
  chosen: 'You chose',
  looking: 'Looking for something close…',
  none: 'No match. Try another word, or one of these',
  count: '{count, plural, one {# match} other {# matches}}',
  reviewTitle: 'This kind of business needs a review',
  review:
    'You can go on. A person looks at your application, usually in {from} to {to} business days, and may ask for a permit or more details.',
  stopTitle: '{brand} cannot process payments for this kind of business',
  stop: 'Card networks or the law do not allow it, so a review would not change this. You cannot continue with this choice.',
  closedTitle: '{brand} cannot process payments for this kind of business',
  closedLead: 'You chose “{industry}”. We cannot open an account for it. This is not a judgment about you.',
  closedBy: {
    networks: 'Card networks do not let us process these payments, so a review would not change the answer.',
    money:
      'Moving, lending or exchanging money for others needs permits that our payment accounts do not have, so a review would not change the answer.',
    law: 'Some laws still forbid it, and the card networks follow them, so a review would not change the answer.',
  },
  closedElseTitle: 'What else is possible',
  closedElses: [
    'If most of your sales are something else, choose that line of business instead.',
    'If we read your business wrong, go back to the list and try another word.',
  ],
  closedAnswersTitle: 'What happens to your answers',
  closedAnswers: 'Nothing was sent and you were not charged. What you entered stays saved.',
  closedAgain: 'Choose another line of business',
  askPhone: 'To ask a person, call us: {contact}.',
  askEmail: 'To ask a person, write to us: {contact}.',
  quebecTitle: 'Is your business in Quebec?',
  quebecAnswers: { YES: 'Yes, in Quebec', NO: 'No, elsewhere in Canada' },
  quebecRequired: 'Choose whether your business is in Quebec',
  quebec:
    'In Quebec we cannot process payments for restaurants and transportation: they need a sales recording module that we do not have. Elsewhere in Canada you can go on.',
  quebecKnownTitle: 'Your business is in Quebec',
  quebecKnown:
    'There we cannot process payments for restaurants and transportation: they need a sales recording module that we do not have. Choose another kind of business, or change the address.',
  returning: 'Saving your answers…',
};
