import { LIMITS } from '@signet/rulebook/limits';
import { Details } from '@signet/ui/details';
import { useApplication } from '../../application.tsx';
import { ComeBack } from '../../come-back/come-back.tsx';
import type { FormState } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { PhotoIdInstead } from '../../phone-link/photo-id.tsx';
import { Question } from '../../question.tsx';
import { useFill, useTexts } from '../../texts.tsx';
import type { CodeCalls } from './code-calls.ts';
import { lastFourOf } from './last-four.ts';
import { LinkInstead, WrongNumber } from './other-ways.tsx';
import { Resend } from './resend.tsx';

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
