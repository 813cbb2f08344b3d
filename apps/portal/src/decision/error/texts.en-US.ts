export const TEXTS = {
  title: 'We couldn’t finish checking',
  lead: 'Something went wrong on our side, not with your answers. We have your application.',
  nextTitle: 'What happens next',
  looks: 'Someone on our team is looking at it and will decide by {day}.',
  looksLate:
    'Someone on our team is looking at it. It’s taking longer than usual, and there’s no decision yet.',
  nothing: 'There’s nothing you need to do or send again.',
  email: 'We’ll email our decision to {email}.',
  askTitle: 'Questions?',
  reference: 'Reference: {reference}',
  result: 'See your application',
};
