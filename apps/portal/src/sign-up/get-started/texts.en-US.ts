import { TEXTS as FEES } from '../fees/texts.en-US.ts';

export const TEXTS = {
  title: 'Get paid by card, online and in person',
  lead: 'Apply in about 5 minutes. You’ll usually get a decision right away.',
  start: 'Start your application',
  legacyTitle: 'Apply for a payments account',
  legacyLead:
    'Fill in one page, and we’ll check your details. Sign in first so we can save your answers.',
  resume: 'Continue your application',
  resumeNote: 'You started on this device. Your answers are still here.',
  getTitle: 'What you get',
  gets: [
    {
      title: 'Card payments everywhere',
      text: 'In person, on your website, by link or by invoice.',
    },
    {
      title: 'Money in your bank the next business day',
      text: 'Once you’ve linked your bank account.',
    },
    { title: 'Free to apply', text: 'Applying won’t affect your credit score.' },
  ],
  feesTitle: 'What it costs',
  ...FEES,
  feesMore: 'More about fees',
  feesMoreText:
    'You pay a fee on each payment you take. It comes out of the payment before the money goes to your bank.',
  feesLater: 'You’ll see every fee before you agree to anything.',
  handTitle: 'What you’ll need',
  feesNoMonthly: 'No monthly fee.',
  hands: [
    {
      title: 'A business in the United States',
      text: 'In one of the 50 states or Washington, D.C.',
    },
    { title: 'Your legal name and date of birth', text: 'As they appear on your ID.' },
    {
      title: 'The last 4 digits of your SSN',
      text: 'Plus your EIN, if your business is registered.',
    },
    { title: 'A mobile phone', text: 'We’ll text you a code.' },
    {
      title: 'Your bank details',
      text: 'Sign in to your bank, or use your routing and account numbers. You can do this later.',
    },
    { title: 'Your partners’ names and emails', text: 'If anyone else owns 25% or more.' },
  ],
  handsCanada: [
    { title: 'A business in Canada', text: 'In any province or territory.' },
    { title: 'Your legal name and date of birth', text: 'As they appear on your ID.' },
    { title: 'Your home address', text: 'Plus your corporation number, if you’re incorporated.' },
    { title: 'A mobile phone', text: 'We’ll text you a code.' },
    {
      title: 'Your bank details',
      text: 'Sign in to your bank, or use your account numbers. You can do this later.',
    },
    { title: 'Your partners’ names and emails', text: 'If anyone else owns 25% or more.' },
  ],
  dataTitle: 'How we use your answers',
  data: 'The law requires us to verify who opens an account. We use your answers for that and to set it up. You can stop anytime and come back.',
  notForTitle: 'Businesses we can’t support',
  notFor: 'For example, gambling, cryptocurrency and adult content.',
  notForCanada:
    'For example, gambling, cryptocurrency and adult content. In Quebec, also restaurants and transportation.',
  learnMore: 'More about the account',
  learnMoreText:
    'Take credit and debit cards online, in person or by typing in the card number. After you apply, we’ll check your answers. Then you’ll link a bank account and start taking payments.',
  resumeCard: {
    title: 'Pick up where you left off',
    line: 'Step {current} of {max} · {section}',
    saved: 'Last saved {day}',
    action: 'Continue',
  },
  accountCard: { title: '{business} is approved', action: 'Go to your account' },
  waitCard: {
    title: '{business} is in review',
    line: 'We’ll decide by {day}.',
    action: 'See your application',
  },
  unnamed: 'Your business',
  startAnother: 'Start another application',
  knownText: 'Sign in to continue your application.',
  knownAction: 'Sign in and continue',
};
