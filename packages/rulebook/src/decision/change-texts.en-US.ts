import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ChangeableId, ChangeReason } from './change-reasons.ts';

export type ChangeTexts = {
  changeables: Readonly<Record<ChangeableId, string>>;
  reasons: Readonly<Record<ChangeReason, string>>;
  /** A mark in a mail. */
  inMail: string;
};

/** What applicants read of a mark; nothing says which check or source it comes from. */
export const CHANGE_TEXTS: ChangeTexts = {
  changeables: {
    applicantName: 'Your name',
    emailAddress: 'Email address',
    birthDate: 'Date of birth',
    applicantTaxId: 'Your Social Security number',
    homeAddress: 'Home address',
    legalName: 'Legal business name',
    tradeName: 'Name customers see',
    companyTaxId: 'Business tax ID',
    businessAddress: 'Business address',
    website: 'Website',
    salesRange: 'Sales a year',
    photoId: 'Your photo ID',
    businessDocument: 'Business document',
  },
  reasons: {
    notAsOnId: 'Enter it exactly as on your photo ID.',
    notAsOnDocuments: 'Enter it exactly as on your IRS letter.',
    mistyped: 'Check every letter and digit.',
    incomplete: 'Part of it’s missing.',
    noMailArrives: 'Our email came back. Enter an address you read.',
    outOfDate: 'Enter it as it is today.',
    mailbox: 'Enter the place itself, not a mailbox.',
    notTheirs: 'Make sure it’s yours, and enter it again.',
    unreadable: 'We couldn’t read it. Take the photo again in good light.',
    notWhole: 'Show all of it, with its four corners.',
    expired: 'Send one that hasn’t expired.',
    otherKind: 'Send a document of another kind from the list.',
  },
  inMail: '{what}: {why}',
};

export const CHANGE_PAGE_TEXTS = {
  changes: {
    title: 'Check what we ask you to change',
    lead: 'Someone on our team looked at your application. Change these by {day}, and we’ll continue. Everything else stays as it is.',
    why: 'Someone on our team compares what you entered with your documents. A small difference can stop your application.',
    action: 'Send changes',
  },
} satisfies Record<string, StepUpPageTexts>;
