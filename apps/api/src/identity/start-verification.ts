import type { Handler } from '../handler.ts';
import { startInquiry } from './inquiry-session.ts';

export const startVerification: Handler<'startVerification'> = (call) => startInquiry('verification', call);
