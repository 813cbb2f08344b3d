export const TEXTS = {
  product: 'Your new product',
  ready: { title: 'Add {name}', lead: 'It’ll use the account you already have.' },
  done: { title: '{name} is added', lead: 'You can take payments with it now.' },
  failed: {
    title: '{name} isn’t added yet',
    lead: 'Nothing else has changed. Try again in a moment.',
  },
  waiting: { title: '{name} comes next', lead: 'We’ll add it once your application is approved.' },
  connect: 'Add it now',
  connecting: 'Adding…',
  go: 'Go to the account',
  terminal: 'Get a card terminal',
  account: 'See your application',
};
