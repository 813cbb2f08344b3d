export const TEXTS = {
  title: 'We cannot take this business in Quebec',
  lead: 'In Quebec, restaurants and transportation must record each sale in a sales recording module. {brand} does not have one, so we cannot process their payments. This is not a judgment about you.',
  elseTitle: 'What else is possible',
  elseAnswer: 'If the business is in another province or territory, change your answer to “No”.',
  elses: [
    'If the business is in another province or territory, change the address and go on.',
    'If most of your sales are something else, choose that kind of business instead.',
  ],
  answer: 'Change my answer',
  address: 'Change the address',
  category: 'Choose another kind of business',
  answersTitle: 'What happens to your answers',
  answers: 'Nothing was sent and you were not charged. What you entered before stays saved.',
  askPhone: 'To ask a person, call us: {contact}.',
  askEmail: 'To ask a person, write to us: {contact}.',
  reference: 'Reference: {reference}',
};
