export const TEXTS = {
  title: 'Where’s your business?',
  titleRegistered: 'Your EIN and address',
  titleRegisteredCanada: 'Your address and corporation number',
  lead: 'If you work from home, use your home address.',
  leadRegistered: 'Enter your EIN and address as they appear on your IRS letter.',
  leadRegisteredCanada:
    'Enter your address and corporation number as they appear on your incorporation documents.',
  why: 'We check your business against public records. Customers’ receipts and bank letters will show this address.',
};
