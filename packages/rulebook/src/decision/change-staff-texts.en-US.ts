import type { ChangeTexts } from './change-texts.en-US.ts';

/** The same marks and reasons for staff, who are told in the terms of the field. */
export const CHANGE_STAFF_TEXTS: Pick<ChangeTexts, 'changeables' | 'reasons'> = {
  changeables: {
    applicantName: 'Name',
    emailAddress: 'Email address',
    birthDate: 'Birth date',
    applicantTaxId: 'SSN or SIN, whole',
    homeAddress: 'Home address',
    legalName: 'Legal name',
    tradeName: 'Trade name',
    companyTaxId: 'EIN or business number',
    businessAddress: 'Business address',
    website: 'Website',
    salesRange: 'Sales a year',
    photoId: 'Photo ID, once more',
    businessDocument: 'Business document, once more',
  },
  reasons: {
    notAsOnId: 'Not as on the ID',
    notAsOnDocuments: 'Not as on the IRS letter or incorporation documents',
    mistyped: 'Probably mistyped',
    incomplete: 'Incomplete',
    noMailArrives: 'Our mail to it comes back',
    outOfDate: 'Out of date',
    mailbox: 'A mailbox or mail service',
    notTheirs: 'May be another one’s',
    unreadable: 'Can’t be read',
    notWhole: 'Not the whole document',
    expired: 'Expired or out of date',
    otherKind: 'Another kind is needed',
  },
};
