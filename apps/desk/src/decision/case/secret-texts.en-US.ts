export const TEXTS = {
  show: 'Show {label}',
  hide: 'Hide',
  hiddenIn: 'hidden again in {seconds} s',
  title: 'Show: {label}',
  text: 'Shown for 30 seconds, then hidden again.',
  why: 'What do you need it for?',
  reasons: {
    compareDocument: 'Compare it with a document',
    lookUpAtSource: 'Look it up at a source by hand',
    authorityRequest: 'Answer an authority’s request',
  },
  ticket: 'Ticket',
  ticketHint: 'Such as HELP-2291. Letters and digits, without spaces.',
  ticketWrong: 'A ticket’s number: letters and digits, without spaces.',
  logged:
    'Your name, the reason and the ticket go into this application’s log before anything is shown.',
  send: 'Show for 30 seconds',
  sending: 'Writing it into the log …',
  cancel: 'Cancel',
};
