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
};
