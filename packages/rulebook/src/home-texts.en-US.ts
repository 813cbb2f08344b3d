import type { DueEnd } from './core/due-ends.ts';
import type { HistoryId } from './home-history.ts';
import type { HomeRowId, NextId, WaitId } from './home-view.ts';

/**
 * `late` replaces the lead once the promised day has passed. `one` and `many` replace it where only
 * a partner, or several, are waited for as well; `also` follows another row's lead.
 */
export type HomeRowTexts = {
  headline: string;
  lead: string;
  late?: string;
  lateHeadline?: string;
  one?: string;
  many?: string;
  manyHeadline?: string;
  short?: string;
  also?: string;
  alsoMany?: string;
};

export type HomeSubject =
  | 'bank'
  | 'owner'
  | 'allSet'
  | 'lastStep'
  | 'stillChecking'
  | 'decision'
  | 'repair'
  | 'declined'
  | 'reviewAgain';

export type HomeTexts = {
  rows: Record<HomeRowId, HomeRowTexts>;
  waits: Record<WaitId, { what: string; note: string; late?: string }>;
  /** What happens once the day of something has passed. */
  due: Record<DueEnd, string>;
  /** Subjects of the emails that tell of a row. */
  subjects: Record<HomeSubject, string>;
  next: Record<NextId, string>;
  notes: { minutes: string; noNeedToWait: string; noNeedToWaitMany: string };
  steps: Readonly<Record<string, string>>;
  history: Record<HistoryId, string>;
  afterwards: string;
  someone: string;
};

/** What Home, the list of applications and the emails say of each state. */
export const HOME_TEXTS: HomeTexts = {
  rows: {
    answers: {
      headline: 'Your application isn’t submitted yet',
      lead: 'Your answers are saved. Pick up where you left off.',
    },
    checks: {
      headline: 'We’re checking your application',
      lead: 'You can close this page. It updates when there’s an answer, and we’ll email {email}.',
    },
    stillChecking: {
      headline: 'We’re still checking your application',
      lead: 'One of our checks hasn’t answered yet. If we can’t get an answer, someone on our team will decide by {day}. There’s nothing you need to do.',
      late: 'One of our checks hasn’t answered yet. It’s taking longer than we said. There’s nothing you need to do, and we’ll email {email}.',
    },
    decision: {
      headline: 'We’re reviewing your application',
      lead: 'Someone on our team will decide by {day}. There’s nothing you need to do.',
      lateHeadline: 'It’s taking longer than we said',
      late: 'There’s no decision yet. There’s nothing you need to do. We’ll email {email}.',
      short: 'We’re reviewing it',
    },
    repair: {
      headline: 'We’re reviewing your application',
      lead: 'Something went wrong on our side, not with your answers. Someone on our team will decide by {day}. There’s nothing you need to do.',
      lateHeadline: 'It’s taking longer than we said',
      late: 'Something went wrong on our side, not with your answers. There’s no decision yet. There’s nothing you need to do, and we’ll email {email}.',
      short: 'We’re reviewing it',
    },
    reviewAgain: {
      headline: 'We’re looking at your application again',
      lead: 'We couldn’t approve it at first. You asked for a review, and someone on our team will reply by {day}.',
      lateHeadline: 'It’s taking longer than we said',
      late: 'You asked for a review, and there’s no reply yet. We’ll email {email}.',
      short: 'We’re looking at it again',
    },
    changes: {
      headline: 'We need {changeCount, plural, one {# change} other {# changes}} from you',
      lead: '{changeCount, plural, one {Send it} other {Send them}} by {day}, so we can finish our review. Everything else stays as it is.',
      late: '{changeCount, plural, one {Send it} other {Send them}}, so we can finish our review. Everything else stays as it is.',
      short: 'We need {changeCount, plural, one {# change} other {# changes}}',
    },
    step: {
      headline: 'One more step',
      lead: 'We need one more thing from you before we can decide. Your answers are saved.',
    },
    lastStep: {
      headline: 'You can take payments online',
      lead: 'One step is left for in-person payments and payouts. We’ll hold the money until you finish.',
      short: 'Takes payments online. One step is left.',
    },
    bank: {
      headline: 'You’re approved and can take payments',
      lead: 'Link your bank account to get paid. Until then, we’ll hold the money for you.',
      one: 'Payouts will start once you link your bank and {name} confirms their identity.',
      many: 'Payouts will start once you link your bank and your partners confirm their identity.',
      short: 'Takes payments. Payouts wait for your bank.',
    },
    bankAgain: {
      headline: 'Link your bank again',
      lead: 'We couldn’t confirm the account you linked. You can take payments, and we’ll hold the money for you.',
      short: 'Takes payments. Link your bank again.',
    },
    amounts: {
      headline: 'Enter the two amounts',
      lead: 'Two small deposits reached your account ending in {last4}. Enter their amounts by {day} to get paid.',
      late: 'Two small deposits reached your account ending in {last4}. Enter their amounts to get paid.',
      short: 'Takes payments. Two amounts are missing.',
    },
    ownerDetails: {
      headline: 'We need {name}’s details',
      lead: 'Enter them, or send {name} a secure link. You can take payments, and payouts will start after that.',
      also: 'We also need {name}’s details.',
    },
    ownerMail: {
      headline: '{name}’s email came back',
      lead: 'Correct the address, and we’ll send the link again. You can take payments, and payouts will start after that.',
      also: 'Our email to {name} came back, so their address needs a correction.',
    },
    ownerDenied: {
      headline: '{name} says they’re not an owner',
      lead: 'Check the name and the email address. Payouts will start once every owner has confirmed.',
      also: '{name} says they’re not an owner.',
    },
    ownerLink: {
      headline: '{name} doesn’t have a link yet',
      lead: 'Send it, so that payouts can start once {name} confirms their identity.',
      also: '{name} doesn’t have a link yet.',
    },
    ownerLate: {
      headline: '{name} ran out of time',
      lead: 'Send a new link. Payouts will start once {name} confirms their identity.',
      also: '{name} ran out of time and needs a new link.',
    },
    order: {
      headline: 'Your order isn’t paid yet',
      lead: 'The payment didn’t go through. Pay another way, and we’ll ship it. Payments and payouts work.',
      also: 'Your order isn’t paid yet.',
    },
    photoId: {
      headline: 'Your photo ID expires soon',
      lead: 'Show us your new one by {day}. Payments and payouts go on as before.',
      lateHeadline: 'Your photo ID has expired',
      late: 'Show us your new one. Someone on our team is looking at your account. Payments and payouts go on until they’ve looked.',
      short: 'Takes payments. We need your new photo ID.',
      also: 'We also need your new photo ID.',
    },
    deposits: {
      headline: 'Two small deposits are on their way',
      lead: 'They’ll reach your account ending in {last4} by {day}. Enter their amounts then to get paid.',
      late: 'Enter their amounts once they’re on your bank statement. Payouts will start then.',
      short: 'Takes payments. Two small deposits are on their way.',
      also: 'Two small deposits are also on their way to your bank account.',
    },
    bankReview: {
      headline: 'We’re confirming your bank account',
      lead: 'Someone on our team is looking at it. You’ll hear from us by {day}. There’s nothing you need to do.',
      late: 'Someone on our team is looking at it. It’s taking longer than we said, and we’ll email you.',
      short: 'Takes payments. We’re confirming your bank account.',
      also: 'We’re also confirming your bank account.',
    },
    bankCheck: {
      headline: 'We’re confirming your bank account',
      lead: 'Payouts will start once it’s confirmed, by {day}. There’s nothing you need to do.',
      late: 'It’s taking longer than we said. Payouts will start once it’s confirmed.',
      short: 'Takes payments. We’re confirming your bank account.',
      also: 'We’re also confirming your bank account.',
    },
    held: {
      headline: 'Your new bank account is linked',
      lead: 'Payouts to it will start 24 hours after the change. If you didn’t change it, contact us right away.',
      short: 'Takes payments. Payouts pause for 24 hours.',
      also: 'Payouts to your new bank account will start 24 hours after the change.',
    },
    owner: {
      headline: 'Payouts wait for {name}',
      lead: 'Your part is done. {name} has until {day} to confirm their identity.',
      late: 'Your part is done. Payouts will start once {name} confirms their identity.',
      manyHeadline: 'Payouts wait for your partners',
      many: 'Your part is done. Payouts will start once your partners confirm their identity.',
      short: 'Takes payments. Payouts wait for {name}.',
      also: '{name} also needs to confirm their identity.',
      alsoMany: 'Your partners also need to confirm their identity.',
    },
    ownerPhotoId: {
      headline: '{name}’s photo ID expires soon',
      lead: 'We’ve emailed {name} to show us a new one by {day}. Payments and payouts go on as before.',
      lateHeadline: '{name}’s photo ID has expired',
      late: 'We’ve emailed {name}. Someone on our team is looking at your account. Payments and payouts go on until they’ve looked.',
      short: 'Takes payments. We need {name}’s new photo ID.',
      also: 'We also need {name}’s new photo ID.',
    },
    closed: {
      headline: 'This account is closed',
      lead: 'It can’t take payments anymore.',
    },
    declined: {
      headline: 'We couldn’t approve your application',
      lead: 'We looked at your answers, and we can’t open a payments account for this business.',
      short: 'Not approved',
    },
    allSet: {
      headline: 'You’re all set',
      lead: 'Payouts leave the next business day after a payment.',
      short: 'Payments and payouts work',
    },
  },
  waits: {
    answers: { what: 'Your answers', note: 'You finish and submit them' },
    checks: { what: 'Our checks', note: 'They usually take seconds' },
    stillChecking: { what: 'Our checks', note: 'By {day}', late: 'Longer than we said' },
    decision: { what: 'Our decision', note: 'By {day}', late: 'Longer than we said' },
    repair: { what: 'Our decision', note: 'By {day}', late: 'Longer than we said' },
    reviewAgain: { what: 'Our reply', note: 'By {day}', late: 'Longer than we said' },
    changes: {
      what: '{changeCount, plural, one {# change} other {# changes}}',
      note: 'From you, by {day}',
      late: 'From you',
    },
    step: { what: 'One more step', note: 'You finish it' },
    lastStep: { what: 'The last step', note: 'You finish it' },
    bank: { what: 'Your bank account', note: 'You link it, about 1 minute' },
    bankAgain: { what: 'Your bank account', note: 'You link it again' },
    amounts: { what: 'The two amounts', note: 'You enter them by {day}', late: 'You enter them' },
    ownerDetails: { what: '{name}’s details', note: 'You enter them, or send a link' },
    ownerMail: { what: '{name}’s email address', note: 'You correct it' },
    ownerDenied: { what: '{name}’s answer', note: 'You check the name and address' },
    ownerLink: { what: '{name}’s link', note: 'You send it' },
    ownerLate: { what: '{name}’s identity', note: 'You send a new link' },
    order: { what: 'Your order', note: 'You pay for it' },
    photoId: { what: 'Your new photo ID', note: 'You show it by {day}', late: 'You show it' },
    deposits: { what: 'Two small deposits', note: 'They arrive by {day}', late: 'On their way' },
    bankReview: {
      what: 'Your bank account',
      note: 'We confirm it by {day}',
      late: 'We’re confirming it',
    },
    bankCheck: { what: 'Your bank account', note: 'Confirmed by {day}', late: 'Being confirmed' },
    held: { what: 'Your new bank account', note: '24 hours after the change' },
    owner: { what: '{name}’s identity', note: 'By {day}', late: 'Not confirmed yet' },
    ownerPhotoId: { what: '{name}’s new photo ID', note: 'By {day}', late: 'Not shown yet' },
  },
  due: {
    ourWait: 'After that day, someone on our team will decide with what we have.',
    deposits: 'After that day, you’ll need to link your bank again.',
    link: 'After that day, {name} will need a new link.',
    photoId:
      'After that day, someone on our team will look at your account. Nothing will stop before that.',
  },
  subjects: {
    bank: 'You’re approved: link your bank',
    owner: 'You’re approved: your partners still need to confirm',
    allSet: 'You’re approved: start taking payments',
    lastStep: 'Take payments online now: one step left',
    stillChecking: 'We’re still checking your application',
    decision: 'Your application is in review',
    repair: 'We’re still working on your application',
    declined: 'We couldn’t approve your application',
    reviewAgain: 'We’ll take another look at your application',
  },
  next: {
    resume: 'Continue your application',
    step: 'Finish the last step',
    linkBank: 'Link your bank',
    linkBankAgain: 'Link your bank again',
    enterAmounts: 'Enter the amounts',
    enterDetails: 'Enter their details',
    correctMail: 'Correct the email',
    checkOwners: 'Check the owners',
    sendLink: 'Send the link',
    sendNewLink: 'Send a new link',
    payOrder: 'Pay for your order',
    showPhotoId: 'Show your new photo ID',
    verifyIdentity: 'Verify your identity',
    goOn: 'Continue',
    askReview: 'Ask for a review',
    dashboard: 'Open your dashboard',
  },
  notes: {
    minutes: '{minutes, plural, one {About # minute.} other {About # minutes.}}',
    noNeedToWait: 'You don’t have to wait for {name}.',
    noNeedToWaitMany: 'You don’t have to wait for your partners.',
  },
  steps: {
    otp: 'Confirm your phone',
    'mobile-verification': 'Confirm your phone',
    'phone-auth': 'Confirm your phone',
    ssn: 'Enter your full SSN',
    identification: 'Show your photo ID',
    verification: 'Show a business document',
    'business-info': 'Check your business details',
    changes: 'See what to change',
    'owner-identity': 'Verify your identity',
    update: 'Verify your identity',
    owners: 'Add your partners',
    'add-channel': 'Connect your sales channel',
    'add-product': 'Add your product',
    leave: 'Go to your site',
    'store-complete': 'See your new store',
  },
  history: {
    submitted: 'You submitted your application',
    approved: 'Your application was approved',
    declined: 'We couldn’t approve your application',
    changesSent: 'You sent the changes we asked for',
    reviewAsked: 'You asked for a review',
    ownerAsked: 'We emailed {name} a secure link',
    ownerConfirmed: '{name} confirmed their identity',
    bankLinked: 'You linked a bank account',
    bankConfirmed: 'Your bank account was confirmed',
    ordered: 'You placed an order',
    orderShipped: 'Your order shipped',
    orderDelivered: 'Your order was delivered',
    closed: 'You closed this account',
  },
  afterwards:
    'Most answers come right away. If we need to review it, you’ll hear in {from} to {to} business days.',
  someone: 'your partner',
};
