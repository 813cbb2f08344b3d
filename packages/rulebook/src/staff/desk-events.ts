/** Stream of what changes at the desk; its `reading` names the case that the page shows. */
export const DESK_EVENTS_PATH = '/api/v2/desk/events';

/** Somebody at the desk, and the case that they read. */
export type PresentStaff = { id: string; name: string; reading?: string };

/** A line of the stream: that something changed and who is there, never what it is. */
export type DeskEvent =
  | { kind: 'case'; reference: string; version: number }
  | { kind: 'presence'; present: readonly PresentStaff[] }
  /** Some changes may have been missed. */
  | { kind: 'look' };
