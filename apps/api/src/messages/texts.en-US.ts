/** What we write to a person about an application; `{brand}`, `{name}` and `{business}` are filled in. No number that identifies anybody. decisions.md, section 9. */
export type MessageWords = { subject: string; lines: readonly string[]; link: string };
export const MESSAGE_IDS = ['received', 'informationNeeded', 'approved', 'approvedPending', 'inReview', 'notApproved'] as const;
export type MessageId = (typeof MESSAGE_IDS)[number];

export type MessageTexts = { greeting: string; closing: string; messages: Record<MessageId, MessageWords> };

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Hello {name},',
  closing: '{brand}',
  messages: {
    received: {
      subject: 'We have your application',
      lines: [
        'We have your application for {business}.',
        'One short step is left: confirm your phone number with the code that we text you.',
      ],
      link: 'Continue your application',
    },
    informationNeeded: {
      subject: 'We need one more thing from you',
      lines: [
        'We are looking at your application for {business}.',
        'To go on, we need one more thing from you. It takes a few minutes, and everything you entered is saved.',
      ],
      link: 'Continue your application',
    },
    approved: {
      subject: 'Your application is approved',
      lines: ['Your application for {business} is approved.', 'Link a bank account next, so that we can pay you.'],
      link: 'Link a bank account',
    },
    approvedPending: {
      subject: 'You can take payments, with one step left',
      lines: [
        'You can begin to take payments for {business}.',
        'Before we can pay you, one step is left. Open your application to see it.',
      ],
      link: 'See what is left',
    },
    inReview: {
      subject: 'We are reviewing your application',
      lines: [
        'A person on our team is looking at your application for {business}.',
        'This usually takes one to two business days. You do not need to do anything now; we will write to you.',
      ],
      link: 'See your application',
    },
    notApproved: {
      subject: 'About your application',
      lines: [
        'We looked at your application for {business} and cannot offer you an account with the information that we have.',
        'Open your application to see what you can do.',
      ],
      link: 'See your application',
    },
  },
};
