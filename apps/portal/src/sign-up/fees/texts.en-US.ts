export const TEXTS = {
  feesCaption: { USD: 'In US dollars (USD)', CAD: 'In Canadian dollars (CAD)' },
  feesColumns: ['How you get paid', 'Fee per payment'],
  feesMonthly: 'Each month',
  fees: {
    terminal: 'Card in person',
    keyedIn: 'Card entered by hand',
    invoicing: 'Invoice',
    paylink: 'Payment link',
    paybutton: 'Payment button',
    online: 'Invoice, payment link or button',
    transferToBank: 'Payout to your bank',
  },
};
