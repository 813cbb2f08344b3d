import type { DocumentKind, DocumentSide } from '@signet/rulebook/identity/documents';
import type { InquiryFailure } from '@signet/rulebook/identity/inquiry';

export const TEXTS = {
  tab: 'Documents',
  title: 'What they sent',
  caption: 'Photo IDs, papers and voided checks, newest first',
  none: 'They have sent no document.',
  kept: 'Photo IDs and papers stay at the identity vendor. Each opening is recorded with your name.',
  claimFirst: 'Claim the application to open a document.',
  what: 'Document',
  whose: 'Whose',
  when: 'When',
  result: 'What the vendor said',
  open: 'Open',
  openOf: 'Open: {what}',
  business: 'The business',
  waiting: 'Not sent yet',
  asked: 'Looked at by staff',
  older: 'Replaced by a newer one',
  kinds: {
    photoId: 'Photo ID',
    businessDocument: 'Business document',
    voidCheck: 'Voided check',
  } satisfies Record<DocumentKind, string>,
  sides: {
    front: 'Front',
    back: 'Back',
    selfie: 'Selfie',
    paper: 'The paper',
  } satisfies Record<DocumentSide, string>,
  failures: {
    documentExpired: 'it has expired',
    documentUnreadable: 'it can’t be read',
    documentNotAccepted: 'this kind isn’t accepted',
    documentCopy: 'it is a copy',
    detailsMismatch: 'its details differ from what was typed',
    selfieUnclear: 'the selfie is unclear',
    selfieMismatch: 'the selfie shows another face',
    other: 'without a reason that can be mended',
  } satisfies Record<InquiryFailure, string>,
  shown: '{kind}, {side}, {whose}',
  close: 'Close it',
  missing: {
    gone: 'The vendor has no such picture, or no longer.',
    unreadable: 'This picture couldn’t be drawn. Ask for another one.',
  },
  ask: {
    title: 'Open: {what}',
    text: 'It is fetched from the vendor for you, shown in the viewer and kept nowhere.',
    why: 'What do you need it for?',
    send: 'Open it',
    sending: 'Writing it into the log …',
    cancel: 'Cancel',
    logged:
      'Your name and the reason go into this application’s log before anything is fetched.',
  },
};
