import type { ProfileLabel } from '@signet/rulebook/account-list';
import type { Tone } from '@signet/ui/banner';

export const LABEL_TONES: Record<ProfileLabel, Tone> = {
  approved: 'good',
  inReview: 'info',
  incomplete: 'warn',
  notApproved: 'bad',
  closed: 'info',
  notStarted: 'info',
};
