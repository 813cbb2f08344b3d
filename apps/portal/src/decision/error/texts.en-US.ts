export const TEXTS = {
  title: 'We could not finish checking',
  lead: 'Something went wrong on our side, not with your answers. Your application is safe with us.',
  nextTitle: 'What happens next',
  looks: 'A person on our team looks at it and decides by {day}.',
  looksLate: 'A person on our team looks at it. It takes longer than usual; there is no decision yet.',
  nothing: 'You do not need to do anything, and nothing has to be sent again.',
  email: 'We email the answer to {email}.',
  askTitle: 'Who to ask',
  reference: 'Reference: {reference}',
  result: 'See where your application stands',
};
