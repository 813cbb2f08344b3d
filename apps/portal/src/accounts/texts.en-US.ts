/** What the list of applications and the account menu both say of one. */
export const TEXTS = {
  unnamed: 'Your business',
  started: 'Started {day}',
  labels: {
    approved: 'Approved',
    inReview: 'In review',
    incomplete: 'Incomplete',
    notApproved: 'Not approved',
    notStarted: 'Not started',
  },
  next: 'Next: {step} · {minutes} min',
  by: 'We’ll decide by {day}',
  searchLabel: 'Search by store name',
  search: 'Search',
  searching: 'Searching…',
  shown: '{count, plural, one {# store shown} other {# stores shown}}',
  noneFound: 'No store matches “{search}”. Check the spelling, or search for a shorter part of the name.',
  more: 'Show more stores',
  again: 'Try again',
};
