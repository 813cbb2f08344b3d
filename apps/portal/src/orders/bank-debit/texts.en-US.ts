export const TEXTS = {
  account: '{bank} ending in {last4}',
  plainAccount: 'Bank account ending in {last4}',
  takes: 'Takes up to {days} business days. We’ll ship once your bank has paid.',
  onlyBank: 'Link your bank account to place this order.',
  notReady: {
    notLinked: 'You can also pay from your bank account once it’s linked.',
    later: 'Once you’re approved, you can also link a bank account and pay from it.',
    testDeposits:
      'You can pay from your bank account ending in {last4} once you confirm its test deposits.',
    unproven:
      'We’re still checking your bank account ending in {last4}. Until then, pay with a card.',
    refused: 'Your bank account ending in {last4} can’t be used. Link another one to pay from it.',
  },
  link: 'Link your bank',
  deposits: 'Confirm the test deposits',
  mandate: {
    ACH: {
      title: 'Authorization for your bank account',
      order:
        'By pressing {button}, you authorize {brand} to debit the bank account ending in {last4} by ACH.',
      terms: [
        'If you link another account in its place, that one is debited instead.',
        'If a debit fails, you still owe it and we may try again.',
        'To end this authorization, tell us at least 3 business days before a debit.',
      ],
    },
    PAD: {
      title: 'Pre-authorized debit (PAD) agreement',
      order:
        'By pressing {button}, you authorize {brand} to debit the bank account ending in {last4}.',
      terms: [
        'You waive the notice that you would otherwise get before each debit.',
        'If you link another account in its place, that one is debited instead.',
        'You may end this agreement with 30 days’ notice. Your bank has a sample form.',
        'You have certain recourse rights if any debit doesn’t comply with this agreement.',
        'For example, you may be reimbursed for any debit that you didn’t authorize.',
        'To learn more about your rights, contact your bank or visit payments.ca.',
      ],
    },
    now: 'We debit {amount} now.',
    onApproval: 'We debit {amount} once you’re approved.',
    monthly: 'We debit {amount} each month after that, until you cancel.',
    monthlyAlone: 'We debit {amount} each month from the day shown above, until you cancel.',
    contact: 'Call us at {phone}.',
  },
  payFromBank: 'Pay from your bank',
};
