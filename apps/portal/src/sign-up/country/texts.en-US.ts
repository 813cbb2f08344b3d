export const TEXTS = {
  title: { US: 'Start over in the United States?', CA: 'Start over in Canada?' },
  text: {
    US: 'To change countries, you’ll need a new application, in US dollars (USD).',
    CA: 'To change countries, you’ll need a new application, in Canadian dollars (CAD).',
  },
  keptTitle: 'What you’ll keep',
  kept: { name: 'Your name', email: 'Your email', phone: 'Your mobile number' },
  keptNothing: 'There’s nothing to carry over yet.',
  droppedTitle: 'What we’ll delete',
  leftTitle: 'What won’t carry over',
  dropped: {
    business: 'Your business details',
    address: 'Addresses',
    numbers: 'Tax IDs and your date of birth',
    bank: 'Your bank account',
  },
  droppedNothing: 'Nothing. You haven’t told us about your business yet.',
  unsent: {
    US: 'We’ll keep your US application. You’ll find it under Your applications.',
    CA: 'We’ll keep your Canadian application. You’ll find it under Your applications.',
  },
  sent: {
    US: 'Nothing changes for the application you submitted in the United States. You’ll find it under Your applications.',
    CA: 'Nothing changes for the application you submitted in Canada. You’ll find it under Your applications.',
  },
  confirm: 'Start a new application',
  stay: { US: 'Stay in the United States', CA: 'Stay in Canada' },
};
