export const TEXTS = {
  feesCaption: { USD: 'Fees in US dollars (USD)', CAD: 'Fees in Canadian dollars (CAD)' },
  feesColumns: ['Kind of payment', 'Fee per payment'],
  feesMonthly: 'Each month',
  fees: {
    terminal: 'Card in person',
    keyedIn: 'Card number typed in',
    invoicing: 'Invoice',
    paylink: 'Payment link',
    paybutton: 'Payment button',
    transferToBank: 'Transfer to your bank',
  },
};
