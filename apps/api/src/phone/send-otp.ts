import { loadApplication, otpReplyFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { deliverOtp } from './otp-delivery.ts';

/** Texts the six-digit code, the same one while it lives. docs/readings.md 63. */
export const sendOtp: Handler<'sendOtp'> = async ({ deps, application, session, visitor, once }) => {
  await deliverOtp(deps, application, { ip: visitor.ip, once });
  const stored = await loadApplication(application.id, { deps, session, visitor });
  return otpReplyFor(stored, { deps, visitor });
};
