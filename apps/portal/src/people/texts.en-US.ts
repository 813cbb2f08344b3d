export const TEXTS = {
  askPhone: 'Questions? Call {contact}.',
  askEmail: 'You can also email {contact}.',
};
