import { sendCode } from '../send-code.ts';
import { viewOf } from '../view.ts';
import type { Handler } from './handler.ts';
import { reload } from './reload.ts';

/** Texts the six-digit code, the same one while it lives. Document 1, section 7; decisions.md, section 6. */
export const sendOtpCode: Handler<'sendOtpCode'> = async ({ deps, application, session, visitor, once }) => {
  await sendCode(deps, application, once);
  const stored = await reload(application.id, { deps, session, visitor });
  return { attempts: stored.code?.triesLeft ?? 0, application: viewOf(stored, { locale: visitor.locale, clock: deps.clock }) };
};
