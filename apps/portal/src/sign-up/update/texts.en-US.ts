export const TEXTS = {
  title: 'Your application',
  lead: 'Fill in everything below. You can check it all before you submit.',
  leadIdentity: 'Enter your own details, as they appear on your ID, so we can pay you.',
  why: 'We use these answers to verify who’s opening the account and to look up your business.',
  sections: {
    applicant: 'You',
    business: 'Business',
    category: 'Kind of business',
    address: 'Address',
    ownerIdentity: 'Identity',
  },
  industryNone: 'No match. Try another word',
  industryCount: '{count, plural, one {# suggestion} other {# suggestions}}',
  moreTitle: 'Other ways to confirm your details',
  ssn: 'Enter your full Social Security number',
  ein: 'Enter your full EIN and legal name',
  businessInfo: 'Check your business details',
};
