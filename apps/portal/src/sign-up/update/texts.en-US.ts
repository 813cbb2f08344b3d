export const TEXTS = {
  title: 'Your application',
  lead: 'Fill in everything below. You can check it all before you send it.',
  leadIdentity: 'Your own details, as on your ID. With them we can pay you.',
  why: 'We use these answers to check who opens the account and to match the business with public records.',
  sections: {
    applicant: 'Who is applying',
    business: 'About your business',
    category: 'What you do',
    address: 'Where it is',
    ownerIdentity: 'Who you are',
  },
  industryNone: 'No match. Try another word',
  industryCount: '{count, plural, one {# suggestion} other {# suggestions}}',
  moreTitle: 'More ways to help us find you',
  ssn: 'Give your full Social Security number',
  ein: 'Give your full EIN with the legal name',
  businessInfo: 'Check your business’s details',
};
