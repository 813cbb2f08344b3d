import type { Handler } from '../handler.ts';
import { startInquiry } from './inquiry-session.ts';

/** Opens the vendor's frame for photo ID. Document 1, section 7. */
export const startIdentification: Handler<'startIdentification'> = (call) => startInquiry('identification', call);
