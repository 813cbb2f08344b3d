export const TEXTS = {
  lang: 'en',
  title: 'Staff sign-in',
  lead: 'Choose who you are at the desk.',
  roles: {
    'signet-review': 'Reviewer',
    'signet-senior': 'Senior reviewer',
    'signet-support': 'Support',
    'signet-risk': 'Risk analyst',
    'signet-admin': 'Administrator',
    'signet-audit': 'Auditor',
  },
  noGroup: 'In no group',
  noMfa: 'without MFA',
  sandbox: 'This is the sandbox’s sign-in for staff. It doesn’t ask for a password.',
  back: 'Back to the desk',
};
