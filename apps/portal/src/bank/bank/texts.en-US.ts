export const TEXTS = {
  title: 'Where should we send your money?',
  lead: 'Link the bank account where you want your payouts.',
  instant: {
    title: 'Sign in to your bank',
    text: 'It takes about a minute. You’ll sign in through Plaid, a service that connects banks, and choose an account.',
    button: 'Connect your bank',
    opening: 'Opening…',
    linking: 'Linking your account…',
  },
  manualButton: 'Enter account and routing numbers',
  manualButtonCa: 'Enter account, transit and institution numbers',
  manualTitle: 'Or enter the numbers',
  manualText:
    'We’ll check the account with the bank network, often right away. If not, two small deposits will confirm it in {from} to {to} business days.',
  manualTextCa: 'Two small deposits will confirm the account in {from} to {to} business days.',
  later: 'I’ll do this later',
  laterText: 'You can take payments without a bank account. Payouts will start once you link one.',
  canceled: 'You closed the bank window, so nothing was linked. Try again, or enter the numbers.',
  failed: 'We couldn’t confirm the account ending in {last4}',
  failedLink: 'See why, and what else you can do',
  tryManual: 'You can also enter the numbers.',
  nevers: [
    { title: 'Your password stays with your bank', text: 'We never see it or store it.' },
    {
      title: 'What we use the account for',
      text: 'To send your payouts, and to collect fees and refunds you owe under the agreement.',
    },
  ],
  manual: {
    title: 'Enter your bank details',
    lead: 'Copy the numbers from a check or bank statement.',
    button: 'Link this account',
    otherName:
      'This isn’t a name from your application ({names}). You can still link the account. Payouts will start once someone on our team has looked at it.',
    why: 'Your payouts go to this account. The name has to match your bank’s records so the money reaches you.',
  },
  check: {
    labelUs: 'At the bottom of a check, from left to right: the 9-digit routing number, the account number and the check number.',
    labelCa:
      'At the bottom of a cheque, from left to right: the cheque number, the 5-digit transit number, the 3-digit institution number and the account number.',
    routing: 'Routing',
    account: 'Account',
    number: 'Check no.',
    numberCa: 'No.',
    transit: 'Transit',
    institution: 'Institution',
  },
  why: 'Your payouts go to this account. It has to be yours or your business’s.',
};
