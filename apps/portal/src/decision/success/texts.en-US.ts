export const TEXTS = {
  results: {
    approved: { title: 'You’re approved', lead: 'Your business can take card payments now.', points: [] as string[] },
    approvedNoBank: {
      title: 'You’re approved',
      lead: 'Your business can take card payments now. Link your bank to get the money.',
      points: [] as string[],
    },
    approvedPending: {
      title: 'You’re approved, payouts come later',
      lead: 'You can take card payments now. Payouts start when the other owners are verified.',
      points: ['Each of the other owners has to confirm who they are. We have not written to them yet.'],
    },
    approvedPendingNoBank: {
      title: 'You’re approved, payouts come later',
      lead: 'You can take card payments now. Link your bank; payouts start when the other owners are verified too.',
      points: ['Each of the other owners has to confirm who they are. We have not written to them yet.'],
    },
    bankPending: {
      title: 'You’re approved',
      lead: 'Your business can take card payments now. We are checking your bank account; payouts start when that is done, by {day}.',
      points: ['You do not need to do anything now.'],
    },
    verificationNeeded: {
      title: 'You can take payments online',
      lead: 'To take cards in person and to get payouts, one step is left for you.',
      points: ['Money from online payments is kept for you until the step is done.'],
    },
    stepUp: {
      title: 'One more step',
      lead: 'We have your application. We need one more thing from you before we can decide.',
      points: ['Your answers are saved. You can come back later.'],
    },
    inReview: {
      title: 'Your application is in review',
      lead: 'A person on our team looks at it and decides by {day}.',
      points: ['You do not need to do anything now.', 'We email the answer to {email}.', 'If we need something more, the email says what.'],
    },
    declined: {
      title: 'We could not approve your application',
      lead: 'We looked at your answers and cannot open a payments account for this business.',
      points: [] as string[],
    },
    error: {
      title: 'We could not finish checking',
      lead: 'Something went wrong on our side, not with your answers. A person looks at it and decides by {day}.',
      points: ['You do not need to send anything again.', 'We email the answer to {email}.'],
    },
    stillChecking: {
      title: 'We have your application and are still checking',
      lead: 'One of our checks has not answered, so there is no decision yet. We keep asking by ourselves. If no answer comes, a person looks and decides by {day}.',
      points: [
        'You do not need to do anything now. You can close this page.',
        'We email the answer to {email}.',
        'This page changes by itself when there is an answer.',
      ],
    },
    checking: {
      title: 'We have your application and are still checking',
      lead: 'One of our checks takes longer than usual. There is no decision yet.',
      points: ['You can close this page. We email the answer to {email}.', 'This page changes by itself when there is an answer.'],
    },
  },
  /** In place of the lead where the day that was promised has passed. */
  late: {
    inReview: 'A person on our team looks at it. It takes longer than usual; there is no decision yet.',
    error:
      'Something went wrong on our side, not with your answers. A person looks at it. It takes longer than usual; there is no decision yet.',
    stillChecking: 'One of our checks has not answered yet. It takes longer than usual; there is no decision yet.',
    bankPending:
      'Your business can take card payments now. Checking your bank account takes longer than usual; payouts start when that is done.',
  },
  afterwards: 'Most answers come at once. If a person has to look, that takes {from} to {to} business days after we have it.',
  worksTitle: 'What works now',
  nextTitle: 'What happens next',
  works: {
    online: { title: 'Online payments', on: 'Work now: on your website, by link and by invoice', off: 'Not yet' },
    inPerson: { title: 'In-person payments', on: 'Work now', off: 'When the last step is done' },
    payouts: { title: 'Payouts to your bank', on: 'Work now: the next business day after a payment', off: 'Not yet' },
  },
  payoutsWait: {
    approvedNoBank: 'Start when you link your bank. Until then we keep the money for you',
    approvedPendingNoBank: 'Start when you link your bank and every owner is verified. Until then we keep the money for you',
    approvedPending: 'Start when every owner is verified and your bank is linked. Until then we keep the money for you',
    verificationNeeded: 'Start when the last step is done. Until then we keep the money for you',
    bankPending: 'Start when your bank account is checked. Until then we keep the money for you',
  },
  buttons: {
    bank: 'Link your bank',
    complete: 'See what works now',
    owners: 'Go to the other owners',
    step: 'Go to the next step',
    verify: 'Verify your identity to get paid',
  },
  meaningTitle: 'What it means',
  meaning: 'You cannot take payments with this application. You were charged nothing, and your answers are kept safe.',
  doTitle: 'What you can do',
  person: 'A person on our team looked at your application and decided this. You can tell us what we should know.',
  software:
    'Software took this decision from your answers and our checks. You can ask a person to look at it again, and tell us what we should know.',
  askOther: 'Answer the email that we sent to {email}.',
  askBy: 'Give the reference below. A person answers within {from} to {to} business days.',
  changed: 'If something in your business changes, you can apply again.',
  reference: 'Reference: {reference}',
  receipt: { title: 'Approved', date: 'Date', reference: 'Reference' },
  print: 'Print this page',
  news: 'There is news about your application: {title}',
};
