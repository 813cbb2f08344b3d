export const TEXTS = {
  title: 'Confirm your identity',
  lead: 'Enter your own details, as they appear on your ID.',
  why: 'The law requires every payments company to verify who opens an account. That also keeps others from opening one in your name.',
  phoneHint: 'We’ll text you a code to confirm it’s yours',
  otherPhone: 'Add a separate business phone',
};
