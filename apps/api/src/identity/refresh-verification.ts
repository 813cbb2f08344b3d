import type { Handler } from '../handler.ts';
import { readOrAsk } from './inquiry-session.ts';

/** How the inquiry about the business’s document stands. Document 1, section 7. */
export const readVerification: Handler<'readVerification'> = (call) => readOrAsk('verification', call);
