import type { Handler } from '../handler.ts';
import { startInquiry } from './inquiry-session.ts';

export const startIdentification: Handler<'startIdentification'> = (call) => startInquiry('identification', call);
