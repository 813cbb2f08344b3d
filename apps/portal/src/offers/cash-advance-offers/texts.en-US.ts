export const TEXTS = {
  title: 'Cash advance',
  asking: 'Looking for offers…',
  yourBusiness: 'your business',
  upTo: 'Get up to {amount}',
  lead: '{partner} has a cash advance offer for {business}. You pay it back with a share of your sales. You pay more on busy days, less on slow ones.',
  cardTitle: 'Up to {amount}',
  repayment: 'You pay back',
  shareOfSales: '{share} of each day’s sales',
  cost: 'Total cost',
  yearlyRate: 'Annual rate',
  length: 'Estimated time',
  months: '{count, plural, one {# month} other {# months}}',
  expires: 'Offer ends',
  from: 'Offered by',
  continue: 'Choose up to {amount}',
  whose:
    'This offer is from {partner}. {partner} decides how much you get and on what terms. There’s no obligation.',
  notEligible: {
    notApproved: {
      title: 'No cash advance yet',
      lead: 'You need an approved payments account to get an offer.',
    },
    noOffer: {
      title: 'No cash advance offer right now',
      lead: 'There’s no offer for {business} today. Offers change as your sales do.',
    },
  },
  advice: 'Businesses with at least {count} months of sales are most likely to be approved.',
  apply: 'Apply for a payments account',
  accounts: 'See your applications',
  lookAgain: 'Look again',
  silent: {
    title: 'We can’t show offers right now',
    lead: 'Our lending partner isn’t answering.',
    text: 'Nothing about your account has changed. Try again in a few minutes.',
    again: 'Try again',
  },
};
