export const TEXTS = {
  unnamed: { ADD_CHANNEL: 'your sales channel', ADD_PRODUCT: 'your new product' },
  title: 'Connect {name}',
  lead: 'Its payments will go to {business}. On the next page you can check it first.',
  waits: 'Not connected',
  begin: 'Connect it to this account',
  beginning: 'Opening…',
};
