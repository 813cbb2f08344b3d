import type { ErrorCode } from '@signet/rulebook/core/errors';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { TEXTS } from './texts.en-US.ts';

type WayOn = 'again' | 'back' | 'service' | 'signOut' | 'leave';

const WAYS: { readonly [Code in ErrorCode]?: readonly WayOn[] } = {
  'config.failed': ['again', 'back'],
  'onboarding.failed': ['again', 'service'],
  'inquiry.sessionTokenMissing': ['again', 'service'],
  'account.overlapUS': ['service', 'back'],
  'account.overlapCA': ['service', 'back'],
  'account.wrong': ['signOut', 'service'],
  'wam.failed': ['leave'],
};

export const errorActions = (code: ErrorCode): readonly WayOn[] => WAYS[code] ?? ['back'];

export const errorTitle = ({ titles, pageTitle }: typeof TEXTS, code: ErrorCode): string =>
  isKeyOf(titles, code) ? titles[code] : pageTitle;

/** The line below an error: what to do next, or that nothing is lost. docs/readings.md 5. */
export const errorNext = ({ next, safe }: typeof TEXTS, code: ErrorCode): string =>
  isKeyOf(next, code) ? next[code] : safe;
