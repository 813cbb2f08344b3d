const minute = 60_000;

/** A claim is renewed while its case is used, so nobody loses it in the middle of a sentence. */
const renewBelowMs = 5 * minute;
/** Without a press for as long, the case is not being worked on. */
const usedWithinMs = 3 * minute;
/** Then its holder says themselves that they go on. */
const renewsForMs = 120 * minute;

export type ClaimUse = { leftMs: number; pressedAgoMs: number; renewingForMs: number };

export const isToBeRenewed = ({ leftMs, pressedAgoMs, renewingForMs }: ClaimUse): boolean =>
  leftMs < renewBelowMs && pressedAgoMs < usedWithinMs && renewingForMs < renewsForMs;
