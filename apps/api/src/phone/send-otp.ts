import { codeReply, reload } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { sendCode } from './otp-delivery.ts';

/** Texts the six-digit code, the same one while it lives. Document 1, section 7; decisions.md, section 6. */
export const sendOtpCode: Handler<'sendOtpCode'> = async ({ deps, application, session, visitor, once }) => {
  await sendCode(deps, application, once);
  const stored = await reload(application.id, { deps, session, visitor });
  return codeReply(stored, { deps, visitor });
};
