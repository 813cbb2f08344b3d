const ownerFollows = {
  confirmOwner:
    'They count as verified and their links end. Whoever waits for them is told, and the rules decide again if nobody else is missing.',
  askOwnerAgain:
    'A new link goes to the address on file now, and they have until {day}. If their details didn’t settle it, the link asks for their photo ID. The applicant isn’t written to.',
  declineOwner:
    'Their links end and nobody is written to. No rule declines a business for one of its owners: you decide the application next.',
  acceptReplacement:
    'The person who stands there now stays in the list. Someone who has proven their identity is checked again at once.',
};
const bankFollows = {
  confirm: 'Payouts go to this account, and the applicant gets an email that says so.',
  askForAnother: 'The applicant is asked for another account by email. This one may come again.',
  decline:
    'The applicant is asked for another account. This one stays declined, however it’s linked.',
};

export const TEXTS = {
  title: 'What to do about it',
  choose: 'Choose what to do',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  chooseAct: 'Choose one first',
  note: 'Note for the file',
  noteHelp: 'The applicant never reads it. It’s deleted with the application.',
  noteRequired: 'Say what you agreed on and with whom. The applicant never reads it.',
  takesTwo: 'Two reviewers',
  takesTwoHelp: 'A second reviewer has to say so too.',
  doing: 'Sending …',
  recorded: 'Recorded with your name. Ends your claim.',
  proposedByYou: 'You said so already. Another reviewer has to say it too.',
  proposedByOther: '{name} said so. It takes a second reviewer.',
  reopening: '{name} proposes it: {reason}',
  reopeningByYou: 'You propose it: {reason} Another person has to say so too.',
  watchList: 'Watch list: {answer}',
  notAsked: 'not asked',
  idExpired: '{name}’s photo ID: last day {day}. They were asked for a new one.',
  idGiven: '{name}’s photo ID: last day {day}. They have shown a new one, which needs a look.',
  matched: 'The watch list has a match for {names}.',
  claimFirst: 'Claim the application first.',
  fault: 'Last error: {fault}',
  done: 'Done.',
  follows: {
    decision: {},
    'check.stuck': { tryAgain: 'The check starts again at once, with what the sources have said.' },
    'job.failing': { tryAgain: 'The job runs at once, as if it hadn’t failed.' },
    'message.undelivered': {
      sendAgain: 'Four quick tries. If it still fails, the message comes back here.',
      giveUp: 'It’s never sent, and its text is deleted.',
    },
    'approval.stalled': { tryAgain: 'A new round starts, and the rules ask for what’s missing.' },
    'bank.nameMismatch': bankFollows,
    'bank.depositsFailed': bankFollows,
    'bank.voidCheck': bankFollows,
    'bank.unanswered': {
      tryAgain: 'The bank network is asked at once. The hourly tries go on.',
      ...bankFollows,
    },
    'review.requested': {
      answered: 'You’ve replied from the support inbox. Nothing else is sent.',
      close: 'The request ends without a reply from here.',
    },
    'order.owed': {
      tryAgain: 'What’s owed is charged once to the card or account on file now.',
      close: 'No job charges it and no page asks for it. Later months go on.',
    },
    'changes.overdue': {},
    'reopening.proposed': {
      reopen:
        'The refusal is gone from their page, their partner is told, and they get an email. A round of checks begins; what the rules would decline again, a person decides.',
      keepDeclined: 'The proposal ends. Nobody is written to.',
    },
    'watchList.hit': {
      clearHit:
        'The case ends, and the same match opens no other one. If the list changes about them, it does. Nobody is written to.',
      handOnHit:
        'The case ends with your note. Nothing is stopped from here and nobody is written to: compliance decides what follows.',
    },
    'photoId.expired': {
      keepVerified:
        'The case ends, and they aren’t asked again about this ID. Nobody is written to.',
      handOnPhotoId:
        'The case ends with your note, and they aren’t asked again. Nothing is stopped from here: compliance decides what follows.',
    },
    'owner.failed': ownerFollows,
    'owner.denied': ownerFollows,
    'owner.replaced': ownerFollows,
    'owner.overdue': ownerFollows,
  },
};
