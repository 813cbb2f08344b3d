import { adding } from './running.ts';

const DAY_MS = 24 * 3_600_000;

/** Links that were sent for a week work as long as a new one does: mail, card and Home tell one date. */
export const invitationEnds = adding(
  `update owner_invitations set expires_at = created_at + ${14 * DAY_MS}
    where used_at is null and expires_at = created_at + ${7 * DAY_MS}`,
);
