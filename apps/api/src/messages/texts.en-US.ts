import type { StepUpType } from '@signet/rulebook/step-ups';

/** What we write to a person about an application; `{brand}`, `{name}` and `{business}` are filled in. No number that identifies anybody. decisions.md, section 9. */
export type MessageWords = { subject: string; lines: readonly string[]; link: string };
export const MESSAGE_IDS = [
  'received',
  'informationNeeded',
  'taxInformation',
  'approved',
  'approvedPending',
  'inReview',
  'notApproved',
] as const;
export type MessageId = (typeof MESSAGE_IDS)[number];

/** What may still be needed, each with a line of its own. */
export const NEEDS = [
  'FULL_SSN',
  'GOV_ID_SELFIE',
  'EIN_DOC',
  'BUSINESS_INFO',
  'BO_INFO',
  'BO_VERIFICATION',
  'FULL_ONBOARDING',
] as const satisfies readonly StepUpType[];
export type Need = (typeof NEEDS)[number];

/** A line that is nothing but `{need}` falls away where nothing is named. */
export type MessageTexts = { greeting: string; closing: string; needs: Record<Need, string>; messages: Record<MessageId, MessageWords> };

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Hello {name},',
  closing: '{brand}',
  needs: {
    FULL_SSN: 'We need your full Social Security number. Enter it in your application, never in an email.',
    GOV_ID_SELFIE: 'We need to see your photo ID. Have it at hand, and a phone or computer with a camera.',
    EIN_DOC: 'We need a document of your business, such as the tax letter with its name and number.',
    BUSINESS_INFO: 'We need you to check the name and the tax number of your business.',
    BO_INFO: 'We need to know who else owns 25% or more of your business.',
    BO_VERIFICATION: 'The other owners still have to confirm who they are. We write to you when payouts start.',
    FULL_ONBOARDING: 'We need you to confirm who you are before we can pay you.',
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
      ],
      link: 'Continue your application',
    },
    taxInformation: {
      subject: 'One number is still missing',
      lines: [
        'Your application for {business} waits for one number.',
        'This link opens one short page that asks for it. It works once, for seven days. You can also sign in as usual.',
        'We never ask for such a number by email, text or phone.',
      ],
      link: 'Enter the number',
    },
    approved: {
      subject: 'Your application is approved',
      lines: ['Your application for {business} is approved.', 'Link a bank account next, so that we can pay you.'],
      link: 'Link a bank account',
    },
    approvedPending: {
      subject: 'You can take payments, with one step left',
      lines: ['You can begin to take payments for {business}.', 'Before we can pay you, one step is left.', '{need}'],
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
        'You were charged nothing. You can ask a person to look at it again: open your application to see how.',
      ],
      link: 'See your application',
    },
  },
};
