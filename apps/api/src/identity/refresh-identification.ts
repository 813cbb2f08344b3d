import type { Handler } from '../handler.ts';
import { refreshInquiry } from './inquiry-session.ts';

/** How the inquiry about photo ID stands. Document 1, section 7. */
export const refreshIdentification: Handler<'refreshIdentification'> = (call) => refreshInquiry('identification', call);
