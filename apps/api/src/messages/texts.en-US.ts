import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { StatusId } from '@signet/rulebook/status';

/** What we write to a person about an application; `{brand}`, `{name}` and `{business}` are filled in. No number that identifies anybody. docs/readings.md 109. */
type MessageWords = { subject: string; lines: readonly string[]; link: string };

/** What comes next, as the status has it: `{day}` is its last day, `{from}` and `{to}` its numbers; `late` is said where that day has passed. */
export type NextStepTexts = { told: string; late?: string };

/** A line that is nothing but `{need}` or `{next}` falls away where nothing is named. `link` is the line before the address in the plain part. */
export type MessageTexts = {
  greeting: string;
  closing: string;
  link: string;
  next: Partial<Record<StatusId, NextStepTexts>>;
  messages: Record<EmailId, MessageWords>;
};

const decides: NextStepTexts = {
  told: 'We decide by {day}. You do not need to do anything now; we will write to you.',
  late: 'It takes longer than usual. You do not need to do anything now; we will write to you as soon as it is decided.',
};
const afterwards = 'Most answers come at once. If a person has to look, that takes {from} to {to} business days after we have it.';

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Hello {name},',
  closing: '{brand}',
  link: '{link}:',
  next: {
    inReview: decides,
    error: decides,
    stillChecking: {
      told: 'You do not need to do anything now; we will write to you. If the answer does not come, a person looks and decides by {day}.',
      late: 'It takes longer than usual. You do not need to do anything now; we will write to you as soon as it is decided.',
    },
    stepUp: { told: afterwards },
    verificationNeeded: { told: afterwards },
    approvedPendingNoBank: { told: 'You can link your bank account meanwhile.' },
    bankPending: {
      told: 'You can take payments now. We are checking your bank account; payouts start when that is done, by {day}.',
      late: 'You can take payments now. Checking your bank account takes longer than usual; payouts start when that is done.',
    },
    approved: { told: 'You can take payments now. We pay you the next business day after a payment.' },
  },
  messages: {
    received: {
      subject: 'We have your application',
      lines: [
        'We have your application for {business}.',
        'One short step is left: confirm your phone number with the text that we send you.',
      ],
      link: 'Continue your application',
    },
    informationNeeded: {
      subject: 'We need one more thing from you',
      lines: [
        'We are looking at your application for {business}.',
        '{need}',
        'It takes a few minutes, and everything you entered is saved.',
        '{next}',
      ],
      link: 'Continue your application',
    },
    taxInformation: {
      subject: 'One number is still missing',
      lines: [
        'Your application for {business} waits for one number.',
        'This link opens one short page that asks for it. It works once, for seven days. You can also sign in as usual.',
        'We never ask you to reply with such a number, by email, text or phone.',
      ],
      link: 'Enter the number',
    },
    approved: {
      subject: 'Your application is approved',
      lines: [
        'Your application for {business} is approved. You can take payments now.',
        'Link a bank account next, so that we can pay you.',
      ],
      link: 'Link a bank account',
    },
    approvedBankLinked: {
      subject: 'Your application is approved',
      lines: ['Your application for {business} is approved.', '{next}'],
      link: 'See your application',
    },
    approvedPending: {
      subject: 'You can take payments, payouts come later',
      lines: ['You can begin to take payments for {business}, online and in person.', '{need}', '{next}'],
      link: 'See what is left',
    },
    verificationNeeded: {
      subject: 'You can take payments online, with one step left',
      lines: [
        'You can begin to take payments online for {business}.',
        'Before you can take cards in person, and before we can pay you, one step is left for you.',
        '{need}',
        '{next}',
      ],
      link: 'See what is left',
    },
    stillChecking: {
      subject: 'We are still checking your application',
      lines: ['One of our checks of your application for {business} has not answered yet. We keep asking by ourselves.', '{next}'],
      link: 'See your application',
    },
    inReview: {
      subject: 'We are reviewing your application',
      lines: ['A person on our team is looking at your application for {business}.', '{next}'],
      link: 'See your application',
    },
    notApproved: {
      subject: 'About your application',
      lines: [
        'We looked at your application for {business} and cannot offer you an account with the information that we have.',
        'You were charged nothing. You can ask a person to look at it again: open your application to see how.',
      ],
      link: 'See your application',
    },
  },
};

/** The text with the link that proves a phone, in English. docs/readings.md 65. */
export const PHONE_LINK_MESSAGE_TEXTS = {
  text: '{brand}: confirm that this is your phone for {business}. Open {url} within {minutes} minutes. Not you? Open it and tell us.',
};
