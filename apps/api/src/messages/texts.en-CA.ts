/** Only what differs from US English. */
export const MESSAGE_TEXTS = {
  photoReasons: {
    documentNotAccepted:
      'We can’t accept that kind of ID. Use a passport, driver’s licence or other government photo ID.',
  },
  messages: {
    orderCancelled: {
      subject: 'Your order is cancelled',
      lines: [
        'Your order for {business} is cancelled, and nothing more will be charged for it.',
        'We’ll refund anything you’ve paid, the same way you paid it. This can take up to 10 days.',
      ],
    },
    orderTakenBack: {
      preheader: 'We cancelled your order before it shipped.',
      lines: [
        'Your bank reversed your payment of {total} for {business}, so we’ve cancelled your order.',
        'Nothing has shipped, and you owe nothing. You can order again and pay with a card.',
      ],
    },
    testDepositFailed: {
      preheader: 'You can link another account or send us a void cheque.',
      lines: [
        'This is about your account ending in {last4}.',
        '{why}',
        'Link another account, or send us a photo of a void cheque. Someone on our team will look at it.',
        '{business} can still take payments. Payouts will start once an account is confirmed.',
      ],
    },
  },
  needs: {
    EIN_DOC: {
      lines: [
        'We need a document that shows the name and number of {business} together.',
        'A CRA letter works, and so do your articles or certificate of incorporation. It takes about 2 minutes.',
        '{next}',
      ],
    },
    BUSINESS_INFO: {
      lines: [
        'We haven’t been able to confirm the details of {business} yet.',
        'Compare the name and number with your incorporation documents. Correct what’s different, or confirm that it’s right.',
        '{next}',
      ],
    },
  },
};
