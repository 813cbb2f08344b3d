/** Only what differs from US English; a list is replaced as a whole. */
export const TEXTS = {
  answers: {
    bank: [
      {
        question: 'Is it safe to sign in to my bank here?',
        answer: 'Your password stays with your bank. We never see it or store it.',
      },
      {
        question: 'Which account can I use?',
        answer: 'A chequing or savings account that’s yours or your business’s.',
      },
      {
        question: 'Can I do this later?',
        answer: 'Yes. Your payouts will start once you link an account.',
      },
    ],
  },
};
