export const TEXTS = {
  results: {
    approved: {
      title: 'You’re approved',
      lead: 'You can take card payments now.',
      points: [] as string[],
    },
    approvedNoBank: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Link your bank account to get paid.',
      points: [] as string[],
    },
    ownersToInvite: {
      title: 'You’re approved. Payouts come later',
      lead: 'You can take card payments now. Payouts will start once your partners are verified.',
      points: ['A link hasn’t reached one of your partners yet. Check the list of owners.'],
    },
    approvedPending: {
      title: 'You’re approved. Payouts come later',
      lead: 'You can take card payments now. Payouts will start once your partners are verified.',
      points: [
        'We’ve emailed each partner a secure link, and we’ll remind them. The list of owners shows how far along they are.',
      ],
    },
    approvedPendingNoBank: {
      title: 'You’re approved. Payouts come later',
      lead: 'You can take card payments now. Payouts will start once your bank account is linked and your partners are verified.',
      points: [
        'We’ve emailed each partner a secure link, and we’ll remind them. The list of owners shows how far along they are.',
      ],
    },
    depositsSent: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Two small deposits will reach your bank account by {day}.',
      points: ['Enter their amounts once they’re on your bank statement. Payouts will start then.'],
    },
    depositsArrived: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Enter the amounts of the two small deposits to get paid.',
      points: [] as string[],
    },
    bankInReview: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Someone on our team is looking at your bank account. You’ll hear from us by {day}.',
      points: [
        'There’s nothing you need to do now. Payouts will start once the account is confirmed.',
      ],
    },
    bankPending: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Payouts will start once we confirm your bank account, by {day}.',
      points: ['There’s nothing you need to do now.'],
    },
    payoutsHeld: {
      title: 'You’re approved',
      lead: 'You can take card payments now. Your bank account has changed, so payouts to it will start 24 hours after the change.',
      points: [
        'There’s nothing you need to do now. If you didn’t change it, contact us right away.',
      ],
    },
    verificationNeeded: {
      title: 'You can take payments online',
      lead: 'One step is left before you can take cards in person and get payouts.',
      points: ['Until then, we’ll hold the money from online payments for you.'],
    },
    stepUp: {
      title: 'One more step',
      lead: 'We have your application. We need one more thing from you before we can decide.',
      points: ['Your answers are saved. You can come back later.'],
    },
    inReview: {
      title: 'Your application is in review',
      lead: 'Someone on our team is looking at it and will decide by {day}.',
      points: [
        'There’s nothing you need to do now.',
        'We’ll email our decision to {email}.',
        'If we need anything else, we’ll email you.',
      ],
    },
    declined: {
      title: 'We couldn’t approve your application',
      lead: 'We looked at your answers, and we can’t open a payments account for this business.',
      points: [] as string[],
    },
    error: {
      title: 'We couldn’t finish checking',
      lead: 'Something went wrong on our side, not with your answers. Someone on our team will decide by {day}.',
      points: ['You don’t need to send anything again.', 'We’ll email our decision to {email}.'],
    },
    stillChecking: {
      title: 'We have your application and are still checking',
      lead: 'One of our checks hasn’t answered yet. We’ll keep trying. If we can’t get an answer, someone on our team will decide by {day}.',
      points: [
        'You can close this page. There’s nothing you need to do now.',
        'We’ll email our decision to {email}.',
        'This page will update when there’s an answer.',
      ],
    },
    checking: {
      title: 'We have your application and are still checking',
      lead: 'One of our checks is taking longer than usual. There’s no decision yet.',
      points: [
        'You can close this page. We’ll email our decision to {email}.',
        'This page will update when there’s an answer.',
      ],
    },
  },
  late: {
    inReview:
      'Someone on our team is looking at it. It’s taking longer than usual, and there’s no decision yet.',
    error:
      'Something went wrong on our side, not with your answers. Someone on our team is looking at it. It’s taking longer than usual, and there’s no decision yet.',
    stillChecking:
      'One of our checks hasn’t answered yet. It’s taking longer than usual, and there’s no decision yet.',
    depositsSent:
      'You can take card payments now. Two small deposits are on their way to your bank account.',
    bankInReview:
      'You can take card payments now. Someone on our team is looking at your bank account. It’s taking longer than usual, and we’ll email you.',
    bankPending:
      'You can take card payments now. Confirming your bank account is taking longer than usual. Payouts will start once it’s done.',
  },
  stages: {
    received: 'We have your application',
    review: 'Someone on our team is reviewing it',
    answer: 'You’ll have our answer',
    by: 'By {day}',
  },
  afterwards:
    'Most answers come right away. If we need to review it, you’ll hear in {from} to {to} business days.',
  worksTitle: 'Payments and payouts',
  nextTitle: 'What happens next',
  works: {
    online: {
      title: 'Online payments',
      on: 'Ready: on your website, by link and by invoice',
      off: 'Not yet',
    },
    inPerson: { title: 'In-person payments', on: 'Ready', off: 'Once the last step is done' },
    payouts: {
      title: 'Payouts to your bank',
      on: 'Ready: sent the next business day after a payment',
      off: 'Not yet',
    },
  },
  payoutsWait: {
    approvedNoBank: 'Once you link your bank account. Until then, we’ll hold the money for you',
    ownersToInvite: 'Once your partners are verified. Until then, we’ll hold the money for you',
    approvedPendingNoBank:
      'Once your bank account is linked and your partners are verified. Until then, we’ll hold the money for you',
    approvedPending:
      'Once your bank account is linked and your partners are verified. Until then, we’ll hold the money for you',
    verificationNeeded: 'Once the last step is done. Until then, we’ll hold the money for you',
    depositsSent:
      'Once you enter the amounts of the two deposits. Until then, we’ll hold the money for you',
    depositsArrived:
      'Once you enter the amounts of the two deposits. Until then, we’ll hold the money for you',
    bankInReview: 'Once we confirm your bank account. Until then, we’ll hold the money for you',
    bankPending: 'Once we confirm your bank account. Until then, we’ll hold the money for you',
    payoutsHeld:
      '24 hours after the change of your bank account. Until then, we’ll hold the money for you',
  },
  buttons: {
    terminal: 'Get a card terminal',
    order: 'See your order',
    bank: 'Link your bank',
    complete: 'Go to your account',
    owners: 'See the owners',
    addOwners: 'Add your partners',
    phone: 'Confirm your phone',
    fullSsn: 'Enter your full SSN',
    photoId: 'Show your photo ID',
    businessDocument: 'Show a business document',
    businessInfo: 'Check your business details',
    identity: 'Confirm your identity',
    step: 'Continue',
    verify: 'Verify your identity to get paid',
  },
  nextStep: '{step} · {minutes} min',
  meaningTitle: 'What this means',
  meaning:
    'You can’t take payments with this application. You weren’t charged, and your answers are kept safe.',
  doTitle: 'What you can do',
  person:
    'Someone on our team reviewed your application and made this decision. Tell us if there’s something we should know.',
  software:
    'Software made this decision from your answers and our checks. You can ask someone on our team to review it.',
  askOther: 'Reply to the email we sent to {email}.',
  askBy: 'Call or email us with this reference. We’ll reply in {from} to {to} business days.',
  changed: 'If something changes in your business, you can apply again.',
  reference: 'Reference: {reference}',
  receipt: { title: 'Approved', date: 'Date', reference: 'Reference' },
  print: 'Print',
  news: 'There’s news about your application: {title}',
};
