import type { RouteId } from '@signet/rulebook/routes';
import type { CaseId } from './screens-cases.ts';
import type { StateId } from './screens-states.ts';

/**
 * One page in one case, and the states it is looked at in, in this order; the page is opened anew for each state. A new screen is one row here,
 * and one in `CASES` if nobody comes to it yet. `as` names the pictures where the page's own name would not tell two rows apart.
 */
export type ScreenRow = { page: RouteId; from: CaseId; states: readonly StateId[]; as?: string; markets?: readonly ('US' | 'CA')[] };

/** The states of a page that asks a form. */
const FORM = ['empty', 'error', 'filled'] as const satisfies readonly StateId[];

/** Every screen and state that is photographed. */
export const SCREENS: readonly ScreenRow[] = [
  { page: 'get-started', from: 'nobody', states: ['seen', 'help', 'country'] },
  { page: 'get-started', from: 'nobody', states: ['hostingPortal'], as: 'get-started-hosting' },
  { page: 'incorrect-url', from: 'nobody', states: ['seen'] },
  { page: 'applicant', from: 'drafting', states: FORM },
  { page: 'business', from: 'drafting', states: FORM },
  { page: 'category', from: 'drafting', states: [...FORM, 'industryReview', 'industryBlocked'] },
  { page: 'address', from: 'described', states: [...FORM, 'byHand', 'byHandError', 'serverFault', 'offline', 'waiting', 'notLoaded'] },
  { page: 'address', from: 'company', states: ['empty', 'error'], as: 'address-company', markets: ['US'] },
  { page: 'owner-identity', from: 'located', states: FORM },
  { page: 'owner-identity', from: 'answered', states: ['seen'], as: 'owner-identity-on-file' },
  { page: 'check-answers', from: 'answered', states: [...FORM, 'help', 'country', 'serverFault'] },
  { page: 'verifying', from: 'slow', states: ['held'] },
  { page: 'success', from: 'slow', states: ['later'], as: 'success-still-checking' },
  { page: 'otp', from: 'asked', states: [...FORM, 'wrongCode', 'opened'] },
  { page: 'otp', from: 'locked', states: ['seen'], as: 'otp-locked' },
  { page: 'success', from: 'approved', states: ['seen'], as: 'success-approved' },
  { page: 'bank', from: 'approved', states: ['seen', 'bankFailed', 'manualEmpty', 'manualError', 'manualFilled'] },
  { page: 'bank-success', from: 'linked', states: ['seen'] },
  { page: 'complete', from: 'linked', states: ['seen'], as: 'complete-linked' },
  { page: 'complete', from: 'putOff', states: ['seen'], as: 'complete-put-off' },
  { page: 'success', from: 'inReview', states: ['seen'], as: 'success-in-review' },
  { page: 'success', from: 'declined', states: ['seen'], as: 'success-declined' },
  { page: 'error', from: 'fault', states: ['seen'] },
  { page: 'identification', from: 'photoId', states: ['seen'] },
  { page: 'ssn', from: 'fullSsn', states: FORM },
  { page: 'success', from: 'fullSsn', states: ['seen'], as: 'success-one-more-step' },
  { page: 'business-info', from: 'businessDetails', states: ['seen'] },
  { page: 'verification', from: 'businessDocument', states: ['seen'] },
  { page: 'success', from: 'businessDocument', states: ['seen'], as: 'success-online-only' },
  { page: 'owners', from: 'partners', states: ['seen'] },
  { page: 'tax-information', from: 'answered', states: ['seen'], as: 'tax-information-without-link' },
  { page: 'phone-auth-verify', from: 'answered', states: ['seen'], as: 'phone-auth-verify-without-link' },
];
