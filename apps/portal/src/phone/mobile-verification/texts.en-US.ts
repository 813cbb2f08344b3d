export const TEXTS = {
  title: 'Checking with your phone company…',
  lead: 'If you’re on mobile data, your phone company can confirm this number is yours. Then we won’t need to text you.',
  working: 'This takes a few seconds.',
  failed: 'We couldn’t reach your phone company. You can continue without it.',
  skip: 'Continue without it',
  skipping: 'One moment…',
  why: 'Your phone company tells us only whether this number is yours. Nothing changes on your phone.',
};
