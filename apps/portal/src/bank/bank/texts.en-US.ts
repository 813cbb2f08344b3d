export const TEXTS = {
  title: 'Where should we send your money?',
  lead: 'Sign in through Plaid, a service that connects banks. It takes about a minute, and we never see your password. We’ll pay you here, and collect only the fees and refunds you owe.',
  banks: 'Banks you can connect',
  instant: {
    button: 'Connect your bank',
    opening: 'Opening…',
    linking: 'Linking your account…',
  },
  manualButton: 'Enter account and routing numbers',
  manualButtonCa: 'Enter account, transit and institution numbers',
  later: 'I’ll do this later',
  laterText: 'Payouts will wait until you do.',
  exits: {
    closed: 'You closed the bank window, so nothing was linked. Try again, or enter the numbers.',
    notListed: 'Your bank isn’t on the list, so it can’t be connected. Enter the numbers instead.',
    unsupported: 'Your bank can’t be connected this way. Enter the numbers instead.',
    noAccount:
      'There was no checking or savings account to choose. Enter the numbers of the account you want to use.',
    signInRefused:
      'Your bank didn’t accept the sign-in, so nothing was linked. Try again, or enter the numbers.',
    locked: 'Your bank has locked online access. Unlock it at your bank, or enter the numbers now.',
    bankDown: 'Your bank isn’t answering right now. Enter the numbers now, or try again later.',
    expired: 'The bank window was open too long, so nothing was linked. Connect your bank again.',
    failed:
      'The bank window stopped working, so nothing was linked. Try again, or enter the numbers.',
  },
  failed: 'We couldn’t confirm the account ending in {last4}',
  failures: {
    linkLost:
      'Your bank ended the connection before we could confirm the account. Connect it again, or link another one.',
    linkExpired:
      'Your bank didn’t confirm the account in time. Connect it again, or link another one.',
    linkRevoked:
      'Your bank told us that our access was withdrawn. Connect it again, or link another one.',
    numbersChanged:
      'Your bank has given the account another number. Connect it again, or enter the new number.',
    notFound:
      'Your bank has no account with these numbers. Check them on a statement, or link another account.',
  },
  failedLink: 'See why, and what else you can do',
  tryManual: 'You can also enter the numbers.',
  manual: {
    title: 'Enter your bank details',
    lead: 'Copy the numbers from a check or bank statement. They’re often confirmed right away. If not, two small deposits will do it in {from} to {to} business days.',
    leadCa:
      'Copy the numbers from a check or bank statement. Two small deposits will confirm the account in {from} to {to} business days.',
    button: 'Link this account',
    otherName:
      'This isn’t a name from your application ({names}). You can still link the account. Payouts will start once someone on our team has looked at it.',
    why: 'Your payouts go to this account, so it has to be yours or your business’s. The name has to match your bank’s records so the money reaches you.',
  },
  check: {
    labelUs:
      'At the bottom of a check, from left to right: the 9-digit routing number, the account number and the check number.',
    labelCa:
      'At the bottom of a cheque, from left to right: the cheque number, the 5-digit transit number, the 3-digit institution number and the account number.',
    routing: 'Routing',
    account: 'Account',
    number: 'Check no.',
    numberCa: 'No.',
    transit: 'Transit',
    institution: 'Institution',
  },
};
