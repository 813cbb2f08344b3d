export const TEXTS = {
  act: 'Take the refusal back …',
  title: 'Take the refusal of {business} back',
  lead: 'You propose it, and a second person confirms it. Until then the applicant and their partner learn nothing. It can be done until {day}.',
  why: 'Why',
  reason: 'Note for the file',
  reasonHelp: 'What you know now, and where from. The applicant never reads it.',
  send: 'Propose it',
  sending: 'Sending …',
  done: 'You’ve proposed to take the refusal of {business} back. A second person has to confirm it.',
};
