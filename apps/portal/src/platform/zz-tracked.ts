import { ApiError } from './api.ts';
import { track } from './track.ts';

/** Steps whose end is told with three events. Document 2, section 9, Analytics. */
type Tracked = 'fullSsn' | 'businessInfo';

/** Runs the step and tells how it ended; a failure goes on to the form. */
export async function tracked(step: Tracked, params: { stepUp: string }, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    track(`${step}.success`, params);
  } catch (error) {
    if (error instanceof ApiError) track(`${step}.failed`, { ...params, errorCode: error.code });
    throw error;
  }
}
