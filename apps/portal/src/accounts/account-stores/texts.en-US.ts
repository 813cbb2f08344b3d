export const TEXTS = {
  title: 'Connect your profile',
  lead: 'You can’t connect a store here yet.',
  saved: 'Your account and answers are saved.',
  askTitle: 'Want to connect a store?',
  application: 'See this account',
  accounts: 'Back to your applications',
};
