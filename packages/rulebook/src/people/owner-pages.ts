import type { OwnerProgress } from './invitation.ts';
import type { OwnerStepUp } from './owner-check.ts';

/** The pages of an owner who was invited, below those of the application. */
export const OWNER_PAGES = {
  owner: '',
  'owner-verifying': '/verifying',
  'owner-identification': '/identification',
  'owner-success': '/success',
  'owner-error': '/error',
  'owner-applicant-error': '/applicant-error',
} as const;
export type OwnerPage = keyof typeof OWNER_PAGES;
export const OWNER_PAGE_IDS = Object.keys(OWNER_PAGES) as OwnerPage[]; // keys of OWNER_PAGES itself

/** What is known of an owner who signed in. */
export type OwnerFlow = Pick<OwnerProgress, 'isVerified' | 'checkFailure' | 'checkingSince'> & { stepUp?: OwnerStepUp; isOver: boolean };

/** Which page an owner's own part opens on: the first row that holds. */
export const NEXT_OWNER_PAGE: readonly { id: string; when: (flow: OwnerFlow) => boolean; page: OwnerPage }[] = [
  { id: 'verified', when: ({ isVerified }) => isVerified, page: 'owner-success' },
  // Nothing is left for them to do: a person of ours looks, or the application was decided without them.
  { id: 'denied', when: ({ checkFailure }) => checkFailure === 'denied', page: 'owner-error' },
  { id: 'in-review', when: ({ checkFailure, isOver }) => checkFailure !== undefined || isOver, page: 'owner-success' },
  { id: 'checking', when: ({ checkingSince }) => checkingSince !== undefined, page: 'owner-verifying' },
  { id: 'photo-id', when: ({ stepUp }) => stepUp === 'GOV_ID_SELFIE', page: 'owner-identification' },
  { id: 'details', when: () => true, page: 'owner' },
];

/** The page that an owner should see now, and the row that chose it. */
export function nextOwnerPage(flow: OwnerFlow): { page: OwnerPage; row: string } {
  const row = NEXT_OWNER_PAGE.find(({ when }) => when(flow));
  if (row === undefined) throw new Error('the last row of NEXT_OWNER_PAGE holds for all owners');
  return { page: row.page, row: row.id };
}
