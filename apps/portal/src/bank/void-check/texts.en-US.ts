export const TEXTS = {
  title: 'Send a voided check',
  label: 'Voided check',
  hint: 'A photo (JPEG or PNG) or a PDF. Write VOID across the check. The name and numbers must be readable.',
  preview: 'The check as you’ll send it',
  send: 'Send the check',
  sending: 'Sending…',
  after: 'We’ll email you once someone on our team has looked at it.',
};
