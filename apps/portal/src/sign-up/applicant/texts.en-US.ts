export const TEXTS = {
  title: 'Who is applying?',
  lead: 'Enter your own name, as on your ID. You can add partners later.',
  why: 'A payments account is opened by a person. We check the name later, and write to your email about your application.',
};
