import type { InquiryFailure } from '@signet/rulebook/identity/inquiry';

const failures: Record<InquiryFailure, string> = {
  documentExpired: 'The ID has expired. Use one that hasn’t.',
  documentUnreadable:
    'We couldn’t read the photo. Try again in good light, away from glare, with all 4 corners showing.',
  documentNotAccepted:
    'We can’t accept that kind of ID. Use a passport, driver’s license or other government photo ID.',
  documentCopy: 'We need the ID itself, not a copy or a screen.',
  detailsMismatch:
    'We couldn’t confirm your identity from the photos. Try again in good light, on a plain surface.',
  selfieUnclear:
    'We couldn’t see your face clearly. Face the light and take off hats or sunglasses.',
  selfieMismatch:
    'We couldn’t confirm your identity from the photos. Try again in good light, on a plain surface.',
  other:
    'We couldn’t confirm your identity from the photos. Try again in good light, on a plain surface.',
};

export const TEXTS = {
  askedAgain: 'Someone on our team asks you to send this again by {day}',
  failedTitle: 'We couldn’t use that photo',
  failedNext: 'You can try once more. If that doesn’t work, someone on our team will take a look.',
  failures,
  start: 'Start',
  resume: 'Continue where you left off',
  opening: 'Opening…',
  frameTitle: 'Verification by {vendor}',
  stop: 'Stop for now',
  stopHint: 'You can stop and pick up again within 24 hours.',
  closed: 'You stopped before the end. Pick up whenever you’re ready.',
  timedOut: 'That try ran out of time. It doesn’t count, so you can start again.',
  sessionOver: 'That session has ended. You can start a new one.',
  frameFailed: 'We couldn’t show the check. Your answers are saved. Try again in a moment.',
  frameBlocked:
    'The check didn’t load. Something in your browser or network may be blocking it. Use another browser or device.',
  cameraDenied:
    'This browser isn’t allowed to use the camera. Allow it in your settings, or use another device.',
  noCamera: 'We can’t find a camera on this device. Use another device.',
  otherDevice: 'Use another device',
  thanksTitle: 'Thanks. We’re checking it now',
  thanksLead: 'This usually takes less than a minute.',
  thanksLeave: 'You can leave this page. We’ll email you as soon as we know.',
  giveUp: 'This is taking longer than usual. You can close this page. We’ll email you.',
  askAgain: 'Check again',
  attemptsLeft:
    '{count, plural, one {You have # try left for now.} other {You have # tries left for now.}}',
  lastTry: 'After that, you can try again later or ask someone on our team to take a look.',
  noTries: 'You’ve used all {count} tries for now. You can try again from {time}.',
  personTitle: 'Ask someone on our team',
  personText:
    'Someone on our team will review your application in {from} to {to} business days. We’ll email our answer to {email}.',
  person: 'Ask for a review',
  asking: 'Sending…',
  askPhone: 'Questions? Call {contact}.',
  askEmail: 'Questions? Email {contact}.',
  tipsTitle: 'Tips for a good photo',
  reference: 'Reference: {reference}',
  qrTitle: 'Continue on your phone',
  qrText:
    'Scan this code with your phone to take the photos there. This page will continue when you’re done.',
  qrAlt: 'QR code that opens this step on your phone',
  qrSend: 'Text me a link',
  qrSent: 'We texted a link to {phone}. It works once, for {minutes} minutes.',
  qrHere: 'Use this computer',
  qrTitleOther: 'Continue on another device',
  qrTextOther:
    'Scan this code with the other device to take the photos there. This page will continue when you’re done.',
  qrHereOther: 'Use this device',
  qrWaiting: 'Waiting for your phone… The code works for {minutes} minutes.',
  qrExpired: 'This code has expired. Your answers are saved.',
  qrNew: 'Show a new code',
};
