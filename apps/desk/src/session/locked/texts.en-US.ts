export const TEXTS = {
  title: 'The desk is locked',
  text: 'Nothing was pressed for a while, so the page was closed. Your claims last until their time is over.',
  unlock: 'Unlock with company sign-in',
};
