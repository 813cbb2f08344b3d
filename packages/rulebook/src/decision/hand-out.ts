/** Why a case is not handed out to somebody. */
export const HAND_OUT_REFUSALS = ['gone', 'notYours', 'noReviewer', 'away', 'knowsThem'] as const;
export type HandOutRefusal = (typeof HAND_OUT_REFUSALS)[number];

export type HandOut = {
  /** Ids of whoever hands it out, and to whom; without anybody it is nobody's again. */
  by: string;
  to?: string;
  /** Whoever looks after it now. */
  assignee?: string;
  /** Seniors hand out to everybody, reviewers take cases themselves. */
  mayHandOut: boolean;
  /** Of whoever it goes to. */
  isReviewer: boolean;
  isAway: boolean;
  /** They know an applicant or owner, or are named themselves. */
  knowsThem: boolean;
};

const isOwn = ({ by, to, assignee }: HandOut): boolean =>
  to === undefined ? assignee === undefined || assignee === by : to === by;

const REFUSED: readonly [HandOutRefusal, (handOut: HandOut) => boolean][] = [
  ['notYours', (handOut) => !handOut.mayHandOut && !isOwn(handOut)],
  ['noReviewer', ({ to, isReviewer }) => to !== undefined && !isReviewer],
  ['away', ({ by, to, isAway }) => to !== undefined && to !== by && isAway],
  ['knowsThem', ({ to, knowsThem }) => to !== undefined && knowsThem],
];

/** Who looks after a case is not who decides it: that takes a claim. docs/decisions/0241. */
export const handOutRefusal = (handOut: HandOut): HandOutRefusal | undefined =>
  REFUSED.find(([, isRefused]) => isRefused(handOut))?.[0];

/** Somebody else is told why a case is theirs now. */
export const needsHandOutReason = ({ by, to }: Pick<HandOut, 'by' | 'to'>): boolean =>
  to !== undefined && to !== by;

/** Business days after which a case may be looked at again. */
export const LOOK_AGAIN_PERIODS = [1, 2, 3, 5, 10] as const;

/** Cases that are handed out at once. */
export const HAND_OUT_ROWS = 100;
