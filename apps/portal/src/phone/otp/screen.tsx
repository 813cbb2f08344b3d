import { CODE_FIELDS } from '@signet/rulebook/phone/fields';
import { useEffect } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { track } from '../../platform/track.ts';
import { phoneStepOf } from '../phone-step.ts';
import { CodePage } from './code-page.tsx';
import { useOtp, useVerifyOtp } from './use-otp.ts';

const ROWS = { code: CODE_FIELDS.code };

/**
 * Six-digit code entry: the server texts the code, and the page polls until it is sent.
 * docs/readings.md 64.
 */
export function Screen() {
  const check = useVerifyOtp();
  const form = useForm({
    form: 'otp',
    rows: ROWS,
    initial: {},
    send: (answers, key) => check(answers.code ?? '', key),
  });
  const calls = useOtp(form);
  const { stepUp } = phoneStepOf(useApplication());
  useEffect(() => track('otp.started', { stepUp }), [stepUp]);
  return <CodePage form={form} calls={calls} />;
}
