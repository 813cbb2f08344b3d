import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useFormattedWait, useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { useErrorText } from '../../platform/form/question.tsx';
import { maskedPhone } from '../../platform/format-phone.ts';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { PhotoIdButton, PhotoIdInstead } from '../photo-id-alternative.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import { UseLinkInstead, WrongNumber } from './code-alternatives.tsx';
import type { CodeProps } from './code-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

/** What went wrong with a press on a page without fields. */
function Fault({ form }: Pick<CodeProps, 'form'>) {
  const faultText = useErrorText();
  const fault = form.faults[0];
  return (
    <div className={fault ? undefined : 'visually-hidden'} role="alert">
      {fault && <Banner tone="bad">{faultText(fault)}</Banner>}
    </div>
  );
}

/** No code was sent yet: it is on its way by itself, or the button sends it. */
export function CodeNotSent({ form, calls }: CodeProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const inWords = useFormattedWait();
  const application = useApplication();
  const last4 = maskedPhone(application);
  // Links count too: codes and links share one send limit.
  const seconds = useSecondsUntil(application.otp?.resendAt, application.serverNow);
  return (
    <ScreenPage title={texts.titleUnsent} lead={fillIn(texts.leadUnsent, { last4 })} why={texts.why}>
      <Fault form={form} />
      <Actions
        later={
          <>
            <div>
              <UseLinkInstead />
              <PhotoIdInstead text={texts.photoText} isLeaving={calls.doing === 'leaving'} onPress={() => void calls.photoId()} />
            </div>
            <SaveForLater />
          </>
        }
      >
        {seconds > 0 ? (
          <p>{inWords(texts.sendIn, seconds)}</p>
        ) : (
          <Button busy={calls.doing === 'sending'} busyLabel={texts.sending} onClick={() => void calls.send()}>
            {texts.send}
          </Button>
        )}
      </Actions>
    </ScreenPage>
  );
}

export function CodeLocked({ form, calls, lockedUntil }: CodeProps & { lockedUntil?: number }) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const phoneLink = usePhoneTexts();
  return (
    <ScreenPage
      title={phoneLink.titleLocked}
      lead={errors[lockedUntil === undefined ? 'otp.permanentlyLocked' : 'otp.temporarilyLocked']}
      why={texts.why}
    >
      <Fault form={form} />
      <p>{texts.photoText}</p>
      <WrongNumber />
      <Actions>
        <PhotoIdButton isLeaving={calls.doing === 'leaving'} onPress={() => void calls.photoId()} kind="primary" />
      </Actions>
    </ScreenPage>
  );
}
