const silent = 'No answer';

export const SOURCE_TEXTS = {
  categoryClass: {
    name: 'Category',
    answers: {
      REGULAR: 'Allowed',
      PROHIBITED: 'Allowed after a review',
      SUPER_PROHIBITED: 'Not allowed',
    },
  },
  quebecBlocked: { name: 'Quebec', answers: { true: 'Needs a sales recorder' } },
  ownFaults: { name: 'Own failures', answers: {} },
  watchList: { name: 'Watch list', answers: { clear: 'Clear', hit: 'Hit', unknown: silent } },
  person: {
    name: 'Identity records',
    answers: {
      match: 'Match',
      mismatch: 'No match',
      document: 'Asks for a document',
      fraud: 'Fraud or deceased',
      review: 'Asks for a review',
      fault: 'Refused our request',
      unknown: silent,
    },
  },
  business: {
    name: 'Business records',
    answers: {
      match: 'Match',
      mismatch: 'No match',
      declined: 'Declines',
      review: 'Asks for a review',
      none: 'Not asked',
      unknown: silent,
    },
  },
  phoneOwner: {
    name: 'Phone owner',
    answers: { same: 'Same person', other: 'Another person', unknown: silent },
  },
  duplicate: {
    name: 'Other applications',
    answers: {
      none: 'None found',
      declined: 'Declined in the last 30 days',
      approved: 'Approved under another user',
    },
  },
  confirmed: {
    name: 'Confirmed by its person',
    answers: {
      'firstName.unlikely': 'First name',
      'lastName.unlikely': 'Last name',
      'legalName.unlikely': 'Legal name',
      'dba.unlikely': 'Trade name',
      'email.unlikely': 'Email address',
      'phone.areaCode': 'Area code of the mobile',
      'businessPhone.areaCode': 'Area code of the business phone',
      'ssn.itin': 'An ITIN for the SSN',
      'ein.sequence': 'Digits of the EIN in a row',
      'street.startsNotWithBuildingNumber': 'Business address without a number',
      'street.possiblePoBox': 'Business address that may be a mailbox',
      'homeStreet.startsNotWithBuildingNumber': 'Home without a number',
      'homeStreet.possiblePoBox': 'Home that may be a mailbox',
      'apartment.possiblePoBox': 'Apartment that may be a mailbox',
    },
  },
  inquiry: {
    name: 'Photo ID',
    answers: {
      none: 'Not asked',
      passed: 'Passed',
      failed: 'Failed',
      fraud: 'Reports fraud',
      review: 'Needs a look',
    },
  },
  businessDocument: {
    name: 'Business document',
    answers: {
      none: 'Not asked',
      passed: 'Passed',
      failed: 'Failed',
      fraud: 'Reports fraud',
      review: 'Needs a look',
    },
  },
};
