import type { Handler } from '../handler.ts';
import { readOrAsk } from './inquiry-session.ts';

/** How the inquiry about photo ID stands. Document 1, section 7. */
export const readIdentification: Handler<'readIdentification'> = (call) => readOrAsk('identification', call);
