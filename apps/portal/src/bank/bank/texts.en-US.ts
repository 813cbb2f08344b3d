/** The words of the bank page, in US English. */
export const TEXTS = {
  title: 'Where should we send your money?',
  lead: 'Link the bank account that your payouts go to.',
  instant: {
    title: 'The fast way: through your bank',
    text: 'About a minute: you sign in at your bank in a window from Plaid, the service that connects banks, and choose an account.',
    button: 'Connect with your bank',
    opening: 'Opening…',
    linking: 'Linking your account…',
  },
  manualButton: 'Enter account and routing numbers',
  manualButtonCa: 'Enter account, transit and institution numbers',
  manualTitle: 'Or enter the numbers yourself',
  manualText: 'We check the account with the bank network, often at once. Otherwise it takes {from} to {to} days.',
  manualTextCa: 'We check the account, which takes {from} to {to} days.',
  later: 'I’ll do this later',
  laterText: 'You can take payments without a bank account. Payouts wait until you link one.',
  canceled: 'You closed the bank window. Nothing was linked. You can try again, or enter the numbers by hand.',
  tryManual: 'You can also enter the numbers by hand.',
  nevers: [
    { title: 'Your password stays with your bank', text: 'We never see it and never keep it.' },
    {
      title: 'Money comes to you',
      text: 'We take only fees and refunds that you owe, as the agreement says.',
    },
  ],
  manual: {
    title: 'Your bank account numbers',
    lead: 'Enter them as they appear on your bank statement.',
    button: 'Link this account',
    why: 'Payouts go to this account. The name must be the one that your bank has, so that the money goes to the right person.',
  },
  check: {
    labelUs: 'At the bottom of a check stand first the routing number, 9 digits, then the account number, then the check number.',
    labelCa:
      'At the bottom of a cheque stand first the cheque number, then the transit number, 5 digits, the institution number, 3 digits, and the account number.',
    routing: 'Routing',
    account: 'Account',
    number: 'Check no.',
    numberCa: 'No.',
    transit: 'Transit',
    institution: 'Institution',
  },
  why: 'Payouts go to this account. It must belong to you or to your business.',
};
