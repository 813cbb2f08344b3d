export const TEXTS = {
  receipt: 'Identity verified',
  name: 'Name',
  verified: {
    title: 'You’re verified',
    lead: 'Your details are confirmed. There’s nothing left for you to do.',
    points: [
      '{applicant} will see that you’re done, and nothing else.',
      'We’ve emailed you a confirmation. You can close this page.',
    ],
  },
  inReview: {
    title: 'Someone on our team will take a look',
    lead: 'Thanks, we have your details. We couldn’t confirm them automatically.',
    points: [
      'There’s nothing you need to do now. We’ll email you once you’re verified.',
      '{applicant} will see that we’re still checking, never your answers.',
    ],
  },
  over: {
    title: 'There’s nothing left to do',
    lead: 'We’ve already made a decision for {business}, so we don’t need anything else from you.',
    points: ['You can close this page.'],
  },
};
