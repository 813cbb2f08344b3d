import type {
  AcceptedPaper,
  PaperFinding,
  PaperPurpose,
} from '@signet/rulebook/identity/paper-check';

const findings: Record<PaperFinding, string> = {
  otherKind: 'This isn’t a photo or a PDF. Take a photo of the paper, or choose a PDF of it.',
  heic: 'This photo is in Apple’s HEIC format. Save it as a JPEG, or choose a screenshot of it.',
  locked: 'This PDF may have a password. Save a copy without it, or take a photo of the paper.',
  large: 'This file is over 10 MB. A photo of the paper is usually smaller.',
  known: 'This is the same file as before. A new photo or another document gives a better chance.',
  small:
    'The picture is small, so its letters may not be readable. Take the photo closer to the paper.',
  blurred: 'The picture looks blurred. Hold the phone still, and tap the paper to focus.',
  glare: 'Light covers part of the paper. Move away from the lamp or window.',
  cut: 'Part of the paper may be cut off. Show all four corners.',
};
const papers: Record<AcceptedPaper, string> = {
  cp575: 'The IRS letter CP 575 that came with your EIN',
  letter147c: 'The IRS letter 147C, which the IRS sends again if you call',
  articles: 'Your articles of organization or incorporation',
  craLetter: 'A CRA letter that shows your business number',
  certificate: 'Your certificate of incorporation',
  voidCheck: 'A voided check with the name and numbers printed on it',
  bankLetter: 'A letter from your bank that shows the name and numbers',
  depositForm: 'A direct deposit form from your bank',
};
const nothingElse: Record<PaperPurpose, string> = {
  businessDocument: 'We can’t accept anything else. If you have none of them, ask for a review.',
  voidCheck: 'We can’t accept anything else. If you have none of them, link another account.',
};
const label: Record<PaperPurpose, string> = {
  businessDocument: 'Check your document first',
  voidCheck: 'Check the paper first',
};

export const TEXTS = {
  label,
  hint: 'Optional. The photo or PDF stays on this device. We only tell you how readable it looks.',
  checking: 'Looking at it…',
  fine: 'It looks readable.',
  title: 'It may not be readable. You can still use it',
  findings,
  papersTitle: 'What we accept',
  papers,
  nothingElse,
};
