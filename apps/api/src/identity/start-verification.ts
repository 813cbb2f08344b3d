import type { Handler } from '../handler.ts';
import { startInquiry } from './inquiry-session.ts';

/** Opens the vendor's frame for the business’s document. Document 1, section 7. */
export const startVerification: Handler<'startVerification'> = (call) => startInquiry('verification', call);
