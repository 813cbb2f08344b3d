import type { BankLinkFailure } from '@signet/rulebook/bank/bank-link';
import type { TestDepositFailure } from '@signet/rulebook/bank/test-deposits';
import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.en-US';
import type { InquiryFailure } from '@signet/rulebook/identity/inquiry';
import type { JourneyStepId } from '@signet/rulebook/journey';
import type { EmailId, Requirement } from '@signet/rulebook/messages/choose-message';
import type { NamedAs } from '@signet/rulebook/people/ownership';
import type { AddedStepId } from '@signet/rulebook/reference/enumerations';
import type { PortalDocument } from '@signet/rulebook/reference/portals';
import type { StatusId } from '@signet/rulebook/status';
import { ACCOUNT_MESSAGES } from './account-texts.en-US.ts';
import { BANK_MESSAGES } from './bank-texts.en-US.ts';
import { CARD_MESSAGES } from './card-texts.en-US.ts';
import { MERCHANT_MESSAGES } from './merchant-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';
import { ORDER_MESSAGES } from './order-texts.en-US.ts';
import { OWNER_MESSAGES } from './owner-texts.en-US.ts';

/**
 * `{day}` is the last day of the SLA, `{from}` and `{to}` its range in days; `late` is used once
 * that day has passed.
 */
export type NextStepTexts = { told: string; late?: string };

/**
 * `{business}` never ends a sentence: a name ending in “Inc.” would produce two periods.
 * docs/decisions/0051.
 */
export type MessageTexts = {
  greeting: string;
  greetingWithoutName: string;
  closing: string;
  link: string;
  reference: string;
  help: Record<'both' | 'phone' | 'email' | 'none' | 'hours', string>;
  never: string;
  why: string;
  whyInvited: string;
  whyNamed: Record<NamedAs, string>;
  provider: string;
  /** By what the reminders are about. */
  stopReminders: { stop: string } & Record<
    'application' | 'invitation',
    { open: string } & Record<'asked' | 'stopped', { title: string; text: string }>
  >;
  documents: Record<Exclude<PortalDocument, 'records'>, string>;
  approvedOn: string;
  decidedBy: Record<'software' | 'person', string>;
  /** Only failures of the picture itself; any other failure is described as an unreadable photo. */
  photoReasons: Partial<Record<InquiryFailure, string>> & { documentUnreadable: string };
  depositFailures: Record<TestDepositFailure, string>;
  linkFailures: Record<BankLinkFailure, string>;
  /** Step-ups share the name `added`. */
  steps: Record<Exclude<JourneyStepId, AddedStepId> | 'added', string>;
  next: Partial<Record<StatusId, NextStepTexts>>;
  messages: Record<EmailId, MessageWords>;
  /** Replaces an owner's mail for a controller with less than a quarter of the business. */
  toController: Partial<Record<EmailId, MessageWords>>;
  /** Replaces `informationNeeded` when the requirement is known. */
  needs: Partial<Record<Requirement, MessageWords>>;
  /** Replaces `informationNeeded` when another photo is needed. */
  photoAgain: MessageWords;
};

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Hi {name},',
  greetingWithoutName: 'Hello,',
  closing: 'The {brand} team',
  link: '{link}:',
  reference: 'Reference: {reference}',
  help: {
    both: 'Questions? Call {supportPhone} or email {supportEmail}.',
    phone: 'Questions? Call {supportPhone}.',
    email: 'Questions? Email {supportEmail}. We’ll answer within {hours} hours.',
    none: 'Questions? Reply to this email.',
    hours: 'We’re here {supportHours}.',
  },
  never: 'We’ll never ask for a code, a password or an account number by email, text or phone.',
  why: 'You’re getting this email because this address was used to apply for a payments account.',
  whyInvited: 'You’re getting this email because {brand} asked us to invite you.',
  whyNamed: {
    owner: 'You’re getting this email because {applicant} gave us your address as an owner.',
    controller: 'You’re getting this email because {applicant} told us that you run the business.',
  },
  stopReminders: {
    stop: 'Stop reminders',
    application: {
      open: 'Go to your application',
      asked: {
        title: 'Stop reminders?',
        text: 'We’ll stop reminding you about an unfinished application. You’ll still hear from us about one you’ve submitted.',
      },
      stopped: {
        title: 'No more reminders',
        text: 'We won’t send you reminders anymore. Your answers are saved, and you can continue whenever you like.',
      },
    },
    invitation: {
      open: 'Go to the start page',
      asked: {
        title: 'Stop reminders?',
        text: 'We won’t remind you about this invitation. Its link keeps working until the day in our email.',
      },
      stopped: {
        title: 'No more reminders',
        text: 'We won’t remind you about this invitation. If you change your mind, the link works until the day in our email.',
      },
    },
  },
  provider: 'Payments provided by {provider}',
  documents: { privacy: 'Privacy', terms: 'Terms', fees: 'Fees', help: 'Help' },
  approvedOn: 'Approved on {day}',
  decidedBy: {
    software: 'Software made this decision from your answers and our checks.',
    person: 'Someone on our team made this decision.',
  },
  photoReasons: {
    documentExpired: 'The ID has expired. Use one that hasn’t.',
    documentUnreadable: 'We couldn’t read the photo. Try again in good light, on a plain surface.',
    documentNotAccepted:
      'We can’t accept that kind of ID. Use a passport, driver’s license or other government photo ID.',
    documentCopy: 'We need the ID itself, not a copy or a screen.',
    selfieUnclear:
      'We couldn’t see your face clearly. Face the light and take off hats or sunglasses.',
  },
  depositFailures: {
    tries: 'The amounts didn’t match after {tries} tries.',
    term: 'The amounts weren’t entered by {until}.',
    returned: 'Your bank didn’t accept our test deposits.',
  },
  linkFailures: {
    linkLost: 'Your bank ended the connection before we could confirm the account.',
    linkExpired: 'Your bank didn’t confirm the account in time.',
    linkRevoked: 'Your bank told us that our access was withdrawn.',
    numbersChanged: 'Your bank has given the account another number.',
  },
  steps: {
    applicant: 'Your name',
    business: 'Business basics',
    category: 'Kind of business',
    address: 'Address',
    ownerIdentity: 'Identity',
    checkAnswers: 'Review and submit',
    phone: 'Verification',
    added: 'Verification',
    owners: 'Owners',
    bank: 'Bank account',
  },
  next: {
    inReview: {
      told: 'We’ll decide by {day}. There’s nothing you need to do now. We’ll email you.',
      late: 'It’s taking longer than we said. There’s nothing you need to do now. We’ll email you as soon as we decide.',
    },
    error: {
      told: 'We’ll decide by {day}. There’s nothing you need to do now. We’ll email you.',
      late: 'It’s taking longer than we said. There’s nothing you need to do now. We’ll email you as soon as we decide.',
    },
    stillChecking: {
      told: 'We’ll keep trying. If we can’t get an answer, someone on our team will decide by {day}. There’s nothing you need to do now.',
      late: 'It’s taking longer than we said. There’s nothing you need to do now. We’ll email you as soon as we decide.',
    },
    stepUp: {
      told: HOME.afterwards,
    },
    verificationNeeded: {
      told: HOME.afterwards,
    },
    ownersToInvite: {
      told: 'We’re sending your partners their links. Check on the owners page that each one got through.',
    },
    depositsSent: {
      told: 'You can take card payments now. Two small deposits will reach your bank account by {day}. Payouts will start once you enter their amounts.',
      late: 'You can take card payments now. Payouts will start once you enter the amounts of the two small deposits.',
    },
    depositsArrived: {
      told: 'You can take card payments now. Payouts will start once you enter the amounts of the two small deposits.',
    },
    bankInReview: {
      told: 'You can take card payments now. Someone on our team is looking at your bank account, and you’ll hear from us by {day}. There’s nothing you need to do now.',
      late: 'You can take card payments now. Reviewing your bank account is taking longer than we said. There’s nothing you need to do now. We’ll email you.',
    },
    bankPending: {
      told: 'You can take card payments now. Payouts will start once we confirm your bank account, by {day}.',
      late: 'You can take card payments now. Confirming your bank account is taking longer than we said. Payouts will start once it’s done.',
    },
    payoutsHeld: {
      told: 'You can take card payments now. Payouts to the new account will start 24 hours after this change.',
    },
    approved: {
      told: 'You can take card payments now. We’ll pay you the next business day after each payment.',
    },
  },
  messages: {
    wayBack: {
      subject: 'Your application is saved: here’s your way back',
      preheader: 'Pick up where you left off, on any phone or computer.',
      lines: [
        'Your application for {business} is saved to this email address.',
        'You’ve finished {done} of {total} steps, and {minutes, plural, one {about # minute is} other {about # minutes are}} left.',
        'Your next step: {step}',
        'Continue whenever you like. We’ll keep your answers until {day}.',
      ],
      button: 'Continue your application',
    },
    reminder: {
      subject: 'Your application is waiting for you',
      preheader: 'Everything you entered is saved. Pick up where you left off.',
      lines: [
        'You started an application for {business}, and everything you entered is saved.',
        'You’ve finished {done} of {total} steps, and {minutes, plural, one {about # minute is} other {about # minutes are}} left.',
        'Your next step: {step}',
      ],
      button: 'Continue your application',
    },
    secondReminder: {
      subject: 'Is anything holding up your application?',
      preheader: 'Your answers are still here. We’re happy to help if something is unclear.',
      lines: [
        'Your application for {business} is still open, and your answers are saved.',
        '{minutes, plural, one {About # minute is} other {About # minutes are}} left. Your next step: {step}',
        'If a question is unclear, write to us. We’re happy to help.',
      ],
      button: 'Continue your application',
    },
    lastReminder: {
      subject: 'Our last reminder about your application',
      preheader: 'We won’t write again. Your answers are kept a little longer.',
      lines: [
        'This is our last reminder about your application for {business}.',
        'You’ve finished {done} of {total} steps. Your next step: {step}',
        'We’ll keep your answers until {day}, and then delete them.',
      ],
      button: 'Continue your application',
    },
    received: {
      subject: 'One quick step left: confirm your phone',
      preheader: 'We have your application. Confirm your phone so we can decide.',
      lines: [
        'We have your application for {business}, and one quick step is left.',
        'Confirm your phone number with the text we send you.',
        'After that, we usually decide within seconds.',
      ],
      button: 'Confirm your phone',
    },
    informationNeeded: {
      subject: 'We need one more thing from you',
      preheader: 'It takes a few minutes, and your answers are saved.',
      lines: [
        'Your application for {business} needs one more thing from you.',
        '{need}',
        'It takes a few minutes, and everything you entered is saved.',
        '{next}',
      ],
      button: 'Continue your application',
      asks: true,
    },
    changesReminder: {
      subject: 'Your application needs {changeCount, plural, one {# change} other {# changes}}',
      preheader: 'It takes a few minutes. Then we’ll continue our review.',
      lines: [
        'We can’t continue with your application for {business} yet. Here’s what to change by {day}.',
        '{changes}',
        `Everything else stays as it is. ${HOME.due.ourWait}`,
      ],
      button: 'See what to change',
      asks: true,
    },
    changesSecondReminder: {
      subject: 'We still need {changeCount, plural, one {# change} other {# changes}} from you',
      preheader: 'Your application can’t go on without them.',
      lines: [
        'Your application for {business} isn’t complete yet. You have until {day} to send us this:',
        '{changes}',
        'If something’s unclear, contact us. We’re glad to help.',
      ],
      button: 'See what to change',
      asks: true,
    },
    changesLastReminder: {
      subject: '{changeCount, plural, one {# change is} other {# changes are}} due by {day}',
      preheader: 'This is our last reminder about them.',
      lines: [
        'The changes to your application for {business} are due by {day}.',
        '{changes}',
        `This is our last reminder. ${HOME.due.ourWait}`,
      ],
      button: 'See what to change',
      asks: true,
    },
    taxInformation: {
      subject: 'One number is missing from your application',
      preheader: 'Enter it on our secure page, never in an email.',
      lines: [
        'Your application for {business} is waiting for one number.',
        'The link opens one short page where you can enter it. It works once, for 7 days. You can also sign in as usual.',
        'We’ll never ask you to reply with a number like this, by email, text or phone.',
      ],
      button: 'Enter the number',
    },
    approved: {
      subject: HOME.subjects.bank,
      preheader: 'You can take payments now. Link your bank to get paid.',
      lines: [
        '{business} is approved. You can take payments now, online and in person.',
        'Next, link a bank account so we can pay you. It takes about 1 minute.',
        'Payouts will start once the account is confirmed. Until then, we’ll hold the money for you.',
      ],
      button: HOME.next.linkBank,
    },
    approvedBankLinked: {
      subject: HOME.subjects.allSet,
      preheader: 'Your bank is linked. Here’s what happens next.',
      lines: ['Your application for {business} is approved, and your bank is linked.', '{next}'],
      button: 'Go to your account',
    },
    approvedPending: {
      subject: HOME.subjects.bank,
      preheader: 'You can take payments now. You don’t have to wait for your partners.',
      lines: [
        '{business} is approved and can take payments now, online and in person.',
        'Next, link a bank account so we can pay you. It takes about 1 minute, and you don’t have to wait for your partners.',
        '{need}',
        '{next}',
        'Payouts will start after that. Until then, we’ll hold the money for you.',
      ],
      button: HOME.next.linkBank,
    },
    approvedPendingBankLinked: {
      subject: HOME.subjects.owner,
      preheader: 'You can take payments now. Your partners need to confirm who they are.',
      lines: [
        '{business} is approved and can take payments now, online and in person.',
        '{need}',
        '{next}',
      ],
      button: 'See the owners',
    },
    verificationNeeded: {
      subject: HOME.subjects.lastStep,
      preheader: 'Finish it to take cards in person and get paid.',
      lines: [
        '{business} can take payments online now.',
        'Before you can take cards in person and get paid, one step is left for you.',
        '{need}',
        '{next}',
      ],
      button: 'Finish the last step',
      asks: true,
    },
    stillChecking: {
      subject: HOME.subjects.stillChecking,
      preheader: 'There’s nothing you need to do now. We’ll email you.',
      lines: [
        'One of the checks on your application for {business} hasn’t answered yet.',
        '{next}',
      ],
      button: 'See your application',
    },
    inReview: {
      subject: HOME.subjects.decision,
      preheader: 'There’s nothing you need to do now. We’ll email you.',
      lines: [
        'Your application for {business} is being reviewed by someone on our team.',
        '{next}',
      ],
      button: 'See your application',
    },
    inReviewError: {
      subject: HOME.subjects.repair,
      preheader: 'Something went wrong on our side. There’s nothing you need to do.',
      lines: [
        'Something went wrong on our side while we checked your application for {business}, not with your answers.',
        '{next}',
      ],
      button: 'See your application',
    },
    notApproved: {
      subject: HOME.subjects.declined,
      preheader: 'What this means, and how to ask for a review.',
      lines: [
        'We’ve reviewed your application for {business}, and can’t offer you an account based on the information we have.',
        '{reason}',
        '{who}',
        'You haven’t been charged.',
        'You can ask someone on our team to review it and tell us what we should know. Your application shows how, and by when we’ll answer.',
      ],
      button: HOME.next.askReview,
    },
    reopened: {
      subject: 'We’re looking at your application again',
      preheader: 'Our earlier answer no longer applies.',
      lines: [
        'We’re looking at your application for {business} again, so our earlier answer no longer applies.',
        'There’s nothing you need to do now. We’ll email you as soon as we know more.',
      ],
      button: 'See your application',
    },
    reviewRequested: {
      subject: HOME.subjects.reviewAgain,
      preheader: 'We’ll email you our answer by {day}.',
      lines: [
        'Thanks for writing. Someone on our team will look at your application for {business} again.',
        'There’s nothing you need to do now. If we have a question, we’ll email you.',
        'We’ll answer by {day}.',
      ],
      button: 'See your application',
    },
    ...ACCOUNT_MESSAGES,
    ...BANK_MESSAGES,
    ...CARD_MESSAGES,
    ...MERCHANT_MESSAGES,
    ...ORDER_MESSAGES,
    ...OWNER_MESSAGES,
  },
  toController: {
    ownerInvited: {
      subject: 'Confirm that you run {business}',
      preheader: '{applicant} named you. It takes about 5 minutes.',
      lines: [
        '{applicant} is opening a payments account with {brand} for {business} and told us that you run it.',
        'The law requires us to verify who runs a business. Sign in with your own account and confirm your details. {applicant} will see only whether you’re done.',
        'The link works once, until {day}. Don’t run it? Open the link and choose “I don’t run this business”.',
      ],
      button: 'Confirm your details',
      asks: true,
    },
    ownerReminded: {
      subject: 'Reminder: confirm that you run {business}',
      preheader: '{applicant} is waiting for you. It takes about 5 minutes.',
      lines: [
        '{applicant} told us that you run {business} and is waiting for you to confirm your details.',
        'Payouts can’t start until you’re verified. It takes about 5 minutes.',
        'The link works once, until {day}. Don’t run it? Open the link and choose “I don’t run this business”.',
      ],
      button: 'Confirm your details',
      asks: true,
    },
  },
  needs: {
    FULL_SSN: {
      subject: 'Next step: enter your full SSN',
      preheader: 'It takes about 1 minute, on our secure page.',
      lines: [
        'Your application for {business} needs one more thing: your full Social Security number.',
        'Enter it in your application, never in an email. If you’d rather not give it, you can use photo ID instead.',
        '{next}',
      ],
      button: 'Enter your full SSN',
      asks: true,
    },
    GOV_ID_SELFIE: {
      subject: 'Next step: show your photo ID',
      preheader: 'It takes about 3 minutes with your phone.',
      lines: [
        'Your application for {business} needs one more thing: your photo ID.',
        'Have your ID ready, and a phone or computer with a camera. It takes about 3 minutes.',
        '{next}',
      ],
      button: 'Show your photo ID',
    },
    EIN_DOC: {
      subject: 'Next step: show a business document',
      preheader: 'A letter with your business name and number is enough.',
      lines: [
        'We need a document that shows the name and number of {business} together.',
        'Your IRS letter works (CP 575 or 147C), and so do your articles of incorporation or organization. It takes about 2 minutes.',
        '{next}',
      ],
      button: 'Show a business document',
    },
    BUSINESS_INFO: {
      subject: 'Next step: check your business details',
      preheader: 'Compare the name and number with your official documents.',
      lines: [
        'We haven’t been able to confirm the details of {business} yet.',
        'Compare the name and number with your IRS letter. Correct what’s different, or confirm that it’s right.',
        '{next}',
      ],
      button: 'Check your business details',
    },
    CHANGES_REQUESTED: {
      subject: HOME.rows.changes.headline,
      preheader: 'Someone on our team looked at it. It takes a few minutes.',
      lines: [
        'Someone on our team looked at your application for {business}. Here’s what to change by {day}, so we can continue.',
        '{changes}',
        `Everything else stays as it is. ${HOME.due.ourWait}`,
      ],
      button: 'See what to change',
      asks: true,
    },
    BO_INFO: {
      subject: 'Next step: tell us who owns the business',
      preheader: 'Send each partner a secure link, or enter what’s missing yourself.',
      lines: [
        'You told us that {business} has another owner with 25% or more.',
        'Add each partner by name. We can send them a secure link, so you don’t need their details.',
        'We’ll continue as soon as the list is in.',
      ],
      button: 'Add your partners',
    },
    FULL_ONBOARDING: {
      subject: 'Next step: verify your identity to get paid',
      preheader: 'It takes about 2 minutes.',
      lines: [
        'To pay you the money from your {business} sales, we need to confirm who you are.',
        'Have your ID and your phone ready. It takes about 2 minutes.',
        '{next}',
      ],
      button: 'Verify your identity',
      asks: true,
    },
  },
  photoAgain: {
    subject: 'Take your ID photo again',
    preheader: 'We’ll tell you what to change. You can try once more.',
    lines: [
      'Your application for {business} needs another photo of your ID. We couldn’t use the last one.',
      '{reason}',
      'You can try once more. If that doesn’t work, someone on our team will take a look.',
    ],
    button: 'Take a new photo',
  },
};

/**
 * Texts with a link: to verify a phone (docs/readings.md 65) and to take ID photos on it
 * (docs/decisions/0074).
 */
export const PHONE_LINK_MESSAGE_TEXTS = {
  text: '{brand}: confirm this phone for {business} within {minutes} min: {url} Not you? Tell us there.',
  photoId:
    '{brand}: take the photos of your ID for {business} on this phone. The link works for {minutes} min: {url}',
};
