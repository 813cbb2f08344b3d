export const TEXTS = {
  open: 'Ask for a review',
  title: 'What should we know?',
  label: 'Your message',
  hint: 'For example, what has changed or what we may have misread',
  contact: 'Another way to reach you',
  contactHint: 'For example, a phone number',
  reference: 'We’ll send it with your reference, {reference}.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Thanks. We’ll reply to {email} by {day}.',
  more: {
    label: 'What would you like to add?',
    sent: 'Sent. We’ve added it to your message.',
  },
};
