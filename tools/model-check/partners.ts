import { keysOf } from '@signet/rulebook/core/keys-of';
import type { ApplicantFacts, Evidence } from '@signet/rulebook/decision/evidence';
import { reviewActionsOf } from '@signet/rulebook/decision/review-actions';
import { isOwnerCase, reviewCases } from '@signet/rulebook/decision/review-queue';
import { decide } from '@signet/rulebook/decision/underwriting';
import {
  isUnreached,
  mayBeCorrected,
  mayBeInvited,
  type OwnerProgress,
  ownerVerification,
} from '@signet/rulebook/people/invitation';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { type OwnerPart, ownerStepUp } from '@signet/rulebook/people/owner-check';
import {
  hasUnverifiedOwners,
  nextOwnerDeadline,
  type OwnerTrouble,
  ownerTrouble,
} from '@signet/rulebook/people/owner-list';
import { nextOwnerPage, type OwnerPage } from '@signet/rulebook/people/owner-pages';

/** At most three partners can own a quarter or more besides the applicant. */
export const PARTNERS_MAX = 3;
const NOW = PEOPLE_LIMITS.ownerAnswerMs * 2;

type Standing = {
  stored: Omit<OwnerProgress, 'mailAcceptedAt'> & OwnerPart;
  isDeclined?: true;
  isUnreached?: true;
};
const waiting = { isVerified: false, invitedAt: [NOW] } as const;
const accepted = { ...waiting, userId: 'usr' } as const;
const STANDINGS = {
  toInvite: { stored: { isVerified: false }, isUnreached: true },
  /** On its way, or come back. */
  mailed: { stored: waiting, isUnreached: true },
  invited: { stored: waiting },
  started: { stored: accepted },
  checking: { stored: { ...accepted, confirmedAt: NOW, checkingSince: NOW } },
  photoId: { stored: { ...accepted, confirmedAt: NOW, checkStepUp: 'GOV_ID_SELFIE' } },
  failed: { stored: { ...accepted, checkFailure: 'failed' } },
  /** Proven, in the place of somebody we wrote to. */
  replaced: { stored: { ...accepted, checkFailure: 'replaced' } },
  denied: { stored: { ...waiting, checkFailure: 'denied' } },
  declined: { stored: { ...accepted, checkFailure: 'failed' }, isDeclined: true },
  verified: { stored: { ...accepted, isVerified: true } },
} as const satisfies Record<string, Standing>;
type StandingId = keyof typeof STANDINGS;
export type Partner = { standing: StandingId; isLate: boolean };

/** Nobody is late before a mail reached them. */
const PARTNERS: readonly Partner[] = keysOf(STANDINGS).flatMap((standing) =>
  (standingOf({ standing }).isUnreached ? [false] : [false, true]).map((isLate) => ({
    standing,
    isLate,
  })),
);

function standingOf({ standing }: Pick<Partner, 'standing'>): Standing {
  return STANDINGS[standing];
}
const progressOf = (partner: Partner): OwnerProgress & OwnerPart => ({
  ...standingOf(partner).stored,
  // The first mail reached a late partner long ago.
  mailAcceptedAt: standingOf(partner).isUnreached ? undefined : partner.isLate ? 0 : NOW,
});
const verifiableOf = (partner: Partner) => ({ type: 'OWNER' as const, ...progressOf(partner) });
const troubleOf = (partner: Partner): OwnerTrouble | undefined =>
  standingOf(partner).isDeclined ? undefined : ownerTrouble([verifiableOf(partner)], true, NOW);

export const partnerFacts = (
  partners: readonly Partner[],
): { otherOwnersOpen: boolean; ownerTrouble: OwnerTrouble | undefined } => {
  const owners = partners.map(verifiableOf);
  return {
    otherOwnersOpen: hasUnverifiedOwners(owners),
    ownerTrouble: ownerTrouble(owners, true, NOW),
  };
};

export const isUnreachedPartner = (partner: Partner): boolean => isUnreached(progressOf(partner));

const back = (partner: Partner, standing: StandingId): Partner => ({
  ...partner,
  standing,
  isLate: false,
});

export function turnsOf(
  partner: Partner,
): { by: 'applicant' | 'partner' | 'rules' | 'reviewer'; to: Partner }[] {
  const { standing } = partner;
  const to = (next: StandingId): Partner => ({ ...partner, standing: next });
  const owner = progressOf(partner);
  const own: Partial<Record<StandingId, readonly StandingId[]>> = {
    mailed: ['started', 'denied'],
    invited: ['started', 'denied'],
    started: ['checking', 'denied'],
    photoId: ['checking', 'denied'],
    checking: ['denied'],
  };
  const trouble = troubleOf(partner);
  const mayReview =
    trouble !== undefined &&
    standing !== 'checking' &&
    Object.keys(reviewActionsOf(`owner.${trouble}`)).length > 0;
  const retryStanding: StandingId =
    standing === 'failed' || standing === 'replaced'
      ? 'photoId'
      : standing === 'denied'
        ? 'mailed'
        : standing;
  return [
    ...(mayBeInvited(owner) && standing === 'toInvite'
      ? (['applicant', 'rules'] as const).map((by) => ({ by, to: to('mailed') }))
      : []),
    ...(mayBeCorrected(owner) ? [{ by: 'applicant' as const, to: back(partner, 'toInvite') }] : []),
    ...(own[standing] ?? []).map((next) => ({ by: 'partner' as const, to: to(next) })),
    ...(standing === 'mailed' ? [{ by: 'rules' as const, to: to('invited') }] : []),
    ...(standing === 'checking'
      ? (['verified', 'photoId', 'failed', 'replaced'] as const).map((next) => ({
          by: 'rules' as const,
          to: to(next),
        }))
      : []),
    ...(mayReview
      ? [to('verified'), back(partner, retryStanding), to('declined')].map((next) => ({
          by: 'reviewer' as const,
          to: next,
        }))
      : []),
  ];
}

export const partnerName = ({ standing, isLate }: Partner): string =>
  `${standing}${isLate ? ' late' : ''}`;

function reachable(from: Partner): Set<string> {
  const seen = new Map([[partnerName(from), from]]);
  for (const partner of seen.values())
    for (const { to } of turnsOf(partner))
      if (!seen.has(partnerName(to))) seen.set(partnerName(to), to);
  return new Set(seen.keys());
}

const ASKING: readonly OwnerPage[] = ['owner', 'owner-identification'];

const pageOf = (partner: Partner, isOver: boolean) => {
  const stored = progressOf(partner);
  return nextOwnerPage({ ...stored, stepUp: ownerStepUp(stored), isOver });
};

function errorsOfOne(partner: Partner): string[] {
  const { page } = pageOf(partner, false);
  const turns = turnsOf(partner);
  const requiresAction = ASKING.includes(page);
  const mayAct = turns.some(({ by, to }) => by === 'partner' && to.standing !== 'denied');
  const hasAccount = progressOf(partner).userId !== undefined;
  const isOver = partner.standing === 'verified' || partner.standing === 'declined';
  const ends = reachable(partner);
  return [
    ...(hasAccount && requiresAction !== mayAct
      ? [
          `${partnerName(partner)}: ${page} ${requiresAction ? 'asks what cannot be done' : 'asks nothing of who must act'}`,
        ]
      : []),
    ...(!isOver && turns.length === 0 ? [`${partnerName(partner)}: nobody has a turn`] : []),
    ...(!isOver && ![...ends].some((end) => end.startsWith('verified'))
      ? [`${partnerName(partner)}: nothing leads to being verified`]
      : []),
  ];
}

export const CLEAN: Evidence = {
  ...{ categoryClass: 'REGULAR', quebecBlocked: false, ownFaults: 0, watchList: 'clear' },
  ...{ person: 'match', business: 'match', phoneOwner: 'same', duplicate: 'none' },
};

export function decidedWith(partners: readonly Partner[]) {
  const applied: ApplicantFacts = {
    ...{
      market: 'US',
      applicationLevel: 'FULL',
      phoneProven: true,
      prefersPhoneLink: false,
      hasPartners: true,
      boStatus: 'INFO_PROVIDED',
    },
    ...{
      fullSsnGiven: false,
      done: ['OTP_SMS', 'BO_INFO'],
      inquiry: 'none',
      failedInquiries: 0,
      businessDocument: 'none',
    },
    ...partnerFacts(partners),
  };
  return decide(CLEAN, applied);
}

/** Nobody is asked for a new photo ID before all are verified; then their page must ask for it. */
function errorsOfRenewal(partner: Partner, met: Set<string>): string[] {
  const asked = { isOver: true, isPhotoIdAsked: true };
  const { page, row } = nextOwnerPage({ ...progressOf(partner), ...asked });
  met.add(row);
  return ASKING.includes(page) ? [] : [`${partnerName(partner)}: ${page} asks for no photo ID`];
}

function errorsOfAll(partners: readonly Partner[], met: Set<string>): string[] {
  const { decision, stepUp, row } = decidedWith(partners);
  met.add(row);
  const name = partners.map(partnerName).join(' + ');
  const areAll = partners.every(({ standing }) => standing === 'verified');
  if (areAll !== (decision === 'APPROVED'))
    return [`${name}: ${decision}, although ${areAll ? 'all are' : 'not all are'} verified`];
  if (areAll) return partners.flatMap((partner) => errorsOfRenewal(partner, met));
  const troubles = partners
    .filter(({ standing }) => standing !== 'checking')
    .flatMap((one) => troubleOf(one) ?? []);
  const cases = reviewCases(
    {
      ...{ market: 'US', onboardedAt: 0, decision, applicationLevel: 'FULL', unpaidMonths: [] },
      stepUps: stepUp === undefined ? [] : [{ type: stepUp, requestedAt: 0 }],
      areOwnersAwaited: true,
      owners: partners.map((partner, at) => {
        const { checkingSince: checkStartedAt, ...progress } = progressOf(partner);
        const isDeclined = standingOf(partner).isDeclined === true;
        return { ...progress, id: String(at), isDeclined, checkStartedAt };
      }),
    },
    NOW,
  );
  for (const found of cases) met.add(found);
  const isTimed =
    decision === 'APPROVED_PENDING' &&
    stepUp === 'BO_VERIFICATION' &&
    nextOwnerDeadline(partners.map(verifiableOf)) !== undefined;
  const isApplicantsTurn = partners.some(isUnreachedPartner);
  return [
    ...(isTimed || isApplicantsTurn || cases.length > 0
      ? []
      : [`${name}: ${decision}, and neither a job nor a row of the queue carries it`]),
    ...(troubles.length > 0 && !cases.some(isOwnerCase)
      ? [`${name}: no reviewer is shown an owner in trouble`]
      : []),
  ];
}

/** Every combination of this many partners, regardless of order. */
const together = (count: number, from = 0): Partner[][] =>
  count === 0
    ? [[]]
    : PARTNERS.slice(from).flatMap((first, at) =>
        together(count - 1, from + at).map((rest) => [first, ...rest]),
      );

export const partnerGroups = (partnersMax: number): Partner[][] =>
  Array.from({ length: partnersMax }, (_nothing, at) => together(at + 1)).flat();

/**
 * Somebody can always act, nobody is approved over a partner, and each page asks only what can be
 * done.
 */
export function partnersProof(partnersMax = PARTNERS_MAX): {
  states: number;
  faults: string[];
  met: ReadonlySet<string>;
} {
  const met = new Set<string>();
  const all = partnerGroups(partnersMax);
  for (const partner of PARTNERS) {
    met.add(ownerVerification(progressOf(partner)));
    for (const isOver of [false, true]) met.add(pageOf(partner, isOver).row);
  }
  return {
    states: all.length,
    faults: [
      ...PARTNERS.flatMap(errorsOfOne),
      ...all.flatMap((partners) => errorsOfAll(partners, met)),
    ],
    met,
  };
}
