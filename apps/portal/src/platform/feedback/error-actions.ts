import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { TEXTS } from './texts.en-US.ts';

/** What a person can do next: try again, turn back, ask customer service, sign out, or leave for an address that the answer names. */
type WayOn = 'again' | 'back' | 'service' | 'signOut' | 'leave';

/** The ways on of an error that takes the page or a dialog; every other one turns back. Document 2, section 8, the table. */
const WAYS: { readonly [Code in ErrorCode]?: readonly WayOn[] } = {
  'config.failed': ['again', 'back'],
  'onboarding.failed': ['again', 'service'],
  'inquiry.sessionTokenMissing': ['again', 'service'],
  'account.overlapUS': ['service', 'back'],
  'account.overlapCA': ['service', 'back'],
  'account.wrong': ['signOut', 'service'],
  'wam.failed': ['leave'],
};

/** What is offered beside an error's words. */
export const errorActions = (code: ErrorCode): readonly WayOn[] => WAYS[code] ?? ['back'];

/** The heading over an error; one for all where it has none of its own. */
export const errorTitle = ({ titles, pageTitle }: typeof TEXTS, code: ErrorCode): string =>
  code in titles ? titles[code as keyof typeof titles] : pageTitle; // the line before says so
