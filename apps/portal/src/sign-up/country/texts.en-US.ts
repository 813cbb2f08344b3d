export const TEXTS = {
  title: { US: 'Start again in the United States?', CA: 'Start again in Canada?' },
  text: {
    US: 'A change of country needs a new application, in US dollars (USD).',
    CA: 'A change of country needs a new application, in Canadian dollars (CAD).',
  },
  keptTitle: 'What is kept',
  kept: { name: 'Your name', email: 'Your email', phone: 'Your mobile number' },
  keptNothing: 'You have not entered anything that could be kept.',
  droppedTitle: 'What is dropped',
  leftTitle: 'What is not taken along',
  dropped: {
    business: 'What you told us about the business',
    address: 'The addresses',
    numbers: 'Tax numbers and your date of birth',
    bank: 'The bank account',
  },
  droppedNothing: 'Nothing: you have not told us about the business.',
  unsent: {
    US: 'Your application in the United States stays saved. Open it again from Help.',
    CA: 'Your application in Canada stays saved. Open it again from Help.',
  },
  sent: {
    US: 'The application that you sent in the United States stays as it is. Open it from Help, or by the link in our emails.',
    CA: 'The application that you sent in Canada stays as it is. Open it from Help, or by the link in our emails.',
  },
  confirm: 'Start a new application',
  stay: { US: 'Stay in the United States', CA: 'Stay in Canada' },
};
