export const TEXTS = {
  title: 'We can’t accept this business in Quebec',
  lead: 'In Quebec, restaurants and transportation businesses must record every sale in a sales recording module. {brand} doesn’t offer one, so we can’t process their payments.',
  elseTitle: 'What you can do',
  elseAnswer: 'Not in Quebec? Change your answer to No.',
  elses: [
    'Not in Quebec? Change the address.',
    'If most of your sales come from something else, choose that instead.',
  ],
  answer: 'Change your answer',
  address: 'Change the address',
  category: 'Choose another kind of business',
  answersTitle: 'Your answers',
  answers: 'Nothing was submitted, and you weren’t charged. Your earlier answers are saved.',
  askPhone: 'Questions? Call {contact}.',
  askEmail: 'Questions? Email {contact}.',
  reference: 'Reference: {reference}',
};
