import { writeDate } from '@signet/rulebook/core/written';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import type { PartnerStatus } from '@signet/rulebook/partners/partner-statuses';
import type { StatusPillProps } from '@signet/ui/status-pill';
import { DESK_LOCALE, wordsOf } from '../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

export const STATUS_TONES: Readonly<Record<PartnerStatus, NonNullable<StatusPillProps['tone']>>> = {
  started: 'plain',
  checking: 'plain',
  actionNeeded: 'warn',
  inReview: 'plain',
  approvedPending: 'good',
  approved: 'good',
  declined: 'bad',
  closed: 'plain',
};

export const nameOf = ({ businessName }: Pick<PartnerApplication, 'businessName'>): string =>
  businessName ?? TEXTS.noName;

/** What is left to do; a step that only a later release knows keeps its code. */
export const stepWords = (step: string): string => wordsOf(TEXTS.step, step);

/** A day in the reader's own time, “Nov 28, 2026”. */
export const dayWords = (at: number): string => writeDate(at, DESK_LOCALE, { dateStyle: 'medium' });

export const timeWords = (at: number): string => writeDate(at, DESK_LOCALE, { timeStyle: 'short' });

export const momentWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
