export const TEXTS = {
  title: 'Your applications',
  lead: 'Choose one to continue, or start a new one.',
  empty: 'You don’t have any applications yet.',
  newAccount: 'Your first payments account',
  countries: { US: 'United States, US dollars (USD)', CA: 'Canada, Canadian dollars (CAD)' },
  begun: '{country} · started {day}',
  meanings: {
    approvedNoBank:
      'You can take payments online and in person. Payouts will start once you link a bank account.',
    ownersToInvite:
      'You can take payments online and in person. A link hasn’t reached one of your partners yet.',
    approvedPending:
      'You can take payments online and in person. Payouts will start once your partners are verified.',
    verificationNeeded: 'You can take payments online only, until you verify your identity.',
    approvedPendingNoBank:
      'You can take payments online and in person. Payouts will start once your bank account is linked and your partners are verified.',
    depositsSent:
      'You can take payments online and in person. Payouts will start once you enter the amounts of the two small deposits.',
    depositsArrived:
      'You can take payments online and in person. Enter the amounts of the two small deposits to get paid.',
    bankInReview:
      'You can take payments online and in person. Payouts will start once someone on our team has confirmed your bank account.',
    bankPending:
      'You can take payments online and in person. Payouts will start once we confirm your bank account.',
    payoutsHeld:
      'You can take payments online and in person. Payouts will start 24 hours after the change of your bank account.',
    stillChecking:
      'One of our checks is taking longer than usual. Payouts will start once you’re approved.',
    checking: 'We’re checking your answers. It often takes a minute.',
  },
  meaningOf: {
    approved: 'You can take payments online and in person, and payouts go to your bank account.',
    inReview:
      'Someone on our team is looking at your application. Payouts will start once you’re approved.',
    incomplete:
      'We need something from you. Payouts will start once it’s done and you’re approved.',
    notApproved: 'We couldn’t open an account for this application. You can start a new one.',
    closed: 'You closed this account. It takes no payments and gets no payouts.',
    notStarted: 'Start whenever you like. We’ll save your answers as you go.',
  },
  money: {
    online: 'Online payments',
    inPerson: 'In-person payments',
    payouts: 'Payouts to your bank',
  },
  works: 'Ready',
  worksNot: 'Not yet',
  actions: {
    account: 'Go to your account',
    see: 'See your application',
    connect: 'Connect profile',
    resume: 'Resume application',
    start: 'Start a new payment application',
  },
  oneOpen:
    'You already have an open application in this country. Starting a new one will take you back to it.',
  why: 'See why it wasn’t approved',
  stores: 'See the stores',
  hosted: 'Choose one of your stores',
};
