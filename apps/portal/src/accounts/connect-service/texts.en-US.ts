export const TEXTS = {
  unnamed: { ADD_CHANNEL: 'your sales channel', ADD_PRODUCT: 'your new product' },
  title: 'Connect {name}',
  lead: 'Its payments will go to {business}. You can check everything on the next page.',
  waits: 'Not connected',
  begin: 'Connect it to this account',
  beginning: 'Opening…',
};
