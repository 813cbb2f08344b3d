import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.en-US';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

/** Emails to other owners, and to the applicant about them. docs/decisions/0063. */
export const OWNER_MESSAGES = {
  ownerInvited: {
    subject: 'Confirm that you’re an owner of {business}',
    preheader: '{applicant} named you. It takes about 5 minutes.',
    lines: [
      '{applicant} is opening a payments account with {brand} for {business} and named you as an owner.',
      'The law requires us to verify the owners. Sign in with your own account and confirm your details. {applicant} will see only whether you’re done.',
      'The link works once, until {day}. Not an owner? Open it and choose “I’m not an owner”.',
    ],
    button: 'Confirm your details',
    asks: true,
  },
  ownerReminded: {
    subject: 'Reminder: confirm that you’re an owner of {business}',
    preheader: '{applicant} is waiting for you. It takes about 5 minutes.',
    lines: [
      '{applicant} listed you as an owner of {business} and is waiting for you to confirm your details.',
      'Payouts can’t start until every owner is verified. It takes about 5 minutes.',
      'The link works once, until {day}. Not an owner? Open it and choose “I’m not an owner”.',
    ],
    button: 'Confirm your details',
    asks: true,
  },
  ownerAsked: {
    subject: 'One more step for {business}: your photo ID',
    preheader: 'It takes about 3 minutes.',
    lines: [
      'We couldn’t confirm your details for {business} automatically, so we need a photo of your ID.',
      'Sign in with the account you used before. {applicant} won’t see your ID or your answers.',
    ],
    button: 'Show your photo ID',
    asks: true,
  },
  ownerPhotoIdExpiring: {
    subject: 'Show us your new photo ID',
    preheader: 'It takes about 3 minutes.',
    lines: [
      'The photo ID that you showed us for {business} can be used until {day}. Show us your new one as soon as you have it.',
      `Nothing else is asked again. ${HOME.due.photoId}`,
      'Sign in with the account you used before. {applicant} won’t see your ID.',
    ],
    button: 'Show your new photo ID',
    asks: true,
  },
  ownerVerified: {
    subject: 'You’re verified for {business}',
    preheader: 'There’s nothing left for you to do.',
    lines: [
      'Your details for {business} are confirmed. Thanks for taking the time.',
      'There’s nothing left for you to do. {applicant} will see that you’re done, and nothing else.',
    ],
  },
  ownerReplaced: {
    subject: 'Your link for {business} no longer works',
    preheader: 'There’s nothing you need to do.',
    lines: [
      '{applicant} changed the list of owners of {business}, so the link we sent you no longer works.',
      'There’s nothing you need to do. If you think this is a mistake, ask {applicant} to send you a new link.',
    ],
  },
  ownerDone: {
    subject: '{owner} is verified',
    preheader:
      '{left, plural, one {# partner still has to confirm.} other {# partners still have to confirm.}}',
    lines: [
      '{owner} has confirmed their details for {business}, so that’s one less thing to wait for.',
      '{left, plural, one {# partner still has to confirm.} other {# partners still have to confirm.}} You can send a reminder from the list.',
    ],
    button: 'See the owners',
  },
  ownersDone: {
    subject: '{owner} is verified',
    preheader: 'All your partners are verified.',
    lines: [
      '{owner} has confirmed their details for {business}, so that’s one less thing to wait for.',
      'That was the last one. We’ll finish our checks and email you the result.',
    ],
    button: 'See your application',
  },
  ownerNotMine: {
    subject: '{owner} says they’re not an owner',
    preheader: 'Check the name and email address you gave us.',
    lines: [
      '{owner} opened our link for {business} and told us that they’re not an owner.',
      'Check the name and email address you gave us, and correct them if they’re wrong.',
      'If they’re right, someone on our team will look at your application.',
    ],
    button: 'Check the owners',
  },
  ownerLate: {
    subject: '{owner} hasn’t confirmed yet',
    preheader: 'Payouts are waiting. Here’s what you can do.',
    lines: [
      '{owner} had 14 days to confirm their details for {business} and hasn’t done so yet.',
      'Send a new link, or correct the email address.',
      'Someone on our team will also look at your application. We’ll email you by {day}.',
    ],
    button: 'See the owners',
  },
  ownerUnreached: {
    subject: 'Our email to {owner} didn’t arrive',
    preheader: 'Check the address, and we’ll send a new link right away.',
    lines: [
      'We emailed {owner} at {email}, but the message came back.',
      'Correct the address, and we’ll send a new link right away. Payouts for {business} can’t start until every owner is verified.',
    ],
    button: 'Correct the address',
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
