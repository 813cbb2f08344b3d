export const TEXTS = {
  title: 'Before you go',
  asking: 'Looking for your offer…',
  leaving: 'Continue with {partner}',
  lead: 'You’ll finish on {partner}’s own site. They’ll ask for what they need and make the decision.',
  shared: 'We’ll tell {partner} which account this is for, and your language.',
  go: 'Continue to {partner}',
  going: 'Opening…',
  back: 'Back to the offers',
  ended: {
    title: 'This offer has ended',
    lead: 'It ended before you continued. Check for new offers.',
    again: 'See current offers',
  },
};
