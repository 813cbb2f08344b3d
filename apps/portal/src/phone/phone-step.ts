import type { ApplicationView } from '@signet/rulebook/application-view';
import type { RouteId } from '@signet/rulebook/routes';

/** The phone's step that is asked now, for events, which are keyed by it. */
export const phoneStepOf = ({ stepUpDetails }: Pick<ApplicationView, 'stepUpDetails'>): { stepUp: string } => ({
  stepUp:
    stepUpDetails.find(({ type, finishedAt }) => finishedAt === undefined && (type === 'OTP_SMS' || type === 'PHONE_AUTH'))?.type ??
    'OTP_SMS',
});

/** Where a proven phone leads: the wait, the next step, or the result, which the person sees before the page that it leads to. docs/readings.md 91. */
export const pageAfterPhone = ({ page, status }: Pick<ApplicationView, 'page' | 'status'>): RouteId =>
  status.money.online ? 'success' : page;
