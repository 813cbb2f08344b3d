export const TEXTS = {
  caption: 'Lines of the audit log, newest first',
  column: {
    time: 'Time, ET',
    who: 'Who',
    action: 'Action',
    application: 'Application',
    what: 'What',
    whole: 'As it was written',
  },
  actors: {
    user: 'Applicant',
    applicant: 'Applicant',
    link: 'Emailed link',
    rules: 'Rules',
    reviewer: 'Reviewer',
    unknown: 'Nobody we know',
  },
  product: 'Product',
  ofDesk: 'The desk',
  whole: 'Verified',
  notWhole: 'Not as it was written',
  broken:
    'The log of {reference} isn’t as it was written, from line {brokenAt}. Tell the security team now, and change nothing.',
  brokenDesk:
    'The log of the desk itself isn’t as it was written, from line {brokenAt}. Tell the security team now, and change nothing.',
  failed: 'The log couldn’t be read.',
  reading: 'Reading …',
  more: 'Show older lines',
};
