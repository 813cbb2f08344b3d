/** The words of the page for the stores of an account, in US English. */
export const TEXTS = {
  title: 'Connect your profile',
  lead: 'A store cannot be connected online yet. Once your account is approved, we do it for you.',
  nexts: ['Your account and all your answers are saved.', 'You do not need to do anything now.'],
  askTitle: 'To connect a store now',
  askPhone: 'Call us: {contact}.',
  askEmail: 'Write to us: {contact}.',
  askOther: 'Answer any email that you have from us about this account.',
  reference: 'Reference: {reference}',
  application: 'See this account',
  accounts: 'Back to your accounts',
};
