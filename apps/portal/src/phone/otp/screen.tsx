import { CODE_FIELDS } from '@signet/rulebook/phone/fields';
import { useEffect } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { usePoll } from '../../platform/application-events/use-poll.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { track } from '../../platform/track.ts';
import { phoneStepOf } from '../phone-step.ts';
import { CodeForm } from './code-form.tsx';
import { CodeLocked, CodeNotSent } from './code-unavailable.tsx';
import { useOtp, useVerifyOtp } from './use-otp.ts';

const ROWS = { code: CODE_FIELDS.code };

/** The six-digit code: the server texts it, the page reads how that stands, and goes on. docs/readings.md 64. */
export function Screen() {
  const { reload } = usePortal();
  const application = useApplication();
  const { id, otp } = application;
  const check = useVerifyOtp();
  const form = useForm({ form: 'otp', rows: ROWS, initial: {}, send: (answers, key) => check(answers.code ?? '', key) });
  const calls = useOtp(form);
  const isUnsent = otp?.sentAt === undefined && otp?.locked !== true;
  const { stepUp } = phoneStepOf(application);
  useEffect(() => track('otp.started', { stepUp }), [stepUp]);
  usePoll(
    isUnsent,
    () => reload(id),
    () => undefined,
  );
  if (otp?.locked) return <CodeLocked form={form} calls={calls} lockedUntil={otp.lockedUntil} />;
  return isUnsent ? <CodeNotSent form={form} calls={calls} /> : <CodeForm form={form} calls={calls} />;
}
