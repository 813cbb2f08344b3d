type Answered = { question: string; answer: string };

const answers: Readonly<Record<string, readonly Answered[]>> = {
  applicant: [
    {
      question: 'Can someone else apply for me?',
      answer:
        'Only someone who’s allowed to open an account for the business can apply. They enter their own details.',
    },
    {
      question: 'What if I stop halfway?',
      answer:
        'Your answers stay on this device until you sign in. After that, you can continue on any device.',
    },
  ],
  business: [
    {
      question: 'I’m not sure what my structure is',
      answer:
        'If you never filed documents to form a company, you’re most likely a sole proprietor.',
    },
    { question: 'I don’t know my sales yet', answer: 'Your best estimate is enough.' },
    {
      question: 'Who counts as an owner?',
      answer: 'Anyone besides you who owns 25% or more. We’ll ask about them after you submit.',
    },
  ],
  category: [
    {
      question: 'I sell several things',
      answer: 'Choose what brings in the most sales.',
    },
    {
      question: 'My business isn’t on the list',
      answer:
        'Try a simpler word, such as “bakery” or “plumber”. If nothing fits, choose the closest match.',
    },
  ],
  address: [
    {
      question: 'I don’t have a store or an office',
      answer: 'Use your home address. It has to be a street address, not a PO box.',
    },
    {
      question: 'Where do I find my EIN?',
      answer:
        'It’s on the letter the IRS sent you when you got it, and on your business tax returns.',
    },
  ],
  'owner-identity': [
    {
      question: 'I don’t have a Social Security number',
      answer:
        'You need one to apply online. Contact us, and someone on our team will tell you what’s possible.',
    },
    {
      question: 'I don’t have my phone with me',
      answer: 'Enter its number anyway. You can use photo ID instead of the code we’ll text you.',
    },
    {
      question: 'Will this affect my credit score?',
      answer: 'No. Verifying your identity has no effect on it.',
    },
    {
      question: 'Who sees my details?',
      answer:
        'We encrypt your number as soon as we get it. We never show it in full again, and use it only to verify your identity.',
    },
  ],
  'check-answers': [
    {
      question: 'Can I change an answer later?',
      answer: 'Yes, until you submit: press Edit on its card. After that, contact us.',
    },
    {
      question: 'Who decides?',
      answer:
        'Software makes the first decision. You can always ask someone on our team to review it.',
    },
  ],
  otp: [
    {
      question: 'The text didn’t arrive',
      answer:
        'Give it a minute. Check your signal and your blocked messages, then resend the code.',
    },
    {
      question: 'I gave you the wrong number',
      answer: 'Press Change number. We’ll text a new code to the right one.',
    },
    {
      question: 'I don’t have that phone with me',
      answer: 'Use photo ID instead. It takes about 3 minutes.',
    },
  ],
  bank: [
    {
      question: 'Is it safe to sign in to my bank here?',
      answer: 'Your password stays with your bank. We never see it or store it.',
    },
    {
      question: 'Which account can I use?',
      answer: 'A checking or savings account that’s yours or your business’s.',
    },
    {
      question: 'Can I do this later?',
      answer: 'Yes. Your payouts will start once you link an account.',
    },
  ],
};

const answersCanada: Readonly<Record<string, readonly Answered[]>> = {
  business: [
    {
      question: 'I’m not sure if I’m incorporated',
      answer:
        'If you never filed articles of incorporation, you’re not. Registering a business name doesn’t count.',
    },
    { question: 'I don’t know my sales yet', answer: 'Your best estimate is enough.' },
    {
      question: 'Who counts as an owner?',
      answer: 'Anyone besides you who owns 25% or more. We’ll ask about them after you submit.',
    },
  ],
  address: [
    {
      question: 'I don’t have a store or an office',
      answer: 'Use your home address. It has to be a street address, not a PO box.',
    },
    {
      question: 'Where do I find my corporation number?',
      answer: 'It’s on your incorporation documents.',
    },
  ],
  'owner-identity': [
    {
      question: 'Do I have to share my SIN?',
      answer:
        'No. Without it, we’ll compare your details with public sources. If that isn’t enough, we’ll ask for photo ID.',
    },
    {
      question: 'I don’t have my phone with me',
      answer: 'Enter its number anyway. You can use photo ID instead of the code we’ll text you.',
    },
    {
      question: 'Will this affect my credit score?',
      answer: 'No. Verifying your identity has no effect on it.',
    },
    {
      question: 'Who sees my details?',
      answer:
        'We encrypt your number as soon as we get it. We never show it in full again, and use it only to verify your identity.',
    },
  ],
};

export const TEXTS = { title: 'On this step', answers, answersCanada };
