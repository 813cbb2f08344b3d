import type { OwnerProgress } from './invitation.ts';
import type { OwnerStepUp } from './owner-check.ts';

export const OWNER_PAGE_IDS = [
  'owner',
  'owner-verifying',
  'owner-identification',
  'owner-success',
  'owner-error',
] as const;
export type OwnerPage = (typeof OWNER_PAGE_IDS)[number];

export type OwnerFlow = Pick<OwnerProgress, 'isVerified' | 'checkFailure' | 'checkingSince'> & {
  stepUp?: OwnerStepUp;
  isOver: boolean;
  /** True while they are asked for a new photo ID. */
  isPhotoIdAsked?: boolean;
};

export const NEXT_OWNER_PAGE: readonly {
  id: string;
  when: (flow: OwnerFlow) => boolean;
  page: OwnerPage;
}[] = [
  {
    id: 'photo-id-expires',
    when: ({ isPhotoIdAsked }) => isPhotoIdAsked === true,
    page: 'owner-identification',
  },
  { id: 'verified', when: ({ isVerified }) => isVerified, page: 'owner-success' },
  { id: 'denied', when: ({ checkFailure }) => checkFailure === 'denied', page: 'owner-error' },
  // Nothing is left for them to do: the application was decided without them, or is in manual
  // review.
  { id: 'over', when: ({ isOver }) => isOver, page: 'owner-success' },
  {
    id: 'in-review',
    when: ({ checkFailure }) => checkFailure !== undefined,
    page: 'owner-success',
  },
  {
    id: 'checking',
    when: ({ checkingSince }) => checkingSince !== undefined,
    page: 'owner-verifying',
  },
  {
    id: 'photo-id',
    when: ({ stepUp }) => stepUp === 'GOV_ID_SELFIE',
    page: 'owner-identification',
  },
  { id: 'details', when: () => true, page: 'owner' },
];

export function nextOwnerPage(flow: OwnerFlow): { page: OwnerPage; row: string } {
  const row = NEXT_OWNER_PAGE.find(({ when }) => when(flow));
  if (row === undefined) throw new Error('the last row of NEXT_OWNER_PAGE holds for all owners');
  return { page: row.page, row: row.id };
}

/** Steps of an owner, in order; photo ID only when requested. */
const OWNER_STEPS = [
  { id: 'details', pages: ['owner'], isAdded: false },
  { id: 'check', pages: ['owner-verifying'], isAdded: false },
  { id: 'photoId', pages: ['owner-identification'], isAdded: true },
] as const satisfies readonly { id: string; pages: readonly OwnerPage[]; isAdded: boolean }[];

export type OwnerStepId = (typeof OWNER_STEPS)[number]['id'];
export type OwnerStep = { id: OwnerStepId; state: 'done' | 'current' | 'later'; isAdded: boolean };

/** Steps of an owner at that page; all are done on a result page. */
export function ownerSteps(page: OwnerPage): OwnerStep[] {
  const steps: readonly { id: OwnerStepId; pages: readonly OwnerPage[]; isAdded: boolean }[] =
    OWNER_STEPS;
  const at = steps.findIndex(({ pages }) => pages.includes(page));
  return steps
    .map(({ id, isAdded }, nth) => ({
      id,
      isAdded,
      state:
        at < 0 || nth < at
          ? ('done' as const)
          : nth === at
            ? ('current' as const)
            : ('later' as const),
    }))
    .filter(({ isAdded, state }) => !isAdded || state === 'current');
}
