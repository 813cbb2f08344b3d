import type { Handler } from '../handler.ts';
import { refreshInquiry } from './inquiry-session.ts';

export const refreshVerification: Handler<'refreshVerification'> = (call) => refreshInquiry('verification', call);
