import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { StatusPillProps } from '@signet/ui/status-pill';

type Decision = ReplyOf<'searchApplications'>['results'][number]['decision'];

const TONES: Partial<Record<Decision, StatusPillProps['tone']>> = {
  APPROVED: 'good',
  APPROVED_PENDING: 'good',
  DECLINED: 'bad',
  DECLINED_PENDING: 'bad',
  PENDING: 'info',
};

/** Beside the decision’s own words. */
export const decisionTone = (decision: Decision): StatusPillProps['tone'] =>
  TONES[decision] ?? 'plain';
