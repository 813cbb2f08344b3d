export const TEXTS = {
  title: 'Connect your profile',
  lead: 'A store cannot be connected online yet.',
  saved: 'Your account and all your answers are saved.',
  askTitle: 'To connect a store',
  application: 'See this account',
  accounts: 'Back to your accounts',
};
