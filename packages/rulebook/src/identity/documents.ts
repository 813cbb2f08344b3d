import type { OWNER_INQUIRY_MODE } from '../people/owner-check.ts';
import type { InquiryMode, InquiryStatus } from './inquiry.ts';

/** Pictures of a document that staff may look at. */
export const DOCUMENT_SIDES = ['front', 'back', 'selfie', 'paper'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

export const DOCUMENT_KINDS = ['photoId', 'businessDocument', 'voidCheck'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What each inquiry shows its vendor. */
export const DOCUMENT_KIND = {
  identification: 'photoId',
  owner: 'photoId',
  verification: 'businessDocument',
} as const satisfies Record<InquiryMode | typeof OWNER_INQUIRY_MODE, DocumentKind>;

/** The state of an inquiry that a person of ours looks at; no vendor has seen a document for it. */
const ASKED_OF_PERSON = 'person';

/** Pictures that the vendor may have of an inquiry; none before it has received any. */
export function documentSides({
  mode,
  withSelfie,
  status,
  vendorStatus,
}: {
  mode: keyof typeof DOCUMENT_KIND;
  withSelfie: boolean;
  status: InquiryStatus;
  vendorStatus: string;
}): DocumentSide[] {
  if (status !== 'RECEIVED' || vendorStatus === ASKED_OF_PERSON) return [];
  if (DOCUMENT_KIND[mode] === 'businessDocument') return ['paper'];
  return withSelfie ? ['front', 'back', 'selfie'] : ['front', 'back'];
}
