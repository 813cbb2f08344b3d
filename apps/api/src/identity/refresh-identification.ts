import type { Handler } from '../handler.ts';
import { refreshInquiry } from './inquiry-session.ts';

export const refreshIdentification: Handler<'refreshIdentification'> = (call) => refreshInquiry('identification', call);
