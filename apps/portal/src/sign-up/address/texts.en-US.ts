export const TEXTS = {
  title: 'Where your business is',
  titleRegistered: 'Your business’s number and address',
  lead: 'If you work from home, enter your home address.',
  leadRegistered: 'Enter both as they stand on your tax letter.',
  leadRegisteredCanada: 'Enter both as they stand on your incorporation papers.',
  why: 'We match the business with public records. Card receipts and letters from banks show the address.',
};
