import { TEXTS as FEES } from '../fees/texts.en-US.ts';

export const TEXTS = {
  title: 'Get paid by card, online and in person',
  lead: 'It takes about 5 minutes. You usually get an answer right away.',
  start: 'Start your application',
  legacyTitle: 'Apply for a payments account',
  legacyLead: 'One page of questions, then we check your details. Sign in first, so that your answers are kept.',
  resume: 'Continue your application',
  resumeNote: 'You started on this device. Your answers are still here.',
  getTitle: 'What you get',
  gets: [
    { title: 'Card payments everywhere', text: 'In person, on your website, by link and by invoice.' },
    { title: 'Money in your bank the next business day', text: 'Once your bank account is linked.' },
    { title: 'Nothing to pay until you sell', text: 'Applying is free and does not affect your credit score.' },
  ],
  feesTitle: 'What it costs',
  ...FEES,
  feesMore: 'More about fees',
  feesMoreText: 'You pay a fee on each payment you take. It comes out of the payment before the money goes to your bank.',
  feesNoMonthly: 'No monthly fee.',
  feesLater: 'You see every fee before you agree to anything.',
  handTitle: 'What to have at hand',
  hands: [
    { title: 'Your legal name and date of birth', text: 'As on your ID.' },
    { title: 'The last 4 digits of your SSN', text: 'And your EIN, if your business is registered.' },
    { title: 'A mobile phone', text: 'We text a code to it.' },
    { title: 'Your bank', text: 'Sign in to it, or use your routing and account numbers. You can do this later.' },
  ],
  handsCanada: [
    { title: 'Your legal name and date of birth', text: 'As on your ID.' },
    { title: 'Your home address', text: 'And your corporation number, if your business is incorporated.' },
    { title: 'A mobile phone', text: 'We text a code to it.' },
    { title: 'Your bank', text: 'Sign in to it, or use your account numbers. You can do this later.' },
  ],
  stepsTitle: 'How it goes',
  steps: [
    'Answer a few questions about you and your business.',
    'Type the code we text you.',
    'See the decision, usually right away.',
    'Link your bank and take your first payment.',
  ],
  dataTitle: 'What happens to your answers',
  data: 'We use them to check who opens the account, as the law asks, and to open it. Tax and bank numbers are sealed when they arrive and never shown again in full. You can stop at any time and come back.',
  notForTitle: 'Who we cannot serve',
  notFor: 'Some kinds of business cannot be accepted, such as gambling, virtual currency or adult content.',
  notForCanada:
    'Some kinds of business cannot be accepted, such as gambling, virtual currency or adult content. In Quebec, the same goes for restaurants and transportation.',
  learnMore: 'Learn more about the account',
  learnMoreText:
    'Your account takes credit and debit cards. You can use it online, in person with a card terminal, and by typing in a card number. After you apply we check your answers, then you link a bank account and start taking payments.',
};
