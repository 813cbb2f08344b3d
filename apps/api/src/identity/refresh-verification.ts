import type { Handler } from '../handler.ts';
import { refreshInquiry } from './inquiry-session.ts';

/** How the inquiry about the business’s document stands. Document 1, section 7. */
export const refreshVerification: Handler<'refreshVerification'> = (call) => refreshInquiry('verification', call);
