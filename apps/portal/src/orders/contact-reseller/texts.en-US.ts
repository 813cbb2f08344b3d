export const TEXTS = {
  title: 'Need more? Contact {brand}',
  text: '{brand} is your reseller and pays for these terminals. They can add more.',
  askPhone: 'Call {contact}.',
  askEmail: 'Email {contact}.',
};
