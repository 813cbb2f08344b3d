import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../application.tsx';
import { useFaultText } from '../../question.tsx';
import { ScreenPage } from '../../screen-page.tsx';
import { useFill, useTexts, useWords } from '../../texts.tsx';
import type { CodeProps } from './ask-code.tsx';
import { lastFourOf } from './last-four.ts';
import { PhotoId, PhotoIdButton, WrongNumber } from './other-ways.tsx';

/** What went wrong with a press on a page without fields. */
function Fault({ form }: Pick<CodeProps, 'form'>) {
  const faultText = useFaultText();
  const fault = form.faults[0];
  return (
    <div className={fault ? undefined : 'vh'} role="alert">
      {fault && <Banner tone="bad">{faultText(fault)}</Banner>}
    </div>
  );
}

/** No code was sent yet: it is on its way by itself, or the button sends it. */
export function Unsent({ form, calls }: CodeProps) {
  const texts = useTexts('otp');
  const fillIn = useFill();
  const last4 = lastFourOf(useApplication());
  return (
    <ScreenPage title={texts.titleUnsent} lead={fillIn(texts.leadUnsent, { last4 })} why={texts.why}>
      <Fault form={form} />
      <Actions
        later={
          <Details summary={texts.photoTitle}>
            <PhotoId form={form} calls={calls} kind="secondary" />
          </Details>
        }
      >
        <Button busy={calls.doing === 'sending'} busyLabel={texts.sending} onClick={() => void calls.send(form)}>
          {texts.send}
        </Button>
      </Actions>
    </ScreenPage>
  );
}

/** Too many wrong codes: when to come back, and the other way. ux.md, item 36. */
export function Locked({ form, calls }: CodeProps) {
  const texts = useTexts('otp');
  const { errors } = useWords();
  return (
    <ScreenPage title={texts.titleLocked} lead={errors['code.locked']} why={texts.why}>
      <Fault form={form} />
      <p>{texts.photoText}</p>
      <WrongNumber />
      <Actions>
        <PhotoIdButton form={form} calls={calls} kind="primary" />
      </Actions>
    </ScreenPage>
  );
}
