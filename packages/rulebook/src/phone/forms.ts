import type { Forms } from '../answer-rows.ts';

/** The code that proves a phone. */
export const PHONE_FORMS = {
  otp: [{ path: 'code', field: 'code' }],
} as const satisfies Forms;
