const answers = {
  someoneElse: {
    question: 'Can someone else apply for me?',
    answer:
      'Only someone who’s allowed to open an account for the business can apply. They enter their own details.',
  },
  stopHalfway: {
    question: 'What if I stop halfway?',
    answer:
      'Your answers stay on this device until you sign in. After that, you can continue on any device.',
  },
  structure: {
    question: 'I’m not sure what my structure is',
    answer: 'If you never filed documents to form a company, you’re most likely a sole proprietor.',
  },
  incorporated: {
    question: 'I’m not sure if I’m incorporated',
    answer:
      'If you never filed articles of incorporation, you’re not. Registering a business name doesn’t count.',
  },
  sales: { question: 'I don’t know my sales yet', answer: 'Your best estimate is enough.' },
  whoIsOwner: {
    question: 'Who counts as an owner?',
    answer: 'Anyone besides you who owns 25% or more. We’ll ask about them after you submit.',
  },
  severalThings: {
    question: 'I sell several things',
    answer: 'Choose what brings in the most sales.',
  },
  notListed: {
    question: 'My business isn’t on the list',
    answer:
      'Try a simpler word, such as “bakery” or “plumber”. If nothing fits, choose the closest match.',
  },
  noStore: {
    question: 'I don’t have a store or an office',
    answer: 'Use your home address. It has to be a street address, not a PO box.',
  },
  findEin: {
    question: 'Where do I find my EIN?',
    answer:
      'It’s on the letter the IRS sent you when you got it, and on your business tax returns.',
  },
  findCorporationNumber: {
    question: 'Where do I find my corporation number?',
    answer: 'It’s on your incorporation documents.',
  },
  noSsn: {
    question: 'I don’t have a Social Security number',
    answer:
      'You need one to apply online. Contact us, and someone on our team will tell you what’s possible.',
  },
  mustGiveSin: {
    question: 'Do I have to share my SIN?',
    answer:
      'No. Without it, we’ll compare your details with public sources. If that isn’t enough, we’ll ask for photo ID.',
  },
  noPhone: {
    question: 'I don’t have my phone with me',
    answer: 'Enter its number anyway. You can use photo ID instead of the code we’ll text you.',
  },
  creditScore: {
    question: 'Will this affect my credit score?',
    answer: 'No. Verifying your identity has no effect on it.',
  },
  whoSees: {
    question: 'Who sees my details?',
    answer:
      'We encrypt your number as soon as we get it. We never show it in full again, and use it only to verify your identity.',
  },
  changeAnswer: {
    question: 'Can I change an answer later?',
    answer: 'Yes, until you submit: press Edit on its card. After that, contact us.',
  },
  whoDecides: {
    question: 'Who decides?',
    answer:
      'Software makes the first decision. You can always ask someone on our team to review it.',
  },
  noText: {
    question: 'The text didn’t arrive',
    answer: 'Give it a minute. Check your signal and your blocked messages, then resend the code.',
  },
  wrongNumber: {
    question: 'I gave you the wrong number',
    answer: 'Press Change number. We’ll text a new code to the right one.',
  },
  otherPhone: {
    question: 'I don’t have that phone with me',
    answer: 'Use photo ID instead. It takes about 3 minutes.',
  },
  whichId: {
    question: 'Which photo ID can I use?',
    answer:
      'A passport, driver’s license or other government photo ID that hasn’t expired. We need the ID itself, not a copy.',
  },
  goodPhoto: {
    question: 'How do I take a good photo?',
    answer:
      'Lay the ID on a plain surface in good light, away from glare, with all 4 corners showing.',
  },
  howLong: {
    question: 'How long does it take?',
    answer:
      'Most checks take seconds. If someone on our team has to decide, this page names the day, and we’ll email you.',
  },
  sendMore: {
    question: 'Do you need anything else from me?',
    answer: 'If we do, we’ll ask for it on this page and by email. Otherwise you can wait.',
  },
  reviewAgain: {
    question: 'Can someone look at my application again?',
    answer: 'Yes. Ask for a review on your application’s page, and someone on our team will reply.',
  },
  whatPartnersDo: {
    question: 'What do my partners have to do?',
    answer:
      'They open the secure link we email them and verify their identity. We don’t ask for their bank.',
  },
  partnerMail: {
    question: 'My partner didn’t get the email',
    answer: 'Check the address on their card, correct it if needed, and send the link again.',
  },
  safeSignIn: {
    question: 'Is it safe to sign in to my bank here?',
    answer: 'Your password stays with your bank. We never see it or store it.',
  },
  whichAccount: {
    question: 'Which account can I use?',
    answer: 'A checking or savings account that’s yours or your business’s.',
  },
  bankLater: {
    question: 'Can I link my bank later?',
    answer: 'Yes. Your payouts will start once you link an account.',
  },
  findDeposits: {
    question: 'Where do I find the two deposits?',
    answer: 'Look for ACCTVERIFY on your bank statement. Each is less than a dollar.',
  },
  whenPaid: {
    question: 'When do I get paid?',
    answer:
      'Payouts leave the next business day after a payment, once your bank account is linked.',
  },
  changeBank: {
    question: 'How do I change my bank account?',
    answer:
      'Open Bank and link the new account. Payouts to it will start 24 hours after the change.',
  },
  cancelOrder: {
    question: 'Can I cancel my order?',
    answer: 'Yes, until it ships. Open your order and press Cancel this order.',
  },
  closeAccount: {
    question: 'How do I close my account?',
    answer: 'Press Close this account on Home. We’ll say what happens before anything is closed.',
  },
  whyMe: {
    question: 'Why do you ask me?',
    answer:
      'The law requires us to know who owns 25% or more of a business. The person who applied named you.',
  },
  ownersId: {
    question: 'Which photo ID will work?',
    answer: 'A passport, driver’s license or other government photo ID that hasn’t expired.',
  },
};

export const TEXTS = {
  search: 'Search help',
  onThisPage: 'On this page',
  all: 'All answers',
  found: '{count, plural, one {# answer} other {# answers}}',
  nothing: 'No answer found',
  nothingText: 'Try another word, or contact our team.',
  answers,
};
