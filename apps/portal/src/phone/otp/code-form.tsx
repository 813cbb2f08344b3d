import { LIMITS } from '@signet/rulebook/core/limits';
import { Details } from '@signet/ui/details';
import { useApplication } from '../../platform/application.tsx';
import { ComeBack } from '../../platform/save-for-later/save-for-later.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { PhotoIdInstead } from '../photo-id-alternative.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useFill, useTexts } from '../../platform/texts/text-provider.tsx';
import type { CodeCalls } from './use-otp.ts';
import { lastFourOf } from '../../platform/zz-screens-otp-last-four.ts';
import { LinkInstead, WrongNumber } from './code-alternatives.tsx';
import { Resend } from './zz-screens-otp-resend.tsx';

export type CodeProps = { form: FormState; calls: CodeCalls };

/** The code was sent: one field, and what to do when nothing arrives. A code that arrives at once sends itself. look.md, Code. */
export function AskCode({ form, calls }: CodeProps) {
  const texts = useTexts('otp');
  const fillIn = useFill();
  const application = useApplication();
  const triesLeft = application.otp?.triesLeft ?? LIMITS.codeTriesPerCode;
  const minutes = LIMITS.codeLifeMs / 60_000;
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={fillIn(texts.lead, { last4: lastFourOf(application), minutes })}
      why={texts.why}
      later={
        <>
          <div>
            <Details summary={texts.tipsTitle}>
              <ul>
                {texts.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Details>
            <Details summary={texts.wrongNumberTitle}>
              <WrongNumber />
            </Details>
            <LinkInstead />
            <PhotoIdInstead text={texts.photoText} isLeaving={calls.doing === 'leaving'} onPress={() => void calls.photoId(form)} />
          </div>
          <ComeBack />
        </>
      }
    >
      <Question form={form} path="code" onFilledAtOnce={(code) => void form.submit({ code })} />
      {triesLeft < LIMITS.codeTriesPerCode && form.faults.length === 0 && <p>{fillIn(texts.triesLeft, { count: triesLeft })}</p>}
      <Resend form={form} calls={calls} />
    </FormScreen>
  );
}
