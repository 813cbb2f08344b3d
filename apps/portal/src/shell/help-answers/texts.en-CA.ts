/** Only what differs from US English. */
export const TEXTS = {
  answers: {
    whichAccount: {
      question: 'Which account can I use?',
      answer: 'A chequing or savings account that’s yours or your business’s.',
    },
    whichId: {
      question: 'Which photo ID can I use?',
      answer:
        'A passport, driver’s licence or other government photo ID that hasn’t expired. We need the ID itself, not a copy.',
    },
    ownersId: {
      question: 'Which photo ID will work?',
      answer: 'A passport, driver’s licence or other government photo ID that hasn’t expired.',
    },
  },
};
