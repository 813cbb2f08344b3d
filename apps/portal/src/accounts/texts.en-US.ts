export const TEXTS = {
  unnamed: 'Your business',
  started: 'Started {day}',
  labels: {
    approved: 'Approved',
    inReview: 'In review',
    incomplete: 'Incomplete',
    notApproved: 'Not approved',
    closed: 'Closed',
    notStarted: 'Not started',
  },
  by: 'By {day}',
  searchLabel: 'Search by store name',
  search: 'Search',
  searching: 'Searching…',
  shown: '{count, plural, one {# store shown} other {# stores shown}}',
  noneFound:
    'No store matches “{search}”. Check the spelling, or search for a shorter part of the name.',
  more: 'Show more stores',
  again: 'Try again',
  target: {
    allowed: {
      app: 'Payments are available in the app {name}.',
      domain: 'Payments are available on the domain {name}.',
      website: 'Payments are available on the website {name}.',
    },
    notAllowed: {
      app: 'We can’t offer payments in the app {name}. It doesn’t comply with our terms.',
      domain: 'We can’t offer payments on the domain {name}. It doesn’t comply with our terms.',
      website: 'We can’t offer payments on the website {name}. It doesn’t comply with our terms.',
    },
    unknown: 'We couldn’t check whether payments are available on your site.',
  },
};
