import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { Words } from '../texts/load-texts.ts';

/** The heading over an error; one for all where it has none of its own. */
export const titleOf = ({ titles, pageTitle }: Words['shown'], code: ErrorCode): string =>
  code in titles ? titles[code as keyof typeof titles] : pageTitle; // the line before says so
